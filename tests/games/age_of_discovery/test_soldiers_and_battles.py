"""Rulings on soldiers, privateers, benefits, Royal Favour, battles and wars (§16)."""

from games.age_of_discovery.benefits import Benefits
from games.age_of_discovery.course import Resolution, TurnEnd
from games.age_of_discovery.events import (
    BuildingPaid,
    FavourUsed,
    PiecesLost,
    PrivateersPaid,
    SoldierForgone,
)
from games.age_of_discovery.moves import (
    Ally,
    Battle,
    Demote,
    KillEnemies,
    Migrate,
    PlaceWorker,
    Settle,
    Train,
    UseFavour,
    War,
)
from games.age_of_discovery.placement import LastCall, PlaceWorkers
from games.age_of_discovery.warfare import Warfare
from games.core import Pass
from tests.games.age_of_discovery.positions import (
    at,
    buying,
    owner,
)


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
    assert game.is_over()
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
    assert buying("indian_allies", lands={"peru": {1: (1, 0)}}).is_over()


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
    assert game.is_over()
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
    assert game.waiting() == [1]
    game.play(0, UseFavour("dock", 2))
    assert [worker.seat for worker in game.state.boxes["dock"]] == [0, 1]
    assert game.told(FavourUsed) == [FavourUsed(0, "dock", 1, 1)]
    assert game.state.favour is None
    assert game.waiting() == [1]


def test_r23_there_must_be_a_piece_in_front():
    game = favoured(
        PlaceWorkers([]), order=[0, 1], boxes={"dock": [(0, "captain")], "dock_x": [(0, "colonist")]}
    )
    assert game.listening() == []
    assert not any(isinstance(move, UseFavour) for move in game.menu(0))


def test_r23_a_swapped_turn_order_gives_nobody_a_second_turn_in_the_round():
    game = favoured(PlaceWorkers([]), order=[1, 0])
    game.play(1, PlaceWorker("shipping", "colonist"))
    game.play(0, UseFavour("turn_order", 2))
    assert game.state.order == [0, 1]
    assert game.waiting() == [0]
    game.play(0, PlaceWorker("shipping", "colonist"))
    assert game.waiting() == [1]


def test_r23_a_box_that_is_being_resolved_is_closed_to_royal_favour():
    rows = {"dock": [(1, "colonist"), (0, "colonist")], "capital": [(1, "colonist"), (0, "colonist")]}
    game = favoured(Resolution(["dock", "capital"]), order=[0, 1], boxes=rows, display=["training"])
    assert game.waiting() == [1]
    assert not game.offers(0, UseFavour("dock", 2))
    game.play(0, UseFavour("capital", 2))
    assert [worker.seat for worker in game.state.boxes["capital"]] == [0, 1]


def test_r23_the_turn_order_can_be_swapped_in_the_middle_of_the_discovery_box():
    rows = {"discovery": [(0, "colonist"), (1, "colonist")]}
    game = favoured(Resolution(["discovery"]), order=[1, 0], boxes=rows)
    assert game.waiting() == [1]
    assert game.play(0, UseFavour("turn_order", 2)).waiting() == [0]
    assert game.play(0, Pass()).waiting() == [1]


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
    assert game.waiting() == [0]
    assert game.offers(0, UseFavour("turn_order", 2))
    game.play(0, UseFavour("turn_order", 2))
    assert game.is_over()
    assert favoured(LastCall([0]), order=[0, 1]).is_over()


def test_r24_a_battle_needs_pieces_of_both_and_a_soldier_of_either():
    game = at(
        Warfare(),
        seats=3,
        lands={"peru": {0: (1, 0), 1: (0, 1)}, "brazil": {0: (1, 0), 1: (1, 0)}, "canada": {0: (1, 1)}},
        boxes={"warfare": [(0, "soldier")]},
    )
    assert {move for move in game.menu(0) if isinstance(move, Battle)} == {Battle("peru", 1)}
    assert game.offers(0, War(1))
    assert not game.offers(0, War(2))


def test_r24_a_soldier_that_stands_in_the_box_does_not_count():
    game = at(Warfare(), lands={"peru": {0: (1, 0), 1: (1, 0)}}, boxes={"warfare": [(0, "soldier")]})
    assert game.is_over()


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
    assert game.is_over()


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
    sealed = game.seen_by(1).agenda[-1].answers[0]
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
    assert game.waiting() == [0]
    game.play(0, KillEnemies("brazil", ("colonist",)))
    assert (game.pieces("peru", 1), game.pieces("brazil", 1)) == ((2, 1), (1, 2))


def test_r27_a_default_answers_for_the_regions_that_are_still_open():
    lands = {"peru": {0: (0, 1), 1: (2, 2)}, "brazil": {0: (0, 1), 1: (2, 2)}}
    game = at(Warfare(), lands=lands, boxes={"warfare": [(0, "colonist")]})
    game.play(0, War(1), KillEnemies("peru", ("colonist",)))
    move = game.default(0)
    game.play(0, move)
    assert move == KillEnemies("brazil", ("soldier",))
    assert (game.pieces("peru", 1), game.pieces("brazil", 1)) == ((1, 2), (2, 1))


def test_r27_without_ten_dollars_there_is_no_war():
    game = at(
        Warfare(),
        lands={"peru": {0: (0, 1), 1: (1, 0)}},
        boxes={"warfare": [(0, "colonist")]},
        players={0: {"money": 9}},
    )
    assert not game.offers(0, War(1))
    assert game.offers(0, Battle("peru", 1))
