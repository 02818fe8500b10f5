"""Conditions and numbers of the rules that a small mistake would slip past the worked examples and rulings."""

import pytest

from games.age_of_discovery import GAME
from games.age_of_discovery.benefits import Benefits
from games.age_of_discovery.course import Resolution, Turn, TurnEnd
from games.age_of_discovery.events import BiddingLeft, FavourUsed, LandDiscovered, ShipWon, SoldierArrived
from games.age_of_discovery.moves import (
    Ally,
    Bid,
    Build,
    Demote,
    Explore,
    ExploreBeyond,
    Migrate,
    MoveSoldier,
    PlaceWorker,
    Settle,
    Train,
    UseFavour,
)
from games.age_of_discovery.placement import PlaceWorkers
from games.age_of_discovery.setup import Auction
from games.core import Pass
from tests.games.age_of_discovery.positions import ALL_DISCOVERED, at, buying, counter, owner
from tests.games.playing import Whole


def test_in_the_phase_of_benefits_royal_favour_is_left_for_the_turn_order_only():
    rows = {"initiative": [(1, "colonist"), (0, "colonist")]}
    game = at(
        Benefits([]),
        turn=7,
        order=[1, 0],
        lands={"peru": {1: (1, 0)}},
        boxes=rows,
        players={0: owner("royal_favour"), 1: owner("migration")},
    )
    assert not game.offers(0, UseFavour("initiative", 2))
    assert game.offers(0, UseFavour("turn_order", 2))


def test_royal_favour_may_pass_an_own_piece():
    rows = {"dock": [(0, "captain"), (0, "soldier")]}
    players = {0: owner("royal_favour", hand={"colonist": 1})}
    game = at(PlaceWorkers([]), turn=4, order=[0, 1], boxes=rows, players=players)
    game.play(0, UseFavour("dock", 2))
    assert [worker.piece for worker in game.state.boxes["dock"]] == ["soldier", "captain"]
    assert game.told(FavourUsed) == [FavourUsed(0, "dock", 1, 0)]


@pytest.mark.parametrize("piece", ["colonist", "captain", "merchant", "soldier"])
def test_with_a_cathedral_only_missionaries_bring_colonists(piece):
    game = at(Resolution(["dock"]), boxes={"dock": [(0, piece)]}, players={0: owner("cathedral")})
    game.play(0, Settle("caribbean"))
    assert game.land("caribbean").pieces(0) == 1


def test_space_x_settles_before_space_y_and_both_after_the_numbered_ones():
    rows = {"dock_y": [(0, "colonist")], "dock_x": [(1, "colonist")], "dock": [(0, "colonist")]}
    game = at(Resolution(["dock"]), boxes=rows)
    asked = []
    while not game.is_over():
        asked += game.waiting()
        game.play(asked[-1], Settle("caribbean"))
    assert asked == [0, 1, 0]


def beyond(*pieces, natives):
    return at(
        Resolution(["discovery"]),
        lands=ALL_DISCOVERED,
        boxes={"discovery": [(0, piece) for piece in pieces]},
        overrides={"cards": {"china": {"natives": natives, "coins": 4, "plunder": 3, "vp": 8}}},
        deck={"china": 1},
    )


def test_as_much_as_there_are_natives_wins_a_card_which_brings_no_colonist():
    game = beyond("captain", "merchant", natives=3).play(0, ExploreBeyond(("captain", "merchant")))
    assert game.told(LandDiscovered) == [LandDiscovered(0, "china", 3, 3, 4, 0)]
    assert not any(land.pieces(0) for land in game.state.lands.values())
    assert game.points(0)["discoveries"] == 8


def test_each_player_sends_one_expedition_a_turn():
    rows = {"discovery": [(0, "colonist"), (0, "colonist"), (1, "colonist")]}
    game = at(Resolution(["discovery"]), order=[0, 1], boxes=rows)
    game.play(0, Explore("peru", ("colonist",)))
    assert game.waiting() == [1]
    game.play(1, Pass())
    assert game.is_over()
    assert game.state.bank(0) == {"colonist": 1}


def test_discoveries_score_the_red_numbers_of_counters_and_cards():
    numbers = {**counter(natives=6, coins=9, vp=2), "cards": {"china": {"vp": 7, "coins": 1}}}
    game = at(players={0: owner(discoveries=["d01", "china"])}, overrides=numbers)
    assert game.points(0)["discoveries"] == 2 + 7


def test_the_last_five_dollars_can_train():
    game = at(Resolution(["training"]), boxes={"training": [(0, "colonist")]}, players={0: {"money": 5}})
    assert game.play(0, Train("captain")).player(0).money == 0


def test_a_training_decided_early_holds_for_one_turn():
    boxes = {"discovery": [(0, "colonist")], "training": [(1, "colonist")]}
    game = at(Resolution(["discovery", "training"]), boxes=boxes)
    game.play(1, Train("captain")).play(0, Pass())
    assert game.state.training is None


def test_what_pays_at_once_does_not_pay_again():
    game = at(Benefits([]), players={0: owner("conquest_of_the_incas", "indian_allies")})
    assert game.player(0).money == 10


def test_the_allies_soldiers_come_out_of_the_ten_too():
    game = buying("indian_allies", lands={"peru": {0: (1, 0)}, "canada": {0: (0, 9)}})
    game.play(0, Ally("peru"))
    assert game.pieces("peru", 0) == (1, 1)
    game.play(0, Demote("canada"))
    assert game.pieces("peru", 0) == (1, 2)
    assert game.pieces("canada", 0) == (1, 8)
    assert len(game.told(SoldierArrived)) == 2


def test_the_first_to_pass_is_last_in_the_turn_order_and_so_on():
    game = at(Auction([0, 1, 2], {}, []), seats=3, options={"auction": True})
    game.play(0, Pass()).play(1, Bid(1)).play(2, Pass())
    assert game.told(BiddingLeft) == [BiddingLeft(0, 3), BiddingLeft(2, 2), BiddingLeft(1, 1)]


def test_if_nobody_bids_nobody_pays_and_the_last_one_left_is_first():
    game = at(Auction([0, 1], {}, []), options={"auction": True}, overrides=counter(1), counters={"d01": 1})
    game.play(0, Pass())
    assert game.state.order == [1, 0]
    assert [game.player(seat).money for seat in (0, 1)] == [10, 10]
    assert game.player(1).discoveries == ["d01"]


@pytest.mark.parametrize(
    ("turn", "price", "building"), [(3, 10, "training"), (4, 14, "ship_yards"), (8, 20, "navy")]
)
def test_a_building_costs_what_the_age_says_and_the_last_dollar_counts(turn, price, building):
    def buying_with(money):
        rows, players = {"capital": [(0, "colonist")]}, {0: {"money": money}}
        return at(Resolution(["capital"]), turn=turn, boxes=rows, players=players, display=[building])

    assert buying_with(price).play(0, Build(building)).player(0).money == 0
    assert buying_with(price - 1).is_over()


def test_without_a_fleet_the_ship_stays_and_no_second_one_comes():
    game = at(Resolution(["shipping"]), TurnEnd())
    assert game.told(ShipWon) == []
    assert game.state.ship_in_box
    assert game.state.ships_left == 7


def test_leftover_goods_return_to_the_pool_before_four_are_turned_up():
    game = at(TurnEnd(), goods_display=["rice", "rice"], pool={"rice": 1, "fish": 1})
    assert sorted(game.state.goods_display) == ["fish", "rice", "rice", "rice"]
    assert not any(game.state.pool.values())


@pytest.mark.parametrize(("turn", "scored"), [(2, 0), (3, 1), (5, 0), (6, 1), (7, 0), (8, 1)])
def test_colonies_score_after_turns_3_6_and_8_only(turn, scored):
    game = at(TurnEnd(), turn=turn, lands={"peru": {0: (3, 0)}})
    assert game.player(0).colony_points == [6] * scored


def test_only_the_scoring_of_turn_8_breaks_ties():
    assert at(turn=7, players={0: owner(colony_points=[6, 6])}).scores()[0].tie_breaks[0] == 0
    assert at(turn=8, players={0: owner(colony_points=[6, 6, 2])}).scores()[0].tie_breaks[0] == 2


def test_population_counts_all_pieces_before_it_halves_them():
    lands = {"peru": {0: (1, 0)}, "canada": {0: (0, 1)}, "florida": {0: (1, 0)}}
    assert at(lands=lands, players={0: owner("population")}).points(0)["population"] == 1


def test_soldiers_do_not_migrate():
    lands = {"peru": {0: (1, 2)}, "canada": {0: (0, 2)}}
    game = at(Benefits([]), lands=lands, players={0: owner("migration")})
    offered = [move for move in game.menu(0) if isinstance(move, Migrate)]
    assert {(move.source, move.colonists) for move in offered} == {("peru", 1)}


def test_whoever_owns_both_cavalry_and_migration_moves_with_both():
    # Only a corrected number of copies lets a second player ride at the same time.
    lands = {"peru": {0: (1, 1)}, "brazil": {}, "canada": {1: (0, 1)}, "new_england": {}}
    players = {0: owner("cavalry", "migration"), 1: owner("cavalry")}
    two = {"buildings": {"cavalry": {"copies": 2}}}
    game = at(Benefits([]), order=[0, 1], lands=lands, players=players, overrides=two)
    game.play(0, MoveSoldier("peru", "brazil"), Migrate("peru", "canada", 1))
    assert game.waiting() == [1]


def test_the_pieces_of_a_resolved_box_are_gone_and_those_of_initiative_stay():
    rows = {
        box: [(0, "colonist")]
        for box in ("initiative", "dock", "trade_goods", "shipping", "capital", "captain", "warfare")
    }
    game = at(Resolution([*list(rows)[:5], "training", "warfare"]), boxes=rows, goods_display=["rice"])
    while not game.is_over():
        game.play(0, Pass())
    assert {box for box, line in game.state.boxes.items() if line} == {"initiative"}


def test_a_new_game_shows_five_buildings_four_goods_a_ship_and_eight_hidden_regions():
    game = Whole(GAME, 3)
    state = game.state
    assert len(state.display) == 5
    assert {state.box.buildings[building].age for building in state.display} == {1}
    assert (len(state.goods_display), sum(state.pool.values())) == (4, 33)
    assert state.ship_in_box
    assert state.discovered() == ["caribbean"]
    assert all(player.hand == {"colonist": 5} for player in state.players)
    assert [land.good for land in state.lands.values()] == [row.good for row in state.box.regions.values()]


def test_an_exhausted_stack_leaves_fewer_buildings_on_sale():
    game = at(TurnEnd(), Turn(), turn=2, display=["training"], stacks=[{"navigator": 1}, {}, {}])
    assert sorted(game.state.display) == ["navigator", "training"]


def test_movements_asked_one_after_the_other_stay_so_though_the_first_leaves_the_shared_region():
    lands = {"brazil": {0: (0, 1), 1: (1, 0)}, "peru": {}}
    players = {0: owner("cavalry"), 1: owner("migration"), 2: owner("trading_post")}
    game = at(Benefits([]), seats=3, order=[0, 1, 2], lands=lands, players=players)
    game.play(0, MoveSoldier("brazil", "peru"))
    assert game.waiting() == [1]
    game.play(1, Migrate("brazil", "caribbean", 1))
    assert game.is_over()
    assert game.pieces("peru", 0) == (0, 1)


def test_architecture_counts_each_of_two_equal_buildings():
    players = {0: owner("architecture", "colonists", "colonists")}
    assert at(players=players).points(0)["architecture"] == 6


def test_whoever_has_more_pieces_places_round_after_round_while_the_others_have_none():
    place = PlaceWorker("shipping", "colonist")
    game = at(PlaceWorkers([]), order=[1, 0], players={0: {"hand": {"colonist": 3}}})
    for _ in range(3):
        assert game.waiting() == [0]
        game.play(0, place)
    assert game.is_over()
