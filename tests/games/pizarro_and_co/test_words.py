"""Words of Pizarro & Co. that depend on the moment."""

import pytest

from games.core import Header, Hidden, Table, Told
from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import Auction
from games.pizarro_and_co.events import BidderPassed, BidMade, BidPaid, CardSold
from games.pizarro_and_co.explain.facts import brings
from games.pizarro_and_co.moves import Bid, Pay
from games.pizarro_and_co.state import Lot, Pizarro
from games.words.phrases import phrases
from games.words.pizarro_and_co import board_words
from games.words.sentences import log_lines, step_words
from games.words.view import Seen
from tests.games.pizarro_and_co.positions import at
from tests.games.position import ANN

WORDS = phrases("en", "pizarro_and_co")


def test_who_is_asked_for_a_bid_reads_the_card_and_the_high_bid():
    table, turn = Table.new(GAME, Header("pizarro_and_co", 1, 3, {}, "05" * 16))
    table.adopt(turn)
    state: Pizarro = table.state
    explorer = WORDS.component("explorers", state.lot.explorer)
    assert step_words(table, WORDS) == f"bid for {explorer}, or pass"
    table.play(table.waiting()[0], Bid(7))
    assert step_words(table, WORDS) == f"bid more than 7 gold for {explorer}, or pass"


def test_a_payment_reads_the_card_and_its_price():
    game = at()
    game.buy(ANN, "columbus", 8)
    table, _ = Table.new(GAME, Header("pizarro_and_co", 1, 4, {}, "05" * 16))
    table.state = game.state
    assert step_words(table, WORDS) == "pay 8 gold for Columbus"


def test_a_question_is_put_into_words_from_the_viewers_view(monkeypatch):
    table, turn = Table.new(GAME, Header("pizarro_and_co", 1, 3, {}, "05" * 16))
    table.adopt(turn)
    seen: list[Pizarro] = []
    monkeypatch.setattr(Auction, "about", lambda _, state: seen.append(state) or state.lot)
    step_words(table, WORDS, 1)
    assert seen[0].players[1].hand == table.state.players[1].hand
    assert isinstance(seen[0].players[0].hand, Hidden)


def test_a_question_about_a_secret_is_asked_without_it(monkeypatch):
    table, turn = Table.new(GAME, Header("pizarro_and_co", 1, 3, {}, "05" * 16))
    table.adopt(turn)
    monkeypatch.setattr(Auction, "about", lambda *_: BidMade(0, Hidden()))
    monkeypatch.setattr(WORDS, "wanted", lambda *_: {"amount"})
    assert step_words(table, WORDS) == "bid more for the card, or pass"


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Pay with gold card 5", "Pay with gold cards 2, 3"),
        ("it", "Paga con la carta oro 5", "Paga con le carte oro 2, 3"),
        ("es", "Pagar con la carta de oro 5", "Pagar con las cartas de oro 2, 3"),
    ],
)
def test_a_payment_says_that_its_numbers_are_cards(language, one, several):
    words = phrases(language, "pizarro_and_co")
    assert words.move(Pay(("5",)), ()) == one
    assert words.move(Pay(("2", "3")), ()) == several


def test_log_lines_say_that_numbers_are_cards():
    def line(*cards):
        return WORDS.event(BidPaid(0, cards), ["Ann"])

    assert line("5") == "Ann pays with gold card 5"
    assert line("2", "2", "3") == "Ann pays with gold cards 2 × 2, 3"


def test_an_auction_is_told_in_one_line():
    auction = [BidMade(0, 3), BidderPassed(1), BidMade(2, 5), BidderPassed(0), CardSold(2, "columbus", 5)]
    lines = log_lines([Told(0, event) for event in auction], WORDS, ["Ann", "Ben", "Cy"], None)
    assert lines == ["Ann bids 3 gold; Ben passes; Cy bids 5 gold; Ann passes", "Cy wins Columbus for 5 gold"]


def test_each_space_and_the_card_on_sale_tell_at_their_places_what_they_bring():
    state = at(year=1, lot=Lot("columbus", [ANN])).state
    told = {}
    board_words(Seen(state, WORDS, ("Ann", "Bob", "Cid", "Dan"), told=told.__setitem__))
    assert told["columbus-1/abilities/veto"] == told["lot"] == "Columbus, space 1: 1 crown, 1 sack, veto"
    assert told["magellan-2/abilities/tuck_from_hand"] == "Magellan, space 2: tuck from the hand, ×2"
    assert told["explorers/james_cook"] == "Cook"


@pytest.mark.parametrize(
    ("explorer", "said"), [("columbus", "veto, 1 crown, 1 sack"), ("vasco_da_gama", "1 crown, 1 gold card")]
)
def test_a_bid_says_what_the_space_for_sale_brings(explorer, said):
    game = at(Auction([ANN]), lot=Lot(explorer, [ANN]))
    fact = brings(game.state, ANN, Bid, {})
    assert fact is not None
    assert WORDS.fact(fact, ()) == said
    assert brings(game.state, ANN, Bid, {"amount": 3}) is None
