"""Forms: the pieces or the number that one field of a move takes, as data; laid out for Discord; and read when they are sent."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import PlayerError
from bot.menus.parts import CHOICE, OPTIONS, ROWS, TITLE, Choice, Form, Select, TextField, short
from games.core.domains import Between, Several
from games.core.menus import HalfMove
from games.core.notation import NotationError
from games.core.notation import read_pieces as read_typed_pieces
from games.words.phrases import Phrases

Fields = Mapping[str, Sequence[str]]
"""What was filled into a form: the values of each field by its `custom_id`."""

LONGEST_NUMBER = 9
"""Digits of a number that somebody types; no game counts further."""
TEXT = "text"
"""The `custom_id` of a form's line."""
_PIECE = re.compile(r"([0-9]{1,3})\.[0-9]{1,4}")


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a pool. A form is sent with the `value`s of those that are chosen, under any `custom_id`.

    `kind` is what it stands for, `number` which of several alike (from 1), `worth` what it counts towards `PieceForm.at_least`.
    """

    value: str
    kind: Any
    number: int
    label: str
    about: str | None = None
    worth: int = 0
    chosen: bool = False
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class PieceForm:
    """A question for several pieces of a pool, and its limits.

    `least` to `most` pieces that are worth `at_least` together. Without `spare` each must be needed for that.
    """

    question: str
    pieces: tuple[Piece, ...]
    least: int
    most: int
    at_least: int = 0
    spare: bool = True


@dataclass(frozen=True, slots=True)
class NumberForm:
    """A question for a number from `low` to `high`, sent as `text`; `offers` are those that are worth a button."""

    question: str
    low: int
    high: int
    offers: tuple[int, ...]


AnyForm = PieceForm | NumberForm


def laid_out(form: AnyForm, custom_id: str, words: Phrases) -> Form:
    """Return a form as one of Discord's: lists of at most 25 pieces, or a line to type into."""
    title = short(form.question, TITLE)
    if isinstance(form, NumberForm):
        hint = words("number-between", low=form.low, high=form.high)
        return Form(custom_id, title, ((short(hint, TITLE), TextField(TEXT)),))
    if len(form.pieces) > OPTIONS * ROWS:
        return Form(custom_id, title, ((title, TextField(TEXT)),))
    lists = list(_chunks(form.pieces))
    # A list that may stay empty is shown as optional.
    least = 1 if form.least and len(lists) == 1 else 0
    fields: list[tuple[str, Select | TextField]] = []
    for index, pieces in enumerate(lists):
        label = words(
            "pieces-of",
            exactly="yes" if form.least == form.most else "no",
            least=form.least,
            most=form.most,
            worth=form.at_least,
            part=index + 1,
            parts=len(lists),
        )
        choices = tuple(
            Choice(one.value, short(one.label, CHOICE), one.about, chosen=one.chosen, sign=one.sign)
            for one in pieces
        )
        select = Select(f"pieces{index}", words("choose-pieces"), choices, least, len(choices))
        fields.append((short(label, TITLE), select))
    return Form(custom_id, title, tuple(fields))


def _chunks(pool: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Split a pool into lists of at most 25 pieces, a kind kept together where it fits."""
    chunk: list[Piece] = []
    free = OPTIONS * ROWS - len(pool)
    for place, piece in enumerate(pool):
        spare = OPTIONS - len(chunk)
        if chunk and piece.number == 1 and _alike(pool, place) > spare and spare <= free:
            free -= spare
            yield chunk
            chunk = []
        if len(chunk) == OPTIONS:
            yield chunk
            chunk = []
        chunk.append(piece)
    if chunk:
        yield chunk


def _alike(pool: Sequence[Piece], place: int) -> int:
    """Return how many pieces of one kind begin at a place of the pool."""
    count = 1
    while place + count < len(pool) and pool[place + count].number > 1:
        count += 1
    return count


def read_form(half: HalfMove, fields: Fields) -> Any:
    """Return what a form for the open field says; raises `PlayerError` if it cannot be read."""
    typed = "".join(fields.get(TEXT, ()))
    if isinstance(half.domain, Between):
        number = typed.strip()
        if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
            raise PlayerError("not-a-number", text=typed)
        return int(number)
    assert isinstance(half.domain, Several)
    if TEXT in fields:
        try:
            return half.domain.ordered(read_typed_pieces(typed))
        except NotationError as error:
            raise PlayerError(error.words, **error.args_) from None
    return read_pieces(half.domain, [value for name in sorted(fields) for value in fields[name]])


def read_pieces(domain: Several, values: Sequence[str]) -> tuple[Any, ...]:
    """Return the pieces that a form's lists hold, as `kind index.n` each; nonsense is left out."""
    kinds = list(domain.pool)
    found: list[Any] = []
    for value in dict.fromkeys(values):
        piece = _PIECE.fullmatch(value)
        if piece is not None and int(piece[1]) < len(kinds):
            found.append(kinds[int(piece[1])])
    return domain.ordered(found)
