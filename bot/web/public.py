"""The public part of a frame, the same for all viewers of a channel. Pure functions."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from bot.menus.parts import Button, Select
from bot.web.edits import Edit
from games.core import record

Rows = tuple[tuple[Button | Select, ...], ...]
"""Controls: buttons and lists, as `bot.menus.parts` has them. A button has `custom_id`, a list has `choices`."""


@record
class ShownStrip:
    """A strip of a picture (`render.strips`).

    name: Names that end with `/heads` are column heads, above the players' strips.
    picture: Name of its picture.
    svg: Markup without ids. Its places are `<rect data-place data-key aria-label>` in `.hits`. Empty if the page has the strip already, in
        the part named by `base`.
    seat: The strip's player, if it shows one.
    edits: Changes of that strip's `svg`, in the order in which they are made. Tags are `<` and everything before the next one.
    """

    name: str
    picture: str = ""
    width: int = 0
    height: int = 0
    svg: str = ""
    seat: int | None = None
    edits: tuple[Edit, ...] = ()


@record
class ShownSeat:
    """A player.

    name: As in Discord.
    sign: Sprite of the player's symbol. The colour is the class `f-seat-N`.
    user: The user's id as text.
    robot: The level of the robot that plays.
    waiting: The table waits for this player.
    """

    seat: int
    name: str
    sign: str = ""
    user: str | None = None
    robot: str | None = None
    waiting: bool = False
    gave_up: bool = False


@record
class PictureWords:
    """A picture in words for screen readers: its heading and its text."""

    called: str
    text: str


@record
class OfferedGame:
    """A game on offer in a channel without a table.

    face: A sentence about the game.
    begin, lobby, how, learn: Control ids of the buttons that begin it with robots, open a lobby, explain it, and begin the lesson.
    length: Its usual length, in words.
    """

    key: str
    name: str
    face: str
    begin: str
    lobby: str
    how: str
    learn: str | None = None
    length: str = ""


State = Literal["none", "lobby", "table", "frozen", "private", "away"]


@record
class Public:
    """The part of a frame for everybody in the channel.

    base: Digest of the part that contains the strips sent without `svg`; empty if all strips are complete.
    state: `none` (no table; `games` are on offer), `lobby` (`rows` are its controls), `table` (a game), `frozen` (it cannot go on; `rows` lead on),
        `private` (only invited users may look) or `away` (the database is unreachable). `text` explains all states but `table`.
    title: Title of the browser's tab.
    moment: The round and phase.
    waiting, asked: The seats that must act, and their task.
    chosen: If several seats act at once, the number that have answered, and the number of all.
    deadline: A sentence with times as markup.
    paused: The clocks stand still.
    over, result: The game has ended, and how.
    lesson: It is a guided first game.
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
