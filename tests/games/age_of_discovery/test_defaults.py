"""What is played for somebody whose time is up (§15)."""

from games.age_of_discovery import GAME
from games.age_of_discovery.benefits import Benefits
from games.age_of_discovery.course import Resolution
from games.age_of_discovery.moves import (
    Ally,
    Battle,
    Chart,
    KillEnemies,
    PlaceWorker,
    Settle,
    TakeGood,
    TakeSpecialist,
)
from games.age_of_discovery.placement import LastCall, PlaceWorkers
from games.age_of_discovery.setup import Auction, SecondPlace
from games.age_of_discovery.warfare import Warfare
from games.core import Pass
from tests.games.age_of_discovery.positions import at


def default(game, seat=0):
    return GAME.default(game.seen_by(seat), seat, game.menu(seat))


def test_a_colonist_is_placed_in_shipping_else_the_first_kind_in_the_order_of_the_rules():
    hand = {"soldier": 1, "colonist": 1}
    assert default(at(PlaceWorkers([]), players={0: {"hand": hand}})) == PlaceWorker("shipping", "colonist")
    hand = {"soldier": 1, "merchant": 1}
    assert default(at(PlaceWorkers([]), players={0: {"hand": hand}})) == PlaceWorker("shipping", "merchant")


def test_royal_favour_is_not_used():
    game = at(LastCall([0]), order=[1, 0], players={0: {"buildings": ["royal_favour"]}})
    assert default(game) == Pass()


def test_settlers_go_where_most_own_pieces_are_and_among_equals_to_the_first_region():
    boxes = {"dock": [(0, "colonist")]}
    lands = {"peru": {0: (2, 0)}, "florida": {0: (1, 1)}}
    assert default(at(Resolution(["dock"]), boxes=boxes, lands=lands)) == Settle("florida")


def test_the_good_that_brings_most_income_is_taken():
    game = at(
        Resolution(["trade_goods"]),
        boxes={"trade_goods": [(0, "colonist")]},
        goods_display=["rice", "fur", "gold"],
        players={0: {"goods": {"fur": 2}}},
    )
    assert default(game) == TakeGood("fur")


def test_buildings_expeditions_training_and_wars_are_declined():
    rows = {"capital": [(0, "colonist")], "discovery": [(0, "colonist")], "training": [(0, "colonist")]}
    for box in rows:
        assert default(at(Resolution([box]), boxes=rows, display=["training"])) == Pass()
    lands = {"peru": {0: (1, 1), 1: (1, 1)}}
    assert default(at(Warfare(), lands=lands, boxes={"warfare": [(0, "colonist")]})) == Pass()


def test_free_gifts_of_buildings_are_taken():
    boxes = {"capital": [(0, "colonist")]}
    game = at(Resolution(["capital"]), boxes=boxes, display=["new_world_cartography"])
    game.play(0, next(iter(game.menu(0))))
    assert default(game) == Chart("canada")
    lands = {"peru": {0: (1, 0)}, "canada": {0: (1, 0)}}
    players = {0: {"money": 20}}
    game = at(
        Resolution(["capital"]), boxes=boxes, display=["indian_allies"], turn=4, lands=lands, players=players
    )
    game.play(0, next(iter(game.menu(0))))
    assert default(game) == Ally("canada")


def test_soldiers_die_first_then_colonists_and_a_fort_last():
    game = at(
        Warfare(),
        lands={"peru": {0: (2, 2), 1: (1, 1)}},
        boxes={"warfare": [(0, "colonist")]},
        players={1: {"buildings": ["fortifications"]}},
    )
    game.play(0, Battle("peru", 1))
    assert default(game, 0) == KillEnemies("peru", ("soldier", "colonist"))
    assert default(game, 1) == KillEnemies("peru", ("soldier", "soldier"))


def test_no_soldier_is_demoted_and_nothing_moves():
    players = {0: {"buildings": ["training"]}}
    assert default(at(Benefits([]), lands={"peru": {0: (0, 10)}}, players=players)) == Pass()
    for building in ("cavalry", "migration"):
        game = at(
            Benefits([]), lands={"peru": {0: (1, 1)}, "brazil": {}}, players={0: {"buildings": [building]}}
        )
        assert default(game) == Pass()


def test_in_the_auction_one_passes_and_takes_a_merchant():
    assert default(at(Auction([0, 1], {}, []), options={"auction": True})) == Pass()
    assert default(at(SecondPlace([0]))) == TakeSpecialist("merchant")
