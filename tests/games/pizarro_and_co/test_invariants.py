"""The invariants (§13), over whole random games."""

import json
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from games.core import Event, Table
from games.core.saves import save_from_data, save_to_data
from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import highest_bid
from games.pizarro_and_co.events import (
    CardSold,
    CardTurned,
    CardVetoed,
    ShipMoved,
    ShipsRemoved,
    VetoGained,
    YearStarted,
)
from tests.games.pizarro_and_co.kit import census
from tests.games.pizarro_and_co.positions import OPTIONS, some_move
from tests.games.playing import Whole, random_game

GAMES = [
    pytest.param(seats, options, id=f"{seats}-{n}")
    for seats in (3, 4, 5, 6)
    for n, options in enumerate(OPTIONS)
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_gold_ships_and_piles_are_conserved(seats, options):
    sold: Counter[tuple[str, int]] = Counter()
    removed: Counter[int] = Counter()
    year = 0
    for game in random_game(GAME, seats, 7 * seats, options, some_move):
        state = game.state
        assert census(state) == dict.fromkeys(state.box.gold, state.box.gold_sets)
        for event in game.latest:
            if isinstance(event, YearStarted):
                year = event.year
            elif isinstance(event, CardSold):
                sold[event.explorer, year] += 1
            elif isinstance(event, ShipsRemoved):
                removed[event.seat] += event.count
        for player in state.players:
            ships = len(player.ships) + player.unplaced + removed[player.seat]
            assert ships == state.box.ships_per_player
    ships = [ship for player in state.players for ship in player.ships]
    for explorer in state.box.explorers:
        reached = Counter(ship.space for ship in ships if ship.explorer == explorer)
        for first in (1, 2, 3):
            assert sum(reached[space] for space in range(first, 4)) == sold[explorer, first]
    assert all(len(ship.pile) == ship.space for ship in ships if ship.explorer == "magellan")


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_bids_rise_and_were_affordable(seats, options):
    for game in random_game(GAME, seats, 11 * seats, options, some_move):
        lot = game.state.lot
        amounts = [offer.amount for offer in lot.bids]
        assert all(low < high for low, high in pairwise(amounts))
        if lot.bids and lot.buyer is None and not options.get("fast_auction"):
            assert lot.price <= highest_bid(game.state, lot.bids[-1].seat)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_vetoes_used_are_at_most_the_columbus_cards_of_year_1(seats, options):
    game = Whole(GAME, seats, options).finished(Random(13 * seats), some_move)
    events: list[Event] = game.events
    gained = sum(isinstance(event, VetoGained) for event in events)
    used = sum(isinstance(event, CardVetoed) for event in events)
    assert used <= gained <= 3
    assert sum(player.vetoes for player in game.state.players) == gained - used
    turned = sum(isinstance(event, CardTurned) for event in events)
    assert turned == 36 + used


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_log_replays_to_the_same_state(seats, options):
    game = Whole(GAME, seats, options).finished(Random(17 * seats), some_move)
    data = json.loads(json.dumps(save_to_data(game.table.header, game.table.log.entries)))
    read, header, entries = save_from_data({"pizarro_and_co": GAME}, data)
    again = Table.replay(read, header, entries, check_all=True)
    assert again.state == game.state
    assert again.scores() == game.scores()


@pytest.mark.rest
def test_ships_sail_one_space_a_year():
    moves = [
        move
        for options in OPTIONS
        for move in Whole(GAME, 5, options).finished(Random(19), some_move).told(ShipMoved)
    ]
    assert {move.space for move in moves} == {2, 3}
