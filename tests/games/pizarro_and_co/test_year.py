"""A year: ships, cards, exchanges, gold and scoring; by the numbers of the rulings (§10)."""

import pytest

from games.core import Pass, ranking, view
from games.pizarro_and_co import GAME
from games.pizarro_and_co.abilities import LoseCard
from games.pizarro_and_co.events import (
    GoldDrawn,
    ShipsRemoved,
    StockShuffled,
)
from games.pizarro_and_co.exchange import Exchanges
from games.pizarro_and_co.gold import GainGold
from games.pizarro_and_co.moves import (
    DrawOne,
    Exchange,
    Pay,
    Sail,
    SailTo,
    Stop,
    Tuck,
)
from games.pizarro_and_co.scoring import FinalScoring
from games.pizarro_and_co.year import EndYear, gold_receivers
from tests.games.pizarro_and_co.positions import at, ship
from tests.games.position import ANN, BOB, CY


def test_r07_only_ships_on_the_space_before_count():
    game = at(
        ships={ANN: [ship("columbus", 1)], BOB: [ship("columbus", 2)], CY: [ship("pizarro", 2)]}, year=3
    )
    game.turn_up("columbus")
    assert game.state.lot.eligible == [BOB]


def test_r13_an_open_hand_closes_before_the_year_end_gold():
    game = at(EndYear(), players={ANN: {"open_hand": True}})
    game.draw(*game.state.stock[:8])
    drawn = next(event for event in game.told(GoldDrawn) if event.seat == ANN)
    assert not drawn.face_up
    assert not game.player(ANN).open_hand


def test_r14_chance_picks_the_card_lost_to_cook_from_the_whole_hand():
    game = at(hands={ANN: "2 2 9"}, board2="B")
    lost = LoseCard(1, ANN)
    assert dict(lost.bag(game.state)) == {"2": 2, "9": 1}


def test_r15_during_a_year_the_discards_become_the_stock_when_it_is_empty():
    game = at(GainGold(ANN, 2), stock=["4"], discards=["6", "6"]).draw("4").draw("6")
    assert game.told(StockShuffled) == [StockShuffled(2)]
    assert game.state.stock == ["6"]
    assert game.state.discards == []
    assert len(game.player(ANN).hand) == 11


def test_r15_without_any_card_the_player_draws_what_there_is():
    game = at(GainGold(ANN, 3), stock=["4"], discards=[]).draw("4")
    assert len(game.player(ANN).hand) == 10
    assert not game.state.agenda


def test_r15_at_the_end_of_a_year_everybodys_basic_cards_come_before_the_sacks():
    game = at(
        seats=3,
        ships={CY: [ship("marco_polo", 1)], ANN: [ship("columbus", 1)]},
        start_player=BOB,
        stock=["1"] * 4,
    )
    assert gold_receivers(game.state) == [BOB, CY, ANN, BOB, CY, ANN, CY, ANN, CY]
    game.start(EndYear()).draw(*("1",) * 4)
    assert [len(game.player(seat).hand) for seat in (BOB, CY, ANN)] == [11, 10, 10]


@pytest.mark.parametrize(("all_spaces", "asked"), [(False, 1), (True, 2)])
def test_r16_only_ships_on_the_space_of_the_year_exchange_unless_the_table_wants_all(all_spaces, asked):
    game = at(
        Exchanges(),
        ships={ANN: [ship("marco_polo", 1), ship("marco_polo", 2)]},
        year=2,
        exchange_all_spaces=all_spaces,
    )
    for _ in range(asked):
        assert game.asked() == "ExchangeGold"
        game.play(ANN, Pass())
    assert not game.state.agenda


def test_r17_exchanged_cards_are_discarded_first_and_may_come_back_only_when_the_stock_is_short():
    game = at(Exchanges(), ships={ANN: [ship("marco_polo", 1)]}, stock=["7"], discards=[])
    game.play(ANN, Exchange(("1", "9"))).draw("7").draw("9")
    assert game.player(ANN).hand == ["2", "3", "4", "5", "6", "7", "7", "8", "9"]
    assert game.state.stock == ["1"]


def test_r17_the_second_exchange_may_use_cards_of_the_first():
    game = at(Exchanges(), hands={ANN: "1"}, ships={ANN: [ship("marco_polo", 1), ship("marco_polo", 1)]})
    game.play(ANN, Exchange(("1",))).draw("8")
    assert Exchange(("8",)) in game.menu(ANN)


def test_r18_da_gama_draws_by_itself():
    game = at()
    game.buy(ANN, "vasco_da_gama", 1, Pay(("1",))).draw("5")
    assert game.told(GoldDrawn) == [GoldDrawn(ANN, 1, ("5",), face_up=False)]


def test_r19_equal_points_share_the_victory():
    game = at(seats=3, hands={ANN: "1 4", BOB: "2 5", CY: "9"})
    assert [(rank, score.seat) for rank, score in ranking(game.scores())] == [(1, ANN), (1, BOB), (3, CY)]


def test_r20_both_boards_lie_on_side_a_by_default():
    assert {space.side for space in at().state.box.spaces.values()} == {"A"}


def test_r23_an_operator_replaces_a_reconstructed_number():
    chosen = GAME.read_options({})
    box = GAME.open_box(1, chosen, {"spaces": {"pizarro-A-3": {"crowns": 11}}})
    assert box.space("pizarro", 3).crowns == 11
    assert box.space("pizarro", 2).crowns == 6


def test_r24_of_ships_that_are_alike_the_first_moves_and_magellans_are_chosen():
    magellan = ship("magellan", 1, pile="1")
    game = at(ships={ANN: [ship("columbus", 1), ship("columbus", 1), magellan, magellan]}, year=2)
    game.buy(ANN, "columbus", 1, Pay(("1",)))
    assert [ship.space for ship in game.player(ANN).ships] == [2, 1, 1, 1]
    game.buy(ANN, "magellan", 1, Pay(("2",)))
    assert list(game.menu(ANN)) == [Sail("3"), Sail("4")]
    game.play(ANN, Sail("4"), Tuck("9"))
    assert game.player(ANN).ships[3].pile == ["1", "9"]


def test_a_ship_may_go_from_either_half_to_either_half():
    game = at(
        ships={ANN: [ship("vasco_da_gama", 1, "left"), ship("vasco_da_gama", 1, "right")]}, year=2, board2="B"
    )
    game.buy(ANN, "vasco_da_gama", 1, Pay(("1",)))
    assert game.menu(ANN).count() == 4
    game.play(ANN, SailTo("2", "left")).draw("4", "5")
    assert [(ship.space, ship.half) for ship in game.player(ANN).ships] == [(1, "left"), (2, "left")]


def test_unplaced_ships_leave_after_year_1():
    game = at(EndYear(), seats=3, ships={ANN: [ship("columbus", 1)]})
    assert game.told(ShipsRemoved) == [ShipsRemoved(0, 5), ShipsRemoved(1, 6), ShipsRemoved(2, 6)]


def test_pizarro_turns_up_cards_until_the_limit_is_reached_exactly():
    game = at(FinalScoring(), seats=3, ships={ANN: [ship("pizarro", 3)]}, year=3, board1="B")
    for card in ("9", "9"):
        game.play(ANN, DrawOne()).draw(card)
    game.play(ANN, DrawOne()).draw("2")
    assert not game.state.agenda
    assert game.points(ANN)["pizarro"] == 20


def test_pizarro_may_stop_before_the_first_card():
    game = at(FinalScoring(), seats=3, ships={ANN: [ship("pizarro", 3)]}, year=3, board1="B")
    game.play(ANN, Stop())
    assert not game.state.agenda
    assert game.points(ANN)["pizarro"] == 0


def test_pizarro_shuffles_stock_and_discards_but_neither_hands_nor_piles():
    game = at(
        FinalScoring(),
        seats=3,
        ships={ANN: [ship("pizarro", 3)], BOB: [ship("magellan", 1, pile="9")]},
        year=3,
        board1="B",
        stock=["1"],
        discards=["2"],
    )
    assert game.state.stock == ["1", "2"]
    assert view(game.state, None).players[BOB].hand == game.player(BOB).hand
