"""Conditions of the rules that a small mistake would slip past the worked examples and rulings."""

import pytest

from games.core import Menu, Pass, engine, view
from games.pizarro_and_co.events import BidderPassed, GoldDrawn, HandClosed, LuckScored, StockShuffled
from games.pizarro_and_co.exchange import Exchanges
from games.pizarro_and_co.gold import GainGold
from games.pizarro_and_co.moves import Allow, Bid, DrawOne, Exchange, Limit, Pay, SailTo, Tuck, Veto
from games.pizarro_and_co.scoring import FinalScoring
from games.pizarro_and_co.year import EndYear, NextCard, gold_receivers
from tests.games.pizarro_and_co.positions import at, ship
from tests.games.position import ANN, BOB, CY, DI


def test_an_open_hand_that_can_just_raise_is_asked():
    game = at(hands={BOB: "4 5"}, players={BOB: {"open_hand": True}})
    game.turn_up("columbus")
    game.play(ANN, Bid(8))
    assert game.waiting() == [BOB]
    assert Bid(9) in game.menu(BOB)


def test_an_open_hand_pays_unasked_where_it_can_pay_in_one_way_only():
    game = at(hands={ANN: "4 5"}, players={ANN: {"open_hand": True}})
    game.buy(ANN, "columbus", 9)
    assert game.player(ANN).hand == []
    assert game.state.discards == ["4", "5"]


def test_an_open_hand_is_asked_where_it_can_pay_in_several_ways():
    game = at(hands={ANN: "4 5"}, players={ANN: {"open_hand": True}})
    game.buy(ANN, "columbus", 4)
    assert game.asked() == "Payment"


def test_in_a_fast_auction_only_those_are_passed_over_who_everybody_sees_cannot_bid():
    game = at(hands={ANN: "", BOB: "9", CY: "1 1"}, fast_auction=True)
    game.turn_up("magellan")
    assert game.waiting() == [CY, DI]
    assert game.told(BidderPassed) == [BidderPassed(ANN), BidderPassed(BOB)]
    assert engine.forced(game.state, {}) is None


@pytest.mark.parametrize(("explorer", "most"), [("magellan", 9), ("columbus", 12)])
def test_a_sealed_limit_keeps_the_spare_card(explorer, most):
    game = at(hands={ANN: "3 9"}, fast_auction=True)
    game.turn_up(explorer)
    assert [move.amount for move in game.menu(ANN) if isinstance(move, Limit)] == [*range(most + 1)]


@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_spare_card_is_needed_in_every_year(year):
    for options, explorer in (({}, "magellan"), ({"board2": "B"}, "james_cook")):
        ships = [ship(explorer, year - 1)] if year > 1 else []
        game = at(hands={ANN: "2 9"}, ships={ANN: ships, BOB: ships}, year=year, **options)
        game.turn_up(explorer)
        assert Bid(9) in game.menu(ANN)
        assert Bid(10) not in game.menu(ANN)


def test_hands_open_in_year_3_stay_open_until_the_final_scoring():
    game = at(
        EndYear(),
        seats=3,
        ships={BOB: [ship("pizarro", 3)]},
        players={ANN: {"open_hand": True}},
        year=3,
        board1="B",
    )
    assert game.told(HandClosed) == []


def test_the_year_ends_with_the_discards_in_the_stock():
    game = at(EndYear(), seats=3, stock=["1", "3"], discards=["2", "4", "5", "6", "7"] * 2)
    assert game.told(StockShuffled) == [StockShuffled(12)]
    assert game.state.discards == []


def test_nothing_is_dealt_and_nothing_shuffled_after_year_3():
    game = at(EndYear(), seats=3, year=3, discards=["2"])
    assert game.state.discards == ["2"]
    assert game.told(GoldDrawn) == []


def test_sacks_and_exchanges_go_round_from_the_start_player_not_from_the_leader():
    polo = [ship("marco_polo", 1)]
    game = at(seats=3, ships={ANN: polo, CY: polo}, leader=ANN, start_player=CY)
    assert gold_receivers(game.state)[:3] == [CY, ANN, BOB]
    game.start(Exchanges())
    assert game.waiting() == [CY]
    game.play(CY, Pass())
    assert game.waiting() == [ANN]


def test_buying_a_card_leaves_the_start_player():
    game = at(seats=3, leader=ANN)
    game.buy(CY, "columbus", 1, Pay(("1",)))
    assert (game.state.leader, game.state.start_player) == (CY, ANN)


def test_an_empty_hand_is_not_asked_for_an_exchange():
    game = at(Exchanges(), hands={ANN: ""}, ships={ANN: [ship("marco_polo", 1)]})
    assert not game.state.agenda


def test_at_most_three_cards_are_exchanged_for_a_ship():
    game = at(Exchanges(), ships={ANN: [ship("marco_polo", 1)]})
    assert Exchange(("1", "2", "3")) in game.menu(ANN)
    assert Exchange(("1", "2", "3", "4")) not in game.menu(ANN)


def test_marco_polo_b_and_space_3_exchange_nothing():
    for year, options in ((1, {"board2": "B"}), (2, {"board2": "B"})):
        game = at(Exchanges(), ships={ANN: [ship("marco_polo", year)]}, year=year, **options)
        assert not game.state.agenda


def test_the_discards_stay_where_they_are_as_long_as_the_stock_lasts():
    game = at(GainGold(ANN, 1), stock=["4", "5"], discards=["6"]).draw("4")
    assert game.state.discards == ["6"]


def test_the_last_card_of_a_hand_is_tucked_unasked_for_everybody_sees_it():
    game = at(hands={ANN: "3 9"})
    game.buy(ANN, "magellan", 9, Pay(("9",)))
    assert game.player(ANN).ships[0].pile == ["3"]
    assert not game.state.agenda


def test_two_equal_cards_are_asked_which_to_tuck_for_nobody_sees_that_they_are_equal():
    game = at(hands={ANN: "3 3 9"})
    game.buy(ANN, "magellan", 9, Pay(("9",)))
    assert list(game.menu(ANN)) == [Tuck("3")]
    assert engine.forced(game.state, {}) is None


def test_a_card_tucked_unasked_is_told_to_its_owner_only():
    game = at(hands={ANN: "3 9"})
    game.buy(ANN, "magellan", 9, Pay(("9",)))
    assert "'3'" not in repr([view(event, BOB) for event in game.events])


def test_pizarro_stops_when_no_card_is_left():
    game = at(
        FinalScoring(),
        seats=3,
        ships={ANN: [ship("pizarro", 3)]},
        year=3,
        board1="B",
        stock=["4"],
        discards=[],
    )
    game.play(ANN, DrawOne()).draw("4")
    assert game.told(LuckScored) == [LuckScored(ANN, 4)]
    assert not game.state.agenda


def test_without_a_ship_on_pizarros_last_space_nobody_draws():
    game = at(FinalScoring(), seats=3, ships={ANN: [ship("pizarro", 2)]}, year=3, board1="B")
    assert not game.state.agenda
    assert game.points(ANN)["pizarro"] == 6


def test_of_two_vetoed_cards_the_first_vetoed_comes_up_first():
    game = at(NextCard(), deck={}, deck_bottom=["james_cook", "magellan"])
    assert game.state.lot.explorer == "james_cook"
    assert game.state.deck_bottom == ["magellan"]


def test_a_veto_costs_one_of_several_and_may_come_from_who_cannot_bid():
    game = at(ships={BOB: [ship("columbus", 1)]}, players={ANN: {"vetoes": 2}}, year=2)
    game.turn_up("columbus")
    assert game.waiting() == [ANN]
    game.play(ANN, Veto())
    assert game.player(ANN).vetoes == 1


def test_vetoes_last_into_later_years():
    game = at(ships={BOB: [ship("james_cook", 2)]}, players={ANN: {"vetoes": 1}}, year=3)
    game.turn_up("james_cook")
    assert {type(move) for move in game.menu(ANN)} == {Veto, Allow}


def test_left_halves_score_nothing_and_draw_by_the_year():
    for year, cards in ((1, 1), (2, 2), (3, 3)):
        ships = [ship("vasco_da_gama", year - 1, "right")] if year > 1 else []
        game = at(ships={ANN: ships}, year=year, board2="B")
        game.buy(ANN, "vasco_da_gama", 1, Pay(("1",)), SailTo("1", "left")).draw(*("4",) * cards)
        assert game.points(ANN)["vasco_da_gama"] == 0
        assert len(game.player(ANN).hand) == 8 + cards


def test_the_face_down_pile_of_a_later_year_grows_under_the_same_ship():
    game = at(ships={ANN: [ship("magellan", 1, pile="1")]}, year=2)
    game.buy(ANN, "magellan", 1, Pay(("9",)), Tuck("2"))
    assert game.player(ANN).ships[0].pile == ["1", "2"]
    assert game.points(ANN)["magellan"] == 6 * 2


def test_payments_for_magellan_b_need_no_spare_card():
    game = at(hands={ANN: "3 5"}, board1="B")
    game.buy(ANN, "magellan", 8)
    assert isinstance(Menu(game.menu(ANN).sets).only(), Pay)
    game.play(ANN, Pay(("3", "5")), Tuck("3"))
    assert game.player(ANN).hand == []
    assert game.state.discards == ["5"]
    assert game.state.paid == []
