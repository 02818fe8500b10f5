"""The rulings of the specification, by their numbers (rules: 16); R42 is a slip in one rulebook and needs no code."""

import pytest

from games.age_of_discovery.benefits import Benefits, Income
from games.age_of_discovery.box import DiscoveryOptions, open_box
from games.age_of_discovery.course import Resolution, Turn, TurnEnd
from games.age_of_discovery.events import (
    BuildingPaid,
    FavourUsed,
    LandMissed,
    PiecesLost,
    PrivateersPaid,
    RegionGoodWon,
    Settled,
    ShipWon,
    SoldierForgone,
    SpecialistTrained,
)
from games.age_of_discovery.moves import (
    Ally,
    Battle,
    Bid,
    Build,
    Chart,
    Demote,
    Explore,
    ExploreBeyond,
    KillEnemies,
    Migrate,
    MoveSoldier,
    PlaceWorker,
    Settle,
    TakeGood,
    Train,
    UseFavour,
    War,
)
from games.age_of_discovery.placement import LastCall, PlaceWorkers
from games.age_of_discovery.scoring import colony_points
from games.age_of_discovery.sets import income
from games.age_of_discovery.setup import Auction
from games.age_of_discovery.warfare import Warfare
from games.core import Pass
from tests.games.age_of_discovery.positions import at, counter, fresh

BOX = open_box(1, DiscoveryOptions(), {})
ALL_DISCOVERED = {region: {} for region in BOX.regions}


def sources(game, seat):
    return dict(game.table.scores()[seat].sources)


def owner(*buildings, **holdings):
    return {"buildings": list(buildings), **holdings}


def test_r01_goods_are_taken_in_the_order_of_the_spaces():
    game = at(
        Resolution(["trade_goods"]),
        boxes={"trade_goods": [(1, "colonist"), (0, "colonist"), (1, "colonist")]},
        goods_display=["rice", "fish", "gold", "fur"],
    )
    assert game.waiting() == (1,)
    assert game.play(1, TakeGood("gold")).waiting() == (0,)
    assert game.play(0, TakeGood("rice")).waiting() == (1,)


@pytest.mark.parametrize("box", ["initiative", "capital", "warfare"])
def test_r02_numbers_of_spaces_can_be_corrected(box):
    full = [(1, "colonist")] * 2
    hands = {0: {"hand": {"colonist": 2}}}
    game = at(Turn(), boxes={box: full}, players=hands, overrides={"boxes": {box: {"spaces": 2}}})
    assert not game.offers(0, PlaceWorker(box, "colonist"))
    assert at(Turn(), boxes={box: full}, players=hands).offers(0, PlaceWorker(box, "colonist"))


def test_r03_goods_and_borders_of_regions_can_be_corrected():
    game = at(overrides={"regions": {"canada": {"good": "rice", "adjacent": ["florida"]}}})
    assert game.land("canada").good == "rice"
    assert game.state.pool["rice"] == 2
    assert game.state.pool["fur"] == 4


def test_r04_values_of_counters_can_be_corrected():
    assert at(overrides=counter(natives=9)).state.box.counters["d01"].natives == 9


@pytest.mark.parametrize("points", [4, 3])
def test_r05_the_navy_counts_four_or_three_a_ship(points):
    game = at(options={"navy": points}, players={0: owner("navy", ships=2)})
    assert sources(game, 0)["navy"] == 2 * points


def test_r06_the_company_draws_from_the_pool():
    game = at(Benefits([]), players={0: owner("west_indies_company")}, pool={"rice": 1})
    assert game.player(0).goods == {"rice": 1}


def test_r07_there_are_34_buildings():
    assert [sum(stack.values()) for stack in at().state.stacks] == [11, 13, 10]


def test_r08_the_world_atlas_counts_discoveries_and_can_be_left_out():
    game = at(players={0: owner("world_atlas", discoveries=["d01", "d02", "china"])})
    assert sources(game, 0)["world-atlas"] == 6
    assert sum(at(options={"world_atlas": False}).state.stacks[2].values()) == 9


def test_r09_the_red_number_of_a_building_that_pays_counts_once_at_the_end():
    game = at(Benefits([]), TurnEnd(), players={0: owner("royal_revenue", "imperial_treasury")})
    assert game.player(0).money == 10 + 10 + 25
    assert sources(game, 0)["buildings"] == 2 + 5


def test_r10_training_costs_five_dollars():
    game = at(Resolution(["training"]), boxes={"training": [(0, "colonist")]})
    game.play(0, Train("missionary"))
    assert game.told(SpecialistTrained) == [SpecialistTrained(0, "missionary", 5)]
    assert game.player(0).money == 5


def test_r10_without_five_dollars_nobody_is_trained():
    game = at(Resolution(["training"]), boxes={"training": [(0, "colonist")]}, players={0: {"money": 4}})
    assert game.table.is_over()
    assert game.player(0).hand == {}


def test_r11_a_building_works_in_the_turn_in_which_it_is_bought():
    game = at(
        Resolution(["capital"]),
        Income(),
        Benefits([]),
        turn=4,
        boxes={"capital": [(0, "colonist"), (0, "colonist")]},
        players={0: {"money": 28, "goods": {"sugar": 2}}},
        display=["rum_distillery", "royal_revenue"],
    )
    game.play(0, Build("rum_distillery"), Build("royal_revenue"))
    assert game.player(0).money == 2 * 3 + 10


def test_r12_new_specialists_are_placed_in_the_next_turn():
    game = at(
        Resolution(["training"]),
        TurnEnd(),
        Turn(),
        boxes={"captain": [(0, "colonist")]},
        order=[0, 1],
    )
    assert game.state.turn == 2
    assert game.offers(0, PlaceWorker("dock", "captain"))


def test_r13_space_x_is_filled_by_its_building_and_settles_in_the_next_turn():
    game = at(
        Benefits([]),
        Resolution(["dock"]),
        players={0: owner("indentured_servitude")},
        boxes={"dock": [(1, "colonist")]},
    )
    assert "dock_x" not in game.state.box.boxes
    assert game.waiting() == (1,)
    game.play(1, Settle("caribbean"))
    assert game.waiting() == (0,)
    game.play(0, Settle("caribbean"))
    assert game.pieces("caribbean", 0) == (1, 0)


DECLINES = {
    "dock": {},
    "trade_goods": {"goods_display": ["rice"]},
    "capital": {"display": ["colonists"]},
    "discovery": {},
    "training": {},
}


@pytest.mark.parametrize("box", DECLINES)
def test_r14_any_benefit_may_be_declined(box):
    game = at(Resolution([box]), boxes={box: [(0, "colonist")]}, **DECLINES[box])
    assert game.offers(0, Pass())
    game.play(0, Pass())
    assert game.player(0).money == 10
    assert game.table.is_over()


def test_r15_everybody_knows_a_counter_after_a_failed_expedition():
    game = at(
        Resolution(["discovery"]),
        boxes={"discovery": [(0, "colonist"), (1, "soldier"), (1, "soldier")]},
        overrides=counter(natives=2, plunder=3),
        counters={"d01": 1},
    )
    game.play(0, Explore("peru", ("colonist",)))
    assert game.land("peru").seen == "d01"
    # The second expedition meets the same counter: no other is left in the bag.
    game.play(1, Explore("peru", ("soldier", "soldier")))
    assert game.player(1).discoveries == ["d01"]
    assert game.land("peru").seen is None


def test_r16_the_deck_opens_in_the_same_box_and_soldiers_plunder():
    nearly = {region: {} for region in BOX.regions if region != "peru"}
    card = {"cards": {"china": {"natives": 1, "coins": 4, "plunder": 3, "vp": 8}}}
    game = at(
        Resolution(["discovery"]),
        lands=nearly,
        order=[0, 1],
        boxes={"discovery": [(0, "captain"), (1, "soldier"), (1, "soldier")]},
        overrides={**counter(natives=1), **card},
        counters={"d01": 1},
        deck={"china": 1},
    )
    assert not game.offers(0, ExploreBeyond(("captain",)))
    game.play(0, Explore("peru", ("captain",))).play(1, ExploreBeyond(("soldier", "soldier")))
    assert game.player(1).money == 10 + 4 + 2 * 3
    assert game.player(1).discoveries == ["china"]
    assert game.state.deck == {}


def test_r16_a_missed_card_is_shuffled_back():
    game = at(
        Resolution(["discovery"]),
        lands=ALL_DISCOVERED,
        boxes={"discovery": [(0, "colonist")]},
        deck={"china": 1},
    )
    game.play(0, ExploreBeyond(("colonist",)))
    assert len(game.told(LandMissed)) == 1
    assert game.state.deck == {"china": 1}
    assert game.state.boxes["discovery"] == []


def test_r16_with_an_empty_deck_nobody_is_asked_and_the_pieces_stay():
    game = at(Resolution(["discovery"]), lands=ALL_DISCOVERED, boxes={"discovery": [(0, "captain")]}, deck={})
    assert game.table.is_over()
    assert game.state.bank(0) == {"captain": 1}


def buying(building, **board):
    turn = {1: 1, 2: 4, 3: 7}[BOX.buildings[building].age]
    players = {0: {"money": 20}}
    boxes = {"capital": [(0, "colonist")], **board.pop("boxes", {})}
    game = at(Resolution(["capital"]), turn=turn, players=players, boxes=boxes, display=[building], **board)
    return game.play(0, Build(building))


def test_r17_cartography_always_succeeds_without_plunder():
    game = buying(
        "new_world_cartography", overrides=counter(natives=6, coins=5, plunder=4), counters={"d01": 1}
    )
    game.play(0, Chart("brazil"))
    assert game.player(0).money == 10 + 5
    assert game.pieces("brazil", 0) == (1, 0)
    assert game.player(0).discoveries == ["d01"]


def test_r17_cartography_without_an_undiscovered_region_keeps_its_points():
    game = buying("new_world_cartography", lands=ALL_DISCOVERED)
    assert game.table.is_over()
    assert sources(game, 0)["buildings"] == 4


def test_r18_only_soldiers_are_limited():
    many = {"colonist": 30, "captain": 9}
    game = at(Benefits([]), players={0: owner("colonists", "ship_yards", hand=many)})
    assert game.player(0).hand == {"colonist": 31, "captain": 10}


def test_r18_specialists_become_colonists_on_arrival_but_soldiers_stay_soldiers():
    game = at(Resolution(["dock"]), boxes={"dock": [(0, "captain"), (0, "soldier")]})
    game.play(0, Settle("caribbean"), Settle("caribbean"))
    assert game.pieces("caribbean", 0) == (1, 1)


def ten_soldiers(*steps, **board):
    return at(
        *steps, lands={"canada": {0: (0, 4)}}, players={0: owner("training", hand={"soldier": 6})}, **board
    )


def test_r18_with_ten_soldiers_in_play_one_is_demoted_for_the_next():
    game = ten_soldiers(Benefits([]))
    game.play(0, Demote("canada"))
    assert game.pieces("canada", 0) == (1, 3)
    assert game.player(0).hand == {"soldier": 7}


def test_r18_or_the_soldier_is_lost():
    game = ten_soldiers(Benefits([]))
    game.play(0, Pass())
    assert game.told(SoldierForgone) == [SoldierForgone(0)]
    assert game.player(0).hand == {"soldier": 6}


def test_r18_without_a_soldier_in_the_new_world_nobody_is_asked():
    game = at(Benefits([]), players={0: owner("training", hand={"soldier": 10})})
    assert game.table.is_over()
    assert game.told(SoldierForgone) == [SoldierForgone(0)]


def test_r18_it_is_asked_once_per_missing_soldier():
    game = at(
        Benefits([]),
        lands={"canada": {0: (0, 5)}, "florida": {0: (0, 4)}},
        players={0: owner("training", "conquistador", "military_academy")},
    )
    assert game.state.boxes["discovery"][0].piece == "soldier"
    game.play(0, Demote("canada"), Demote("florida"))
    assert game.player(0).hand == {"soldier": 2}


def test_r18_training_a_soldier_is_paid_even_if_none_can_come():
    game = at(
        Resolution(["training"]),
        lands={"canada": {0: (0, 10)}},
        boxes={"training": [(0, "colonist")]},
    )
    game.play(0, Train("soldier"), Pass())
    assert game.player(0).money == 5
    assert game.player(0).hand == {}


def test_r19_the_allies_soldiers_can_complete_the_first_three():
    game = buying("indian_allies", lands={"peru": {0: (1, 0)}})
    game.play(0, Ally("peru"))
    assert game.pieces("peru", 0) == (1, 2)
    assert game.player(0).goods == {"silver": 1}


def test_r19_without_a_colony_there_are_no_allies():
    assert buying("indian_allies", lands={"peru": {1: (1, 0)}}).table.is_over()


def test_r20_each_opponent_pays_the_privateers_what_there_is():
    players = {0: owner("privateers", ships=3), 1: {"money": 2}, 2: {"money": 9}}
    game = at(Benefits([]), seats=3, order=[0, 1, 2], players=players)
    assert game.told(PrivateersPaid) == [PrivateersPaid(0, 1, 2), PrivateersPaid(0, 2, 3)]
    assert [game.player(seat).money for seat in range(3)] == [15, 0, 6]


def test_r21_benefits_come_in_turn_order_and_money_before_privateers():
    players = {0: owner("privateers", ships=9, money=0), 1: owner("trading_post", money=0)}
    assert at(Benefits([]), order=[1, 0], players=players).player(0).money == 5
    assert at(Benefits([]), order=[0, 1], players=players).player(0).money == 0


def test_r22_colonies_score_after_the_movements_of_the_turn():
    game = at(
        Benefits([]),
        TurnEnd(),
        turn=6,
        lands={"peru": {0: (2, 0)}, "brazil": {0: (2, 0)}},
        players={0: owner("migration")},
    )
    game.play(0, Migrate("brazil", "peru", 1))
    assert game.player(0).colony_points == [6]


def test_r22_the_last_turn_brings_money_and_movements_but_no_pieces():
    game = at(
        Benefits([]),
        TurnEnd(),
        turn=8,
        lands={"caribbean": {0: (0, 1)}, "florida": {}},
        players={0: owner("trading_post", "colonists", "navigator", "indentured_servitude", "cavalry")},
    )
    assert game.player(0).hand == {}
    assert game.state.boxes["discovery"] == game.state.boxes["dock_x"] == []
    game.play(0, Pass())
    assert game.table.is_over()
    assert game.player(0).money == 15
    assert game.player(0).hand == {}


def favoured(*steps, **board):
    return at(
        *steps,
        turn=4,
        players={0: owner("royal_favour", hand={"colonist": 1}), 1: {"hand": {"colonist": 2}}},
        **board,
    )


def test_r23_royal_favour_swaps_with_the_piece_in_front():
    game = favoured(PlaceWorkers([]), order=[1, 0], boxes={"dock": [(1, "captain"), (0, "colonist")]})
    assert game.waiting() == (1,)
    game.play(0, UseFavour("dock", 2))
    assert [worker.seat for worker in game.state.boxes["dock"]] == [0, 1]
    assert game.told(FavourUsed) == [FavourUsed(0, "dock", 1, 1)]
    assert game.state.favour is None
    assert game.waiting() == (1,)


def test_r23_there_must_be_a_piece_in_front():
    game = favoured(
        PlaceWorkers([]), order=[0, 1], boxes={"dock": [(0, "captain")], "dock_x": [(0, "colonist")]}
    )
    assert game.table.listening() == ()
    assert not any(isinstance(move, UseFavour) for move in game.table.menu(0))


def test_r23_a_swapped_turn_order_gives_nobody_a_second_turn_in_the_round():
    game = favoured(PlaceWorkers([]), order=[1, 0])
    game.play(1, PlaceWorker("shipping", "colonist"))
    game.play(0, UseFavour("turn_order", 2))
    assert game.state.order == [0, 1]
    assert game.waiting() == (0,)
    game.play(0, PlaceWorker("shipping", "colonist"))
    assert game.waiting() == (1,)


def test_r23_a_box_that_is_being_resolved_is_closed_to_royal_favour():
    rows = {"dock": [(1, "colonist"), (0, "colonist")], "capital": [(1, "colonist"), (0, "colonist")]}
    game = favoured(Resolution(["dock", "capital"]), order=[0, 1], boxes=rows, display=["training"])
    assert game.waiting() == (1,)
    assert not game.offers(0, UseFavour("dock", 2))
    game.play(0, UseFavour("capital", 2))
    assert [worker.seat for worker in game.state.boxes["capital"]] == [0, 1]


def test_r23_the_turn_order_can_be_swapped_in_the_middle_of_the_discovery_box():
    rows = {"discovery": [(0, "colonist"), (1, "colonist")]}
    game = favoured(Resolution(["discovery"]), order=[1, 0], boxes=rows)
    assert game.waiting() == (1,)
    assert game.play(0, UseFavour("turn_order", 2)).waiting() == (0,)
    assert game.play(0, Pass()).waiting() == (1,)


def test_r23_the_turn_order_can_be_swapped_in_the_middle_of_the_benefits():
    game = at(
        Benefits([]),
        TurnEnd(),
        turn=7,
        order=[2, 1, 0],
        seats=3,
        lands={"peru": {2: (1, 0)}},
        players={0: owner("royal_favour", "trading_post"), 1: owner("royal_revenue"), 2: owner("migration")},
    )
    game.play(0, UseFavour("turn_order", 3)).play(2, Pass())
    assert [paid.seat for paid in game.told(BuildingPaid)] == [0, 1]
    assert game.state.order == [2, 0, 1]


def test_r23_a_swapped_turn_order_is_the_previous_order_of_the_new_one():
    game = favoured(PlaceWorkers([]), order=[1, 0])
    game.play(0, UseFavour("turn_order", 2))
    after = at(TurnEnd(), order=game.state.order)
    assert after.state.order == [0, 1]


def test_r23_the_owner_gets_a_last_call_which_waits_minutes():
    game = favoured(LastCall([0]), order=[1, 0])
    assert game.state.agenda[-1].window
    assert game.waiting() == (0,)
    assert game.offers(0, UseFavour("turn_order", 2))
    game.play(0, UseFavour("turn_order", 2))
    assert game.table.is_over()
    assert favoured(LastCall([0]), order=[0, 1]).table.is_over()


def test_r24_a_battle_needs_pieces_of_both_and_a_soldier_of_either():
    game = at(
        Warfare(),
        seats=3,
        lands={"peru": {0: (1, 0), 1: (0, 1)}, "brazil": {0: (1, 0), 1: (1, 0)}, "canada": {0: (1, 1)}},
        boxes={"warfare": [(0, "soldier")]},
    )
    assert {move for move in game.table.menu(0) if isinstance(move, Battle)} == {Battle("peru", 1)}
    assert game.offers(0, War(1))
    assert not game.offers(0, War(2))


def test_r24_a_soldier_that_stands_in_the_box_does_not_count():
    game = at(Warfare(), lands={"peru": {0: (1, 0), 1: (1, 0)}}, boxes={"warfare": [(0, "soldier")]})
    assert game.table.is_over()


def fortified(**lands):
    return at(
        Warfare(), lands=lands, boxes={"warfare": [(0, "colonist")]}, players={1: owner("fortifications")}
    )


def test_r25_fortifications_hit_and_may_die_instead_of_a_piece():
    game = fortified(peru={0: (2, 1), 1: (1, 0)})
    game.play(0, Battle("peru", 1))
    assert game.offers(0, KillEnemies("peru", ("fort",)))
    game.play(0, KillEnemies("peru", ("fort",))).play(1, KillEnemies("peru", ("soldier",)))
    assert game.pieces("peru", 1) == (1, 0)
    assert game.pieces("peru", 0) == (2, 0)


def test_r25_fortifications_alone_make_no_battle():
    game = fortified(peru={0: (2, 0), 1: (1, 0)})
    assert game.table.is_over()


def test_r25_fortifications_do_not_help_the_attacker():
    game = at(
        Warfare(),
        lands={"peru": {0: (1, 1), 1: (3, 0)}},
        boxes={"warfare": [(0, "colonist")]},
        players={0: owner("fortifications")},
    )
    game.play(0, Battle("peru", 1))
    assert game.pieces("peru", 1) == (2, 0)


def battling():
    game = at(Warfare(), lands={"peru": {0: (1, 1), 1: (1, 1)}}, boxes={"warfare": [(1, "colonist")]})
    return game.play(1, Battle("peru", 0))


def test_r26_the_owner_of_the_soldier_chooses_and_both_sides_choose_in_secret():
    game = battling()
    assert set(game.waiting()) == {0, 1}
    game.play(0, KillEnemies("peru", ("soldier",)))
    assert game.pieces("peru", 1) == (1, 1)
    sealed = game.table.view(1).agenda[-1].answers[0]
    assert "soldier" not in repr(sealed)
    game.play(1, KillEnemies("peru", ("colonist",)))
    assert (game.pieces("peru", 0), game.pieces("peru", 1)) == ((0, 1), (1, 0))


def test_r26_every_hit_must_be_used():
    assert not battling().offers(0, KillEnemies("peru", ()))
    assert not battling().offers(0, Pass())


def test_r26_soldiers_that_die_have_still_hit():
    game = at(Warfare(), lands={"peru": {0: (0, 1), 1: (0, 1)}}, boxes={"warfare": [(0, "colonist")]})
    game.play(0, Battle("peru", 1))
    assert {(lost.seat, lost.dead) for lost in game.told(PiecesLost)} == {
        (0, ("soldier",)),
        (1, ("soldier",)),
    }


def test_r27_a_war_costs_ten_dollars_once_and_asks_region_by_region():
    lands = {"peru": {0: (0, 1), 1: (2, 2)}, "brazil": {0: (0, 1), 1: (2, 2)}}
    game = at(Warfare(), lands=lands, boxes={"warfare": [(0, "colonist")]})
    game.play(0, War(1))
    assert game.player(0).money == 0
    game.play(0, KillEnemies("peru", ("soldier",)))
    assert game.waiting() == (0,)
    game.play(0, KillEnemies("brazil", ("colonist",)))
    assert (game.pieces("peru", 1), game.pieces("brazil", 1)) == ((2, 1), (1, 2))


def test_r27_without_ten_dollars_there_is_no_war():
    game = at(
        Warfare(),
        lands={"peru": {0: (0, 1), 1: (1, 0)}},
        boxes={"warfare": [(0, "colonist")]},
        players={0: {"money": 9}},
    )
    assert not game.offers(0, War(1))
    assert game.offers(0, Battle("peru", 1))


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
    assert colony_points(BOX.scoring, [2, 2, 2, 2, 2]) == [0] * 5


def test_r30_four_or_five_equal_ones_get_nothing():
    assert colony_points(BOX.scoring, [4, 4, 4, 4, 1]) == [0] * 5
    assert colony_points(BOX.scoring, [3, 3, 3, 3, 3]) == [0] * 5


def test_r31_the_auction_gives_no_seat_money_and_takes_no_bid_above_the_money_in_hand():
    game = fresh(3, auction=True)
    assert [game.player(seat).money for seat in range(3)] == [10, 10, 10]
    (seat,) = game.waiting()
    assert game.offers(seat, Bid(10))
    assert not game.offers(seat, Bid(11))


def test_r31_who_bids_first_is_drawn_and_the_bidding_goes_round_the_table():
    openers = {fresh(4, secret=f"{n:032x}", auction=True).waiting() for n in range(20)}
    assert openers == {(0,), (1,), (2,), (3,)}
    game = at(Auction([2, 0, 1], {}, []), seats=3, options={"auction": True})
    assert game.play(2, Bid(1)).waiting() == (0,)
    assert not game.offers(0, Bid(1))


def test_r32_rum_is_not_part_of_the_economy():
    game = at(Income(), turn=8, players={0: owner("rum_distillery", goods={"sugar": 3})})
    assert game.player(0).money == 10 + 3 + 9
    assert sources(game, 0)["economy"] == 3


def test_r33_a_drawn_good_earns_from_the_next_turn_on():
    game = at(
        Income(),
        Benefits([]),
        turn=8,
        pool={"sugar": 1},
        players={0: owner("west_indies_company", "mercantilism", goods={"sugar": 2})},
    )
    assert game.player(0).goods == {"sugar": 3}
    assert sources(game, 0)["economy"] == 0
    assert sources(game, 0)["mercantilism"] == 3
    assert game.table.scores()[0].tie_breaks[2] == 3


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
    moves = {move for move in game.table.menu(0) if isinstance(move, MoveSoldier)}
    assert moves == {MoveSoldier("peru", "brazil")}


def test_r37_migration_moves_up_to_two_colonists_to_any_discovered_region():
    game = at(Benefits([]), lands={"peru": {0: (3, 1)}, "canada": {}}, players={0: owner("migration")})
    moves = {move for move in game.table.menu(0) if isinstance(move, Migrate)}
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
    assert sharing.waiting() == (1,)


def test_r38_nobody_may_keep_a_piece_back():
    game = fresh(2)
    (seat,) = game.waiting()
    assert not game.offers(seat, Pass())
    assert game.offers(seat, PlaceWorker("shipping", "colonist"))
    assert game.offers(seat, PlaceWorker("discovery", "colonist"))


def test_r38_extra_pieces_are_placed_in_further_rounds():
    players = {0: {"hand": {"colonist": 2}}, 1: {"hand": {"colonist": 1}}}
    game = at(PlaceWorkers([]), order=[0, 1], players=players)
    place = PlaceWorker("shipping", "colonist")
    assert game.play(0, place).waiting() == (1,)
    assert game.play(1, place).waiting() == (0,)
    assert game.play(0, place).table.is_over()


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
    assert game.waiting() == (1,)
    assert game.play(1, Build("training")).waiting() == (0,)
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
    assert sources(game, 0)["wealth"] == 2


def test_r44_the_colonial_empire_counts_regions_with_one_own_piece():
    lands = {"peru": {0: (1, 0), 1: (5, 0)}, "canada": {0: (0, 1)}, "florida": {1: (1, 0)}}
    assert sources(at(lands=lands, players={0: owner("colonial_empire")}), 0)["colonial-empire"] == 4


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
    assert game.table.is_over()
    assert game.player(0).hand == {"soldier": 1}


def test_r46_within_its_box_it_is_not():
    game = at(
        Resolution(["training"]),
        lands={"canada": {0: (0, 9)}},
        boxes={"soldier": [(0, "soldier")]},
    )
    assert game.waiting() == (0,)
    assert game.offers(0, Demote("canada"))


def test_r47_equal_effects_add_up():
    game = at(Benefits([]), players={0: owner("colonists", "colonists", "trade_routes", "merchant_guild")})
    assert game.player(0).hand == {"colonist": 2, "merchant": 2}


def test_population_standing_army_and_architecture_count_what_is_there():
    lands = {"peru": {0: (4, 2)}, "canada": {0: (1, 0)}}
    found = sources(at(lands=lands, players={0: owner("population", "standing_army", "architecture")}), 0)
    assert (found["population"], found["standing-army"], found["architecture"]) == (3, 4, 6)


def test_training_is_asked_together_with_the_expeditions():
    game = at(
        Resolution(["discovery", "training"]),
        boxes={"discovery": [(0, "colonist")], "training": [(1, "colonist")]},
    )
    assert game.waiting() == (0, 1)
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
