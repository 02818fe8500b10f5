"""What is done for a player whose time is up (§11)."""

import pytest

from games.core import Menu, Move, Pass, view
from games.pizarro_and_co import GAME
from games.pizarro_and_co.exchange import Exchanges
from games.pizarro_and_co.moves import Allow, DrawOne, Limit, Pay, Sail, SailTo, Stop, Tuck
from games.pizarro_and_co.scoring import FinalScoring
from tests.games.pizarro_and_co.positions import OPTIONS, Position, at, ship
from tests.games.playing import Whole
from tests.games.position import ANN


def default(game: Position) -> Move:
    seat = game.waiting()[0]
    menu: Menu = game.menu(seat)
    move = GAME.default(view(game.state, seat), seat, menu)
    assert move is not None
    assert move in menu
    return move


def test_a_card_turned_up_is_allowed():
    game = at(players={ANN: {"vetoes": 1}})
    game.turn_up("columbus")
    assert default(game) == Allow()


def test_at_an_auction_one_passes():
    game = at()
    game.turn_up("columbus")
    assert default(game) == Pass()


def test_a_sealed_limit_is_0():
    game = at(fast_auction=True)
    game.turn_up("columbus")
    assert default(game) == Limit(0)


@pytest.mark.parametrize(
    ("hand", "bid", "paid"),
    [
        ("1 2 3 4 5 6 7 8 9", 9, ("9",)),
        ("1 2 3 4 5 6 7 8 9", 13, ("7", "8")),
        ("1 2 3 4 5 6 7 8 9", 15, ("7", "8")),
        ("5 8", 4, ("8",)),
        ("4 5", 4, ("4",)),
    ],
)
def test_a_payment_costs_the_fewest_crowns_and_then_the_least_gold(hand, bid, paid):
    game = at(hands={ANN: hand})
    game.buy(ANN, "columbus", bid)
    costs = {
        move.cards: (
            sum(game.state.box.crowns[card] for card in move.cards),
            sum(game.state.box.worth[card] for card in move.cards),
        )
        for move in game.menu(ANN)
        if isinstance(move, Pay)
    }
    chosen = default(game)
    assert isinstance(chosen, Pay)
    assert costs[chosen.cards] == min(costs.values()) == costs[paid]


def test_a_payment_leaves_the_spare_card_for_magellan():
    game = at(hands={ANN: "2 5"})
    game.buy(ANN, "magellan", 5)
    assert default(game) == Pay(("5",))


def test_the_ship_with_the_best_pile_sails():
    game = at(ships={ANN: [ship("magellan", 1, pile="9"), ship("magellan", 1, pile="1")]}, year=2)
    game.buy(ANN, "magellan", 1, Pay(("9",)))
    assert default(game) == Sail("2")


def test_a_ship_goes_to_the_right_half():
    game = at(board2="B")
    game.buy(ANN, "vasco_da_gama", 1, Pay(("1",)))
    assert default(game) == SailTo("1", "right")


def test_the_card_with_most_crowns_and_least_gold_is_tucked():
    game = at(hands={ANN: "2 3 4 9"})
    game.buy(ANN, "magellan", 1, Pay(("9",)))
    assert default(game) == Tuck("2")


def test_nothing_is_exchanged():
    game = at(Exchanges(), ships={ANN: [ship("marco_polo", 1)]})
    assert default(game) == Pass()


def test_pizarro_draws_below_13_and_stops_from_13_on():
    game = at(FinalScoring(), seats=3, ships={ANN: [ship("pizarro", 3)]}, year=3, board1="B")
    game.play(ANN, DrawOne()).draw("9")
    assert default(game) == DrawOne()
    game.play(ANN, DrawOne()).draw("4")
    assert default(game) == Stop()


@pytest.mark.parametrize("options", OPTIONS)
def test_a_table_of_sleepers_comes_to_its_end(options):
    game = Whole(GAME, 4, options, secret=f"{31:032x}")
    while not game.is_over():
        seat = game.waiting()[0]
        move = GAME.default(game.seen_by(seat), seat, game.menu(seat))
        assert move is not None
        game.play(seat, move)
    assert game.state.year == 3
