"""Conditions of orders: when what an order waits for has come."""

import dataclasses

import pytest

from games.core import Menu, MoveSet, OneOf, Pass
from games.core.conditions import NEW, Until, has_come, until
from tests.core.toy import GAME, Bid


def offers(*amounts: int) -> Menu:
    return Menu([MoveSet(Pass), MoveSet(Bid, amount=OneOf(amounts))])


@pytest.mark.parametrize(
    ("later", "comes"),
    [(offers(1, 2), False), (offers(2), False), (offers(1, 2, 3), True), (offers(3), True)],
    ids=["the same", "less", "more", "another"],
)
def test_something_new_has_come_if_the_menu_offers_what_it_did_not_offer(later: Menu, comes: object):
    order = until(GAME, NEW, None, 0, offers(1, 2))
    assert has_come(GAME, order, None, 0, later) is comes


def test_a_condition_that_the_game_no_longer_knows_has_come():
    assert has_come(GAME, Until("eclipse", ("1",)), None, 0, offers(1))


def test_a_condition_of_the_game_has_come_when_its_value_is_another_one():
    game = dataclasses.replace(GAME, until={"round": lambda view, seat: view})
    order = until(game, "round", 3, 0, offers(1))
    assert not has_come(game, order, 3, 0, offers(1, 2))
    assert has_come(game, order, 4, 0, offers(1))
