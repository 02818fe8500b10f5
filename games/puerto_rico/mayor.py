"""The mayor phase: colonists arrive and are rearranged (§6.2)."""

from collections.abc import Iterable, Iterator

from games.core import (
    Between,
    Event,
    Events,
    InTurn,
    Move,
    MoveSet,
    PhaseEnded,
    Seat,
    Several,
    Step,
    Together,
    mutable,
)
from games.puerto_rico.events import (
    ColonistsDealt,
    ColonistShipFilled,
    ColonistsPlaced,
    ColonistsRefused,
    ColonistTaken,
)
from games.puerto_rico.moves import Circle, PlaceColonists, Refuse
from games.puerto_rico.state import Player, PuertoRico, circle_count, circles_of, colonist_count, last_round


@mutable
class DealColonists(Step[PuertoRico]):
    """The mayor may take a colonist from the supply; those on the ship are dealt one by one in turn order."""

    chooser: Seat
    privilege: bool

    def finish(self, state: PuertoRico) -> Events:
        if self.privilege and state.colonists:
            state.colonists -= 1
            state.players[self.chooser].san_juan += 1
            yield ColonistTaken(self.chooser)
        order = state.clockwise(self.chooser)
        dealt = shares(state, self.chooser)
        state.colonist_ship = 0
        for seat in order:
            if dealt[seat]:
                state.players[seat].san_juan += dealt[seat]
                yield ColonistsDealt(seat, dealt[seat])
        if state.options.mayor_refusal == "removed_from_game":
            state.then(RefuseColonists([seat for seat in order if dealt[seat]], self.chooser, dealt))
        else:
            state.then(arrange(state, self.chooser))


def shares(state: PuertoRico, chooser: Seat) -> dict[Seat, int]:
    """Return the number of colonists from the ship for each seat if `chooser` is the mayor."""
    each, more = divmod(state.colonist_ship, state.seats)
    return {seat: each + (turn < more) for turn, seat in enumerate(state.clockwise(chooser))}


@mutable
class RefuseColonists(InTurn[PuertoRico]):
    """With the option, each player may refuse colonists that the ship has just brought; they leave the game."""

    chapter = "mayor"

    chooser: Seat
    dealt: dict[Seat, int]

    def menu(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        return [MoveSet(Refuse, count=Between(0, self.dealt[seat]))]

    def play(self, state: PuertoRico, seat: Seat, move: Move) -> Events:
        assert isinstance(move, Refuse)
        self.done(seat)
        if move.count:
            state.players[seat].san_juan -= move.count
            state.removed += move.count
            yield ColonistsRefused(seat, move.count)

    def finish(self, state: PuertoRico) -> Events:
        state.then(arrange(state, self.chooser))


def arrange(state: PuertoRico, chooser: Seat) -> "Mayor":
    """Return the step for the players with too few colonists for all their circles, who arrange them."""
    order = state.clockwise(chooser)
    return Mayor([seat for seat in order if may_choose(state, state.players[seat])], {}, chooser)


def may_choose(state: PuertoRico, player: Player) -> bool:
    """Say whether a player has colonists, but not enough of them for all circles."""
    return 0 < colonist_count(player) < circle_count(state, player)


@mutable
class Mayor(Together[PuertoRico]):
    """The players rearrange all colonists; circles may stay empty only if San Juan is empty, too (R08)."""

    chapter = "mayor"

    chooser: Seat

    def offers(self, state: PuertoRico, seat: Seat) -> list[MoveSet]:
        player = state.players[seat]
        total = colonist_count(player)
        return [MoveSet(PlaceColonists, circles=Several(circles_of(state, player), total, total))]

    def finish(self, state: PuertoRico) -> Events:
        for seat in state.clockwise(self.chooser):
            player = state.players[seat]
            if seat in self.answers:
                move = self.answer(seat)
                assert isinstance(move, PlaceColonists)
                yield place(player, move.circles)
            elif colonist_count(player):
                circles = circles_of(state, player)
                yield place(player, (kind for kind, count in circles.items() for _ in range(count)))
        yield from fill_ship(state)
        yield PhaseEnded("mayor")


def place(player: Player, circles: Iterable[Circle]) -> ColonistsPlaced:
    """Put a player's colonists on these circles, the rest in San Juan."""
    total = colonist_count(player)
    circles = tuple(circles)
    on: dict[Circle, int] = {}
    for circle in circles:
        on[circle] = on.get(circle, 0) + 1
    player.manned = {kind: on[kind] for kind in player.tiles if kind in on}
    player.buildings = {building: on.get(building, 0) for building in player.buildings}
    player.san_juan = total - len(circles)
    return ColonistsPlaced(player.seat, circles, player.san_juan)


def fill_ship(state: PuertoRico) -> Iterator[Event]:
    """Put colonists on the ship: one for each empty circle on buildings, at least one per player."""
    empty = sum(
        state.box.buildings[building].circles - colonists
        for player in state.players
        for building, colonists in player.buildings.items()
    )
    need = max(state.seats, empty)
    count = min(need, state.colonists)
    state.colonists -= count
    state.colonist_ship = count
    yield ColonistShipFilled(count, state.colonists)
    if count < need:
        yield from last_round(state, "colonists_short")
