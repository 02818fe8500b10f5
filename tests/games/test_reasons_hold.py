"""What a reason says in numbers is what then happens, in whole games of scripts and beginners."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from games import all_games
from games.age_of_discovery.explain import reasons as discovery
from games.age_of_discovery.state import AgeOfDiscovery
from games.ai.players import player
from games.core import Event, Fact, Header, Move, Table, engine
from games.mundus_novus.explain import reasons as novus
from games.mundus_novus.state import MundusNovus
from games.puerto_rico.events import BonusTaken, ColonistsDealt, ColonistTaken, GoodsLoaded, GoodsProduced
from games.puerto_rico.explain import reasons as rico
from games.puerto_rico.moves import Load, Sell, TakeRole
from games.puerto_rico.state import PuertoRico
from tests.games.position import SECRET
from tests.support.whole import first


class Told(NamedTuple):
    """A move with its reason, the state before it and after it, its own events, and all until the next question."""

    seat: int
    move: Move
    fact: Fact
    before: Any
    after: Any
    own: list[Event]
    events: list[Event]


def played(key: str, seats: int, number: int) -> Iterator[Told]:
    """Play a whole game, each seat by a script or with a beginner's errors; yields every move that has a reason."""
    game = all_games()[key]
    table, turn = Table.new(game, Header(key, game.rules, seats, {}, SECRET))
    table.adopt(turn)
    decide = [player(game, ("script", "easy")[(number + seat) % 2], number + seat) for seat in range(seats)]
    while not table.is_over():
        seat = table.waiting()[0]
        seen = table.view(seat)
        move = decide[seat](seen, seat, table.open_menu(seat))
        assert move is not None
        assert game.reason is not None
        fact, before, after = game.reason(seen, seat, move), table.state.clone(), table.state.clone()
        own, _ = engine.told_apart(after, seat, move)
        turn = table.play(seat, move, by="robot")
        if fact is not None:
            yield Told(seat, move, fact, before, after, own, [one.event for one in turn.told])


def region(told: Told) -> bool | None:
    """Held against a fact of Age of Discovery: how the seat stands where its pieces have come."""
    fact, state = told.fact, told.after
    assert isinstance(state, AgeOfDiscovery)
    if isinstance(fact, discovery.PaysEachTurn):
        return fact.times == state.box.turns.count - state.turn + 1
    if not isinstance(fact, discovery.Leads | discovery.Follows):
        return None
    pieces = [state.lands[fact.region].pieces(seat) for seat in range(state.seats)]
    own = pieces.pop(told.seat)
    return fact == (discovery.Leads if own > max(pieces) else discovery.Follows)(fact.region, own)


def hand(told: Told) -> bool | None:
    """Held against a fact of Mundus Novus: how many the hand has then, what it pays; a table may deal more of a number."""
    fact, before, after = told.fact, told.before, told.after
    assert isinstance(before, MundusNovus)
    assert isinstance(after, MundusNovus)
    if isinstance(fact, novus.ForDoubloons):
        return after.players[told.seat].doubloons - before.players[told.seat].doubloons == fact.doubloons
    if isinstance(fact, novus.ForEqual | novus.ForNew):
        count = Counter(after.players[told.seat].hand)[fact.resource]
        return count >= (fact.count if isinstance(fact, novus.ForEqual) else 1)
    return None


def goods(told: Told) -> bool | None:
    """Held against a fact of Puerto Rico: the barrels, the colonists and the money that there are then."""
    fact, seat, before, after = told.fact, told.seat, told.before, told.after
    assert isinstance(before, PuertoRico)
    assert isinstance(after, PuertoRico)
    if isinstance(told.move, TakeRole) and isinstance(fact, rico.ToOccupy):
        dealt = sum(
            each.count for each in told.events if isinstance(each, ColonistsDealt) and each.seat == seat
        )
        taken = sum(isinstance(each, ColonistTaken) for each in told.events)
        return fact.circles <= before.players[seat].san_juan + dealt + taken
    if isinstance(told.move, TakeRole) and isinstance(fact, rico.ToProduce):
        (made,) = (each for each in told.events if isinstance(each, GoodsProduced) and each.seat == seat)
        took = sum(isinstance(each, BonusTaken) for each in told.events)
        return fact.count == len(made.goods) + max(took, any(after.goods[good] for good in made.goods))
    if isinstance(told.move, Sell) and isinstance(fact, rico.ForMoney):
        return after.players[seat].doubloons - before.players[seat].doubloons == fact.doubloons
    if isinstance(told.move, Load) and isinstance(fact, rico.ToShip | rico.ShipsFirst | rico.FillsShip):
        (loaded,) = (each for each in told.own if isinstance(each, GoodsLoaded))
        return (loaded.good, loaded.count) == (fact.good, fact.count)
    return None


@pytest.mark.parametrize("number", first(2, range(3)))
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    ("key", "holds"), [("age_of_discovery", region), ("mundus_novus", hand), ("puerto_rico", goods)]
)
@pytest.mark.rest
def test_a_number_that_is_said_is_what_then_happens(
    key: str, holds: Callable[[Told], bool | None], seats: int, number: int
):
    held = {True: 0, None: 0}
    for told in played(key, seats, number):
        found = holds(told)
        assert found is not False, f"{told.move}: {told.fact}"
        held[found] += 1
    assert held[True] > 5
