"""The worked examples, by their numbers (§12)."""

from random import Random

from games.core import CHANCE, GameEnded, Pass, engine, ranking, view
from games.pizarro_and_co import GAME
from games.pizarro_and_co.events import CardSold, CardUnsold, LuckScored, PileCounted
from games.pizarro_and_co.moves import Bid, DrawOne, Pay, SailTo, Tuck, Veto
from games.pizarro_and_co.purchase import Payment
from games.pizarro_and_co.scoring import FinalScoring
from games.pizarro_and_co.state import Lot, Offer
from games.pizarro_and_co.year import EndYear, StartYear
from tests.games.pizarro_and_co.positions import Position, at, ship
from tests.games.position import ANN, BOB, CY, DI


def test_w01_any_cards_that_reach_the_bid_pay_it_and_there_is_no_change():
    game = at(Payment([ANN]), hands={ANN: "7 2 5 9"}, lot=Lot("columbus", [ANN], [Offer(ANN, 7)], buyer=ANN))
    menu = game.menu(ANN)
    assert Pay(("7",)) in menu
    assert Pay(("2", "5")) in menu
    assert Pay(("9",)) in menu
    assert Pay(("2",)) not in menu
    game.play(ANN, Pay(("9",)))
    assert game.player(ANN).hand == ["2", "5", "7"]
    assert game.state.discards == ["9"]


def gold_of_the_year_end(game: Position, cards: int) -> dict[int, int]:
    """Return how many cards each player draws at the year's end."""
    before = {player.seat: len(player.hand) for player in game.state.players}
    game.start(EndYear()).draw(*game.state.stock[:cards])
    return {player.seat: len(player.hand) - before[player.seat] for player in game.state.players}


def test_w02_sacks_bring_gold_only_on_the_space_of_the_year_just_ended():
    game = at(
        ships={ANN: [ship("columbus", 1)], DI: [ship("columbus", 2)], CY: [ship("columbus", 2)]}, year=2
    )
    assert gold_of_the_year_end(game, 10) == {ANN: 2, BOB: 2, CY: 3, DI: 3}


def test_w03_every_ship_on_the_space_brings_its_sacks():
    game = at(
        ships={CY: [ship("marco_polo", 2), ship("marco_polo", 2)], ANN: [ship("marco_polo", 1)]}, year=2
    )
    assert gold_of_the_year_end(game, 14) == {ANN: 2, BOB: 2, CY: 8, DI: 2}


def test_w04_columbus_scores_1_5_10():
    ships = {seat: [ship("columbus", space)] for space, seat in enumerate((ANN, DI, CY), start=1)}
    game = at(ships=ships, year=3)
    assert [game.points(seat)["columbus"] for seat in (ANN, DI, CY)] == [1, 5, 10]


def test_w05_a_magellan_ship_on_space_k_has_k_cards_which_count_k_times():
    game = at()
    for seat in (DI, BOB, CY):
        game.buy(seat, "magellan", 1, Pay(("9",)), Tuck("1"))
    game.state.year = 2
    for seat in (BOB, CY):
        game.buy(seat, "magellan", 1, Pay(("8",)), Tuck("4"))
    game.state.year = 3
    game.buy(CY, "magellan", 1, Pay(("7",)), Tuck("5"))
    piles = {seat: game.player(seat).ships[0].pile for seat in (DI, BOB, CY)}
    assert piles == {DI: ["1"], BOB: ["1", "4"], CY: ["1", "4", "5"]}
    assert game.points(DI)["magellan"] == 3 * 1
    assert game.points(BOB)["magellan"] == (3 + 2) * 2
    assert game.points(CY)["magellan"] == (3 + 2 + 2) * 3


def after_year_1_of_da_gama() -> Position:
    """W06: Ann and Bob took the left half, Cy the right one."""
    game = at(board2="B")
    for seat in (ANN, BOB):
        game.buy(seat, "vasco_da_gama", 9, Pay(("9",)), SailTo("1", "left")).draw("5")
    game.buy(CY, "vasco_da_gama", 9, Pay(("9",)), SailTo("1", "right"))
    return game


def test_w06_the_left_half_of_da_gama_draws_at_once_and_the_right_one_does_not():
    game = after_year_1_of_da_gama()
    assert [len(game.player(seat).hand) for seat in (ANN, BOB, CY)] == [9, 9, 8]


def after_year_2_of_da_gama() -> Position:
    """W07: Ann and Bob sail on to the left half again."""
    game = after_year_1_of_da_gama()
    game.state.year = 2
    for seat in (ANN, BOB):
        game.buy(seat, "vasco_da_gama", 8, Pay(("8",)), SailTo("1", "left")).draw("6", "7")
    return game


def test_w07_in_year_2_the_left_half_draws_two_cards():
    game = after_year_2_of_da_gama()
    assert [len(game.player(seat).hand) for seat in (ANN, BOB, CY)] == [10, 10, 8]


def test_w08_a_right_half_scores_8_for_ships_still_there_and_a_left_half_nothing():
    game = after_year_2_of_da_gama()
    game.state.year = 3
    cards = len(game.player(BOB).hand)
    game.buy(BOB, "vasco_da_gama", 7, Pay(("7",)), SailTo("1", "right"))
    assert len(game.player(BOB).hand) == cards - 1
    assert [game.points(seat)["vasco_da_gama"] for seat in (BOB, CY, ANN)] == [8, 8, 0]


def test_w09_cards_drawn_with_an_open_hand_lie_open_until_the_end_of_the_year():
    game = at(hands={ANN: "4 9"})
    game.buy(ANN, "james_cook", 9, Pay(("9",)))
    assert view(game.state, BOB).players[ANN].hand == ["4"]
    game.buy(ANN, "vasco_da_gama", 1).draw("6")
    assert view(game.state, BOB).players[ANN].hand == ["6"]
    gold_of_the_year_end(game, 8)
    assert len(view(game.state, BOB).players[ANN].hand) == 3
    assert not game.player(ANN).open_hand


def test_w10_cook_b_takes_one_more_card_so_the_smallest_cannot_be_bid():
    game = at(hands={ANN: "3 4"}, board2="B")
    game.turn_up("james_cook")
    assert Bid(4) in game.menu(ANN)
    assert Bid(5) not in game.menu(ANN)
    game.play(ANN, Bid(4))
    for seat in (BOB, CY, DI):
        game.play(seat, Pass())
    game.play(ANN, Pay(("4",))).draw("3")
    assert game.player(ANN).hand == []
    assert game.state.discards == ["4", "3"]


def test_w11_with_one_card_nobody_may_bid_for_magellan_a():
    game = at(hands={ANN: "9"})
    game.turn_up("magellan")
    assert game.state.lot.passed == [ANN]
    assert game.waiting() == [BOB]


def test_w12_magellan_b_tucks_a_paid_card_and_discards_the_rest():
    game = at(board1="B")
    game.buy(ANN, "magellan", 6, Pay(("1", "5")))
    assert game.asked() == "TuckFromPayment"
    game.play(ANN, Tuck("1"))
    assert view(game.state, BOB).players[ANN].ships[0].pile == ["1"]
    assert game.state.discards == ["5"]
    assert game.points(ANN)["magellan"] == 3


def test_w13_a_card_without_a_bid_leaves_the_game_and_the_leader_stays():
    game = at(leader=CY)
    game.turn_up("columbus")
    for seat in (CY, DI, ANN, BOB):
        game.play(seat, Pass())
    assert game.told(CardUnsold) == [CardUnsold("columbus")]
    assert game.state.leader == CY
    assert game.state.cards_left() == 1


def test_w14_a_vetoed_card_goes_to_the_bottom_and_the_next_one_is_turned_up():
    game = at(players={ANN: {"vetoes": 1}})
    game.turn_up("james_cook")
    game.play(ANN, Veto()).draw("columbus")
    assert game.state.deck_bottom == ["james_cook"]
    assert game.state.lot.explorer == "columbus"
    assert game.player(ANN).vetoes == 0
    assert game.asked() == "Auction"


def test_w15_only_the_columbus_card_of_year_1_is_a_veto():
    game = at()
    for year, card in ((1, "9"), (2, "8"), (3, "7")):
        game.state.year = year
        game.buy(ANN, "columbus", 1, Pay((card,)))
    assert game.player(ANN).ships[0].space == 3
    assert game.player(ANN).vetoes == 1


def test_w16_everybody_draws_two_cards_after_years_1_and_2_and_none_after_year_3():
    assert set(gold_of_the_year_end(at(year=1), 8).values()) == {2}
    assert set(gold_of_the_year_end(at(year=2), 8).values()) == {2}
    game = at(EndYear(), year=3)
    assert [len(player.hand) for player in game.state.players] == [9, 9, 9, 9]
    assert game.told(GameEnded)


def final_example() -> Position:
    """W17: Ann before Pizarro, Bob with 52."""
    magellans = [ship("magellan", 3, pile="1 1 5"), ship("magellan", 2, pile="2 4")]
    ann = [ship("marco_polo", 1), ship("vasco_da_gama", 1), ship("pizarro", 3), *magellans]
    bob = [ship(explorer, space) for explorer in ("james_cook", "columbus") for space in (3, 2)]
    hands = {ANN: "9", BOB: "1 4 6", CY: ""}
    return at(FinalScoring(), seats=3, hands=hands, ships={ANN: ann, BOB: bob}, year=3, board1="B")


def test_w17_red_has_36_before_pizarro():
    game = final_example()
    points = game.points(ANN)
    assert points["marco_polo"] == 0
    assert points["vasco_da_gama"] == 1
    assert points["magellan"] == 24 + 10
    assert points["hand"] == 1
    assert game.total(ANN) == 36
    assert game.total(BOB) == 52
    assert GAME.explain
    assert GAME.explain(game.state, ANN) == (PileCounted(ANN, "4", 8, 3), PileCounted(ANN, "5", 5, 2))


def test_w18_stopping_at_13_would_make_49():
    game = final_example()
    for card in ("5", "6", "2"):
        game.play(ANN, DrawOne()).draw(card)
    assert game.points(ANN)["pizarro"] == 13
    assert game.total(ANN) == 49
    assert game.waiting() == [ANN]


def test_w19_21_is_too_much_and_red_ends_second_with_36():
    game = final_example()
    for card in ("5", "6", "2", "8"):
        game.play(ANN, DrawOne()).draw(card)
    assert game.told(LuckScored) == [LuckScored(ANN, 0)]
    assert game.total(ANN) == 36
    assert [(rank, score.seat) for rank, score in ranking(game.scores())[:2]] == [(1, BOB), (2, ANN)]
    assert not game.state.agenda


def test_w20_with_every_card_sold_there_are_36_auctions_and_a_ship_on_every_space():
    hands = dict.fromkeys(range(3), "1 " * 60)
    game, rng = at(StartYear(), seats=3, hands=hands, year=0, overrides={"gold_sets": 200}), Random(20)
    while game.state.agenda:
        (seat,) = game.waiting()
        menu = game.menu(seat)
        if seat == CHANCE:
            move = menu.sample(rng)
        elif game.asked() == "Auction":
            move = Pass() if game.state.lot.bids else Bid(1)
        elif game.asked() == "Payment":
            move = Pay(("1",))
        else:
            move = next(iter(menu))
        engine.play(game.state, seat, move, game.events.append)
    assert len(game.told(CardSold)) == 18 + 12 + 6
    places = sorted((s.explorer, s.space) for player in game.state.players for s in player.ships)
    assert places == sorted((explorer, space) for explorer in game.state.box.explorers for space in (1, 2, 3))
