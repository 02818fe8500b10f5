"""Who may see what: hands, tucked cards and payments to be are their owner's alone."""

import pytest

from games.core import CHANCE, Hidden, Pass, engine, view
from games.pizarro_and_co import GAME
from games.pizarro_and_co.events import CardTucked, GoldDrawn
from games.pizarro_and_co.exchange import Exchanges
from games.pizarro_and_co.moves import Bid, Exchange, Limit, Pay, Tuck
from games.pizarro_and_co.scoring import FinalScoring
from tests.games.pizarro_and_co.positions import OPTIONS, at, ship, some_move
from tests.games.playing import random_game
from tests.games.position import ANN, BOB, CY, DI


def test_a_hand_shows_its_size_to_others_and_its_cards_to_its_owner():
    game = at(hands={ANN: "2 9"})
    assert view(game.state, ANN).players[ANN].hand == ["2", "9"]
    assert view(game.state, BOB).players[ANN].hand == Hidden(2)
    assert view(game.state, None).players[ANN].hand == Hidden(2)


def test_nobody_sees_the_stock_only_its_size():
    game = at()
    assert all(view(game.state, viewer).stock == Hidden(27) for viewer in (None, ANN, BOB))


def test_the_card_tucked_from_the_hand_is_told_to_its_owner_only():
    game = at()
    game.buy(ANN, "magellan", 1, Pay(("9",)), Tuck("3"))
    (told,) = game.told(CardTucked)
    assert view(told, ANN).card == "3"
    assert view(told, BOB).card == Hidden()
    assert view(game.state, ANN).players[ANN].ships[0].pile == ["3"]
    assert view(game.state, BOB).players[ANN].ships[0].pile == Hidden(1)


def test_gold_drawn_is_told_to_its_owner_only():
    game = at()
    game.buy(ANN, "vasco_da_gama", 1, Pay(("1",))).draw("5")
    (told,) = game.told(GoldDrawn)
    assert view(told, ANN).cards == ("5",)
    assert view(told, BOB).cards == Hidden(1)
    assert view(told, BOB).count == 1


def test_points_that_depend_on_secrets_are_unknown_to_others():
    game = at(ships={ANN: [ship("magellan", 1, pile="1")]})
    for viewer, known in ((ANN, True), (BOB, False), (None, False)):
        points = dict(GAME.scores(view(game.state, viewer))[ANN].sources)
        assert (points["magellan"] == 3) is known
        assert (points["hand"] == 18) is known
        assert points["columbus"] == 0
    assert GAME.scores(view(game.state, BOB))[ANN].total is None


def test_a_ships_open_pile_after_a_hidden_one_does_not_make_the_points_known():
    game = at(ships={ANN: [ship("magellan", 1, pile="1"), ship("magellan", 1, pile="2", face_up=True)]})
    assert dict(GAME.scores(view(game.state, BOB))[ANN].sources)["magellan"] is None


def test_what_a_hidden_pile_scores_is_explained_to_its_owner_only():
    game = at(ships={ANN: [ship("magellan", 1, pile="1")]})
    assert GAME.explain
    assert len(GAME.explain(view(game.state, ANN), ANN)) == 1
    assert GAME.explain(view(game.state, BOB), ANN) == ()


def test_hands_and_piles_are_public_before_pizarro_draws():
    game = at(
        FinalScoring(),
        seats=3,
        ships={ANN: [ship("pizarro", 3)], BOB: [ship("magellan", 1, pile="1")]},
        year=3,
        board1="B",
    )
    assert game.waiting() == [ANN]
    assert [score.total for score in GAME.scores(view(game.state, None))] == [18, 21, 18]


@pytest.mark.parametrize("hand", ["1 1", "9 9", "1 9"])
def test_who_is_asked_does_not_depend_on_a_secret_hand(hand):
    game = at(hands={BOB: hand})
    game.turn_up("columbus")
    game.play(ANN, Bid(5))
    asked = [game.waiting()[0]]
    while game.asked() == "Auction":
        game.play(game.waiting()[0], Pass())
        asked.append(game.waiting()[0])
    assert asked == [BOB, CY, DI, ANN]


def test_an_exchange_is_asked_whatever_the_hand_holds():
    game = at(Exchanges(), hands={ANN: "9"}, ships={ANN: [ship("marco_polo", 1)]})
    assert list(game.menu(ANN)) == [Exchange(("9",)), Pass()]
    assert engine.forced(game.state, {}) is None


def test_sealed_limits_are_seen_by_nobody_else():
    game = at(fast_auction=True)
    game.turn_up("columbus")
    game.play(ANN, Limit(9))
    seen = view(game.state, BOB).agenda[-1].answers
    assert isinstance(seen[ANN], Hidden)
    assert game.waiting() == [BOB, CY, DI]


@pytest.mark.parametrize("options", OPTIONS)
def test_no_view_holds_what_others_may_not_know(options):
    for game in random_game(GAME, 4, 23, options, some_move):
        if game.is_over():
            return
        for viewer in (None, *range(4)):
            seen = game.seen_by(viewer)
            assert isinstance(seen.stock, Hidden)
            for player, truth in zip(seen.players, game.state.players, strict=True):
                hides = player.seat != viewer and not truth.open_hand and truth.hand != []
                assert isinstance(player.hand, Hidden) == hides
                for seen_ship, true_ship in zip(player.ships, truth.ships, strict=True):
                    hides = player.seat != viewer and not true_ship.face_up and true_ship.pile != []
                    assert isinstance(seen_ship.pile, Hidden) == hides


@pytest.mark.parametrize("options", OPTIONS)
def test_a_menu_depends_on_the_view_of_its_seat_only(options):
    for game in random_game(GAME, 5, 29, options, some_move):
        for seat in set(game.waiting()) - {CHANCE}:
            seen = game.seen_by(seat)
            assert repr(seen.agenda[-1].menu(seen, seat)) == repr(list(game.menu(seat).sets))
