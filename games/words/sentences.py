"""Assembled sentences: the question to a player, why a move is not possible, a line of the log."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, cast

from games.core.domains import Why
from games.core.events import Event, PhaseEnded
from games.core.menus import Menu
from games.core.moves import FieldKind, Seat, field_kinds, hyphened
from games.core.secrets import unmarked, view
from games.core.table import Table, Told
from games.words.phrases import HIDDEN, Phrases

MOST_VALUES = 20

JOINER = "\u200d"
"""The one invisible sign that is no mischief: it holds emojis together."""


@lru_cache(maxsize=1024)
def calm(name: str) -> str:
    """Return a user's name on one line, without lone surrogates and invisible format characters, such as those that reverse text."""
    seen = "".join(sign for sign in name if unicodedata.category(sign) not in ("Cf", "Cs") or sign == JOINER)
    return (
        " ".join("".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in seen).split()) or "?"
    )


def step_words(table: Table, words: Phrases, viewer: Seat | None = None) -> str:
    """Return the description of what the top step waits for, as a viewer may know it (None: the public).

    The attribute `now` of the step's message describes the question, with the step's own fields and those of
    its `about` as arguments. If one of them is secret, the message itself is used.
    """
    message = f"step-{hyphened(type(table.state.agenda[-1]).__name__)}"
    if not words.has(message, "now"):
        return words(message)
    seen = table.view(viewer)
    step = seen.agenda[-1]
    told = _told(words.wanted(message, "now"), (step, step.about(seen)), words)
    return words(message) if HIDDEN in told.values() else words.now(message, **told)


def _told(wanted: Iterable[str], sources: Iterable[object], words: Phrases) -> dict[str, Any]:
    """Return the arguments of a sentence, each from the first source with a field or property of its name."""
    told: dict[str, Any] = {}
    for source in sources:
        kinds = {} if source is None else {field.name: field for field in field_kinds(type(source))}
        for name in wanted:
            if name not in told and hasattr(source, name):
                value = getattr(source, name)
                told[name] = words.value(kinds[name], value, ()) if name in kinds else value
    return told


def moment_words(table: Table, words: Phrases) -> str:
    """Return the table's present moment: `round 3`."""
    return moment_of(table.state, words)


def moment_of(there: object, words: Phrases) -> str:
    """Return the game's moment, by its message `moment` and the state's public numbers: `round 3`."""
    if not words.has("moment"):
        return ""
    numbers = {name: getattr(there, name) for name in unmarked(type(there))}
    return words("moment", **{name: value for name, value in numbers.items() if isinstance(value, int)})


def ended_phase(one: Told, words: Phrases) -> str:
    """Return the phase that an event ends, and the moment: `round 3 – the mayor phase`; "" if none ends."""
    if not isinstance(one.event, PhaseEnded):
        return ""
    name = f"phase-{hyphened(one.event.name)}"
    phase = words(name) if words.has(name) else one.event.name
    moment = moment_of(one.state, words) if one.state is not None else ""
    return f"{moment} – {phase}" if moment else phase


def log_lines(told: Iterable[Told], words: Phrases, names: Sequence[str], viewer: Seat | None) -> list[str]:
    """Return events as lines, as a viewer may know them (None: the public)."""
    return [text for _, text, _ in told_lines(told, words, names, viewer)]


def told_lines(
    told: Iterable[Told], words: Phrases, names: Sequence[str], viewer: Seat | None
) -> list[tuple[int, str, Event]]:
    """Return events as lines, each with its newest entry and its first event, as the viewer knows it.

    Similar events that can share a line do so: a long auction is one line.
    """
    lines: list[tuple[int, str, Event]] = []
    goes_on = False
    for one in told:
        event = view(one.event, viewer)
        also = words.event_also(event, names)
        if goes_on and also is not None:
            lines[-1] = one.entry, f"{lines[-1][1]}; {also.strip()}", lines[-1][2]
        elif line := words.event(event, names).strip():
            lines.append((one.entry, line, event))
            goes_on = also is not None
        else:
            goes_on = False
    return lines


def newest(lines: Sequence[str], most: int) -> str:
    """Return as many of the newest lines as fit into `most` characters."""
    kept = list(lines)
    while len(kept) > 1 and sum(map(len, kept)) + len(kept) > most:
        kept.pop(0)
    return "\n".join(kept)[:most]


def why_sentence(why: Why, words: Phrases, names: Sequence[str], echo: Callable[[str], str]) -> str:
    """Return the sentence for a refused move, which says what is possible instead.

    `echo` makes a user's text harmless for the place where the sentence is shown.
    """
    message, arguments = why
    field = arguments.get("field")
    shown = {
        name: _shown(value, field, words, names, echo) for name, value in arguments.items() if name != "field"
    }
    if message == "why-several-size" and arguments["least"] == arguments["most"]:
        message = "why-several-exactly"
    return words(message, **shown)


def _shown(
    value: Any, field: FieldKind | None, words: Phrases, names: Sequence[str], echo: Callable[[str], str]
) -> Any:
    if isinstance(value, tuple | list):
        value = cast("Sequence[Any]", value)
        texts = [str(_one(item, field, words, names, echo)) for item in value[:MOST_VALUES]]
        return ", ".join(texts) + (" …" if len(value) > MOST_VALUES else "")
    return (
        value
        if isinstance(value, int) and (field is None or not field.is_seat)
        else _one(value, field, words, names, echo)
    )


def _one(
    value: Any, field: FieldKind | None, words: Phrases, names: Sequence[str], echo: Callable[[str], str]
) -> Any:
    if isinstance(value, type):
        return words.kind(value)
    if field is None or (field.is_seat and not isinstance(value, int)):
        return echo(str(value))
    try:
        shown = words.pieces(field, (value,), names) if field.is_several else words.value(field, value, names)
    except KeyError:
        # What was typed is no component of this game: it is shown as it was typed.
        return echo(str(value))
    return shown


def kinds_sentence(menu: Menu, words: Phrases) -> str:
    """Return the kinds of moves on a menu as a list."""
    return ", ".join(words.kind(kind) for kind in menu.kinds())
