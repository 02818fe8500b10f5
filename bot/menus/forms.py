"""Forms for one field of a move, its pieces or its number, as data: laid out for Discord, and read when they are sent."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.errors import PlayerError
from bot.menus.parts import CHOICE, OPTIONS, ROWS, TITLE, Choice, Form, Select, TextField, short
from games.core import record
from games.core.domains import Between, Several
from games.core.menus import HalfMove
from games.core.notation import NotationError
from games.core.notation import read_pieces as read_typed_pieces
from games.words.phrases import Phrases

Fields = Mapping[str, Sequence[str]]
"""The values of each field of a sent form, by its `custom_id`."""

LONGEST_NUMBER = 9
"""Maximum number of digits of a typed number; no game needs more."""
TEXT, NUMBER = "text", "number"
"""The `custom_id` of a form's line, and of its list of numbers."""
LONGEST_TYPED = 600
"""Maximum number of characters in a line for pieces, if there are too many pieces for lists."""
_PIECE = re.compile(r"([0-9]{1,3})\.[0-9]{1,4}")


@record
class Piece:
    """One piece of a pool. A form is sent with the `value`s of the chosen pieces, under any `custom_id`.

    kind: The kind of piece.
    number: Its number among pieces of this kind, from 1.
    worth: What it counts towards `PieceForm.at_least`.
    which: Its number among equal ones, as text, for lists that show each.
    """

    value: str
    kind: Any
    number: int
    label: str
    about: str | None = None
    worth: int = 0
    chosen: bool = False
    sign: str | None = None
    which: str | None = None

    def described(self) -> str | None:
        """Return its number among equal ones and what it does."""
        told = [self.which, self.about]
        return short(" · ".join(filter(None, told)), CHOICE) if any(told) else None


@record
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

    def numbers(self) -> tuple[int, int]:
        """Return the minimum and maximum number of valid pieces: `least` and `most`, narrowed by their required worth."""
        worths = sorted(piece.worth for piece in self.pieces)
        fewest, most = self.least, self.most
        while fewest < most and sum(worths[len(worths) - fewest :]) < self.at_least:
            fewest += 1
        while not self.spare and most > max(fewest, 1) and sum(worths[1:most]) >= self.at_least:
            most -= 1
        return fewest, most


@record
class NumberForm:
    """A question for a number from `low` to `high`, sent as `text`.

    offers: The numbers that get a button, with their labels.
    labels: What each number means, if a list has room for all of them.
    """

    question: str
    low: int
    high: int
    offers: tuple[tuple[int, str], ...]
    labels: tuple[str, ...] = ()


AnyForm = PieceForm | NumberForm


def laid_out(form: AnyForm, custom_id: str, words: Phrases) -> Form:
    """Return a form as one of Discord's: lists of at most 25 choices, or a line to type into.

    Discord checks each list against its own limits before it sends the form, and a line against its length.
    """
    title = short(form.question, TITLE)
    if isinstance(form, NumberForm):
        return Form(custom_id, title, (_number_field(form, words),))
    label = short(_limits(form, words), TITLE)
    if len(form.pieces) > OPTIONS * ROWS:
        return Form(custom_id, title, ((label, TextField(TEXT, most=LONGEST_TYPED)),))
    return Form(custom_id, title, tuple((label, select) for select in _lists(form, words)))


def _number_field(form: NumberForm, words: Phrases) -> tuple[str, Select | TextField]:
    label = short(words("number-between", low=form.low, high=form.high), TITLE)
    if not form.labels:
        return label, TextField(TEXT, most=len(str(form.high)))
    numbers = range(form.low, form.high + 1)
    choices = tuple(
        Choice(str(number), short(text, CHOICE)) for number, text in zip(numbers, form.labels, strict=True)
    )
    return label, Select(NUMBER, words("choose-number"), choices)


def _limits(form: PieceForm, words: Phrases) -> str:
    """Return the text about how many pieces a form takes, and their required worth."""
    least, most = form.numbers()
    return words(
        "pieces-of",
        exactly="yes" if least == most else "no",
        least=least,
        most=most,
        of=len(form.pieces),
        upto="all" if most == len(form.pieces) else "some",
        worth=form.at_least,
    )


def _lists(form: PieceForm, words: Phrases) -> Iterator[Select]:
    """Yield the lists of a form, each with the minimum and maximum number of its pieces that can be valid."""
    least, most = form.numbers()
    lists = list(_chunks(form.pieces))
    for index, pieces in enumerate(lists):
        elsewhere, limit = len(form.pieces) - len(pieces), min(most, len(pieces))
        notes = [words("pieces-list", part=index + 1, parts=len(lists))] if len(lists) > 1 else []
        notes += [] if form.spare else [words("pieces-needed")]
        ticked = list(_first_chosen(pieces, limit))
        choices = tuple(
            Choice(one.value, short(one.label, CHOICE), one.described(), chosen=is_chosen, sign=one.sign)
            for one, is_chosen in zip(pieces, ticked, strict=True)
        )
        about = short(" ".join(notes), CHOICE)
        fewest = min(limit, max(0, least - elsewhere))
        yield Select(f"pieces{index}", words("choose-pieces"), choices, fewest, limit, about)


def _first_chosen(pieces: Sequence[Piece], most: int) -> Iterator[bool]:
    """Yield for each piece whether it is preselected: Discord rejects a list with more preselected choices than its maximum."""
    count = 0
    for piece in pieces:
        count += piece.chosen
        yield piece.chosen and count <= most


def _chunks(pool: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Split a pool into lists of at most 25 pieces. Pieces of one kind stay together if they fit."""
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
    """Return the number of pieces of one kind from a place of the pool on."""
    count = 1
    while place + count < len(pool) and pool[place + count].number > 1:
        count += 1
    return count


def read_form(half: HalfMove, fields: Fields) -> Any:
    """Return the value of a form for the open field. Raise `PlayerError` if it cannot be read."""
    typed = "".join(fields.get(TEXT) or fields.get(NUMBER) or ())
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
    """Return the pieces chosen in a form's lists, as `kind index.n` each; invalid ones are left out."""
    kinds = list(domain.pool)
    found: list[Any] = []
    for value in dict.fromkeys(values):
        piece = _PIECE.fullmatch(value)
        if piece is not None and int(piece[1]) < len(kinds):
            found.append(kinds[int(piece[1])])
    return domain.ordered(found)
