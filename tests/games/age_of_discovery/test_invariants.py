"""What is true at every moment of every game (§18)."""

from collections import Counter
from random import Random

import pytest

from games.age_of_discovery import GAME
from games.age_of_discovery.scoring import land_points
from games.core import Table
from tests.games.playing import Whole
from tests.games.position import Reading

GAMES = [
    (seats, options)
    for seats in GAME.seats
    for options in ({}, {"auction": True, "navy": 3, "world_atlas": False})
]


def check_components(game: Reading) -> None:
    state, box = game.state, game.state.box
    goods = Counter({good: count for good, count in state.pool.items() if count})
    goods.update(state.goods_display)
    goods.update(land.good for land in state.lands.values() if land.good)
    for player in state.players:
        goods.update(player.goods)
    assert goods == Counter({good: row.tiles for good, row in box.goods.items()})
    ships = state.ship_in_box + state.ships_left + sum(player.ships for player in state.players)
    assert ships == box.supply.ships
    won = [found for player in state.players for found in player.discoveries]
    assert len(won) == len(set(won))
    seen = [land.seen for land in state.lands.values() if land.seen]
    assert {*state.counters, *seen, *(set(won) & set(box.counters))} == set(box.counters)
    assert {*state.deck, *(set(won) & set(box.cards))} == set(box.cards)
    check_buildings(game)


def check_buildings(game: Reading) -> None:
    state = game.state
    owned = Counter(building for player in state.players for building in player.buildings)
    seen = owned + Counter(state.display)
    for building, row in state.box.buildings.items():
        left = state.stacks[row.age - 1][building]
        assert seen[building] + left <= row.copies
        # Unsold buildings leave the game with their age only.
        if row.age >= state.age:
            assert seen[building] + left == row.copies


def check_table(game: Reading) -> None:
    state = game.state
    assert sorted(state.order) == list(range(state.seats))
    assert len([worker for worker in state.boxes["dock"] if worker]) <= 2 * state.seats - 1
    for space in ("dock_x", "dock_y"):
        assert [worker.piece for worker in state.boxes[space] if worker] in ([], ["colonist"])
    initiative = [worker.seat for worker in state.boxes["initiative"] if worker]
    assert len(initiative) == len(set(initiative))
    for player in state.players:
        assert player.money >= 0
        assert min(player.hand.values(), default=1) > 0
        assert state.soldiers_left(player.seat) >= 0
    for land in state.lands.values():
        pieces = [land.pieces(seat) for seat in range(state.seats)]
        assert min(*land.colonists, *land.soldiers) >= 0
        assert land.discovered or not any(pieces)
        assert land.good is None or max(pieces) < 3
        assert sorted(filter(None, land_points(state, land))) in ([], [6], [2, 6], [2, 2])
    first = sum(not row.discovered for row in state.box.regions.values()) + state.options.auction
    counters = sum(found in state.box.counters for player in state.players for found in player.discoveries)
    if state.stage != "setup":
        assert counters + len(state.undiscovered()) == first


def check_phases(game: Reading) -> None:
    state = game.state
    if state.stage not in ("setup", "placement") and not game.is_over():
        boxes = [box for box in state.box.boxes if state.boxes[box]]
        if state.stage in ("income", "benefits", "end"):
            assert set(boxes) <= {"initiative", "discovery"}
    if state.stage == "placement" and not any(line for line in state.boxes.values()):
        assert state.ship_in_box
        assert len(state.goods_display) == 4


# Robots that play at random stay poor: with more money they buy, train and fight.
RICH = {"start": {"money": 120}}
# With few natives and few soldiers the deck is reached and soldiers are demoted.
EASY = {
    "counters": {f"d{n:02}": {"natives": 1} for n in range(1, 17)},
    "cards": {"china": {"natives": 1}, "japan": {"natives": 2}},
    "supply": {"soldiers": 2},
}


@pytest.mark.rest
@pytest.mark.parametrize("overrides", [{}, RICH, EASY])
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_position_of_random_games_keeps_the_invariants(seats, options, overrides):
    for seed in range(2):
        rng = Random(seed)
        game = Whole(GAME, seats, options, secret=f"{seed:032x}", overrides=overrides)
        while not game.is_over():
            check_components(game)
            check_table(game)
            check_phases(game)
            game.random_move(rng)
        check_components(game)
        assert game.state.turn == 8
        assert all(len(player.colony_points) == 3 for player in game.state.players)


def test_a_region_good_is_gone_if_and_only_if_somebody_has_had_three_pieces():
    game, rng = Whole(GAME, 4), Random(5)
    had_three: set[str] = set()
    while not game.is_over():
        game.random_move(rng)
        for region, land in game.state.lands.items():
            if max(land.pieces(seat) for seat in range(4)) >= 3:
                had_three.add(region)
            if region in had_three:
                assert land.good is None
    assert {region for region, land in game.state.lands.items() if land.good is None} == had_three


def test_all_hands_are_empty_after_placement():
    game, rng = Whole(GAME, 3), Random(2)
    before = game.state.stage
    while not game.is_over():
        game.random_move(rng)
        if before == "placement" and game.state.stage != "placement" and game.state.stage == "dock":
            assert not any(player.hand for player in game.state.players)
        before = game.state.stage


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_move_of_the_clock_is_always_legal_and_reaches_the_end(seats):
    game = Whole(GAME, seats, {"auction": True})
    while not game.is_over():
        for seat in game.waiting():
            menu = game.menu(seat)
            move = GAME.default(game.seen_by(seat), seat, menu)
            assert move is not None
            assert move in menu
        game.play(seat, move)


def test_a_finished_game_replays_to_the_same_state():
    game = Whole(GAME, 4).finished(Random(9))
    again = Table.replay(GAME, game.table.header, game.table.log.entries, check_all=True)
    assert again.state == game.state
