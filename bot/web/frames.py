"""What goes over the line between a page and its server: a record for each message. Pure.

**The line.** `GET /socket` is a WebSocket; its `Origin` must be ours. A text message is JSON; a binary one is the same JSON, gzipped
(what is longer than `PACKED` bytes). Each is an object whose `kind` names one of the records below; fields that have their default
value are left out. A page handles messages strictly in the order in which they came, unpacking included. Its own messages are JSON
text of at most `LONGEST` bytes. The first is `Hello`; until it is answered with `Welcome` nothing else is.

**A frame** is made of parts, each with the digest of what its reader gets: `Public`, the same for everybody who looks at this channel in
this language and layout; `Own`, what is asked of one viewer; `Hand`, what only they see. A part is sent when it has changed, and
after the parts a `Frame`, which names the digests that belong together: a page shows nothing new before it. Nothing is sent while nothing has
changed. `Symbols` come before the first part that uses them. `LogLines` come by themselves, one message for each change of the table, and need no
frame: so the moves of robots can be shown one after the other.

**A click** carries an id that the page makes up; it is answered by one `Ack` with that id. Sent again, also after a restart, it counts
once and is answered again. `Ack.frame` is the digest of the frame that shows its effect; either may arrive first.

**Text** is the markup of `games.words.markup`; `Public.people` are the names of users that it mentions. **Controls** are rows as in
Discord: buttons and lists; a list's choice is sent as `Click.values`. A `sign` is a sprite, to be shown by `<use href="#i-SIGN">`. **Places** are
the names in `data-place` of the pictures; a move is a candidate while its `places` hold all that were pointed at.

**Without a WebSocket** `POST /say` takes one of the page's messages (no `Hello`; the bearer stands in `Authorization: Bearer …`, what is
looked at in the header `X-Look`: a `Look` as JSON) and is answered with a JSON list of messages; `GET /frame` with the same headers, and
`X-Have`, the digest of the frame that the page has, answers with a list of messages as soon as there is another one, or with `[]` after `PATIENCE`
seconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bot.menus.parts import Button, Select, TextField

LONGEST = 16_384
"""Bytes of a message from a page."""
PACKED = 1_000
"""Bytes from which on a message to a page is gzipped."""
PATIENCE = 25.0
"""Seconds that a `GET /frame` waits for something new."""
TAIL = 40
"""Lines of the log that a page begins with."""


# From the page


class FromPage(BaseModel):
    """A message of a page: nothing beside its fields, and these within bounds."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


ClickName = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{8,40}$")]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{0,32}$")]
ControlName = Annotated[str, Field(min_length=1, max_length=100)]
Value = Annotated[str, Field(max_length=600)]


class Look(FromPage):
    """What a page looks at: which of the viewer's seats (None: the one that is asked), in which layout. Sent again when that changes.

    `large` is the layout of phones, 900 units wide, and of those who want large type. `log`: the newest line of the log that the page has.
    """

    kind: Literal["look"] = "look"
    seat: Annotated[int, Field(ge=0, le=99)] | None = None
    large: bool = False
    log: Annotated[int, Field(ge=0)] = 0


class Hello(FromPage):
    """The first message: who looks, with which scripts (`version`, from the page's own address), in which language the browser is."""

    kind: Literal["hello"]
    bearer: Annotated[str, Field(max_length=2000)]
    version: Annotated[str, Field(max_length=64)] = ""
    locale: Annotated[str, Field(max_length=35)] = ""
    look: Look = Look()


class Renew(FromPage):
    """A newer bearer of the same user for the same channel: one is good for 15 minutes. Without it the line is closed then."""

    kind: Literal["renew"]
    bearer: Annotated[str, Field(max_length=2000)]


class Click(FromPage):
    """A click on a control, a choice from its list, or a sent form.

    `id` is made up by the page, anew for each click. `fields` are those of a form: pieces as `{"pieces": [value, …]}`, a number or a line as
    `{"text": ["…"]}`. With `asks` a move that could not be taken back alone is not made: the `Ack` says `sure`, and the page
    sends it once more without, under another id.
    """

    kind: Literal["click"]
    id: ClickName
    control: ControlName
    values: Annotated[list[Value], Field(max_length=25)] | None = None
    fields: Annotated[dict[str, Annotated[list[Value], Field(max_length=150)]], Field(max_length=8)] = {}
    asks: bool = False


class Begun(FromPage):
    """Somebody has begun to narrow a choice, or to fill in a form: its `question` (`Question.id`). Once for each question is enough."""

    kind: Literal["begun"]
    seat: Annotated[int, Field(ge=0, le=99)]
    question: Annotated[str, Field(pattern="^[0-9a-f]{10}$")]


class AskWhy(FromPage):
    """Why can no move be made with this place now? Answered with `Why`."""

    kind: Literal["why"]
    place: Annotated[str, Field(min_length=1, max_length=120)]


class Ping(FromPage):
    """Is the line alive? Answered with `Pong` at once, before whatever else waits."""

    kind: Literal["ping"]
    n: Annotated[int, Field(ge=0)] = 0


AnyFromPage = Hello | Renew | Look | Click | Begun | AskWhy | Ping
_from_page: TypeAdapter[AnyFromPage] = TypeAdapter(Annotated[AnyFromPage, Field(discriminator="kind")])


def read_message(text: str) -> AnyFromPage | None:
    """Return what a page says; None if it is nothing that a page of ours would say."""
    if len(text) > LONGEST:
        return None
    try:
        return _from_page.validate_json(text)
    except (ValidationError, RecursionError):
        return None


def read_look(text: str) -> Look | None:
    """Return what the header `X-Look` says; None for nonsense."""
    try:
        return Look.model_validate_json(text or "{}")
    except (ValidationError, RecursionError):
        return None


# To the page

Rows = tuple[tuple["Button | Select", ...], ...]
"""Controls: buttons and lists, as `bot.menus.parts` has them. A button has `custom_id`, a list has `choices`."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to `Hello`. `version`: today's scripts; a page of other ones loads itself anew when nobody is in the middle of something.

    `now`: the server's clock in seconds since 1970; a page counts times by it. `until`: when the bearer ends. `user`: whose page it is.
    """

    version: str
    now: int
    until: int
    user: str
    language: str
    kind: Literal["welcome"] = "welcome"


@dataclass(frozen=True, slots=True)
class Symbols:
    """What pictures refer to by id, as the markup of one hidden `<svg>`: the page appends what is not there yet."""

    ids: tuple[str, ...]
    svg: str
    kind: Literal["symbols"] = "symbols"


@dataclass(frozen=True, slots=True)
class ShownStrip:
    """A strip of a picture (`render.strips`): markup without ids, in which places are `<rect data-place data-key aria-label>` in `.hits`.

    `seat`: whose it is. One whose name ends with `/heads` stands above the strips of players. `picture` is which picture it belongs to.
    """

    name: str
    picture: str
    width: int
    height: int
    svg: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ShownSeat:
    """A player: the name as in Discord, whether a robot plays, whether the table waits for them.

    `user` is the id of the user, as text. The colour is the class `f-seat-N`, the symbol the sprite `sign`.
    """

    seat: int
    name: str
    sign: str = ""
    user: str | None = None
    robot: str | None = None
    waiting: bool = False
    gave_up: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """A picture in words, for those who do not see it: its heading and its text."""

    called: str
    text: str


@dataclass(frozen=True, slots=True)
class OfferedGame:
    """A game to begin where there is no table: the ids of the buttons that begin it at once with robots, open a lobby, tell how it is played, teach it."""

    key: str
    name: str
    face: str
    begin: str
    lobby: str
    how: str
    learn: str | None = None
    length: str = ""


State = Literal["none", "lobby", "table", "frozen", "private", "away"]


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody in the channel sees.

    `state`: `none` there is no table, the `games` can be begun (`text` says so) · `lobby`: `text` tells who sits there, `rows` are its
    controls · `table`: a game, `over` when it has ended, `result` tells how · `frozen`: `text` says why it stands still ·
    `private`: only those who are invited may look, `text` says so · `away`: the tables cannot be reached, `text` says so.
    `title`: for the tab. `moment`: where the game is. `waiting`: the seats that must act, `asked` what is asked of them; `chosen`: how many
    of how many have answered, where several do at once. `deadline`: until when, with times as markup; `paused`: the clocks stand still. `lesson`: a guided first game.
    """

    digest: str = ""
    state: State = "none"
    table: int | None = None
    game: str = ""
    name: str = ""
    title: str = ""
    moment: str = ""
    text: str = ""
    rows: Rows = ()
    games: tuple[OfferedGame, ...] = ()
    seats: tuple[ShownSeat, ...] = ()
    strips: tuple[ShownStrip, ...] = ()
    told: tuple[Told, ...] = ()
    waiting: tuple[int, ...] = ()
    asked: str = ""
    chosen: tuple[int, int] | None = None
    deadline: str = ""
    paused: bool = False
    over: bool = False
    result: str = ""
    lesson: bool = False
    people: Mapping[str, str] = field(default_factory=dict[str, str])
    kind: Literal["public"] = "public"


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


@dataclass(frozen=True, slots=True)
class Mode:
    """How the viewer wants pictures, as in `/settings`."""

    contrast: bool = False
    large: bool = False
    dark: bool = False


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
    mode: Mode = Mode()
    kind: Literal["own"] = "own"


@dataclass(frozen=True, slots=True)
class Hand:
    """What only this viewer's seat sees: its private pictures, and their words."""

    digest: str = ""
    strips: tuple[ShownStrip, ...] = ()
    told: tuple[Told, ...] = ()
    kind: Literal["hand"] = "hand"


@dataclass(frozen=True, slots=True)
class Frame:
    """The parts with these digests belong together from now on; `hand` is "" where there is none. `digest` is short for all three."""

    digest: str
    public: str
    own: str
    hand: str = ""
    kind: Literal["frame"] = "frame"


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its number from 1, its text, its sign, and the places that it has changed. `ends`: the phase that ends with it."""

    n: int
    text: str
    sign: str = ""
    places: tuple[str, ...] = ()
    ends: str = ""


@dataclass(frozen=True, slots=True)
class LogLines:
    """New lines of the log. With `anew` they take the place of all lines: at the beginning, and when something was taken back."""

    lines: tuple[LogLine, ...]
    anew: bool = False
    kind: Literal["log"] = "log"


@dataclass(frozen=True, slots=True)
class File:
    """A picture or a text that comes with an answer: its bytes in base64, its type, and what it shows in words."""

    name: str
    type: str
    data: str
    alt: str = ""


@dataclass(frozen=True, slots=True)
class AskedForm:
    """A form that an answer opens: lines to type and lists; sent as `fields`, each by its `custom_id`, with this control."""

    control: str
    title: str
    fields: tuple[tuple[str, "Select | TextField"], ...]


@dataclass(frozen=True, slots=True)
class Ack:
    """The answer to a click. `ok`: it was done; otherwise `text` says what is possible instead, and nothing has changed.

    `seen`: the board shows all of it, so that `text` may go again by itself. `rows`, `files` and `form` come with it: a further question (also the next field of a move that
    was no whole one yet), pictures. `sure`:
    the move could not be taken back alone and was not made. `frame`: the digest of the frame that shows the effect; "" where nothing changes.
    `again`: the answer to a click that had been counted before.
    """

    id: str
    ok: bool
    text: str = ""
    seen: bool = False
    rows: Rows = ()
    files: tuple[File, ...] = ()
    form: AskedForm | None = None
    sure: bool = False
    frame: str = ""
    again: bool = False
    kind: Literal["ack"] = "ack"

    def shown_in(self, digest: str) -> "Ack":
        """Return it with the frame that shows its effect."""
        return replace(self, frame=digest)


@dataclass(frozen=True, slots=True)
class Why:
    """Why no move can be made with a place now; "" where nothing can be said."""

    place: str
    text: str
    kind: Literal["why"] = "why"


@dataclass(frozen=True, slots=True)
class Pong:
    """The line is alive."""

    n: int
    now: int
    kind: Literal["pong"] = "pong"


@dataclass(frozen=True, slots=True)
class Closed:
    """The last message of a line.

    `signed-out`: sign in anew · `not-allowed`: the channel may not be seen (any more); `text` says so · `too-many` pages of this user ·
    `nonsense` was sent · `going`: the server stops, come back in a moment.
    """

    why: Literal["signed-out", "not-allowed", "too-many", "nonsense", "going"]
    text: str = ""
    kind: Literal["closed"] = "closed"


AnyToPage = Welcome | Symbols | Public | Own | Hand | Frame | LogLines | Ack | Why | Pong | Closed
_to_page: dict[type, TypeAdapter[Any]] = {}


def written(message: AnyToPage) -> bytes:
    """Return a message as JSON, without what has its default value."""
    adapter = _to_page.get(type(message))
    if adapter is None:
        adapter = _to_page[type(message)] = TypeAdapter(type(message))
    rest = adapter.dump_json(message, exclude_defaults=True)[1:]
    return b'{"kind":"%s"%s%s' % (message.kind.encode(), b"" if rest == b"}" else b",", rest)
