"""The own parts of a frame: what one viewer is asked, and the hand that only they see. Pure."""

from dataclasses import dataclass
from typing import Literal

from bot.menus.parts import Button, Select
from bot.web.public import PictureWords, Rows, ShownStrip
from render.mode import PLAIN, Mode


@dataclass(frozen=True, slots=True)
class ShownPiece:
    """A piece of a form. Send the `value`s of those that are chosen. Of several alike (`type`) it is number `n`, from 1.

    `places` are what stands for this type of piece on the board: its n-th place of that name, or the last one if there are fewer.
    """

    value: str
    type: int
    n: int
    label: str
    about: str = ""
    worth: int = 0
    sign: str = ""
    suggested: bool = False
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownForm:
    """What a move still needs: `least` to `most` pieces, worth `at_least` together, without `spare` each needed for that; or, where `high` is there, a number.

    `offers` are the numbers that are worth a button. Sent as `fields` with the move's control.
    """

    question: str
    pieces: tuple[ShownPiece, ...] = ()
    least: int = 0
    most: int = 0
    at_least: int = 0
    spare: bool = True
    low: int = 0
    high: int | None = None
    offers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownMove:
    """A move that one click makes, or with `form` one that lacks what that says: its control, in words, what it costs and brings, its places.

    `group`: the place in `Own.groups` of the kind of move that it is. `passes`: it lets the question go by. `taught`: the lesson would make it.
    """

    control: str
    label: str
    brings: str = ""
    places: tuple[str, ...] = ()
    group: int = 0
    sign: str = ""
    passes: bool = False
    taught: bool = False
    form: ShownForm | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked: a page keeps what was picked as long as `id` stays the same. `notice` stands above it, `lesson` below.

    `private`: nobody else sees these moves.
    """

    id: str
    text: str
    notice: str = ""
    lesson: str = ""
    private: bool = False


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A seat of the viewer."""

    seat: int
    name: str
    asked: bool = False


@dataclass(frozen=True, slots=True)
class ShownOrder:
    """An order that the viewer's seat has left, and the id that drops it."""

    text: str
    drop: str


@dataclass(frozen=True, slots=True)
class ShownVote:
    """Something that the table decides: what, and the controls of those who have still to answer."""

    text: str
    rows: Rows = ()


@dataclass(frozen=True, slots=True)
class OwnLine:
    """A line of the log as this viewer alone knows it: in the place of line `at` (`instead`), or after it."""

    at: int
    text: str
    instead: bool = False


OwnState = Literal["none", "lobby", "watching", "asked", "may", "chosen", "waiting", "over"]


@dataclass(frozen=True, slots=True)
class Own:
    """What is for one viewer.

    `state`: `watching` no seat of theirs · `asked` the table waits for them: `question` and `moves` · `may`: they may act though nobody waits,
    likewise · `chosen`: they have answered and may change that, likewise · `waiting` for others · `over` · `lobby` · `none`.
    `seat`: whose question and hand this is; `seats`: all of theirs. `groups`: the names of kinds of moves. `until`: the list of *pass until*,
    where that is possible. `note` and the id that writes it (a form with `{"text": [...]}`). `votes`. `tools`: buttons of the table (undo, hint,
    rules, more, settings). `told`: lines of the log that others see otherwise.
    """

    digest: str = ""
    state: OwnState = "none"
    seat: int | None = None
    seats: tuple[OwnSeat, ...] = ()
    question: Question | None = None
    groups: tuple[str, ...] = ()
    moves: tuple[ShownMove, ...] = ()
    orders: tuple[ShownOrder, ...] = ()
    until: Select | None = None
    note: str = ""
    write_note: str = ""
    votes: tuple[ShownVote, ...] = ()
    tools: tuple[Button, ...] = ()
    told: tuple[OwnLine, ...] = ()
    mode: Mode = PLAIN
    kind: Literal["own"] = "own"


@dataclass(frozen=True, slots=True)
class Hand:
    """What only this viewer's seat sees: its private pictures, and their words. `base` as in `Public`."""

    digest: str = ""
    base: str = ""
    strips: tuple[ShownStrip, ...] = ()
    told: tuple[PictureWords, ...] = ()
    kind: Literal["hand"] = "hand"
