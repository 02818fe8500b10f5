"""The positions themselves: nonsense is refused before anything is played, in every game."""

from collections.abc import Callable

import pytest

from games.age_of_discovery.course import TurnEnd
from games.core import Drawn, IllegalMove
from games.mundus_novus.drawing import FillMarket
from games.pizarro_and_co.state import Lot, Offer
from tests.games.age_of_discovery import positions as age_of_discovery
from tests.games.mundus_novus import positions as mundus_novus
from tests.games.pizarro_and_co import positions as pizarro
from tests.games.playing import Whole, random_game
from tests.games.position import ANN, BOB, CY, check
from tests.games.puerto_rico import positions as puerto_rico


def settled_nowhere() -> None:
    game = age_of_discovery.at()
    game.land("peru").colonists[ANN] = 1
    game.start()


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "a ship that is not there": (
        lambda: puerto_rico.table(ships={"9": ("corn", 1)}),
        "no '9' among the ships",
    ),
    "a misspelt good": (lambda: puerto_rico.table(supply={"cofee": 3}), "no 'cofee' among the goods"),
    "a building in more places than the box has of it": (
        lambda: puerto_rico.table(buildings={seat: ["wharf"] for seat in range(3)}),
        "-1 of wharf: they were not there to be taken",
    ),
    "barrels that the supply does not hold": (
        lambda: puerto_rico.table(goods={ANN: ["coffee"] * 10}),
        "coffee: they were not there to be taken",
    ),
    "a field that no state has": (lambda: puerto_rico.table(governer=2), "PuertoRico has no 'governer'"),
    "gold that is in no box": (lambda: pizarro.at(hands={ANN: "1 12"}), "no '12' among the gold"),
    "gold that the stock does not hold": (
        lambda: pizarro.at(hands={ANN: "9 " * 20}),
        "more than the box holds: {'9': -16}",
    ),
    "gold under a ship and in a hand": (
        lambda: pizarro.at(hands={ANN: "9 " * 4}, ships={ANN: [pizarro.ship("magellan", 1, pile="9")]}),
        "more than the box holds: {'9': -1}",
    ),
    "gold under a ship without room for it": (
        lambda: pizarro.at(ships={ANN: [pizarro.ship("columbus", 1, pile="9")]}),
        "seat 0: 1 cards under a ship on columbus 1",
    ),
    "a misspelt explorer": (
        lambda: pizarro.at(ships={ANN: [pizarro.ship("magelan", 1)]}),
        "no 'magelan' among the explorers",
    ),
    "a ship ahead of its time": (
        lambda: pizarro.at(ships={ANN: [pizarro.ship("columbus", 2)]}),
        "seat 0: a ship on columbus 2 in year 1",
    ),
    "a half of a space that has none": (
        lambda: pizarro.at(ships={ANN: [pizarro.ship("columbus", 1, "left")]}),
        "seat 0: no half 'left' of columbus 1",
    ),
    "a seventh ship": (
        lambda: pizarro.at(ships={ANN: [pizarro.ship("columbus", 1)] * 7}),
        "seat 0 has more ships than the box holds",
    ),
    "a bid above the purse": (
        lambda: pizarro.at(hands={ANN: "2 3"}).buy(ANN, "columbus", 6),
        "seat 0 bids 6 and cannot pay",
    ),
    "bids that do not rise": (
        lambda: pizarro.at(lot=Lot("columbus", [ANN, BOB], [Offer(ANN, 3), Offer(BOB, 3)])),
        "bids that do not rise",
    ),
    "a bidder without a ship": (
        lambda: pizarro.at(lot=Lot("columbus", [ANN], [Offer(BOB, 3)])),
        "seat 1 at an auction without a ship for it",
    ),
    "a misspelt tile": (
        lambda: age_of_discovery.at(players={ANN: {"goods": {"ric": 1}}}),
        "no 'ric' among the goods",
    ),
    "tiles that the pool does not hold": (
        lambda: age_of_discovery.at(players={ANN: {"goods": {"sugar": 7}}}),
        "sugar: they were not there to be taken",
    ),
    "a building bought twice": (
        lambda: age_of_discovery.at(display=["navy"], players={ANN: {"buildings": ["navy"]}}),
        "-1 of navy: they were not there to be taken",
    ),
    "a counter won twice": (
        lambda: age_of_discovery.at(players={seat: {"discoveries": ["d01"]} for seat in (ANN, BOB)}),
        "-1 of d01: they were not there to be taken",
    ),
    "an eleventh soldier": (
        lambda: age_of_discovery.at(lands={"peru": {ANN: (0, 11)}}),
        "seat 0 has more soldiers than the box holds",
    ),
    "an undiscovered region with settlers": (settled_nowhere, "settled in 'peru'"),
    "a misspelt region": (lambda: age_of_discovery.at(lands={"perou": {}}), "no region 'perou'"),
    "a misspelt event box": (lambda: age_of_discovery.at(boxes={"dokc": []}), "no box 'dokc'"),
    "a misspelt piece": (
        lambda: age_of_discovery.at(boxes={"dock": [(ANN, "colonel")]}),
        "no 'colonel' among the pieces",
    ),
    "a holding that no player has": (
        lambda: age_of_discovery.at(players={ANN: {"mony": 3}}),
        "Player has no 'mony'",
    ),
    "a resource that does not exist": (
        lambda: mundus_novus.at(hands={ANN: "1 10"}),
        "no '10' among the resources",
    ),
    "resources that the deck does not hold": (
        lambda: mundus_novus.at(hands={ANN: "9 " * 9}),
        "9: they were not there to be taken",
    ),
    "a development in two places": (
        lambda: mundus_novus.at(developments={ANN: "cortes"}, queue="cortes shipyard_1"),
        "more than the box holds: {'cortes': -1}",
    ),
    "a development of larger tables": (
        lambda: mundus_novus.at(developments={ANN: "caravel_07"}),
        "more than the box holds: {'caravel_07': -1}",
    ),
    "an option that the game has not": (lambda: mundus_novus.at(promo=True), "MundusNovus has no 'promo'"),
}


@pytest.mark.parametrize("nonsense", REFUSED)
def test_nonsense_is_refused_with_a_sentence(nonsense: str):
    build, why = REFUSED[nonsense]
    with pytest.raises(AssertionError) as refused:
        build()
    assert why in str(refused.value)


def test_pieces_that_a_test_lays_down_by_hand_are_refused_when_play_begins():
    position = puerto_rico.table()
    position.player(ANN).san_juan = 3
    with pytest.raises(AssertionError, match=r"more than the box holds: .'colonist': -3"):
        position.start()


def test_what_is_nowhere_is_refused_unless_the_position_says_why():
    position = puerto_rico.table()
    position.state.goods["corn"] -= 2
    with pytest.raises(AssertionError, match=r"neither in the box nor anywhere else: .'corn': 2"):
        check(position.game, position.state)
    check(position.game, position.state, short="two barrels are lost")


@pytest.mark.parametrize(
    "build",
    [
        lambda: puerto_rico.table(supply={"corn": 1}),
        lambda: age_of_discovery.at(pool={"rice": 1}),
        lambda: mundus_novus.at(development_deck=["coronado"]),
        lambda: pizarro.at(stock=["9"]),
    ],
)
def test_a_stock_that_is_named_is_as_it_says(build: Callable[[], object]):
    build()


def test_luck_waits_until_a_test_draws_it_and_holds_it_against_the_bag():
    game = mundus_novus.at(FillMarket(1), market="1 4")
    assert game.asked() == "FillMarket"
    with pytest.raises(IllegalMove):
        game.draw("10")
    assert game.draw("9").state.market == ["1", "4", "9"]


def test_with_a_dealer_luck_comes_by_itself_the_same_every_time():
    rows = [age_of_discovery.at(TurnEnd()).state.display for _ in range(2)]
    assert rows[0] == rows[1]
    assert len(rows[0]) == 5


def test_a_draw_that_nothing_asks_for_is_refused():
    with pytest.raises(IllegalMove):
        puerto_rico.at("trader", goods={ANN: ["corn"]}).draw("corn")


def test_an_auction_goes_on_in_ones_to_the_last_limit():
    game = pizarro.at(hands={ANN: "9 9", BOB: "9 9"})
    game.auction("columbus", {ANN: 3, BOB: 5})
    assert (game.state.lot.buyer, game.state.lot.price) == (BOB, 4)


def test_a_random_game_is_the_same_for_the_same_seed_and_ends():
    first, second = ([(m.seat, m.move) for m in random_game(mundus_novus.GAME, 3, 7)] for _ in range(2))
    assert first == second != [(m.seat, m.move) for m in random_game(mundus_novus.GAME, 3, 8)]
    assert any(isinstance(move, Drawn) for _, move in first)


def test_a_whole_table_tells_what_its_last_move_brought_about():
    game = Whole(puerto_rico.GAME, 3)
    before = len(game.events)
    game.play(ANN, next(iter(game.menu(ANN))))
    assert game.latest
    assert game.events[before:] == game.latest
    assert game.player(CY).seat == CY
