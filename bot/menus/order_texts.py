"""Standing orders as users type and read them: `bid 1..11; pass`, `place box=dock; place box=discovery`."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from bot.errors import PlayerError
from games.core import record
from games.core.box import Box
from games.core.conditions import conditions
from games.core.game import Game
from games.core.moves import FieldKind, Move, field_kinds, hyphened, move_name
from games.core.notation import NotationError, read_pieces, read_value
from games.core.orders import Bound, Order, PartialMove, Ranked, Wish, facts
from games.core.steps import Step
from games.words.phrases import Phrases

Lasts = Literal["once", "step", "dropped"]

MOST_TYPED = 500
"""Maximum number of characters of each part of an order."""
MOST_DIGITS = 6
_NEXT = re.compile("[;\\n\\r]")
"""Separators of moves."""


@record
class TypedOrder:
    """A typed order.

    moves: Moves separated by `;` or line breaks. The first possible one is made.
    step: Name of the step that it answers; "" for any step.
    lasts: How long the order stays in force.
    about: Facts of that step (`explorer=cook`).
    unless: Moves that stop it when they are possible.
    until: A condition of the game that ends it.
    """

    moves: str
    step: str = ""
    lasts: Lasts = "once"
    about: str = ""
    unless: str = ""
    until: str = ""


def read_order(game: Game, box: Box, typed: TypedOrder) -> Order:
    """Read an order. Raise `PlayerError`."""
    kinds = {move_name(kind): kind for kind in game.moves}
    if any(len(text) > MOST_TYPED for text in (typed.moves, typed.step, typed.about, typed.unless)):
        raise PlayerError("order-too-long", most=MOST_TYPED)
    moves = tuple(_read_partial(part, kinds, box) for part in _NEXT.split(typed.moves) if part.strip())
    if not moves:
        raise PlayerError("order-empty")
    asking = _find_step(game, typed.step) if typed.step else None
    given = tuple(_read_fact(part, asking, box) for part in typed.about.replace(",", " ").split())
    stops = tuple(
        _find_kind(part, kinds).__name__ for part in typed.unless.replace(",", " ").replace(";", " ").split()
    )
    return Order(asking.__name__ if asking else "", moves, typed.lasts, given, stops)


def find_condition(game: Game, name: str) -> str:
    """Return the name of a condition of the game. Raise `PlayerError` if it has none of this name."""
    names = conditions(game)
    if name.lower() not in names:
        raise PlayerError("no-such-condition", text=name, names=", ".join(names))
    return name.lower()


def _find_kind(name: str, kinds: Mapping[str, type[Move]]) -> type[Move]:
    kind = kinds.get(name.lower())
    if kind is None:
        raise PlayerError("not-a-move", text=name, names=", ".join(kinds))
    return kind


def _find_step(game: Game, name: str) -> type[Step[Any]]:
    for step in game.steps:
        if name.lower() in (hyphened(step.__name__), step.__name__.lower()):
            return step
    names = ", ".join(hyphened(step.__name__) for step in game.steps)
    raise PlayerError("no-such-step", text=name, names=names)


def _read_fact(text: str, step: type[Step[Any]] | None, box: Box) -> tuple[str, Wish]:
    name, _, value = text.partition("=")
    for field in facts(step) if step else ():
        if field.name == name and value:
            return name, _read_wish(value, field, box)
    raise PlayerError("order-fact", text=text)


def _read_partial(text: str, kinds: Mapping[str, type[Move]], box: Box) -> PartialMove:
    name, *words = text.split()
    kind = _find_kind(name, kinds)
    fields = list(field_kinds(kind))
    wishes: dict[str, Wish] = {}
    for word in words:
        named, _, value = word.partition("=")
        field = next((field for field in fields if field.name == named and value), None)
        if field is None:
            field, value = next((f for f in fields if f.name not in wishes), None), word
        if field is None:
            raise PlayerError("too-many-words", text=word)
        if field.is_several:
            before = wishes.get(field.name)
            earlier = before.pieces if isinstance(before, Ranked) else ()
            wishes[field.name] = Ranked((*earlier, *_known(_pieces(value), field, box)))
        elif value != "_":
            wishes[field.name] = _read_wish(value, field, box)
    return PartialMove(kind.__name__, tuple(wishes.items()))


def _pieces(text: str) -> tuple[str, ...]:
    try:
        return read_pieces(text)
    except NotationError as error:
        raise PlayerError(error.words, **error.args_) from None


def _read_wish(text: str, field: FieldKind, box: Box) -> Wish:
    low, dots, high = text.partition("..")
    if field.is_number and dots:
        return Bound(_number(low or "0"), _number(high))
    if field.is_number:
        return _number(text)
    if field.is_bool or field.is_seat:
        try:
            return read_value(text, field)
        except NotationError as error:
            raise PlayerError(error.words, **error.args_) from None
    if "," in text:
        return Ranked(_known(text.split(","), field, box))
    return _known((text,), field, box)[0]


def _number(text: str) -> int:
    if not (text.isdecimal() and len(text) <= MOST_DIGITS):
        raise PlayerError("not-a-number", text=text)
    return int(text)


def _known(pieces: Sequence[str], field: FieldKind, box: Box) -> tuple[Any, ...]:
    """Return ids as they are spelled in the field's table, if it has one. Raise `PlayerError` for unknown ones."""
    table = getattr(box, field.table or "", None)
    if table is None:
        return tuple(pieces)
    by_text = {str(name).lower(): name for name in table}
    for piece in pieces:
        if piece.lower() not in by_text:
            names = ", ".join(list(by_text)[:30])
            raise PlayerError("no-such-component", text=piece, names=names)
    return tuple(by_text[piece.lower()] for piece in pieces)


def order_words(order: Order, game: Game, words: Phrases, names: Sequence[str]) -> str:
    """Return an order as a sentence for its owner."""
    kinds = {kind.__name__: kind for kind in game.moves}
    moves = "; ".join(_partial_words(partial, kinds[partial.kind], words, names) for partial in order.moves)
    step = hyphened(order.step) if order.step else words("order-anything")
    about = "".join(f" ({name} = {value})" for name, value in order.given)
    stops = ", ".join(words.kind(kinds[name]) for name in order.unless)
    lasts = f"order-lasts-{order.lasts}"
    if order.until is not None and words.has(f"until-{order.until.name}"):
        # A game may have left off a condition while orders wait for it.
        lasts = f"until-{order.until.name}"
    text = f"{step}{about}: {moves} – {words(lasts)}"
    return f"{text}, {words('order-unless', moves=stops)}" if stops else text


def _partial_words(partial: PartialMove, kind: type[Move], words: Phrases, names: Sequence[str]) -> str:
    fields = {field.name: field for field in field_kinds(kind)}
    shown = [words.kind(kind)]
    for name, wish in partial.wishes:
        field = fields[name]
        if isinstance(wish, Bound):
            shown.append(f"{wish.low}–{wish.high}")
        elif isinstance(wish, Ranked):
            shown.append(words.pieces(field, wish.pieces, names))
        else:
            shown.append(str(words.value(field, wish, names)))
    return " ".join(shown)


def completions(game: Game, box: Box, typed: str) -> list[str]:
    """Return the completions of a half-typed order, each as the whole text."""
    *before, part = _NEXT.split(typed)
    start = "".join(f"{move.strip()}; " for move in before if move.strip())
    words = part.split()
    kinds = {move_name(kind): kind for kind in game.moves}
    if not words or (len(words) == 1 and not part.endswith(" ") and words[0] not in kinds):
        found = [name for name in kinds if not words or name.startswith(words[0].lower())]
        return [f"{start}{name}" for name in found]
    kind = kinds.get(words[0])
    if kind is None:
        return []
    done, last = (words[1:], "") if part.endswith(" ") else (words[1:-1], words[-1] if len(words) > 1 else "")
    fields = field_kinds(kind)
    if len(done) >= len(fields) and not (fields and fields[-1].is_several):
        return [typed.strip()]
    field = fields[min(len(done), len(fields) - 1)]
    stem = " ".join([words[0], *done])
    values = [str(name) for name in getattr(box, field.table or "", ())] or (
        ["1..10"] if field.is_number else []
    )
    found = [f"{start}{stem} {value}" for value in values if last.lower() in value.lower()]
    return [f"{start}{stem} {last}".strip(), *found]
