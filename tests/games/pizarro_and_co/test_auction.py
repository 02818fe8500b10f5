"""Auctions: bids, payments, vetoes; by the numbers of the rulings (§10)."""

import pytest

from games.core import Pass, Several, engine
from games.pizarro_and_co.auction import Auction
from games.pizarro_and_co.events import (
    BidderPassed,
    CardSold,
    CardTurned,
    CardUnsold,
    CardVetoed,
    NobodyEligible,
)
from games.pizarro_and_co.moves import (
    Allow,
    Bid,
    Limit,
    Pay,
    Tuck,
    Veto,
)
from tests.games.pizarro_and_co.positions import Position, at, ship
from tests.games.position import ANN, BOB, CY, DI


def pass_all(game: Position, *seats: int) -> None:
    for seat in seats:
        game.play(seat, Pass())


def test_r02_bids_are_whole_numbers_from_1_to_the_purse():
    game = at(hands={ANN: "2 3"})
    game.turn_up("columbus")
    assert [move.amount for move in game.menu(ANN) if isinstance(move, Bid)] == [1, 2, 3, 4, 5]


def test_r03_superfluous_cards_may_be_paid():
    game = at(hands={ANN: "1 2 7"})
    game.buy(ANN, "columbus", 7)
    assert Pay(("1", "7")) in game.menu(ANN)


def test_r03_without_overpaying_no_card_may_be_superfluous():
    game = at(hands={ANN: "1 2 7 9"}, overpay_allowed=False)
    game.buy(ANN, "columbus", 8)
    assert sorted(move.cards for move in game.menu(ANN)) == [("1", "7"), ("2", "7"), ("9",)]


def test_r04_the_last_one_may_still_bid_when_all_others_have_passed():
    game = at()
    game.turn_up("columbus")
    pass_all(game, ANN, BOB, CY)
    assert game.waiting() == [DI]
    game.play(DI, Bid(1))
    assert game.told(CardSold) == [CardSold(DI, "columbus", 1)]


def test_r05_the_next_eligible_player_begins_where_the_leader_is_not():
    game = at(ships={ANN: [ship("columbus", 1)], DI: [ship("columbus", 1)]}, year=2, leader=BOB)
    game.turn_up("columbus")
    assert game.state.lot.eligible == [DI, ANN]
    assert game.waiting() == [DI]


def test_r06_the_winner_leads_and_an_unsold_card_leaves_the_leader():
    game = at(leader=BOB)
    game.turn_up("columbus")
    pass_all(game, BOB, CY, DI, ANN)
    assert game.told(CardUnsold)
    assert game.state.leader == BOB
    game.buy(CY, "pizarro", 1, Pay(("1",)))
    assert game.state.leader == CY


def test_r08_without_an_unplaced_ship_nobody_bids_in_year_1():
    game = at(ships={ANN: [ship("james_cook", 1)] * 6})
    game.turn_up("columbus")
    assert ANN not in game.state.lot.eligible


def test_r09_a_card_for_which_nobody_has_a_ship_leaves_at_once_without_a_veto():
    game = at(players={ANN: {"vetoes": 1}}, year=2)
    game.turn_up("columbus")
    assert game.told(NobodyEligible) == [NobodyEligible("columbus")]
    assert game.asked() == "TurnCard"


def test_r10_every_columbus_card_of_year_1_is_a_veto():
    game = at()
    for card in ("1", "2", "3"):
        game.buy(ANN, "columbus", 1, Pay((card,)))
    assert game.player(ANN).vetoes == 3


def test_r11_the_last_card_of_a_year_cannot_be_vetoed():
    game = at(players={ANN: {"vetoes": 1}})
    game.turn_up("columbus", left=0)
    assert game.asked() == "Auction"


def test_r12_the_tuck_is_a_cost_and_no_choice():
    game = at()
    game.buy(ANN, "magellan", 1, Pay(("1",)))
    assert all(isinstance(move, Tuck) for move in game.menu(ANN))


def test_r21_a_secret_hand_is_asked_even_if_it_can_only_pass():
    game = at(hands={BOB: "1 1"})
    game.turn_up("columbus")
    game.play(ANN, Bid(9))
    assert game.waiting() == [BOB]
    assert list(game.menu(BOB)) == [Pass()]
    assert engine.forced(game.state, {}) is None


def test_r21_an_open_hand_that_cannot_bid_passes_unasked():
    game = at(hands={BOB: "4 5"}, players={BOB: {"open_hand": True}})
    game.turn_up("columbus")
    game.play(ANN, Bid(9))
    assert game.waiting() == [CY]
    assert game.told(BidderPassed) == [BidderPassed(BOB)]


def test_r21_an_empty_hand_passes_unasked_also_as_the_first():
    game = at(hands={ANN: ""})
    game.turn_up("columbus")
    assert game.waiting() == [BOB]


def test_r21_the_one_card_of_a_hand_is_paid_unasked_for_everybody_sees_it():
    game = at(hands={ANN: "7"})
    game.buy(ANN, "columbus", 3)
    assert game.player(ANN).hand == []
    assert not game.state.agenda


def test_r21_the_only_payment_of_a_secret_hand_is_asked():
    game = at(hands={ANN: "1 1"})
    game.buy(ANN, "columbus", 2)
    assert game.menu(ANN).count() == 1
    assert game.waiting() == [ANN]


def test_r22_no_veto_once_the_auction_has_begun():
    game = at(players={ANN: {"vetoes": 1}})
    game.turn_up("columbus")
    assert game.asked() == "VetoWindow"
    game.play(ANN, Allow())
    assert game.asked() == "Auction"
    assert Veto() not in game.menu(ANN)


def test_of_several_vetoes_the_first_clockwise_from_the_leader_is_used():
    game = at(players={ANN: {"vetoes": 1}, DI: {"vetoes": 1}}, leader=CY)
    game.turn_up("columbus")
    game.play(ANN, Veto())
    assert game.player(ANN).vetoes == 1, "an answer changes nothing until all are in"
    game.play(DI, Veto())
    assert game.told(CardVetoed) == [CardVetoed(DI, "columbus")]
    assert (game.player(ANN).vetoes, game.player(DI).vetoes) == (1, 0)


def test_a_vetoed_card_comes_last_and_may_be_vetoed_again():
    game = at(players={ANN: {"vetoes": 2}})
    game.turn_up("columbus", left=1)
    other = next(name for name in game.state.deck if name != "columbus")
    game.play(ANN, Veto()).draw(other)
    assert game.asked() == "VetoWindow"
    game.play(ANN, Veto())
    assert [event.explorer for event in game.told(CardTurned)] == ["columbus", other, "columbus"]
    assert game.state.deck_bottom == [other]


def test_the_spare_card_for_magellan_cannot_be_paid():
    game = at(hands={ANN: "2 5"})
    game.buy(ANN, "magellan", 5)
    (moves,) = game.menu(ANN).sets
    cards = moves.domains["cards"]
    assert isinstance(cards, Several)
    assert list(cards) == [("5",)]


@pytest.mark.parametrize(
    ("limits", "winner", "price"),
    [((3, 7, 5, 6), BOB, 7), ((4, 4, 0, 0), BOB, 4), ((0, 0, 0, 2), DI, 1), ((5, 0, 5, 5), CY, 5)],
)
def test_a_fast_auction_raises_one_by_one_up_to_the_sealed_limits(limits, winner, price):
    game = at(fast_auction=True)
    game.turn_up("columbus")
    assert game.asked() == "SealedLimits"
    for seat, amount in enumerate(limits):
        game.play(seat, Limit(amount))
    assert game.told(CardSold) == [CardSold(winner, "columbus", price)]


def test_a_fast_auction_comes_out_like_an_open_one_with_raises_of_one():
    limits = {ANN: 6, BOB: 3, CY: 6, DI: 5}
    fast, slow = at(fast_auction=True), at()
    fast.turn_up("columbus")
    for seat, amount in limits.items():
        fast.play(seat, Limit(amount))
    slow.turn_up("columbus")
    while slow.asked() == "Auction":
        (seat,) = slow.waiting()
        raised = slow.state.lot.price + 1
        slow.play(seat, Bid(raised) if raised <= limits[seat] else Pass())
    assert fast.told(CardSold) == slow.told(CardSold)


def test_a_fast_auction_without_a_limit_above_0_sells_nothing():
    game = at(fast_auction=True)
    game.turn_up("columbus")
    for seat in (ANN, BOB, CY, DI):
        game.play(seat, Limit(0))
    assert game.told(CardUnsold)


def test_bids_and_payments_are_private_questions():
    assert Auction.private
    game = at()
    game.buy(ANN, "columbus", 1)
    assert type(game.state.agenda[-1]).private
