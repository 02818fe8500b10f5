"""The move for a player whose time is up: the last column of the table of decisions (§15)."""

from collections.abc import Callable, Iterable

from games.age_of_discovery.moves import (
    Ally,
    Chart,
    KillEnemies,
    PlaceWorker,
    Settle,
    TakeGood,
    TakeSpecialist,
)
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Menu, Move, MoveSet, Pass, Seat, Several

Choose = Callable[[AgeOfDiscovery, Seat, MoveSet], Move]


def default(state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move:
    """Return the move for a seat that has not answered; unless `CHOICES` knows a better one, it passes."""
    for moves in menu.sets:
        choose = CHOICES.get(moves.kind)
        if choose:
            return choose(state, seat, moves)
    return Pass()


def _values(moves: MoveSet, field: str) -> Iterable[str]:
    return iter(moves.domains[field])


def _place(moves: MoveSet) -> Move:
    """A colonist, else the first kind there is, to shipping."""
    return PlaceWorker("shipping", next(iter(_values(moves, "piece"))))


def _most_pieces(state: AgeOfDiscovery, seat: Seat, moves: MoveSet) -> str:
    """The region with most own pieces, the first of equal ones."""
    return max(_values(moves, "region"), key=lambda region: state.lands[region].pieces(seat))


def _good(state: AgeOfDiscovery, seat: Seat, moves: MoveSet) -> Move:
    """The good that brings most income, the first of equal ones."""
    player = state.players[seat]

    def with_it(good: str) -> int:
        goods = {**player.goods, good: player.goods.get(good, 0) + 1}
        return income(state.box.sets, goods, player.ships)

    return TakeGood(max(_values(moves, "good"), key=with_it))


def _kill(moves: MoveSet) -> Move:
    """Soldiers first, then colonists, a fort last: the order of the pool."""
    enemies = moves.domains["enemies"]
    assert isinstance(enemies, Several)
    everybody = [enemy for enemy, count in enemies.pool.items() for _ in range(count)]
    (region,) = _values(moves, "region")
    return KillEnemies(region, tuple(everybody[: enemies.least]))


CHOICES: dict[type[Move], Choose] = {
    PlaceWorker: lambda _state, _seat, moves: _place(moves),
    Settle: lambda state, seat, moves: Settle(_most_pieces(state, seat, moves)),
    TakeGood: _good,
    Chart: lambda _state, _seat, moves: Chart(next(iter(_values(moves, "region")))),
    Ally: lambda state, seat, moves: Ally(_most_pieces(state, seat, moves)),
    KillEnemies: lambda _state, _seat, moves: _kill(moves),
    TakeSpecialist: lambda _state, _seat, _moves: TakeSpecialist("merchant"),
}
