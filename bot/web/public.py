"""The public part of a frame: what everybody who looks at a channel is shown. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.menus.parts import Button, Select

Rows = tuple[tuple[Button | Select, ...], ...]
"""Controls: buttons and lists, as `bot.menus.parts` has them. A button has `custom_id`, a list has `choices`."""


@dataclass(frozen=True, slots=True)
class ShownStrip:
    """A strip of a picture (`render.strips`): markup without ids, in which places are `<rect data-place data-key aria-label>` in `.hits`.

    `seat`: whose it is. One whose name ends with `/heads` stands above the strips of players. `picture` is which picture it belongs to.
    One without `svg` is the one of this name in the part that its part is based on.
    """

    name: str
    picture: str = ""
    width: int = 0
    height: int = 0
    svg: str = ""
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
class PictureWords:
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
    """What everybody in the channel sees. `base`: the digest of the part that has the strips without `svg`; "" if all are here.

    `state`: `none` there is no table, the `games` can be begun (`text` says so) · `lobby`: `text` tells who sits there, `rows` are its
    controls · `table`: a game, `over` when it has ended, `result` tells how · `frozen`: `text` says why it stands still ·
    `private`: only those who are invited may look, `text` says so · `away`: the tables cannot be reached, `text` says so.
    `title`: for the tab. `moment`: where the game is. `waiting`: the seats that must act, `asked` what is asked of them; `chosen`: how many
    of how many have answered, where several do at once. `deadline`: until when, with times as markup; `paused`: the clocks stand still. `lesson`: a guided first game.
    """

    digest: str = ""
    base: str = ""
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
    told: tuple[PictureWords, ...] = ()
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
