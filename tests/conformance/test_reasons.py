"""Reasons for moves: one fact, said from a view alone, the same for whatever lies hidden behind it."""

from random import Random

import pytest

from tests.conformance.plays import Play
from tests.conformance.test_words import NAMES, words_of
from tests.games.playing import spelled


def test_a_reason_is_words_from_whatever_view_it_is_told(of_a_game: Play):
    rng, game = Random(31), of_a_game.variant.game
    if game.reason is None:
        pytest.skip("a game without reasons")
    words, told = words_of(game), 0
    for moment, seat, menu in of_a_game.questions(120):
        for moves in menu.sets:
            move = moves.sample(rng)
            for viewer in (seat, (seat + 1) % moment.state.seats, None):
                seen = moment.view(viewer)
                before = spelled(seen)
                fact = game.reason(seen, seat, move)
                assert fact == game.reason(seen, seat, move)
                assert spelled(seen) == before
                if fact is not None:
                    told += 1
                    assert "Hidden" not in words.fact(fact, NAMES)
                    assert words.fact(fact, NAMES)
    assert told > 20


def test_the_whole_reason_of_a_seat_is_found_in_most_cases(of_a_game: Play):
    rng, game = Random(32), of_a_game.variant.game
    if game.reason is None:
        pytest.skip("a game without reasons")
    asked = [
        game.reason(moment.view(seat), seat, menu.sample(rng))
        for moment, seat, menu in of_a_game.questions(240)
        if menu.only() is None
    ]
    assert sum(fact is not None for fact in asked) >= 0.5 * len(asked)
