"""Chapters and components of a game's rules, looked up in its texts. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from bot.errors import PlayerError
from bot.menus.buttons import ShowChapter
from bot.menus.newcomers import ShowPart
from bot.menus.parts import (
    CHOICE,
    LABEL,
    OPTIONS,
    ROWS,
    Button,
    Choice,
    Controls,
    Select,
    Style,
    in_rows,
    short,
)
from bot.table.live import Started
from games.core.box import Box
from games.core.domains import OneOf, Several
from games.core.game import Game
from games.core.menus import MoveSet
from games.core.moves import Seat, field_kinds
from games.words.finding import is_meant, may_mean, plainly
from games.words.phrases import Phrases, component_id
from games.words.view import capital

MOST_NAMED = 20
CHAPTER = "rules-"
BRIEF = "rules-two-minutes"
"""The chapter for beginners: one page, with a picture."""


@lru_cache(maxsize=64)
def topics(words: Phrases) -> Mapping[str, str]:
    """Return the topics of a game's rules: message id → its name, chapters first, each name once.

    The result is cached: every page of the rules needs it, in two languages, and computing it reads thousands of messages.
    """
    components = {
        name: words(name)
        for name in words.messages("")
        if words.has(name)
        and words.has(name, "about")
        and not name.startswith(("option-", "move-", "rules-", "event-"))
    }
    found = chapters(words) | {name: text[:1].upper() + text[1:] for name, text in components.items()}
    named: dict[str, str] = {}
    for name, title in found.items():
        named.setdefault(plainly(title), name)
    return {name: found[name] for name in named.values()}


def chapters(words: Phrases) -> dict[str, str]:
    """Return the chapters of a game's rules: message id → title."""
    return {name: words.title(name) for name in words.messages("rules-") if words.has(name, "title")}


def rules_page(
    words: Phrases, table: int, game: str, topic: str | None, parts: Sequence[str] = ()
) -> tuple[str, Controls]:
    """Return the text of a topic, or the list of chapters if it is None, with a button for each chapter.

    parts: Components in the user's question, for a list to look them up.
    """
    buttons = [
        Button(
            str(ShowChapter(table, game, name.removeprefix(CHAPTER))),
            short(title, LABEL),
            _style(name, topic),
        )
        for name, title in chapters(words).items()
    ]
    rows = in_rows(buttons)[: ROWS - 1]
    if parts:
        choices = tuple(_part(words, part) for part in parts[:OPTIONS])
        rows = (*rows, (Select(str(ShowPart(table, game)), words("choose-part"), choices),))
    return contents(words) if topic is None else rule_text(words, topic), rows


def _part(words: Phrases, part: str) -> Choice:
    return Choice(part, short(capital(words(part)), CHOICE), short(words.about(part), CHOICE))


def places_of(game: Game, box: Box, message: str) -> frozenset[str]:
    """Return the names of a component's possible places in pictures. `message` is the id of the component's name."""
    tables = {field.table for kind in game.moves for field in field_kinds(kind) if field.table is not None}
    return frozenset(
        f"{table}/{row}"
        for table in tables
        for row in getattr(box, table, ())
        if component_id(table, row) == message
    )


def parts_asked(live: Started, seat: Seat) -> list[str]:
    """Return the components that the controls of a seat name and that have a description."""
    found = [live.words.origin(one) for moves in live.table.menu(seat).sets for one in _named(moves)]
    return [name for name in dict.fromkeys(found) if live.words.has(name, "about")]


def _named(moves: MoveSet) -> Iterator[str]:
    """Yield the message of each component that a move may name."""
    for field in field_kinds(moves.kind):
        domain = moves.domains.get(field.name)
        if field.table is None or not isinstance(domain, OneOf | Several):
            continue
        for value in domain if isinstance(domain, OneOf) else domain.pool:
            yield component_id(field.table, value)


def _style(chapter: str, topic: str | None) -> Style:
    return "primary" if chapter == topic else "secondary"


def contents(words: Phrases) -> str:
    """Return the introduction to the list of chapters."""
    parts = sum(not name.startswith(CHAPTER) for name in topics(words))
    return words("rule-list", game=words("game-name"), parts=parts)


def find_topic(words: Phrases, topic: str) -> str:
    """Return the message id of a chapter or component, by its name or a part of it. Raise `PlayerError` if none or several match."""
    found, english = topics(words), topics(words.english)
    called = {name: (name, title, english.get(name, title)) for name, title in found.items()}
    exact = [name for name, titles in called.items() if is_meant(topic, titles)]
    close = exact or [name for name, titles in called.items() if may_mean(topic, titles)]
    if not close:
        raise PlayerError("no-such-rule", text=topic)
    if len({found[name] for name in close}) > 1:
        names = ", ".join(dict.fromkeys(found[name] for name in close[:MOST_NAMED]))
        raise PlayerError("many-such-rules", text=topic, names=names)
    return close[0]


def rule_text(words: Phrases, topic: str) -> str:
    """Return a chapter, or a component's effect. Raise `PlayerError` if none or several match."""
    name = find_topic(words, topic)
    found = topics(words)
    text = words(name) if name.startswith(CHAPTER) else f"{words.about(name)}\n{words.facts(name)}".strip()
    return f"**{found[name]}**\n{text}"
