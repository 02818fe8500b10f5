"""A second front, in memory: it shows a table's view and moves, clicks through the registry, and hears of every change."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from random import Random

from bot.acts.answering import Answering, Asking
from bot.acts.answers import Answer, AnyAnswer
from bot.acts.fronts import Front
from bot.acts.requests import Request
from bot.app import App
from bot.menus.control_ids import ControlId, question
from bot.menus.forms import TEXT, NumberForm
from bot.menus.whole_moves import OpenMove, WholeMove, way_to, whole_moves
from bot.posts.hand_off import move_controls
from bot.table.clicked import Clicked
from bot.table.live import LiveTable, Started
from games.core.moves import Move, Seat, values_of


class Said:
    """Where an answer goes: it is kept."""

    def __init__(self) -> None:
        self.clicked = Clicked(None)
        self.answer: AnyAnswer | None = None
        self.refused = ""

    async def give(self, answer: AnyAnswer) -> None:
        """Keep what an act has returned."""
        self.answer = answer

    async def refuse(self, sentence: str) -> None:
        """Keep what is wrong."""
        self.refused = sentence

    @property
    def text(self) -> str:
        """What whoever clicked reads."""
        match self.answer:
            case None:
                return self.refused
            case Answer(text=text) | str(text):
                return text
            case form:
                return form.late


class Page(Front):
    """Connected to an app from the beginning, until it leaves; people look and click as they like."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.heard: list[tuple[int, int]] = []
        """Each change that it was told of: table, entries."""
        self._answering = Answering(app.tables.languages)
        self._keys = count()
        app.fronts.connect(self)

    def leave(self) -> None:
        """Hear no more."""
        self.app.fronts.leave(self)

    def changed(self, live: LiveTable) -> None:
        """Note a change."""
        self.heard.append((live.row.id, live.row.entries))

    async def live(self, table: int, user: int) -> Started:
        """Return a table in the words of a user."""
        async with self.app.tables.hold(table, user) as held:
            return held.own_started

    async def moves(self, table: int, user: int, seat: Seat) -> list[WholeMove | OpenMove]:
        """Return all moves of a seat's menu."""
        live = await self.live(table, user)
        root = ControlId("choose", table, seat, question(live.table, seat))
        return [*whole_moves(move_controls(root, live.table, live.words, live.names))]

    async def click(
        self,
        user: int,
        control: object,
        *,
        values: Sequence[str] | None = None,
        fields: dict[str, list[str]] | None = None,
        key: object = None,
    ) -> Said:
        """Click on a control, choose from its list or send its form; returns the answer. The same `key` is the same click."""
        said = Said()
        request = Request(
            str(control),
            user,
            f"user {user}",
            values=None if values is None else tuple(values),
            fields=fields or {},
        )
        if self._answering.begins(next(self._keys) if key is None else key):
            with self._answering.waited_for():
                asking = Asking(user, "en-GB", str(control).rpartition(":")[0])
                await self._answering.answer(
                    asking, said, lambda: self.app.clicks.handle(request, _sees_nothing)
                )
        return said

    async def play(self, table: int, user: int, seat: Seat, rng: Random) -> Said:
        """Make any move for a seat, by the control of a whole move or by a form."""
        menu = (await self.live(table, user)).table.menu(seat)
        # A move that differs from another one in a default alone is typed: no control leads to it.
        move = next(move for _ in range(99) if way_to(menu, move := menu.sample(rng)) is not None)
        for one in await self.moves(table, user, seat):
            if isinstance(one, WholeMove) and one.move == move:
                return await self.click(user, one.control)
            if isinstance(one, OpenMove) and (fields := _filled(one, move)) is not None:
                return await self.click(user, one.control, fields=fields)
        way = way_to(menu, move)
        assert way is not None, f"no control leads to {move}"
        live = await self.live(table, user)
        return await self.click(
            user, ControlId("choose", table, seat, question(live.table, seat), way.kind, way.steps)
        )


def _filled(one: OpenMove, move: Move) -> dict[str, list[str]] | None:
    """Return the fields of a form that make a move; None where that move lacks more than the form, or begins otherwise."""
    rest = {name: value for name, value in values_of(move).items() if name not in one.chosen}
    if type(move) is not one.kind or len(rest) != 1 or values_of(move).items() < one.chosen.items():
        return None
    (value,) = rest.values()
    if any(values_of(move)[name] != chosen for name, chosen in one.chosen.items()):
        return None
    if isinstance(one.form, NumberForm):
        return {TEXT: [str(value)]}
    left, found = Counter(value), list[str]()
    for piece in one.form.pieces:
        if left[piece.kind]:
            left[piece.kind] -= 1
            found.append(piece.value)
    return None if left.total() else {"pieces": found}


async def _sees_nothing(channel: int) -> bool:
    """A page knows of no channel that somebody may see."""
    return False
