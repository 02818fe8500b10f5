"""Event and supply (§5, §6)."""

from typing import Any

import pytest

from games.core import IllegalMove, Pass, engine
from games.mundus_novus import GAME, events
from games.mundus_novus.drawing import DealHands
from games.mundus_novus.moves import Buy, Lose, Pick, Split, Trigger
from games.mundus_novus.rounds import Round
from games.mundus_novus.state import Fleet, Operation, hit_by
from games.mundus_novus.supply import (
    BuyFromMarket,
    EventPhase,
    FleetsSail,
    LoseToPirates,
    PickFromPool,
    Supply,
    TriggerEvent,
    picking_order,
)
from tests.games.mundus_novus.positions import BOX, Position, at
from tests.games.position import ANN, BOB, CY

PIRATE_QUEUE = "caravel_02 cortes caravel_04 shipyard_1 caravel_08"
CALM_QUEUE = "cortes caravel_02 caravel_04 shipyard_1 caravel_08"


def of(game: Position, kind: type[Any]) -> list[Any]:
    return [event for event in game.events if isinstance(event, kind)]


def test_w28_no_event_in_round_one_whatever_lies_in_position_1():
    game = at(EventPhase(), queue=PIRATE_QUEUE, round=0)
    assert (game.state.round, game.state.event) == (1, "none")


@pytest.mark.parametrize("rounds_played", [1, 2])
def test_the_icon_in_position_1_is_the_event(rounds_played: int):
    assert at(EventPhase(), queue=PIRATE_QUEUE, round=rounds_played).state.event == "pirates"


def test_an_event_card_that_stays_causes_the_same_event_again():
    game = at(EventPhase(), EventPhase(), queue=PIRATE_QUEUE)
    assert [event.event for event in game.told(events.RoundBegan)] == ["pirates", "pirates"]


def test_the_last_rounds_trade_and_fleets_are_put_away():
    game = at(FleetsSail(), offers={ANN: "1 2"}, developments={BOB: "caravel_02"}, pool="9")
    assert game.state.fleets == [Fleet(BOB, ("caravel_02",), 2, 2, picked=("9",))]
    game.state.operations = [Operation(ANN, BOB, "9")]
    game.start(EventPhase())
    assert (game.state.fleets, game.state.operations, game.player(ANN).offered) == ([], [], [])


def test_w22_coronado_pays_two_for_any_event():
    game = at(EventPhase(), developments={BOB: "coronado"}, doubloons={BOB: 2}, queue=CALM_QUEUE)
    assert game.waiting() == [BOB]
    assert game.play(BOB, Trigger("fire")).latest == [events.EventTriggered(BOB, "fire", 2)]
    assert (game.player(BOB).doubloons, game.state.event) == (0, "fire")


def test_coronado_may_trigger_each_of_the_five_events_but_not_none():
    game = at(EventPhase(), developments={BOB: "coronado"}, doubloons={BOB: 9}, queue=CALM_QUEUE)
    assert all(game.offers(BOB, Trigger(e)) for e in ("kings_help", "natives", "storm", "fire", "pirates"))
    assert not game.offers(BOB, Trigger("none"))
    game.play(BOB, Pass())
    assert (game.player(BOB).doubloons, game.state.event) == (9, "none")


def test_r01_the_first_trade_master_is_drawn_then_market_and_queue():
    state = GAME.setup(BOX, GAME.read_options({}), GAME.rules, 3)
    game = Position(GAME, state).start()
    game.draw(CY).draw("9", "R", "2").draw(*PIRATE_QUEUE.split())
    assert (state.trade_master, state.market, state.queue) == (CY, ["2", "9", "R"], PIRATE_QUEUE.split())


def test_r03_nobody_can_own_coronado_in_round_one():
    state = GAME.setup(BOX, GAME.read_options({}), GAME.rules, 6)
    assert not any(player.developments for player in state.players)


def test_r04_coronado_is_not_asked_when_there_is_an_icon():
    game = at(EventPhase(), developments={BOB: "coronado"}, doubloons={BOB: 2}, queue=PIRATE_QUEUE)
    assert (game.waiting(), game.state.event) == ([], "pirates")


def test_coronado_is_not_asked_without_two_doubloons():
    game = at(EventPhase(), developments={BOB: "coronado"}, doubloons={BOB: 1}, queue=CALM_QUEUE)
    assert game.waiting() == []


def test_r25_with_secret_doubloons_coronado_is_asked_though_he_cannot_pay():
    game = at(
        EventPhase(),
        developments={BOB: "coronado"},
        doubloons={BOB: 1},
        queue=CALM_QUEUE,
        doubloons_public=False,
    )
    assert isinstance(game.step(), TriggerEvent)
    with pytest.raises(IllegalMove):
        game.play(BOB, Trigger("fire"))
    game.play(BOB, Pass())


def test_de_la_cosas_owner_is_exempt_from_every_event():
    game = at(developments={ANN: "de_la_cosa"}, event="storm")
    assert (hit_by(game.state, ANN, "storm"), hit_by(game.state, BOB, "storm")) == (False, True)


def test_w32_without_caravels_there_are_five_hidden_resources_each_and_an_empty_pool():
    game = at(Round(), round=0, seats=3)
    assert isinstance(game.step(), DealHands)
    game.draw(*"123456789123456")
    assert [len(player.hand) for player in game.state.players] == [5, 5, 5]
    assert game.state.pool == []
    assert not game.told(events.PoolTurnedUp)


def test_resources_are_dealt_one_at_a_time_clockwise_from_the_trade_master():
    game = at(DealHands(15), trade_master=BOB)
    game.draw(*"123123123123123")
    assert (game.hand(BOB), game.hand(CY), game.hand(ANN)) == ("1 1 1 1 1", "2 2 2 2 2", "3 3 3 3 3")


def test_stored_resources_return_before_the_deal():
    game = at(Supply(), players={BOB: {"stored": ["R", "9"]}})
    assert (game.hand(BOB), game.player(BOB).stored) == ("9 R", [])


def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_the_middle_of_the_deal():
    game = at(DealHands(15))
    state = game.state
    for name in state.deck:
        state.discard[name], state.deck[name] = state.deck[name], 0
    state.deck["1"], state.discard["1"], state.deck_size = 4, state.discard["1"] - 4, 4
    game.draw("1", "1", "1", "1")
    assert state.deck_size == 0
    assert not game.told(events.DeckShuffled)
    game.draw(*"23456789R23")
    assert len(game.told(events.DeckShuffled)) == 1
    assert [len(player.hand) for player in state.players] == [5, 5, 5]
    assert sum(state.discard.values()) == 0
    assert state.deck_size == sum(state.deck.values())


def test_the_deck_is_not_shuffled_before_a_resource_is_needed():
    game = at(DealHands(3))
    state = game.state
    for name in state.deck:
        state.discard[name], state.deck[name] = state.deck[name], 0
    state.deck["1"], state.deck_size = 3, 3
    game.draw("1", "1", "1")
    assert not game.told(events.DeckShuffled)


def fleet_owners(game: Position) -> list[tuple[int, int]]:
    return [(fleet.seat, len(fleet.caravels)) for fleet in picking_order(game.state)]


def test_w10_the_lowest_fleet_picks_first_and_ties_go_to_the_lowest_caravel():
    fleet = {ANN: "caravel_02 caravel_06", BOB: "caravel_03 caravel_05", CY: "caravel_04"}
    game = at(FleetsSail(), developments=fleet, pool="1 2 3 9 9", seats=6)
    assert fleet_owners(game) == [(CY, 1), (ANN, 2), (BOB, 2)]
    assert game.waiting() == [CY]
    game.play(CY, Pick(("9",)))
    game.play(ANN, Pick(("3", "9")))
    assert (game.hand(CY), game.hand(ANN), game.hand(BOB)) == ("9", "3 9", "1 2")
    assert game.state.pool == []


def test_w11_r33_gonzalos_highest_caravel_counts_nothing():
    game = at(developments={ANN: "gonzalo_pizarro caravel_06 caravel_14", BOB: "caravel_08"})
    assert fleet_owners(game) == [(ANN, 2), (BOB, 1)]


def test_r33_gonzalos_highest_caravel_wins_a_tie():
    game = at(developments={ANN: "gonzalo_pizarro caravel_06 caravel_08", BOB: "caravel_02 caravel_04"})
    assert fleet_owners(game) == [(ANN, 2), (BOB, 2)]


def test_a_fleet_picks_all_its_resources_at_once_and_only_from_the_pool():
    game = at(
        PickFromPool(picking_order(at(developments={ANN: "caravel_06 caravel_14"}).state)), pool="1 2 9"
    )
    assert not game.offers(ANN, Pick(("1",)))
    assert not game.offers(ANN, Pick(("1", "3")))
    assert not game.offers(ANN, Pick(("9", "9")))
    assert game.offers(ANN, Pick(("1", "9")))


PONCE = {BOB: "ponce_de_leon caravel_02 caravel_04 caravel_08 caravel_10"}


def test_ponce_splits_into_any_two_fleets_before_the_deal():
    game = at(Supply(), developments=PONCE)
    assert game.waiting() == [BOB]
    assert not game.offers(BOB, Split(()))
    assert not game.offers(BOB, Split(("caravel_02", "caravel_02")))
    assert not game.offers(BOB, Split(("caravel_02", "caravel_04", "caravel_08", "caravel_10")))
    game.play(BOB, Split(("caravel_02", "caravel_10")))
    assert [fleet.caravels for fleet in picking_order(game.state)] == [
        ("caravel_02", "caravel_10"),
        ("caravel_04", "caravel_08"),
    ]


def test_r33_gonzalos_highest_caravel_counts_nothing_in_whichever_fleet_ponce_puts_it():
    owner = {BOB: "ponce_de_leon gonzalo_pizarro caravel_02 caravel_04 caravel_10", ANN: "caravel_01"}
    game = at(developments=owner)
    game.player(BOB).second_fleet = ["caravel_10"]
    order = [(fleet.seat, fleet.value, fleet.lowest) for fleet in picking_order(game.state)]
    assert order == [(BOB, 0, 0), (ANN, 1, 1), (BOB, 6, 2)]


def test_ponces_owner_with_one_caravel_is_not_asked():
    game = at(Supply(), developments={BOB: "ponce_de_leon caravel_02"})
    assert isinstance(game.step(), DealHands)


@pytest.mark.rest
def test_r10_the_split_holds_for_one_round_only():
    game = at(Supply(), developments=PONCE)
    game.player(BOB).second_fleet = ["caravel_02"]
    game.play(BOB, Pass())
    assert len(picking_order(game.state)) == 1


def test_r10_option_the_fleets_may_be_split_after_the_pool_is_seen():
    game = at(Supply(), developments=PONCE, fleet_split="after_pool")
    game.draw(*"111112222233333")
    game.draw(*"1299")
    assert game.state.pool == ["1", "2", "9", "9"]
    assert game.offers(BOB, Split(("caravel_02",)))


def test_w08_pirates_take_one_resource_from_each_fleet_of_two_or_more():
    fleet = {ANN: "caravel_02", BOB: "caravel_04 caravel_06 caravel_08"}
    hands = {ANN: "1", BOB: "1 2 9", CY: "3"}
    game = at(FleetsSail(), developments=fleet, hands=hands, event="pirates", pool="1 1 2 3")
    game.play(ANN, Pick(("1",)))
    assert game.waiting() == [BOB]
    assert events.PiratesTook(BOB, ("1",)) in game.play(BOB, Lose(("1",))).latest
    assert (game.hand(ANN), game.hand(BOB), game.hand(CY)) == ("1 1", "1 2 2 3 9", "3")
    assert game.state.discard["1"] == 1


@pytest.mark.parametrize(("apart", "lost"), [(["caravel_02", "caravel_04"], 2), (["caravel_02"], 1)])
def test_w09_pirates_look_at_each_of_ponces_fleets(apart: list[str], lost: int):
    apart_of_bob = {BOB: {"second_fleet": apart}}
    game = at(
        LoseToPirates([BOB], {}),
        developments=PONCE,
        hands={BOB: "1 1 2"},
        players=apart_of_bob,
        event="pirates",
    )
    assert game.offers(BOB, Lose(("1",) * lost))
    assert not game.offers(BOB, Lose(("1",) * (3 - lost)))


def test_r09_losses_are_chosen_together_and_shown_when_all_are_in():
    fleet = {ANN: "caravel_02 caravel_06", BOB: "caravel_04 caravel_08"}
    game = at(
        LoseToPirates([ANN, BOB], {}), developments=fleet, hands={ANN: "1 2", BOB: "3 4"}, event="pirates"
    )
    game.play(ANN, Lose(("1",)))
    assert (game.waiting(), game.hand(ANN)) == ([BOB], "1 2")
    game.play(ANN, Lose(("2",)))
    game.play(BOB, Lose(("4",)))
    assert (game.hand(ANN), game.hand(BOB)) == ("1", "3")


def test_de_la_cosas_owner_loses_nothing_to_pirates():
    fleet = {ANN: "de_la_cosa caravel_02 caravel_06"}
    game = at(FleetsSail(), developments=fleet, hands={ANN: "1 2"}, event="pirates", pool="1 2")
    assert game.waiting() == []


def test_w37_sergio_buys_from_the_market_before_the_pirates():
    game = at(
        FleetsSail(),
        developments={ANN: "sergio_de_lagio", BOB: "caravel_02 caravel_04"},
        doubloons={ANN: 2},
        hands={BOB: "1"},
        market="1 9 9",
        pool="2 3",
        event="pirates",
        promo_cards=True,
    )
    assert isinstance(game.step(), BuyFromMarket)
    game.play(ANN, Buy("9"))
    game.draw("5")
    assert (game.hand(ANN), game.player(ANN).doubloons, game.state.market) == ("9", 0, ["1", "5", "9"])
    assert game.waiting() == [BOB]


def test_sergios_owner_may_decline():
    game = at(
        BuyFromMarket([ANN]), developments={ANN: "sergio_de_lagio"}, doubloons={ANN: 2}, promo_cards=True
    )
    game.play(ANN, Pass())
    assert (game.player(ANN).doubloons, len(game.state.market)) == (2, 3)


def test_r25_with_secret_doubloons_sergio_is_asked_though_he_cannot_pay():
    sergio = {"developments": {ANN: "sergio_de_lagio"}, "doubloons": {ANN: 1}, "promo_cards": True}
    assert at(FleetsSail(), **sergio).waiting() == []
    game = at(FleetsSail(), **sergio, doubloons_public=False)
    assert isinstance(game.step(), BuyFromMarket)
    assert engine.menu(game.state, ANN).kinds() == [Pass]
