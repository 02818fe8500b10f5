"""Reasons for moves are true of what the view shows."""

from games.core import view
from games.pizarro_and_co.moves import Pay
from games.pizarro_and_co.purchase import Payment
from games.pizarro_and_co.reasons import KeepsCrowns, PaysExactly, reason
from games.pizarro_and_co.state import Lot, Offer
from games.words.phrases import phrases
from tests.games.pizarro_and_co.positions import at
from tests.games.position import ANN, BOB


def paying(hand, price, explorer="columbus"):
    lot = Lot(explorer, [ANN], [Offer(ANN, price)], buyer=ANN)
    return at(Payment([ANN]), hands={ANN: hand}, lot=lot).state


def test_few_crowns_are_claimed_only_of_a_payment_that_has_the_fewest():
    state = paying("1 2 7 8 9", 8)
    assert reason(view(state, ANN), ANN, Pay(("9",))) == KeepsCrowns(1)
    assert reason(view(state, ANN), ANN, Pay(("2", "7"))) is None
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
