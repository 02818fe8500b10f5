"""A standing order may name several values for one field, the best first."""

import pytest

from bot.errors import PlayerError
from bot.menus.order_texts import TypedOrder, order_words, read_order
from games.core.orders import Order, PartialMove, Ranked
from games.mundus_novus import GAME
from games.words.phrases import phrases

BOX = GAME.open_box(GAME.rules, GAME.read_options({}), {})


def test_a_wish_list_for_the_trade_chain_is_read():
    order = read_order(
        GAME, BOX, TypedOrder("take resource=9,r; swap resource=1,2 market=9", "take-chain", "step")
    )
    assert order == Order(
        "TakeChain",
        (
            PartialMove("Take", (("resource", Ranked(("9", "R"))),)),
            PartialMove("Swap", (("resource", Ranked(("1", "2"))), ("market", "9"))),
        ),
        "step",
    )


def test_a_list_of_values_is_told_in_words():
    order = read_order(GAME, BOX, TypedOrder("take resource=9,R", "take-chain", "step"))
    assert "Take vanilla (9), Inca relic" in order_words(order, GAME, phrases("en", GAME.key), ["Ann", "Bob"])


def test_an_unknown_value_in_a_list_is_refused():
    with pytest.raises(PlayerError):
        read_order(GAME, BOX, TypedOrder("take resource=9,10", "take-chain", "step"))
