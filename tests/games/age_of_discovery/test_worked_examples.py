"""The worked examples, by their numbers (§17)."""

import pytest

from games.age_of_discovery import GAME
from games.age_of_discovery.benefits import Benefits, Income
from games.age_of_discovery.box import DiscoveryOptions, open_box
from games.age_of_discovery.course import Resolution, Turn, TurnEnd
from games.age_of_discovery.events import (
    BidPaid,
    BuildingsTurnedUp,
    ExpeditionFailed,
    InitiativePaid,
    RegionCharted,
    RegionDiscovered,
    SetFormed,
    ShipWon,
)
from games.age_of_discovery.moves import Battle, Bid, Explore, KillEnemies, PlaceWorker, TakeSpecialist, War
from games.age_of_discovery.scoring import colony_points
from games.age_of_discovery.sets import best_sets, income
from games.age_of_discovery.setup import Auction
from games.age_of_discovery.warfare import Warfare
from games.core import Pass
from tests.games.age_of_discovery.positions import at, counter
from tests.games.playing import Whole

BOX = open_box(1, DiscoveryOptions(), {})
SEAN, ANGELO = 0, 1


def test_w01_each_place_further_back_brings_a_dollar():
    game = Whole(GAME, 4)
    assert [game.player(seat).money for seat in game.state.order] == [10, 11, 12, 13]


@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 5), (4, 7), (5, 9)])
def test_w02_the_dock_opens_by_the_number_of_players(seats, spaces):
    almost = [(0, "colonist")] * (spaces - 1)
    game = at(Turn(), seats=seats, boxes={"dock": almost}, players={0: {"hand": {"colonist": 2}}})
    game.play(0, PlaceWorker("dock", "colonist"))
    assert not game.offers(0, PlaceWorker("dock", "colonist"))


def test_w03_captains_count_two_in_shipping():
    fleet = [(0, "captain"), (0, "captain"), (0, "colonist")]
    game = at(Resolution(["shipping"]), boxes={"shipping": fleet})
    assert game.told(ShipWon) == [ShipWon(0, 5)]


def test_w04_the_next_hand_holds_colonists_specialists_and_gifts_of_buildings():
    game = at(
        Resolution(["training"]),
        Benefits([]),
        TurnEnd(),
        boxes={"captain": [(0, "colonist")]},
        players={0: {"buildings": ["monasteries"]}},
    )
    assert game.player(0).hand == {"colonist": 5, "missionary": 1, "captain": 1}


def test_w05_initiative_pays_and_makes_the_new_turn_order():
    red, blue, green, orange = range(4)
    row = [(green, "colonist"), (orange, "colonist")]
    game = at(
        Resolution(["initiative"]),
        TurnEnd(),
        seats=4,
        order=[red, blue, green, orange],
        boxes={"initiative": row},
    )
    assert game.state.order == [green, orange, red, blue]
    assert game.told(InitiativePaid) == [InitiativePaid(green, 1), InitiativePaid(orange, 2)]


def test_r23_those_who_are_not_in_the_row_keep_their_order_whatever_their_seats():
    red, blue, green, orange = range(4)
    order = [orange, blue, green, red]
    boxes = {"initiative": [(green, "colonist")]}
    game = at(Resolution(["initiative"]), TurnEnd(), seats=4, order=order, boxes=boxes)
    assert game.state.order == [green, orange, blue, red]


def test_w06_buildings_are_turned_up_until_five_are_on_sale():
    game = at(TurnEnd(), turn=2, display=["colonists", "training", "navigator"])
    (turned_up,) = game.told(BuildingsTurnedUp)
    assert len(turned_up.buildings) == 2
    assert len(game.state.display) == 5
    assert game.state.turn == 3


@pytest.mark.parametrize(
    ("goods", "ships", "money"),
    [
        ({"indigo": 1, "silver": 1, "tobacco": 1}, 0, 1),
        ({"indigo": 2}, 1, 3),
        ({"sugar": 4}, 0, 6),
    ],
)
def test_w07_sets_pay_by_what_is_alike(goods, ships, money):
    assert income(BOX.sets, goods, ships) == money


def test_w08_each_soldier_kills_one_piece_in_a_battle():
    game = at(
        Warfare(),
        lands={"canada": {SEAN: (3, 2), ANGELO: (4, 1)}},
        boxes={"warfare": [(SEAN, "colonist")]},
    )
    game.play(SEAN, Battle("canada", ANGELO))
    game.play(SEAN, KillEnemies("canada", ("soldier", "colonist")))
    game.play(ANGELO, KillEnemies("canada", ("soldier",)))
    assert game.pieces("canada", SEAN) == (3, 1)
    assert game.pieces("canada", ANGELO) == (3, 0)
    assert [game.player(seat).money for seat in (SEAN, ANGELO)] == [10, 10]


def test_w09_a_full_scale_war_is_a_battle_in_every_region_with_both_and_a_soldier():
    game = at(
        Warfare(),
        lands={
            "new_granada": {SEAN: (1, 1), ANGELO: (2, 0)},
            "new_spain": {SEAN: (1, 1), ANGELO: (2, 0)},
            "new_england": {SEAN: (1, 1)},
            "florida": {SEAN: (2, 0), ANGELO: (0, 2)},
            "canada": {SEAN: (1, 0), ANGELO: (1, 0)},
        },
        boxes={"warfare": [(SEAN, "colonist")]},
    )
    game.play(SEAN, War(ANGELO))
    assert game.player(SEAN).money == 0
    assert game.pieces("new_granada", ANGELO) == (1, 0)
    assert game.pieces("new_spain", ANGELO) == (1, 0)
    assert game.pieces("florida", SEAN) == (0, 0)
    assert (game.pieces("canada", SEAN), game.pieces("canada", ANGELO)) == ((1, 0), (1, 0))
    assert game.pieces("new_england", SEAN) == (1, 1)


def discovering(*pieces):
    return at(
        Resolution(["discovery"]),
        boxes={"discovery": [(0, piece) for piece in pieces]},
        overrides=counter(natives=3, coins=4, plunder=2),
        counters={"d01": 1},
    )


def test_w10_an_expedition_worth_the_natives_succeeds():
    game = discovering("captain", "soldier")
    game.play(0, Explore("peru", ("captain", "soldier")))
    assert game.told(RegionDiscovered) == [RegionDiscovered(0, "peru", "d01", 3, 3, 4, 2)]
    assert game.player(0).money == 10 + 4 + 2
    assert game.player(0).discoveries == ["d01"]
    assert game.pieces("peru", 0) == (1, 0)
    assert game.land("peru").discoverer == 0
    assert game.state.boxes["discovery"] == []


def test_w11_an_expedition_worth_less_fails():
    game = discovering("colonist", "colonist", "merchant")
    game.play(0, Explore("peru", ("colonist", "colonist")))
    assert game.told(ExpeditionFailed) == [ExpeditionFailed(0, "peru", 3, 2)]
    assert game.player(0).money == 10
    assert game.land("peru").seen == "d01"
    assert not game.land("peru").discovered
    assert game.state.bank(0) == {"merchant": 1}


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([4, 2, 1], [6, 2, 0]),
        ([4, 4, 3], [2, 2, 0]),
        ([3, 3, 3], [0, 0, 0]),
        ([5, 2, 2], [6, 0, 0]),
        ([3, 0, 0], [6, 0, 0]),
        ([2, 2, 0], [0, 0, 0]),
    ],
)
def test_w12_colonies_score_by_majority(pieces, points):
    assert list(colony_points(BOX.scoring, pieces)) == points


def test_w13_a_new_age_clears_the_unsold_buildings():
    game = at(
        TurnEnd(),
        Turn(),
        turn=3,
        display=["training", "navigator"],
        players={0: {"buildings": ["colonists"]}},
    )
    assert all(BOX.buildings[building].age == 2 for building in game.state.display)
    assert len(game.state.display) == 5
    assert BOX.turns.building_cost[game.state.age - 1] == 14
    for turn in range(4, 8):
        later = at(Benefits([]), turn=turn, players={0: {"buildings": ["colonists"]}})
        assert later.player(0).hand == {"colonist": 1}


def auction(second_bid):
    bidders = [0, 1, 2, 3, 4]
    game = at(
        Auction(bidders, {}, []),
        seats=5,
        options={"auction": True},
        overrides=counter(natives=6, coins=3, plunder=2),
        counters={"d01": 1},
        players={seat: {"hand": {"colonist": 5}} for seat in bidders},
    )
    game.play(0, Bid(1)).play(1, Pass()).play(2, Pass()).play(3, Bid(second_bid)).play(4, Bid(second_bid + 1))
    return game.play(0, Pass()).play(3, Pass())


def test_w14_the_auction_with_a_second_bid_of_seven():
    game = auction(7)
    assert game.state.order == [4, 3, 0, 2, 1]
    assert game.told(BidPaid) == [BidPaid(4, 8), BidPaid(3, 4)]
    assert game.player(3).hand == {"colonist": 5}
    assert game.told(RegionCharted) == [RegionCharted(4, "caribbean", "d01", 3)]
    assert game.player(4).money == 10 - 8 + 3
    assert game.pieces("caribbean", 4) == (1, 0)
    assert game.player(4).hand == {"colonist": 5}


def test_w14_the_auction_with_a_second_bid_of_eight():
    game = auction(8)
    game.play(3, TakeSpecialist("captain"))
    assert game.player(3).money == 10 - 4
    assert game.player(3).hand == {"colonist": 5, "captain": 1}


def test_w15_the_last_set_income_scores():
    thirteen = {"sugar": 4, "silver": 4, "rice": 1, "fish": 2}
    game = at(Income(), turn=8, players={0: {"goods": thirteen}, 1: {"goods": {"tobacco": 4}}})
    assert game.points(0)["economy"] == 13
    earlier = at(Income(), TurnEnd(), turn=7, players={0: {"goods": thirteen}})
    assert earlier.player(0).money == 10 + 13
    assert earlier.player(0).last_goods is None


def test_w16_best_sets_prefer_a_ship_with_three_alike_to_two_small_sets():
    assert income(BOX.sets, {"sugar": 3, "cattle": 1, "rice": 1}, 1) == 6


def test_w16_best_sets_of_eight_goods_and_two_ships():
    goods = {"silver": 4, "fish": 2, "rice": 1, "indigo": 1}
    assert income(BOX.sets, goods, 2) == 10
    assert [row.money for row in best_sets(BOX.sets, goods, 2)] == [6, 3, 1]


def test_the_economy_is_explained_set_by_set():
    game = at(players={0: {"goods": {"silver": 4, "fish": 2}, "ships": 1}})
    assert GAME.explain(game.state, 0) == (
        SetFormed(0, ("silver",) * 4, 0, 6),
        SetFormed(0, ("fish",) * 2, 1, 3),
    )
