"""Trying moves out in a private copy of the position, as its user sees it. Only that user sees it; the table does not change.

The copy is filled in and dealt from a secret of its own (`games.ai.trying`), so that its draws reveal nothing of the table's.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from pydantic import TypeAdapter, ValidationError

from bot.acts.answers import Answer, AnyAnswer
from bot.acts.choosing import controls_of, form_answer
from bot.errors import PlayerError
from bot.menus.buttons import Click
from bot.menus.control_ids import ControlId, question, require_control
from bot.menus.forms import Fields
from bot.menus.half_made import Asks, Made, Opens, Refused, go_on, with_again
from bot.menus.own_buttons import OpenTry, TryStep
from bot.menus.parts import MOVE_ROWS, ROWS, Button, Controls
from bot.posts.drawing import Attachment, Illustrator
from bot.posts.hand_off import move_controls, winner
from bot.posts.history import line_at
from bot.posts.pictures import hand_pictures, private_pictures, public_pictures
from bot.table.live import Started
from bot.table.seats import own_seat, require_welcome
from bot.table.tables import Tables
from games.ai import QUICK, ROBOTS
from games.ai.trying import imagined
from games.core import record
from games.core.chance import keyed
from games.core.engine import IllegalMove
from games.core.game import ranking
from games.core.header import DamagedSave
from games.core.moves import Move, Seat
from games.core.saves import move_from_data, move_to_data
from games.words.sentences import log_lines, newest, step_words

log = logging.getLogger(__name__)

MOST_MOVES = 60
"""Maximum number of moves in a try."""
TOLD = 700
"""Maximum number of characters of the text about what has happened in a try."""


@record
class Tried:
    """A stored try: its seat, the entry of the log after which it begins, its own secret, the moves since."""

    seat: Seat
    entry: int
    secret: str
    moves: tuple[tuple[Seat, dict[str, Any]], ...] = ()


@record
class Position:
    """A try after its moves: the table's state in the try, and what has happened there, in the user's language."""

    kept: Tried
    live: Started
    told: Sequence[str]

    @property
    def asked(self) -> Seat | None:
        """The seat that must act, the user's own before other seats; None when the game is over."""
        waiting = self.live.table.waiting()
        return self.kept.seat if self.kept.seat in waiting else next(iter(waiting), None)


_adapter = TypeAdapter(Tried)


class Trying:
    """The tries. Every method raises `PlayerError` if the user may not try moves there, or has no try."""

    def __init__(self, tables: Tables, illustrator: Illustrator) -> None:
        self._tables = tables
        self._illustrator = illustrator
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def open(self, table: int, user: int, line: int | None = None) -> Answer:
        """Go on with a user's try at a table, or begin one: from now, or from a line of the log."""
        async with self._lock(table, user):
            live = await self._live(table, user)
            kept = await self._kept(live, user) if line is None else None
            if kept is not None:
                return await self._page(user, await _position(live, kept), pictures=True)
            return await self._begin(live, user, line)

    async def step(self, table: int, user: int, what: str, moves: int | None = None) -> Answer:
        """Take a move back, let a robot make one, show the pictures, start over, or leave, as `what` says.

        moves: The number of moves made when the control was shown. If it differs now, the click came twice, and only the position is shown.
        """
        async with self._lock(table, user):
            live = await self._live(table, user)
            if what == "leave":
                await self._tables.storage.write_try(table, user, None, self._tables.now())
                return Answer(live.words("try-left"))
            if what == "anew":
                return await self._begin(live, user, None)
            kept = await self._require(live, user)
            self._tables.allowance.spend("try-move", user)
            if moves not in (None, len(kept.moves)):
                return await self._page(user, await _position(live, kept))
            if what == "back":
                kept = replace(kept, moves=kept.moves[:-1])
            now = await _position(live, kept)
            if what == "robot":
                now = await self._made(now, user, await asyncio.to_thread(_robots_move, now))
            elif what == "back":
                await self._keep(now, user)
            return await self._page(user, now, pictures=what == "look")

    async def click(self, user: int, control: ControlId, fields: Fields) -> AnyAnswer:
        """Go on from a control of a try, with the `fields` of its sent form. If the control is outdated, show the present question."""
        async with self._lock(control.table, user):
            live = await self._live(control.table, user)
            kept = await self._require(live, user)
            self._tables.allowance.spend("try-move", user)
            now = await _position(live, kept)
            require_control(control.seat < now.live.table.state.seats)
            if now.asked is None or question(now.live.table, control.seat) != control.question:
                return await self._page(user, now)
            return await self._go_on(user, now, control, fields)

    async def _go_on(self, user: int, now: Position, control: ControlId, fields: Fields) -> AnyAnswer:
        """Go on from a control of the position that is shown."""
        live = now.live
        step = go_on(live.table.menu(control.seat), control, fields, lambda: controls_of(live, control))
        if isinstance(step, Made):
            return await self._page(user, await self._made(now, user, (control.seat, step.move)))
        if isinstance(step, Refused):
            return refused(now, step)
        return form_answer(live, step) if isinstance(step, Opens) else _further(now, step)

    # Storing

    def _lock(self, table: int, user: int) -> asyncio.Lock:
        return self._locks.setdefault((table, user), asyncio.Lock())

    async def _live(self, table: int, user: int) -> Started:
        """Return the table in the user's words, if they may try moves out there."""
        async with self._tables.hold(table, user) as held:
            require_welcome(held.live, user)
            live = held.own_started
        own_seat(live, user, None)
        if not may_try(live):
            raise PlayerError("no-tries")
        return live

    async def _kept(self, live: Started, user: int) -> Tried | None:
        """Return a user's try; None if there is none, or its seat is not theirs any more."""
        data = await self._tables.storage.try_of(live.row.id, user)
        try:
            kept = None if data is None else _adapter.validate_python(data)
        except ValidationError:
            return None
        return kept if kept is not None and kept.seat in live.seats_of(user) else None

    async def _require(self, live: Started, user: int) -> Tried:
        kept = await self._kept(live, user)
        if kept is None:
            raise PlayerError("no-try")
        return kept

    async def _keep(self, now: Position, user: int) -> None:
        data = _adapter.dump_python(now.kept, mode="json")
        await self._tables.storage.write_try(now.live.row.id, user, data, self._tables.now())

    async def _begin(self, live: Started, user: int, line: int | None) -> Answer:
        self._tables.allowance.spend("try", user)
        seat = own_seat(live, user, None)
        entry = live.table.log.tip
        if line is not None:
            entry = (await asyncio.to_thread(line_at, live, seat, line)).entry
        now = await _position(live, Tried(seat, entry, self._tables.new_secret()))
        if now.asked is None:
            raise PlayerError("nothing-to-try")
        await self._keep(now, user)
        return await self._page(user, now, pictures=True)

    # Playing on

    async def _made(self, now: Position, user: int, made: tuple[Seat, Move]) -> Position:
        """Store a try with one more move, and return it."""
        if len(now.kept.moves) >= MOST_MOVES:
            raise PlayerError("try-too-long", most=MOST_MOVES)
        seat, move = made
        after = await asyncio.to_thread(_after, now, seat, move)
        await self._keep(after, user)
        return after

    async def _page(self, user: int, now: Position, *, pictures: bool = False) -> Answer:
        """Return the present state of a try, with its controls."""
        files: tuple[Attachment, ...] = ()
        if pictures:
            self._tables.allowance.spend("picture", user)
            files = await self._pictures(user, now)
        return Answer(_words(now), _controls(now), files=files)

    async def _pictures(self, user: int, now: Position) -> tuple[Attachment, ...]:
        live, seat = now.live, now.kept.seat
        mode = await self._tables.mode_of(user)
        files = await public_pictures(self._illustrator, live, seat, mode)
        if private_pictures(live):
            whose = now.asked if now.asked is not None else seat
            files += await hand_pictures(self._illustrator, live, whose, mode)
        return tuple(files)


def may_try(live: Started) -> bool:
    """Whether moves may be tried out at a table. If ratings count, the host must have allowed it."""
    return live.game.robot.imagine is not None and (live.notes.tries or not live.notes.rated)


async def _position(live: Started, kept: Tried) -> Position:
    try:
        return await asyncio.to_thread(_replayed, live, kept)
    except (DamagedSave, IllegalMove):
        # The rules have changed since.
        raise PlayerError("no-try") from None


def _replayed(live: Started, kept: Tried) -> Position:
    """Return the present state of a try: the earlier position, with hidden parts filled in from the seat's view, and its moves."""
    table = live.table if kept.entry == live.table.log.tip else live.table.at(kept.entry)[0]
    own = imagined(table, kept.seat, kept.secret)
    if own is None:
        raise PlayerError("try-impossible")
    now = Position(kept, replace(live, table=own, told=()), ())
    for seat, data in kept.moves:
        now = _on(now, seat, move_from_data(live.game, data))
    return now


def _on(now: Position, seat: Seat, move: Move) -> Position:
    """Return a copy of a try after a move. Raise `IllegalMove`."""
    turn = now.live.table.ahead(seat, move)
    live = now.live
    lines = log_lines(turn.told, live.words, live.names, now.kept.seat)
    return replace(now, live=replace(live, table=live.table.after(turn)), told=(*now.told, *lines))


def _after(now: Position, seat: Seat, move: Move) -> Position:
    kept = replace(now.kept, moves=(*now.kept.moves, (seat, move_to_data(move))))
    return replace(_on(now, seat, move), kept=kept)


def _robots_move(now: Position) -> tuple[Seat, Move]:
    """Return the asked seat and a quick robot's move for it, from that seat's view of the try."""
    table, seat = now.live.table, now.asked
    if seat is None or not now.live.notes.suggests:
        raise PlayerError("old-control")
    seed = int.from_bytes(keyed(now.kept.secret, "robot", seat, len(now.kept.moves))[:8])
    menu = table.open_menu(seat)
    move = ROBOTS[next(iter(QUICK))](seed)(table.view(seat), seat, menu)
    if move is None or move not in menu:
        raise PlayerError("old-control")
    return seat, move


# Texts and controls


def _words(now: Position) -> str:
    live, words = now.live, now.live.words
    head = words("try-head", count=len(now.kept.moves), most=MOST_MOVES)
    told = newest(now.told, TOLD) if now.told else ""
    if now.asked is None:
        asked = winner(ranking(live.table.scores()), words, live.names)
    else:
        asked = words("try-asked", name=live.names[now.asked], asked=step_words(live.table, words, now.asked))
    return "\n".join(filter(None, (head, told, f"**{asked}**")))


def _controls(now: Position) -> Controls:
    """Return the controls of the asked seat's menu in a try, above those of the try itself."""
    live, rows = now.live, ()
    if now.asked is not None:
        root = ControlId("choose", live.row.id, now.asked, question(live.table, now.asked), tried=True)
        rows = move_controls(root, live.table, live.words, live.names).all()
    return (*rows[:MOVE_ROWS], _own_row(now))


def _own_row(now: Position) -> tuple[Button, ...]:
    table, words = now.live.row.id, now.live.words
    offered = {
        "back": bool(now.kept.moves),
        "robot": now.asked is not None and now.live.notes.suggests,
        "look": True,
        "anew": True,
        "leave": True,
    }
    made = len(now.kept.moves)
    clicks: list[tuple[Click, str]] = [
        (TryStep(table, what, made), what) for what, may in offered.items() if may
    ]
    return tuple(Button(str(click), words(f"button-try-{what}"), "secondary") for click, what in clicks)


def _further(now: Position, step: Asks) -> Answer:
    """Return the next question of a half-chosen move: the controls of its next field, or a page of a long list."""
    back = Button(str(OpenTry(now.live.row.id)), now.live.words("button-back"), "secondary")
    return Answer(f"{_words(now)}\n{step.text}", (*step.controls, (back,)), files=None)


def refused(now: Position, step: Refused) -> Answer:
    """Say why a form's value is not possible, with a button that opens the form again as it was sent."""
    rows = with_again(_controls(now), step.again, now.live.words, ROWS)
    return Answer(f"{_words(now)}\n{step.why}", rows, files=None)
