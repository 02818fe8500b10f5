"""Trade (§7)."""

from games.core import engine
from games.mundus_novus import events
from games.mundus_novus.explain.facts import AsTaken, brings
from games.mundus_novus.moves import Announce, Compensate, Name, Offer, Swap, Take
from games.mundus_novus.state import Operation
from games.mundus_novus.trade import (
    AnnounceTrade,
    GiveCompensation,
    NameTradeMaster,
    OpenChain,
    SecretOffers,
    TakeChain,
    Trade,
)
from tests.games.mundus_novus.positions import Position, at
from tests.games.position import ANN, BOB, CY, DI


def chain(game: Position, *takes: tuple[int, int, str]) -> None:
    for taker, owner, resource in takes:
        game.play(taker, Take(owner, resource))


def trade(
    seats: int, offers: dict[int, str], hands: dict[int, str] | None = None, **more: object
) -> Position:
    """A chain about to begin, with Ann as the new Trade Master."""
    return at(OpenChain(), seats=seats, offers=offers, hands=hands, **more)


def test_the_trade_master_announces_two_three_or_four():
    game = at(Trade(), hands={0: "1 2 3 4 5", 1: "1 2 3 4 5", 2: "1 2 3 4 5"}, trade_master=BOB)
    assert game.waiting() == [BOB]
    assert [game.offers(BOB, Announce(number)) for number in range(1, 6)] == [False, True, True, True, False]
    game.play(BOB, Announce(3))
    assert sorted(game.waiting()) == [ANN, BOB, CY]
    assert game.offers(ANN, Offer(("1", "2", "3")))
    assert not game.offers(ANN, Offer(("1", "2")))
    assert not game.offers(ANN, Offer(("1", "1", "2")))


def test_offers_stay_sealed_and_changeable_until_the_last_is_in():
    hands = {ANN: "1 2", BOB: "3 4", CY: "5 6"}
    game = at(SecretOffers([ANN, BOB, CY], {}), hands=hands)
    game.state.offer_size = 1
    game.play(ANN, Offer(("1",)))
    game.play(BOB, Offer(("3",)))
    game.play(ANN, Offer(("2",)))
    assert game.player(ANN).offer == []
    told = game.play(CY, Offer(("5",))).latest
    revealed = [(e.seat, e.resources, e.total) for e in told if isinstance(e, events.OfferRevealed)]
    assert revealed == [(ANN, ("2",), 2), (BOB, ("3",), 3), (CY, ("5",), 5)]


def test_w19_las_casas_offers_any_number_up_to_it_also_as_trade_master():
    hands = {ANN: "1 3 4 5 6", BOB: "1 2 3 4 5", CY: "1 2 3 4 5"}
    game = at(
        AnnounceTrade([ANN]), SecretOffers([ANN, BOB, CY], {}), hands=hands, developments={ANN: "las_casas"}
    )
    game.play(ANN, Announce(4))
    assert game.offers(ANN, Offer(("3",)))
    assert game.offers(ANN, Offer(()))
    assert game.offers(ANN, Offer(("1", "3", "4", "5")))
    assert not game.offers(ANN, Offer(("1", "3", "4", "5", "6")))
    assert not game.offers(BOB, Offer(("3",)))


def totals(trade_master: int) -> Position:
    hands = {ANN: "9 R", BOB: "8 8", CY: "1 2"}
    game = at(
        SecretOffers([ANN, BOB, CY], {}),
        hands=hands,
        developments={BOB: "valdivia"},
        trade_master=trade_master,
    )
    game.state.offer_size = 2
    for seat, hand in hands.items():
        game.play(seat, Offer(tuple(hand.split())))
    return game


def test_w12_the_old_trade_master_names_one_of_the_tied():
    game = totals(CY)
    assert isinstance(game.step(), NameTradeMaster)
    assert [e.total for e in game.events if isinstance(e, events.OfferRevealed)] == [19, 19, 3]
    assert [game.offers(CY, Name(seat)) for seat in (ANN, BOB, CY)] == [True, True, False]
    game.play(CY, Name(BOB))
    assert game.state.trade_master == BOB


def test_w13_the_old_trade_master_keeps_the_token_in_a_tie():
    for old in (ANN, BOB):
        game = totals(old)
        assert (game.state.trade_master, game.waiting()) == (old, [])
        assert game.events[-1] == events.TradeMasterNamed(old, kept=True)


def test_the_highest_total_becomes_trade_master_alone():
    hands = {ANN: "9 R", BOB: "8 8", CY: "1 2"}
    game = at(SecretOffers([ANN, BOB, CY], {}), hands=hands, trade_master=CY)
    game.state.offer_size = 2
    for seat, hand in hands.items():
        game.play(seat, Offer(tuple(hand.split())))
    assert game.events[-1] == events.TradeMasterNamed(ANN, kept=False)
    assert game.waiting() == []


def test_what_is_offered_leaves_the_hand_and_lies_open():
    game = totals(ANN)
    assert [game.hand(seat) for seat in (ANN, BOB, CY)] == ["", "", ""]
    assert [player.offer for player in game.state.players] == [["9", "R"], ["8", "8"], ["1", "2"]]


def test_valdivia_counts_with_no_card_offered():
    hands = {ANN: "1 1", BOB: "1 1"}
    game = at(SecretOffers([ANN, BOB], {}), hands=hands, seats=2, developments={BOB: "valdivia las_casas"})
    game.state.offer_size = 2
    game.play(ANN, Offer(("1", "1")))
    game.play(BOB, Offer(()))
    assert game.state.trade_master == BOB


def test_r15_a_trade_master_who_offered_nothing_takes_first_and_compensates():
    game = at(OpenChain(), seats=2, hands={ANN: "9", BOB: ""}, offers={ANN: "", BOB: "1 2"}, trade_master=ANN)
    game.play(ANN, Take(BOB, "1"))
    assert isinstance(game.step(), GiveCompensation)
    game.play(ANN, Compensate("9"))
    assert (game.hand(ANN), game.hand(BOB)) == ("1", "2 9")


def test_r32_an_empty_offer_cannot_be_taken_from():
    game = trade(3, {ANN: "1 2", BOB: "", CY: "3 4"})
    assert {move.player for move in engine.menu(game.state, ANN)} == {CY}


def test_r12_the_active_player_must_take():
    game = trade(3, {ANN: "1 2", BOB: "3 4", CY: "5 6"})
    assert engine.menu(game.state, ANN).kinds() == [Take, Swap]


def test_w02_the_two_operations_limit():
    game = trade(3, {ANN: "1 1", BOB: "2 2", CY: "3 3"})
    chain(game, (ANN, BOB, "2"), (BOB, ANN, "1"))
    assert not game.offers(ANN, Take(BOB, "2"))
    assert game.offers(ANN, Take(CY, "3"))


def test_w03_with_two_players_the_limit_does_not_exist():
    game = trade(2, {ANN: "1 1", BOB: "2 2"})
    chain(game, (ANN, BOB, "2"), (BOB, ANN, "1"))
    assert game.offers(ANN, Take(BOB, "2"))


def test_two_takes_from_the_same_player_with_others_between_are_fine():
    game = trade(3, {ANN: "1 1", BOB: "2 2", CY: "3 3"})
    chain(game, (ANN, BOB, "2"), (BOB, CY, "3"), (CY, ANN, "1"))
    assert game.offers(ANN, Take(BOB, "2"))


def test_w14_r27_the_last_resource_came_from_the_trade_master_no_compensation():
    game = trade(3, {ANN: "1 1", BOB: "2 2", CY: "3 3"})
    chain(
        game, (ANN, BOB, "2"), (BOB, CY, "3"), (CY, BOB, "2"), (BOB, ANN, "1"), (ANN, CY, "3"), (CY, ANN, "1")
    )
    assert game.waiting() == []
    assert [len(player.hand) for player in game.state.players] == [2, 2, 2]


W15 = ((ANN, BOB, "2"), (BOB, ANN, "1"), (ANN, CY, "3"), (CY, ANN, "1"), (ANN, BOB, "2"), (BOB, CY, "3"))


def test_w15_the_last_resource_came_from_another_the_trade_master_compensates():
    game = trade(3, {ANN: "1 1", BOB: "2 2", CY: "3 3"}, hands={ANN: "9"})
    chain(game, *W15)
    assert game.waiting() == [ANN]
    game.play(ANN, Compensate("9"))
    assert (game.hand(ANN), game.hand(BOB), game.hand(CY)) == ("2 2 3", "1 3", "1 9")


def test_w16_two_players_trade_back_and_forth_without_limit_or_compensation():
    game = trade(2, {ANN: "1 1 1", BOB: "2 2 2"})
    chain(game, *[(ANN, BOB, "2"), (BOB, ANN, "1")] * 3)
    assert (game.waiting(), len(game.state.operations)) == ([], 6)
    assert (game.hand(ANN), game.hand(BOB)) == ("2 2 2", "1 1 1")


W17 = ((ANN, BOB, "2"), (BOB, CY, "3"), (CY, ANN, "1"), (ANN, CY, "3"), (CY, BOB, "2"))


def test_w17_who_is_left_with_his_own_takes_it_back_and_is_compensated():
    game = trade(4, {ANN: "1 1", BOB: "2 2", CY: "3 3", DI: "4 4"}, hands={ANN: "9"})
    chain(game, *W17, (BOB, ANN, "1"), (ANN, DI, "4"))
    assert game.hand(DI) == "4"
    assert game.waiting() == [ANN]
    game.play(ANN, Compensate("4"))
    assert game.hand(DI) == "4 4"
    assert [len(player.hand) for player in game.state.players] == [3, 2, 2, 2]


def test_w17_a_trade_master_left_with_his_own_takes_it_back_and_owes_nothing():
    game = at(TakeChain([BOB]), seats=4, offers={DI: "4 4"}, trade_master=DI)
    game.state.operations = [Operation(DI, ANN, "1"), Operation(ANN, BOB, "2")]
    chain(game, (BOB, DI, "4"))
    assert (game.waiting(), game.hand(DI)) == ([], "4")


def test_r11_a_blocked_chain_stops_and_the_active_player_is_compensated():
    game = at(TakeChain([CY]), offers={ANN: "", BOB: "2 2", CY: "3"}, hands={ANN: "7"})
    game.state.operations = [Operation(ANN, CY, "3")]
    chain(game, (CY, BOB, "2"), (BOB, CY, "3"))
    assert (game.waiting(), game.hand(BOB)) == ([ANN], "2 3")
    game.play(ANN, Compensate("7"))
    assert game.hand(CY) == "2 7"


def test_r11_option_the_limit_is_waived_when_nothing_else_is_left():
    game = at(TakeChain([CY]), offers={BOB: "2 2", CY: "3"}, hands={ANN: "7"}, blocked_chain="waive")
    game.state.operations = [Operation(ANN, CY, "3")]
    chain(game, (CY, BOB, "2"), (BOB, CY, "3"))
    assert game.offers(CY, Take(BOB, "2"))


def test_r11_option_the_limit_holds_while_there_is_something_else():
    game = trade(3, {ANN: "1 1", BOB: "2 2", CY: "3 3"}, blocked_chain="waive")
    chain(game, (ANN, BOB, "2"), (BOB, ANN, "1"))
    assert not game.offers(ANN, Take(BOB, "2"))


def test_a_swap_puts_the_offered_resource_into_the_market():
    game = trade(3, {ANN: "1 1", BOB: "5 2", CY: "3 3"}, market="4 6 9")
    game.play(ANN, Swap(BOB, "5", "9"))
    assert (game.hand(ANN), game.state.market) == ("9", ["4", "5", "6"])
    assert game.waiting() == [BOB]


def test_only_a_resource_of_the_market_can_be_swapped_for():
    game = trade(3, {ANN: "1 1", BOB: "5 2", CY: "3 3"}, market="4 6 9")
    assert not game.offers(ANN, Swap(BOB, "5", "5"))


def orellana(market: str, offered: str, got: str, *, owner: int = ANN) -> int:
    game = trade(
        3, {ANN: "1 1", BOB: f"{offered} 2", CY: "3 3"}, market=market, developments={owner: "orellana"}
    )
    told = game.play(ANN, Swap(BOB, offered, got)).latest
    gained = sum(event.doubloons for event in told if event == events.MarketBonus(owner, 2))
    assert game.player(owner).doubloons == gained
    return gained


def test_w20_orellana_is_paid_for_a_run():
    assert orellana("4 6 9", "5", "9") == 2


def test_w21_orellana_is_paid_for_swapping_like_for_like():
    assert orellana("7 7 7", "7", "7") == 2


def test_orellana_is_paid_for_his_owners_swaps_only():
    assert orellana("4 6 9", "5", "9", owner=BOB) == 0


def test_orellana_is_not_paid_for_two_of_a_kind_and_another():
    assert orellana("4 4 9", "5", "9") == 0


def test_r13_three_relics_are_equal_but_a_relic_is_in_no_run():
    assert orellana("R R 9", "R", "9") == 2
    assert orellana("8 9 1", "R", "1") == 0


def test_r14_the_market_is_neither_refilled_nor_cleared_by_a_trade():
    game = trade(2, {ANN: "1", BOB: "2"}, market="4 6 9")
    chain(game, (ANN, BOB, "2"), (BOB, ANN, "1"))
    assert game.state.market == ["4", "6", "9"]


def test_r34_the_trade_master_may_take_one_more_than_he_offered():
    game = trade(3, {ANN: "1 1", BOB: "2 2", CY: "3 3"}, hands={ANN: "9"})
    chain(game, *W15)
    assert sum(operation.taker == ANN for operation in game.state.operations) == 3
    assert len(game.player(ANN).offered) == 2


def test_the_compensation_need_not_come_from_the_trade():
    game = at(GiveCompensation([ANN], CY), hands={ANN: "1 R"})
    assert game.offers(ANN, Compensate("R"))
    assert game.offers(ANN, Compensate("1"))
    assert not game.offers(ANN, Compensate("2"))


def test_a_swap_for_an_equal_resource_says_that_it_is_no_more_than_the_take():
    game = trade(3, {ANN: "1", BOB: "2", CY: "3"})
    equal = brings(game.state, ANN, Swap, {"player": BOB, "resource": "2", "market": "2"})
    assert equal == AsTaken()
    assert brings(game.state, ANN, Swap, {"player": BOB, "resource": "2", "market": "3"}) is None
