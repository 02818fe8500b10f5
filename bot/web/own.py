"""A viewer's own parts of a frame: their question, and their hand. Pure functions."""

from typing import Literal

from bot.menus.parts import Button, Select
from bot.web.public import PictureWords, Rows, ShownStrip
from games.core import record
from render.mode import PLAIN, Mode


@record
class ShownPiece:
    """A piece of a form.

    value: Sent with the form if the piece is picked.
    type, n: Equal pieces have the same `type`; `n` numbers them from 1.
    worth: Its value in payments.
    suggested: The form opens with it picked.
    places: The board's places for pieces of this type. The n-th place stands for the n-th piece; the last one for all further pieces.
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


@record
class ShownForm:
    """The open part of a move: a number if `high` is set, otherwise a choice of pieces. Sent as `fields` with the move's control.

    least, most: Bounds of the number of pieces.
    at_least: Minimum total worth.
    spare: The choice may contain a piece that `at_least` does not need.
    low, high: Bounds of the number.
    offers: Numbers that get a button, with their labels.
    """

    question: str
    pieces: tuple[ShownPiece, ...] = ()
    least: int = 0
    most: int = 0
    at_least: int = 0
    spare: bool = True
    low: int = 0
    high: int | None = None
    offers: tuple[tuple[int, str], ...] = ()


@record
class ShownMove:
    """A move that one click makes, or that needs a form.

    control: The control id of the click.
    brings: Its cost and yield, in words.
    about: What the component that it names does.
    places: The places on the board that it touches.
    group: Index of its kind in `Own.groups`.
    passes: It declines the question, such as a pass.
    taught: The lesson recommends it.
    """

    control: str
    label: str
    brings: str = ""
    about: str = ""
    places: tuple[str, ...] = ()
    group: int = 0
    sign: str = ""
    passes: bool = False
    taught: bool = False
    form: ShownForm | None = None


@record
class Question:
    """A seat's question. The page keeps picked pieces while `id` stays the same.

    notice, lesson: Texts above and below it.
    private: Nobody else sees these moves.
    """

    id: str
    text: str
    notice: str = ""
    lesson: str = ""
    private: bool = False


@record
class OwnSeat:
    """A seat of the viewer."""

    seat: int
    name: str
    asked: bool = False


@record
class ShownOrder:
    """An order that the viewer's seat has left, and the id that drops it."""

    text: str
    drop: str


@record
class ShownVote:
    """An open vote: its text, and controls if the viewer has yet to answer."""

    text: str
    rows: Rows = ()


@record
class OwnLine:
    """A line of the log with facts that only this viewer knows. It replaces line `at` (`instead`) or follows it."""

    at: int
    text: str
    instead: bool = False


OwnState = Literal["none", "lobby", "watching", "asked", "may", "chosen", "waiting", "lent", "over"]


@record
class Own:
    """A viewer's own part of a frame.

    state: `watching` (no seat), `asked` (the table waits for the viewer), `may` (the viewer may act, but nobody waits), `chosen` (the
        viewer has answered and may change the answer), `waiting` (for others), `lent` (a robot plays for the viewer), `over`, `lobby` or `none`.
        `asked`, `may` and `chosen` have a `question` and `moves`.
    seat: The seat of the question and the hand.
    seats: All seats of the viewer.
    groups: Names of the kinds of moves.
    chosen: What the viewer has answered and may change, in words.
    until: The list of *pass until*; None if it is not possible.
    note, write_note: The private note, and the control id of the form that changes it (`{"text": [...]}`).
    tools: Buttons of the table: undo, hint, rules, more, settings.
    told: Lines of the log that differ from the public ones.
    score: The seat's points by source, if others may not know them.
    """

    digest: str = ""
    state: OwnState = "none"
    seat: int | None = None
    seats: tuple[OwnSeat, ...] = ()
    question: Question | None = None
    groups: tuple[str, ...] = ()
    moves: tuple[ShownMove, ...] = ()
    chosen: str = ""
    orders: tuple[ShownOrder, ...] = ()
    until: Select | None = None
    note: str = ""
    write_note: str = ""
    votes: tuple[ShownVote, ...] = ()
    tools: tuple[Button, ...] = ()
    told: tuple[OwnLine, ...] = ()
    score: str = ""
    mode: Mode = PLAIN
    kind: Literal["own"] = "own"


@record
class Hand:
    """The seat's private pictures and their words. `base` as in `Public`."""

    digest: str = ""
    base: str = ""
    strips: tuple[ShownStrip, ...] = ()
    told: tuple[PictureWords, ...] = ()
    kind: Literal["hand"] = "hand"
