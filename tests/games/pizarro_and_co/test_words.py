"""Words of Pizarro & Co. that depend on its numbers or on the moment."""

import re

import pytest

from games.core import Header, Table, Told
from games.pizarro_and_co import GAME
from games.pizarro_and_co.events import BidderPassed, BidMade, CardSold
from games.pizarro_and_co.moves import Bid
from games.pizarro_and_co.state import Pizarro
from games.words.phrases import component_id, phrases
from games.words.sentences import log_lines, step_words

WORDS = phrases("en", "pizarro_and_co")


def box(side: str = "A"):
    return GAME.open_box(1, GAME.read_options({"board1": side, "board2": side}), {})


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_a_gold_card_says_what_it_buys_and_scores():
    for card in box().gold.values():
        assert numbers(WORDS.about(component_id("gold", card.id))) == [card.value, card.crowns]


@pytest.mark.parametrize("side", ["A", "B"])
def test_an_explorer_says_what_the_spaces_score_and_bring(side):
    components = box(side)
    for space in components.spaces.values():
        text = numbers(WORDS.about(component_id("explorers", space.explorer)))
        assert {space.crowns, space.sacks, space.draw, space.multiplier} - {0} <= set(text)
    assert components.luck_limit in numbers(WORDS.about("explorers-pizarro"))
    assert components.exchange_cards in numbers(WORDS.about("explorers-marco-polo"))


def test_who_is_asked_for_a_bid_reads_the_card_and_the_high_bid():
    table, turn = Table.new(GAME, Header("pizarro_and_co", 1, 3, {}, "05" * 16))
    table.adopt(turn)
    state: Pizarro = table.state
    explorer = WORDS.component("explorers", state.lot.explorer)
    assert step_words(table, WORDS) == f"bid for {explorer}, or pass"
    table.play(table.waiting()[0], Bid(7))
    assert step_words(table, WORDS) == f"bid more than 7 for {explorer}, or pass"


def test_an_auction_is_told_in_one_line():
    auction = [BidMade(0, 3), BidderPassed(1), BidMade(2, 5), BidderPassed(0), CardSold(2, "columbus", 5)]
    lines = log_lines([Told(0, event) for event in auction], WORDS, ["Ann", "Ben", "Cy"], None)
    assert lines == ["Ann bids 3; Ben passes; Cy bids 5; Ann passes", "Cy wins Columbus for 5"]
