"""Reasons for moves are true of what the view shows."""

from games.core import Pass, view
from games.pizarro_and_co.auction import Auction
from games.pizarro_and_co.explain.reasons import (
    CannotRaise,
    Enough,
    ForOthers,
    KeepsCrowns,
    KeepsGold,
    PaysExactly,
    PileCounts,
    RoomForMore,
    ToReach,
    ToTuck,
    reason,
)
from games.pizarro_and_co.moves import Bid, DrawOne, Pay, Sail, Tuck, Veto
from games.pizarro_and_co.purchase import Payment
from games.pizarro_and_co.state import Lot, Offer
from games.words.phrases import phrases
from tests.games.pizarro_and_co.positions import at, ship
from tests.games.position import ANN, BOB


def paying(hand, price, explorer="columbus", **board):
    lot = Lot(explorer, [ANN], [Offer(ANN, price)], buyer=ANN)
    return at(Payment([ANN]), hands={ANN: hand}, lot=lot, **board).state


def test_few_crowns_are_claimed_only_of_a_payment_that_has_the_fewest():
    state = paying("1 2 7 8 9", 8)
    assert reason(view(state, ANN), ANN, Pay(("9",))) == KeepsCrowns(1)
    assert reason(view(state, ANN), ANN, Pay(("2", "7"))) == KeepsGold(18)
    assert reason(view(state, ANN), ANN, Pay(("8",))) == PaysExactly(8)


def test_a_card_that_must_be_kept_is_not_counted_on():
    state = paying("4 6 9", 8, "magellan")
    assert reason(view(state, ANN), ANN, Pay(("9",))) == KeepsCrowns(1)
    assert reason(view(paying("6 6", 7, "columbus"), ANN), ANN, Pay(("6", "6"))) == KeepsCrowns(4)


def test_whoever_does_not_see_the_hand_is_told_only_that_a_payment_is_exact():
    state = paying("1 2 7 8 9", 8)
    assert reason(view(state, BOB), ANN, Pay(("9",))) is None
    assert reason(view(state, BOB), ANN, Pay(("8",))) == PaysExactly(8)


def test_a_space_tells_all_that_it_brings_and_no_zeros():
    words = phrases("en", "pizarro_and_co")
    assert words("fact-space", crowns=1, sacks=0, draw=1) == "1 crown, 1 gold card"
    assert words("fact-space", crowns=0, sacks=2, draw=0) == "2 sacks"
    assert words("fact-space", crowns=5, sacks=1, draw=0) == "5 crowns, 1 sack"
    assert words("fact-space", crowns=0, sacks=0, draw=3) == "3 gold cards"


def test_whoever_passes_for_want_of_gold_is_said_to_only_where_the_hand_is_seen():
    lot = Lot("columbus", [BOB, ANN], [Offer(BOB, 5)])
    state = at(Auction([ANN, BOB]), hands={ANN: "2 3"}, lot=lot).state
    assert reason(view(state, ANN), ANN, Pass()) == CannotRaise(5)
    assert reason(view(state, BOB), ANN, Pass()) == Enough(5)
    richer = at(Auction([ANN, BOB]), hands={ANN: "2 4"}, lot=lot).state
    assert reason(view(richer, ANN), ANN, Pass()) == Enough(5)


def test_a_veto_is_for_a_card_that_takes_only_others_on():
    def vetoed(*owners):
        ships = {seat: [ship("columbus", 1)] for seat in owners}
        return reason(at(ships=ships, year=2, lot=Lot("columbus", [ANN])).state, ANN, Veto())

    assert vetoed(BOB) == ForOthers("columbus")
    assert vetoed(ANN, BOB) is None
    assert vetoed() is None


def test_one_more_card_is_safe_only_where_most_leave_the_luck_within_its_limit():
    def drawn(luck):
        return reason(at(luck=luck.split()).state, ANN, DrawOne())

    limit = at().state.box.luck_limit
    assert drawn("1 1") == RoomForMore(2, limit)
    assert drawn("8 9") is None


def test_bids_of_different_height_have_different_reasons():
    state = at(Auction([ANN, BOB]), lot=Lot("columbus", [ANN, BOB], [Offer(BOB, 2)])).state
    space = state.box.space("columbus", 1)
    lowest, higher = (reason(view(state, ANN), ANN, Bid(amount)) for amount in (3, 6))
    assert lowest == ToReach(space.crowns, space.sacks, space.draw)
    assert higher == ToReach(space.crowns, space.sacks, space.draw, leap=3)
    words = phrases("en", "pizarro_and_co")
    assert words.fact(higher, ()).startswith(words.fact(lowest, ()))
    assert "3 gold above the lowest one" in words.fact(higher, ())


def test_a_tucked_card_counts_as_often_as_the_ships_space_says():
    def tucked(year):
        return reason(at(year=year, lot=Lot("magellan", [ANN], buyer=ANN)).state, ANN, Tuck("3"))

    assert tucked(1) == ToTuck(3, 1, 3)
    assert tucked(2) == ToTuck(3, 2, 3)
    assert tucked(3) == ToTuck(3, 3, 0)


def test_a_ship_of_magellan_sails_for_its_pile():
    state = at(year=2, lot=Lot("magellan", [ANN], buyer=ANN)).state
    assert reason(state, ANN, Sail("1")) == PileCounts(2)
