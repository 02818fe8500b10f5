"""The end of the round and the ways to win (§9)."""

from typing import Any

import pytest

from games.core import ranking, view
from games.mundus_novus import GAME, events
from games.mundus_novus.moves import Store
from games.mundus_novus.rounds import CheckVictory, Income, StoreResources, income
from games.mundus_novus.supply import Supply
from tests.games.mundus_novus.positions import at
from tests.games.position import ANN, BOB, CY, DI


def paid(developments: str, *, promo: bool = False, **more: Any) -> int:
    others = more.pop("others", {})
    game = at(developments={ANN: developments, **others}, promo_cards=promo, **more)
    return income(game.state, ANN)


@pytest.mark.parametrize(
    ("development", "pays"),
    [
        ("merchant_low_1", 2),
        ("merchant_mid_1", 1),
        ("merchant_high_1", 0),
        ("warehouse_1_1", 1),
        ("warehouse_2_1", 0),
        ("almagro", 2),
        ("de_la_cosa", 1),
        ("las_casas", 1),
        ("valdivia", 1),
        ("cortes", 3),
        ("caravel_15", 0),
    ],
)
def test_printed_income(development: str, pays: int):
    assert paid(development) == pays


def test_w25_a_shipyard_pays_for_each_opponent_with_more_caravels():
    others = {BOB: "caravel_04 caravel_06", CY: "caravel_08", DI: "caravel_10 caravel_12 caravel_14"}
    assert paid("shipyard_1 caravel_02", others=others, seats=4) == 2
    assert paid("shipyard_1 shipyard_2 caravel_02", others=others, seats=4) == 4


def test_r30_an_opponent_with_as_many_caravels_does_not_count():
    assert paid("shipyard_1 caravel_02", others={BOB: "caravel_04"}) == 0


def test_w26_r22_income_is_paid_once_after_the_turns_also_for_new_developments():
    game = at(Income(), developments={ANN: "cortes"})
    assert game.player(ANN).doubloons == 3
    assert [e for e in game.events if isinstance(e, events.IncomePaid)] == [events.IncomePaid(ANN, 3)]


def test_r26_the_bank_never_runs_out():
    game = at(Income(), developments={ANN: "cortes"}, doubloons={ANN: 480, BOB: 480})
    assert game.player(ANN).doubloons == 483


def test_w33_buron_is_paid_for_characters_not_for_merchants():
    both = paid(
        "buron_el_catalan cortes merchant_high_1 merchant_high_2 merchant_high_3", promo=True, seats=5
    )
    assert both - paid("cortes") == 2


@pytest.mark.parametrize(("trade_master", "pays"), [(ANN, 3), (BOB, 0)])
def test_w35_estefano_is_paid_if_his_owner_is_trade_master(trade_master: int, pays: int):
    assert paid("estefano_guante", promo=True, trade_master=trade_master) == pays


def test_w36_the_trading_base_is_paid_for_merchants_and_warehouses():
    assert paid("trading_base merchant_high_1 merchant_high_2 warehouse_2_1", promo=True) == 3


def test_w27_warehouses_keep_their_number_of_cards_until_the_next_supply():
    game = at(Income(), hands={ANN: "1 2 3 9 R", BOB: "4"}, developments={ANN: "warehouse_2_1 warehouse_1_1"})
    assert game.waiting() == [ANN]
    assert not game.offers(ANN, Store(("1", "2", "3", "9")))
    told = game.play(ANN, Store(("3", "9", "R"))).latest
    player = game.player(ANN)
    assert (player.stored, player.hand, player.doubloons) == (["3", "9", "R"], [], 1)
    assert events.ResourcesDiscarded(ANN, ("1", "2")) in told
    assert events.ResourcesDiscarded(BOB, ("4",)) in told
    game.start(Supply())
    assert game.hand(ANN) == "3 9 R"


def test_storing_is_sealed_and_may_be_declined():
    game = at(
        Income(),
        hands={ANN: "1 2", BOB: "3 4"},
        developments={ANN: "warehouse_2_1", BOB: "warehouse_2_2"},
    )
    assert game.waiting() == [ANN, BOB]
    game.play(ANN, Store(()))
    assert game.hand(ANN) == "1 2"
    told = game.play(BOB, Store(("4",))).latest
    assert [event.seat for event in told if isinstance(event, events.ResourcesStored)] == [BOB]
    assert (game.player(ANN).stored, game.player(BOB).stored) == ([], ["4"])


def test_in_a_fire_nobody_stores_but_warehouses_pay():
    owners = {ANN: "warehouse_1_1", BOB: "de_la_cosa warehouse_2_1"}
    game = at(Income(), hands={ANN: "1 2", BOB: "3 4"}, developments=owners, event="fire")
    assert game.waiting() == [BOB]
    assert game.player(ANN).doubloons == 1
    game.play(BOB, Store(("3", "4")))
    assert (game.player(ANN).stored, game.player(BOB).stored) == ([], ["3", "4"])


@pytest.mark.parametrize("stays", [True, False])
def test_r14_the_market_stays_or_is_renewed(stays: bool):  # noqa: FBT001  # pytest passes it by name
    game = at(StoreResources([], {}), market="1 4 7", market_persists=stays)
    if not stays:
        assert game.state.discard["4"] == 1
        assert events.MarketCleared(("1", "4", "7")) in game.events
        game.draw("9", "R", "2")
    assert game.state.market == (["1", "4", "7"] if stays else ["2", "9", "R"])


def end(doubloons: dict[int, int], *, perfect: tuple[int, ...] = (), **more: Any) -> list[int]:
    """Who has won at the end of this round."""
    game = at(doubloons=doubloons, **more)
    for seat in perfect:
        game.player(seat).perfect = True
    return game.start(CheckVictory()).state.winners


def test_w29_the_richest_wins_at_75():
    assert end({ANN: 76, BOB: 81}) == [BOB]
    assert end({ANN: 75}) == [ANN]


def test_r25_secret_doubloons_are_open_when_the_game_is_over():
    game = at(CheckVictory(), doubloons={ANN: 76, BOB: 81}, doubloons_public=False)
    assert [score.total for score in GAME.scores(game.seen_by(None))] == [76, 81, 0]


def test_r28_below_75_the_game_goes_on():
    assert end({ANN: 74, BOB: 1}) == []


def test_w30_the_perfect_combination_beats_any_wealth():
    assert end({ANN: 12, BOB: 80}, perfect=(ANN,)) == [ANN]
    assert end({ANN: 12, BOB: 80, CY: 30}, perfect=(ANN, CY)) == [CY]


def test_w31_the_richest_wins_when_the_queue_is_short():
    assert end({ANN: 3, BOB: 9}, queue="cortes shipyard_1 caravel_08 caravel_04") == [BOB]


def test_r29_exactly_five_developments_are_enough():
    assert end({ANN: 3}) == []


def test_r24_equal_wealth_is_a_shared_victory():
    game = at(CheckVictory(), doubloons={ANN: 80, BOB: 80, CY: 10})
    assert game.state.winners == [ANN, BOB]
    places = [(rank, score.seat) for rank, score in ranking(GAME.scores(game.state))]
    assert places == [(1, ANN), (1, BOB), (3, CY)]


def test_the_perfect_combination_ranks_first_though_others_are_richer():
    game = at(CheckVictory(), doubloons={ANN: 12, BOB: 80}, players={ANN: {"perfect": True}})
    scores = game.scores()
    assert [score.seat for _, score in ranking(scores)] == [ANN, BOB, CY]
    assert [score.winner for score in scores] == [True, False, False]


def test_the_score_says_where_doubloons_come_from():
    game = at(
        developments={ANN: "almagro"},
        doubloons={ANN: 30},
        players={ANN: {"from_income": 6, "from_market": 4, "spent": 2}},
    )
    assert dict(game.scores()[ANN].sources) == {"combinations": 22, "income": 6, "market": 4, "spent": -2}
    paid = at(Income(), developments={ANN: "almagro"}, doubloons={ANN: 30})
    assert dict(paid.scores()[ANN].sources)["income"] == 2
    assert paid.scores()[ANN].total == 32


def test_where_hidden_doubloons_come_from_is_hidden_too():
    hidden = at(doubloons={ANN: 7}, doubloons_public=False)
    sources = GAME.scores(view(hidden.state, BOB))[ANN].sources
    assert {points for _, points in sources} == {None}
