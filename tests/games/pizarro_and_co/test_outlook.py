"""What a robot imagines behind its view, what it thinks a card worth, and that it plays better than by chance."""

from random import Random

import pytest

from games.ai.players import YARDSTICKS
from games.core import CHANCE, Hidden, Pass, view
from games.pizarro_and_co import GAME
from games.pizarro_and_co.auction import highest_bid
from games.pizarro_and_co.events import CardSold
from games.pizarro_and_co.moves import Bid, DrawOne, Limit
from games.pizarro_and_co.robot.outlook import (
    card_worth,
    imagine,
    last_piece,
    luck_worth,
    means,
    suggest,
    value,
)
from games.pizarro_and_co.robot.script import STYLES
from games.pizarro_and_co.scoring import FinalScoring
from tests.games.pizarro_and_co.kit import census
from tests.games.pizarro_and_co.positions import OPTIONS, at, ship, some_move
from tests.games.playing import Whole, random_game
from tests.games.position import ANN, BOB, CY, DI


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_imagined_agrees_with_the_view(options):
    luck = Random(3)
    for game in random_game(GAME, 5, 41, options, some_move):
        for seat in set(game.waiting()) - {CHANCE}:
            seen = game.seen_by(seat)
            imagined = imagine(game.seen_by(seat), seat, luck)
            assert census(imagined) == census(game.state)
            for player, known in zip(imagined.players, seen.players, strict=True):
                assert len(player.hand) == len(known.hand)
                assert isinstance(known.hand, Hidden) or player.hand == known.hand


def test_the_high_bidder_is_imagined_with_a_purse_for_the_bid():
    game = at()
    game.turn_up("columbus")
    game.play(ANN, Bid(45))
    for seed in range(20):
        imagined = imagine(view(game.state, BOB), BOB, Random(seed))
        assert highest_bid(imagined, ANN) >= 45
        assert imagined.players[BOB].hand == game.player(BOB).hand


def test_in_the_first_year_the_others_are_imagined_with_what_they_have_not_paid():
    game = at(hands={BOB: "1 2 3 4"}, discards=["5", "6", "7", "8", "9"])
    purses = [
        means(imagined, imagined.players[BOB])[0]
        for imagined in (imagine(view(game.state, ANN), ANN, Random(seed)) for seed in range(20))
    ]
    # Any four cards of those that are hidden would be worth 20 on average.
    assert 10 <= sum(purses) / len(purses) < 15


def test_the_more_gold_the_less_the_last_piece_is_worth():
    game = at(hands={ANN: "9 9 9 9", BOB: "9"})
    game.turn_up("columbus", left=5)
    rich, poor = (last_piece(*means(game.state, game.player(seat))) for seat in (ANN, BOB))
    assert poor > rich > 0


def test_gold_is_worth_less_when_little_is_left_to_buy():
    early, late = at(), at(ships={ANN: [ship("columbus", 2)]}, year=3)
    early.turn_up("columbus", left=5)
    late.turn_up("columbus", left=0)
    first, last = (last_piece(*means(game.state, game.player(ANN))) for game in (early, late))
    assert first > last


def test_a_high_bid_counts_as_the_card_less_its_price():
    game = at()
    game.turn_up("columbus", left=5)
    before = value(game.state)[ANN]
    game.play(ANN, Bid(1))
    assert value(game.state)[ANN] > before
    game.play(BOB, Bid(2))
    assert value(game.state)[ANN] < before


def test_the_suggestion_bids_one_more_as_long_as_the_card_is_worth_it():
    game = at()
    game.turn_up("columbus", left=5)
    assert suggest(view(game.state, ANN), ANN, game.menu(ANN)) == Bid(1)
    game.play(ANN, Bid(40))
    assert suggest(view(game.state, BOB), BOB, game.menu(BOB)) == Pass()


def test_the_suggested_limit_is_what_the_card_is_worth_within_the_purse():
    game = at(hands={BOB: "1"}, fast_auction=True)
    game.turn_up("james_cook", left=5)
    limits = {seat: suggest(view(game.state, seat), seat, game.menu(seat)) for seat in (ANN, BOB)}
    assert isinstance(limits[ANN], Limit)
    assert limits[ANN].amount > 1
    assert limits[BOB] == Limit(1)


def test_a_card_that_costs_one_more_card_is_worth_less():
    open_hand, lost_card = at(), at(board2="B")
    worth = [card_worth(game.state, ANN, "james_cook", 0.4) for game in (open_hand, lost_card)]
    assert worth[0] > worth[1]


def test_one_more_card_for_pizarro_is_worth_it_at_5_and_not_at_19():
    game = at(FinalScoring(), seats=3, ships={ANN: [ship("pizarro", 3)]}, year=3, board1="B")
    for card, worth_it in (("5", True), ("9", False), ("5", False)):
        game.play(ANN, DrawOne()).draw(card)
        stopped = luck_worth(game.state)
        game.play(ANN, DrawOne())
        assert (luck_worth(game.state) >= stopped) is worth_it
        game.state.agenda.pop()


def test_the_likings_of_a_style_are_for_explorers_of_the_box():
    liked = {name for style in STYLES.values() for name in style.likings}
    assert liked - {"all"} <= {*at().state.box.explorers}


@pytest.mark.rest
def test_a_robot_that_looks_ahead_beats_one_that_does_not():
    totals = {"lookahead": 0, "random": 0}
    for number in range(2):
        game = Whole(GAME, 4, {}, secret=f"{43 + number:032x}")
        kinds = ["lookahead", "random", "random", "random"]
        robots = [YARDSTICKS[kind](number) for kind in kinds]
        while not game.is_over():
            seat = game.waiting()[0]
            move = robots[seat](game.seen_by(seat), seat, game.menu(seat))
            assert move is not None
            game.play(seat, move)
        scores = [score.total or 0 for score in game.scores()]
        totals["lookahead"] += scores[ANN]
        totals["random"] += max(scores[BOB], scores[CY], scores[DI])
    assert totals["lookahead"] > totals["random"]


@pytest.mark.rest
def test_four_who_follow_the_suggestions_buy_most_cards():
    game = Whole(GAME, 4, {}, secret=f"{47:032x}")
    while not game.is_over():
        seat = game.waiting()[0]
        game.play(seat, suggest(game.seen_by(seat), seat, game.menu(seat)))
    assert len(game.told(CardSold)) > 24
    assert GAME.suggest is suggest
