"""What holds in every game (§15), by random play."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import GameEnded, Header, PhaseEnded, Table, engine
from games.core.saves import save_from_data, save_to_data
from games.puerto_rico import GAME
from games.puerto_rico.events import GoodsLoaded, RolesSweetened, RoleTaken, RoundBegan, WharfUsed
from games.puerto_rico.mayor import Mayor
from games.puerto_rico.state import PuertoRico, circles_of, colonist_count, spaces_covered, tile_count
from games.puerto_rico.storage import Storage
from tests.games.playing import Moment
from tests.games.puerto_rico.positions import OPTIONS, some_game
from tests.support.whole import examples

games = settings(max_examples=examples(30), deadline=None)
seeds = st.integers(0, 2**32)


def counted(state: PuertoRico, good: str) -> int:
    return (
        state.goods[good]
        + sum(player.goods.get(good, 0) for player in state.players)
        + sum(ship.load for ship in state.ships.values() if ship.good == good)
        + state.house.count(good)
    )


def check_pieces(state: PuertoRico) -> None:
    """Invariants 1 to 5."""
    box, start = state.box, state.box.players[state.seats]
    assert all(counted(state, good) == row.barrels for good, row in box.goods.items())
    everybody = sum(colonist_count(player) for player in state.players)
    on_hand = state.colonists + state.colonist_ship + everybody + state.removed
    assert on_hand == start.colonists + start.colonist_ship
    tiles: Counter[str] = Counter(state.stack) + Counter(state.discards) + Counter(state.row)
    tiles["quarry"] += state.quarries
    for player in state.players:
        tiles.update(player.tiles)
    assert +tiles == Counter({kind: row.copies for kind, row in box.tiles.items()})
    for building, row in box.buildings.items():
        owned = sum(building in player.buildings for player in state.players)
        assert state.buildings[building] + owned == row.copies
    assert state.vp + sum(player.vp for player in state.players) == start.vp


def check_limits(state: PuertoRico) -> None:
    """Invariants 4, 6 and 8, and that no circle holds more than one colonist."""
    carried = [ship.good for ship in state.ships.values() if ship.good]
    assert len(carried) == len(set(carried))
    assert all(0 <= cargo.load <= state.box.ships[ship].capacity for ship, cargo in state.ships.items())
    assert all(bool(cargo.good) == bool(cargo.load) for cargo in state.ships.values())
    for player in state.players:
        assert spaces_covered(state, player) <= 12
        assert tile_count(player) <= 12
        assert player.doubloons >= 0
        assert player.san_juan >= 0
        assert all(player.manned.get(kind, 0) <= count for kind, count in player.tiles.items())
        assert set(player.manned) <= set(player.tiles)
        circles = circles_of(state, player)
        assert all(0 <= on <= circles[building] for building, on in player.buildings.items())


def check_phase_end(moment: Moment) -> None:
    """Invariants 6 and 7: what holds when a phase has ended with this very move."""
    state = moment.state
    ended = [event.name for event in moment.latest if isinstance(event, PhaseEnded)]
    if "captain" in ended:
        assert all(cargo.load < state.box.ships[ship].capacity for ship, cargo in state.ships.items())
    if "trader" in ended:
        assert len(state.house) <= 3
    if ended == ["mayor"]:
        for player in state.players:
            circles = sum(circles_of(state, player).values())
            assert not player.san_juan or colonist_count(player) - player.san_juan == circles


def check_deciders(state: PuertoRico) -> None:
    """Invariant 11: one seat decides, or several arrange or store; each of them has a move."""
    waiting = engine.waits_for(state)
    assert bool(waiting) == bool(state.agenda)
    assert len(waiting) <= 1 or isinstance(state.agenda[-1], Mayor | Storage)
    assert all(engine.menu(state, seat) for seat in waiting)


@pytest.mark.rest
@games
@given(seeds)
def test_pieces_are_conserved_and_limits_kept_in_every_game(seed):
    for moment in some_game(seed):
        check_pieces(moment.state)
        check_limits(moment.state)
        check_phase_end(moment)
        check_deciders(moment.state)


@games
@given(seeds)
def test_each_seat_picks_as_often_as_it_should_and_the_roles_left_get_a_doubloon(seed):
    picks: Counter[int] = Counter()
    for moment in some_game(seed):
        state = moment.state
        for event in moment.latest:
            if isinstance(event, RoleTaken):
                picks[event.seat] += 1
            elif isinstance(event, RolesSweetened):
                assert len(event.roles) == (1 if state.seats == 2 else 3)
                assert set(picks.values()) == {3 if state.seats == 2 else 1}
                assert len(picks) == state.seats
                picks.clear()


@games
@given(seeds)
def test_the_governor_moves_on_by_one_each_round(seed):
    seats = 0
    rounds: list[RoundBegan] = []
    for moment in some_game(seed):
        seats = moment.state.seats
        rounds += [event for event in moment.latest if isinstance(event, RoundBegan)]
    assert all(after.governor == (before.governor + 1) % seats for before, after in pairwise(rounds))
    assert [event.round for event in rounds] == list(range(1, len(rounds) + 1))


@games
@given(seeds)
def test_a_captain_phase_is_short(seed):
    loads: Counter[str] = Counter()
    for moment in some_game(seed):
        for event in moment.latest:
            if isinstance(event, RoleTaken):
                loads.clear()
            elif isinstance(event, GoodsLoaded):
                loads["ship"] += 1
            elif isinstance(event, WharfUsed):
                loads[f"wharf {event.seat}"] += 1
            assert loads["ship"] <= 5 * moment.state.seats
            assert all(count == 1 for name, count in loads.items() if name.startswith("wharf"))


@games
@given(seeds)
def test_a_game_ends_after_a_trigger_and_only_then(seed):
    last = None
    for moment in some_game(seed):
        ended = any(isinstance(event, GameEnded) for event in moment.latest)
        assert ended == (not moment.state.agenda)
        last = moment
    assert last is not None
    assert last.state.triggers


@pytest.mark.rest
@settings(max_examples=examples(15), deadline=None)
@given(seeds)
def test_a_log_replays_move_by_move_and_the_same_moves_meet_the_same_luck(seed):
    rng = Random(seed)
    options = rng.choice(OPTIONS)
    header = Header("puerto_rico", 1, rng.choice((3, 4, 5)), options, f"{seed:032x}")
    tables: list[Table] = []
    for _ in range(2):
        luck = Random(seed)
        table, turn = Table.new(GAME, header)
        table.adopt(turn)
        while not table.is_over():
            seat = table.waiting()[0]
            table.play(seat, table.menu(seat).sample(luck))
        tables.append(table)
    assert tables[0].log.entries == tables[1].log.entries
    game, read, entries = save_from_data({"puerto_rico": GAME}, save_to_data(header, tables[0].log.entries))
    assert Table.replay(game, read, entries, check_all=True).state == tables[0].state
