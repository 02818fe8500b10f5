"""The move for somebody whose time is up, and orders left for the trade chain (§12)."""

from typing import Any

import pytest

from games.core import Move, Pass, Step, engine, view
from games.core.orders import Order, PartialMove, Ranked, answer
from games.mundus_novus import GAME
from games.mundus_novus.defaults import default
from games.mundus_novus.moves import (
    Announce,
    Compensate,
    Convert,
    Different,
    Done,
    First,
    Lose,
    Name,
    Offer,
    Perfect,
    Pick,
    Relics,
    Split,
    Store,
    Swap,
    Take,
)
from games.mundus_novus.progress import Develop, NameFirst
from games.mundus_novus.rounds import StoreResources
from games.mundus_novus.supply import (
    BuyFromMarket,
    LoseToPirates,
    PickFromPool,
    SplitFleets,
    TriggerEvent,
    picking_order,
)
from games.mundus_novus.trade import AnnounceTrade, GiveCompensation, NameTradeMaster, SecretOffers, TakeChain
from tests.games.mundus_novus.positions import OPTIONS, Position, at
from tests.games.playing import random_game
from tests.games.position import ANN, BOB, CY


def choice(step: Step[Any], **more: Any) -> Move:
    """What is played for Ann, from her view only."""
    game = at(step, **more)
    return default(game.seen_by(ANN), ANN, engine.menu(game.state, ANN))


def test_coronado_and_sergio_do_not_pay():
    rich = {"doubloons": {ANN: 9}, "promo_cards": True}
    assert choice(TriggerEvent([ANN]), developments={ANN: "coronado"}, **rich) == Pass()
    assert choice(BuyFromMarket([ANN]), developments={ANN: "sergio_de_lagio"}, **rich) == Pass()


@pytest.mark.parametrize(
    ("apart", "played"), [([], Pass()), (["caravel_04"], Split(("caravel_02", "caravel_06")))]
)
def test_r10_fleets_are_split_as_last_round_new_caravels_join_the_first(apart: list[str], played: Move):
    game = at(developments={ANN: "ponce_de_leon caravel_02 caravel_04 caravel_06"})
    game.player(ANN).second_fleet = apart
    game.start(SplitFleets([ANN]))
    assert default(game.seen_by(ANN), ANN, engine.menu(game.state, ANN)) == played


def test_a_fleet_picks_the_highest():
    order = picking_order(at(developments={ANN: "caravel_02 caravel_04"}).state)
    assert choice(PickFromPool(order), pool="1 2 9 R") == Pick(("9", "R"))


def test_pirates_get_the_lowest():
    fleet = {ANN: "caravel_02 caravel_04"}
    assert choice(
        LoseToPirates([ANN], {}), developments=fleet, event="pirates", hands={ANN: "9 2 R"}
    ) == Lose(("2",))


def test_two_are_announced():
    assert choice(AnnounceTrade([ANN])) == Announce(2)


@pytest.mark.parametrize("developments", ["", "las_casas"])
def test_the_lowest_are_offered(developments: str):
    game = at(SecretOffers([ANN], {}), hands={ANN: "9 R 1 3"}, developments={ANN: developments})
    game.state.offer_size = 2
    assert default(game.seen_by(ANN), ANN, engine.menu(game.state, ANN)) == Offer(("1", "3"))


def test_the_first_of_the_tied_is_named():
    assert choice(NameTradeMaster([ANN], [CY, BOB])) == Name(CY)


def test_what_the_hand_wants_most_is_taken_without_a_swap():
    offers = {BOB: "9 4", CY: "4 1"}
    assert choice(TakeChain([ANN]), offers=offers, hands={ANN: "1 4 4"}) == Take(BOB, "4")
    assert choice(TakeChain([ANN]), offers=offers, hands={ANN: "2"}) == Take(BOB, "9")


def test_the_lowest_is_given_in_compensation():
    assert choice(GiveCompensation([ANN], BOB), hands={ANN: "R 3 8"}) == Compensate("3")


def test_the_trade_master_begins():
    assert choice(NameFirst([ANN])) == First(ANN)


def test_a_turn_is_the_best_different_combination_and_all_relics():
    game = at(Develop(ANN, [], []), hands={ANN: "1 2 3 3 3 4 R R"})
    played: list[Move] = []
    while game.waiting():
        played.append(default(game.seen_by(ANN), ANN, engine.menu(game.state, ANN)))
        game.play(ANN, played[-1])
    assert played == [Different(tuple("1234")), Relics(2), Done()]


def test_merchants_help_where_there_is_no_different_combination_without_them():
    game = at(
        Develop(ANN, [], []), hands={ANN: "1 2 3 3 3"}, developments={ANN: "merchant_low_1 merchant_high_1"}
    )
    played: list[Move] = []
    while game.waiting():
        played.append(default(game.seen_by(ANN), ANN, engine.menu(game.state, ANN)))
        game.play(ANN, played[-1])
    assert played == [Convert("3", "7"), Different(tuple("1237")), Done()]


def test_no_merchant_is_sent_who_cannot_complete_a_combination():
    assert choice(Develop(ANN, [], []), hands={ANN: "1 1 1"}, developments={ANN: "merchant_mid_1"}) == Done()


def test_an_order_for_a_different_combination_may_leave_its_numbers_open():
    game = at(Develop(ANN, [], []), hands={ANN: "1 2 3 4 4"}, developments={ANN: "merchant_mid_1"})
    order = Order("Develop", (PartialMove("Different", ()), PartialMove("Done", ())))
    menu = engine.menu(game.state, ANN)
    made = answer(order, "Develop", game.seen_by(ANN), ANN, menu, GAME.default)
    assert made == Different(tuple("1234"))


def test_the_perfect_combination_is_not_missed():
    assert choice(Develop(ANN, [], []), hands={ANN: "1 2 3 4 5 6 7 8 9 R"}) == Perfect()


def test_relics_and_the_highest_are_stored():
    shop = {ANN: "warehouse_2_1"}
    assert choice(StoreResources([ANN], {}), developments=shop, hands={ANN: "1 9 R 5"}) == Store(("9", "R"))


@pytest.mark.rest
@pytest.mark.parametrize("options", OPTIONS)
def test_the_default_answers_every_menu_from_the_seats_own_view(options: dict[str, Any]):
    asked: set[str] = set()
    for moment in random_game(GAME, 5, 8, options):
        for seat in engine.waits_for(moment.state):
            if seat >= 0:
                menu = engine.menu(moment.state, seat)
                assert default(view(moment.state, seat), seat, menu) in menu
                asked.add(type(moment.state.agenda[-1]).__name__)
    assert len(asked) > 7


def wish(game: Position, *moves: PartialMove) -> Move | None:
    order = Order("TakeChain", moves, "step")
    return answer(order, "TakeChain", game.seen_by(ANN), ANN, engine.menu(game.state, ANN), GAME.default)


SEVEN = PartialMove("Take", (("resource", "7"),))
NINE_FROM_CY = PartialMove("Take", (("player", CY), ("resource", "9")))
FOR_A_NINE = PartialMove("Swap", (("resource", "1"), ("market", "9")))


def test_a_wish_list_plays_the_first_wish_that_fits():
    game = at(TakeChain([ANN]), offers={BOB: "1 7", CY: "7 9"}, market="9 9 9")
    assert wish(game, SEVEN, NINE_FROM_CY) == Take(BOB, "7")
    assert wish(game, NINE_FROM_CY, SEVEN) == Take(CY, "9")
    assert wish(game, FOR_A_NINE, SEVEN) == Swap(BOB, "1", "9")


def test_a_wish_may_be_any_of_a_list_the_best_first():
    game = at(TakeChain([ANN]), offers={BOB: "1 7", CY: "8 2"}, market="5 5 6")
    assert wish(game, PartialMove("Take", (("resource", Ranked(("9", "8", "7"))),))) == Take(CY, "8")
    give = PartialMove("Swap", (("resource", Ranked(("1", "2", "3"))), ("market", "6")))
    assert wish(game, give) == Swap(BOB, "1", "6")


def test_a_wish_list_leaves_the_question_to_the_player_when_nothing_fits():
    game = at(TakeChain([ANN]), offers={BOB: "1 2", CY: "3"}, market="4 5 6")
    assert wish(game, SEVEN, NINE_FROM_CY, FOR_A_NINE) is None


def test_a_ranked_list_picks_for_a_fleet():
    order = picking_order(at(developments={ANN: "caravel_02 caravel_04"}).state)
    game = at(PickFromPool(order), pool="1 2 9 R")
    ranked = Order("PickFromPool", (PartialMove("Pick", (("resources", Ranked(("7", "R", "2", "1"))),)),))
    menu = engine.menu(game.state, ANN)
    assert answer(ranked, "PickFromPool", game.seen_by(ANN), ANN, menu, GAME.default) == Pick(("2", "R"))
