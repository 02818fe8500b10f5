"""Rulings on scoring, the auction, sets, movements and the end of a turn (§16).

R42 is a slip in one rulebook and needs no code.
"""

import pytest

from games.age_of_discovery import GAME
from games.age_of_discovery.benefits import Benefits, Income
from games.age_of_discovery.course import Resolution, TurnEnd
from games.age_of_discovery.events import (
    RegionGoodWon,
    Settled,
    ShipWon,
)
from games.age_of_discovery.moves import (
    Bid,
    Build,
    Demote,
    Explore,
    Migrate,
    MoveSoldier,
    PlaceWorker,
    Settle,
    Train,
)
from games.age_of_discovery.placement import PlaceWorkers
from games.age_of_discovery.scoring import colony_points
from games.age_of_discovery.sets import income
from games.age_of_discovery.setup import Auction
from games.core import Pass
from tests.games.age_of_discovery.positions import (
    BOX,
    at,
    counter,
    owner,
)
from tests.games.playing import Whole


def test_r28_the_first_with_three_pieces_keeps_the_good():
    game = at(
        Resolution(["dock"]),
        lands={"peru": {0: (1, 1), 1: (2, 0)}},
        boxes={"dock": [(0, "colonist"), (1, "colonist")]},
    )
    game.play(0, Settle("peru")).play(1, Settle("peru"))
    assert game.told(RegionGoodWon) == [RegionGoodWon(0, "peru", "silver")]
    assert game.player(1).goods == {}


def test_r28_a_missionary_and_its_colonist_count_together():
    game = at(Resolution(["dock"]), lands={"peru": {0: (1, 0)}}, boxes={"dock": [(0, "missionary")]})
    game.play(0, Settle("peru"))
    assert game.player(0).goods == {"silver": 1}


@pytest.mark.parametrize(
    ("building", "move"),
    [("cavalry", MoveSoldier("brazil", "peru")), ("migration", Migrate("brazil", "peru", 1))],
)
def test_r28_movements_can_complete_the_first_three(building, move):
    game = at(Benefits([]), lands={"peru": {0: (2, 0)}, "brazil": {0: (1, 1)}}, players={0: owner(building)})
    game.play(0, move)
    assert game.player(0).goods == {"silver": 1}


def test_r29_one_single_player_needs_three_pieces():
    assert colony_points(BOX.scoring, [2, 2, 2, 2, 2]) == (0,) * 5


def test_r30_four_or_five_equal_ones_get_nothing():
    assert colony_points(BOX.scoring, [4, 4, 4, 4, 1]) == (0,) * 5
    assert colony_points(BOX.scoring, [3, 3, 3, 3, 3]) == (0,) * 5


def test_r31_the_auction_gives_no_seat_money_and_takes_no_bid_above_the_money_in_hand():
    game = Whole(GAME, 3, {"auction": True})
    assert [game.player(seat).money for seat in range(3)] == [10, 10, 10]
    (seat,) = game.waiting()
    assert game.offers(seat, Bid(10))
    assert not game.offers(seat, Bid(11))


def test_r31_who_bids_first_is_drawn_and_the_bidding_goes_round_the_table():
    openers = {tuple(Whole(GAME, 4, {"auction": True}, secret=f"{n:032x}").waiting()) for n in range(20)}
    assert openers == {(0,), (1,), (2,), (3,)}
    game = at(Auction([2, 0, 1], {}, []), seats=3, options={"auction": True})
    assert game.play(2, Bid(1)).waiting() == [0]
    assert not game.offers(0, Bid(1))


def test_r32_rum_is_not_part_of_the_economy():
    game = at(Income(), turn=8, players={0: owner("rum_distillery", goods={"sugar": 3})})
    assert game.player(0).money == 10 + 3 + 9
    assert game.points(0)["economy"] == 3


def test_r33_a_drawn_good_earns_from_the_next_turn_on():
    game = at(
        Income(),
        Benefits([]),
        turn=8,
        pool={"sugar": 1},
        players={0: owner("west_indies_company", "mercantilism", goods={"sugar": 2})},
    )
    assert game.player(0).goods == {"sugar": 3}
    assert game.points(0)["economy"] == 0
    assert game.points(0)["mercantilism"] == 3
    assert game.scores()[0].tie_breaks[2] == 3


def test_r34_equal_fleets_are_told_apart_by_the_turn_order_in_force():
    fleet = [(0, "merchant"), (1, "colonist"), (1, "colonist")]
    rows = {"shipping": fleet, "initiative": [(0, "colonist")]}
    assert at(Resolution(["shipping"]), order=[1, 0], boxes=rows).told(ShipWon) == [ShipWon(1, 2)]


def test_r35_merchants_and_missionaries_bring_nothing_but_from_the_dock():
    game = at(
        Resolution(["discovery"]),
        boxes={"discovery": [(0, "merchant"), (0, "missionary")]},
        overrides=counter(natives=2),
        counters={"d01": 1},
    )
    game.play(0, Explore("peru", ("merchant", "missionary")))
    assert game.player(0).money == 10
    assert game.pieces("peru", 0) == (1, 0)


def test_r35_a_merchant_from_the_dock_earns_five_dollars():
    game = at(Resolution(["dock"]), boxes={"dock": [(0, "merchant")]})
    assert game.play(0, Settle("caribbean")).player(0).money == 15


@pytest.mark.parametrize(("buildings", "joining"), [((), 1), (("cathedral",), 2)])
def test_r36_the_cathedral_helps_missionaries_of_later_turns(buildings, joining):
    game = at(Resolution(["dock"]), boxes={"dock": [(0, "missionary")]}, players={0: owner(*buildings)})
    game.play(0, Settle("caribbean"))
    assert game.told(Settled) == [Settled(0, "missionary", "caribbean", joining, 0)]
    assert list(BOX.boxes).index("dock") < list(BOX.boxes).index("capital")


def test_r37_cavalry_moves_one_soldier_to_an_adjacent_discovered_region():
    game = at(
        Benefits([]), lands={"peru": {0: (1, 2)}, "brazil": {}, "canada": {}}, players={0: owner("cavalry")}
    )
    moves = {move for move in game.menu(0) if isinstance(move, MoveSoldier)}
    assert moves == {MoveSoldier("peru", "brazil")}


def test_r37_migration_moves_up_to_two_colonists_to_any_discovered_region():
    game = at(Benefits([]), lands={"peru": {0: (3, 1)}, "canada": {}}, players={0: owner("migration")})
    moves = {move for move in game.menu(0) if isinstance(move, Migrate)}
    assert moves == {Migrate("peru", to, n) for to in ("canada", "caribbean") for n in (1, 2)}


def test_r37_movements_of_players_who_share_no_region_are_asked_together():
    lands = {"peru": {0: (1, 1)}, "brazil": {}, "canada": {1: (1, 0)}}
    players = {0: owner("cavalry"), 1: owner("migration")}
    apart = at(Benefits([]), order=[1, 0], lands=lands, players=players)
    assert set(apart.waiting()) == {0, 1}
    apart.play(0, MoveSoldier("peru", "brazil"))
    assert apart.pieces("brazil", 0) == (0, 0)
    apart.play(1, Pass())
    assert apart.pieces("brazil", 0) == (0, 1)
    sharing = at(
        Benefits([]), order=[1, 0], lands={**lands, "brazil": {0: (1, 0), 1: (1, 0)}}, players=players
    )
    assert sharing.waiting() == [1]


def test_r38_nobody_may_keep_a_piece_back():
    game = Whole(GAME, 2)
    (seat,) = game.waiting()
    assert not game.offers(seat, Pass())
    assert game.offers(seat, PlaceWorker("shipping", "colonist"))
    assert game.offers(seat, PlaceWorker("discovery", "colonist"))


def test_r38_extra_pieces_are_placed_in_further_rounds():
    players = {0: {"hand": {"colonist": 2}}, 1: {"hand": {"colonist": 1}}}
    game = at(PlaceWorkers([]), order=[0, 1], players=players)
    place = PlaceWorker("shipping", "colonist")
    assert game.play(0, place).waiting() == [1]
    assert game.play(1, place).waiting() == [0]
    assert game.play(0, place).is_over()


@pytest.mark.parametrize("piece", BOX.pieces)
def test_r39_initiative_takes_any_piece_but_one_of_each_player(piece):
    game = at(PlaceWorkers([]), order=[0, 1], players={0: {"hand": {piece: 2}}, 1: {"hand": {"colonist": 2}}})
    game.play(0, PlaceWorker("initiative", piece)).play(1, PlaceWorker("initiative", "colonist"))
    assert not game.offers(0, PlaceWorker("initiative", piece))


def test_r40_a_ship_completes_a_cheap_set_and_two_never_share_one():
    assert income(BOX.sets, {"rice": 1, "fish": 1}, 1) == 1
    assert income(BOX.sets, {"rice": 1}, 2) == 0
    assert income(BOX.sets, {"rice": 2}, 2) == 3


def test_r41_buildings_are_bought_in_the_order_of_the_spaces():
    game = at(
        Resolution(["capital"]),
        order=[0, 1],
        boxes={"capital": [(1, "colonist"), (0, "colonist")]},
        display=["training", "navigator"],
    )
    assert game.waiting() == [1]
    assert game.play(1, Build("training")).waiting() == [0]
    assert not game.offers(0, Build("training"))


def test_r41_the_incas_gold_can_pay_for_the_next_space():
    game = at(
        Resolution(["capital"]),
        boxes={"capital": [(0, "colonist"), (0, "colonist")]},
        display=["conquest_of_the_incas", "training"],
    )
    game.play(0, Build("conquest_of_the_incas"), Build("training"))
    assert game.player(0).money == 10 - 10 + 20 - 10


def test_r43_wealth_counts_the_money_after_the_benefits():
    game = at(Benefits([]), TurnEnd(), turn=8, players={0: owner("wealth", "trading_post", money=9)})
    assert game.points(0)["wealth"] == 2


def test_r44_the_colonial_empire_counts_regions_with_one_own_piece():
    lands = {"peru": {0: (1, 0), 1: (5, 0)}, "canada": {0: (0, 1)}, "florida": {1: (1, 0)}}
    assert at(lands=lands, players={0: owner("colonial_empire")}).points(0)["colonial-empire"] == 4


def test_r45_income_and_benefits_use_the_old_order():
    players = {0: owner("privateers", ships=9, money=0), 1: owner("trading_post", money=0)}
    game = at(
        Resolution(["initiative"]),
        Benefits([]),
        TurnEnd(),
        order=[0, 1],
        boxes={"initiative": [(1, "colonist")]},
        players=players,
    )
    # Seat 1 has its initiative dollar taken before the Trading Post pays: seat 0 was still first.
    assert [game.player(seat).money for seat in (0, 1)] == [1, 5]
    assert game.state.order == [1, 0]


def test_r46_a_soldier_is_in_supply_again_as_soon_as_its_box_is_done():
    game = at(
        Resolution(["shipping", "training"]),
        lands={"canada": {0: (0, 9)}},
        boxes={"shipping": [(0, "soldier")], "soldier": [(0, "colonist")]},
    )
    assert game.is_over()
    assert game.player(0).hand == {"soldier": 1}


def test_r46_within_its_box_it_is_not():
    game = at(
        Resolution(["training"]),
        lands={"canada": {0: (0, 9)}},
        boxes={"soldier": [(0, "soldier")]},
    )
    assert game.waiting() == [0]
    assert game.offers(0, Demote("canada"))


def test_r47_equal_effects_add_up():
    game = at(Benefits([]), players={0: owner("colonists", "colonists", "trade_routes", "merchant_guild")})
    assert game.player(0).hand == {"colonist": 2, "merchant": 2}


def test_population_standing_army_and_architecture_count_what_is_there():
    lands = {"peru": {0: (4, 2)}, "canada": {0: (1, 0)}}
    found = at(lands=lands, players={0: owner("population", "standing_army", "architecture")}).points(0)
    assert (found["population"], found["standing-army"], found["architecture"]) == (3, 4, 6)


def test_training_is_asked_together_with_the_expeditions():
    game = at(
        Resolution(["discovery", "training"]),
        boxes={"discovery": [(0, "colonist")], "training": [(1, "colonist")]},
    )
    assert game.waiting() == [0, 1]
    game.play(1, Train("captain"))
    assert game.player(1).money == 10
    game.play(0, Pass())
    assert game.player(1).money == 5
    assert game.player(1).hand == {"captain": 1}


def test_whoever_sends_an_expedition_is_asked_for_the_training_afterwards():
    boxes = {"discovery": [(0, "colonist")], "training": [(0, "colonist")]}
    game = at(Resolution(["discovery", "training"]), boxes=boxes)
    assert not game.offers(0, Train("captain"))
    game.play(0, Pass())
    assert game.offers(0, Train("captain"))
