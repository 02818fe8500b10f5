"""Menus and moves of whole random plays."""

from itertools import islice, permutations
from random import Random

import pytest

from games.core import CHANCE, Menu, Move, engine
from games.core.chance import outcomes
from games.core.menus import why_not
from games.core.moves import field_kinds, move_name
from games.core.notation import move_text, read_move
from games.core.saves import move_from_data, move_to_data
from tests.conformance.plays import LONGEST, Play, follow, helper

LISTED = 10_000
"""Menus up to this many moves are listed."""


def moves_of(menu: Menu, rng: Random, number: int = 8) -> list[Move]:
    """Some moves of every set of a menu."""
    return [moves.sample(rng) for moves in menu.sets for _ in range(number)]


def test_a_play_ends_and_is_scored(played: Play):
    assert len(played.moments) < LONGEST
    assert [score.seat for score in played.table.scores()] == list(range(played.variant.seats))
    assert all(score.total is not None for score in played.table.scores())


def test_who_is_waited_for_has_a_move_and_who_is_not_asked_has_none(played: Play):
    for moment in played.moments:
        waiting, listening = moment.waiting(), moment.listening()
        assert waiting
        assert CHANCE not in waiting
        for seat in range(played.variant.seats):
            asked = seat in waiting or seat in listening
            assert bool(moment.menu(seat)) == asked, f"entry {moment.n}: {moment.state.agenda[-1]}"


def test_who_is_out_is_asked_for_nothing_and_stays_out(played: Play):
    gone: list[int] = []
    for moment in played.moments:
        assert moment.state.out[: len(gone)] == gone
        gone = moment.state.out[:]
        assert not {*moment.waiting(), *moment.listening()} & {*gone}, f"entry {moment.n}"


def test_a_menu_lists_counts_samples_and_knows_the_same_moves(played: Play):
    rng = Random(1)
    for _, _, menu in played.menus(60):
        if menu.count() <= LISTED:
            moves = list(menu)
            assert len(moves) == len(set(moves)) == menu.count(), f"sets overlap or do not agree: {menu}"
            assert all(move in menu for move in moves)
        for move in moves_of(menu, rng):
            assert move in menu
            assert sum(move in moves for moves in menu.sets) == 1, f"{move} is in several sets of {menu}"


def test_narrowing_reaches_every_move_in_any_order(played: Play):
    rng = Random(2)
    for _, _, menu in played.menus(25):
        for move in moves_of(menu, rng, 2):
            fields = field_kinds(type(move))
            for order in list(permutations(fields))[:6]:
                chosen = {}
                for field in order:
                    domain = menu.domain(type(move), field, chosen)
                    assert domain is not None
                    assert getattr(move, field.name) in domain
                    chosen[field.name] = getattr(move, field.name)
                    assert menu.half(type(move), chosen) is not None


def test_half_moves_lead_to_every_move_whose_defaults_stand(played: Play):
    rng = Random(3)
    for _, _, menu in played.menus(25):
        for move in moves_of(menu, rng, 2):
            typed = {f.name: getattr(move, f.name) for f in field_kinds(type(move)) if f.has_default}
            typed = {name: value for name, value in typed.items() if value != default_of(move, name)}
            half = menu.half(type(move), typed)
            while half is not None and half.field is not None:
                half = menu.half(type(move), {**half.chosen, half.field.name: getattr(move, half.field.name)})
            assert half is not None
            assert half.move() == move


def default_of(move: Move, name: str) -> object:
    return next(field.default for field in field_kinds(type(move)) if field.name == name)


def test_what_is_not_on_the_menu_gets_a_reason(played: Play):
    rng = Random(4)
    earlier: list[Move] = []
    for _, _, menu in played.menus(40):
        for move in earlier:
            if move not in menu:
                why, arguments = why_not(menu, move)
                assert why.startswith("why-")
                assert why != "why-together"
                assert arguments
        earlier = [*earlier[-20:], *moves_of(menu, rng, 1)]


def test_every_move_can_be_typed_and_saved(played: Play):
    rng = Random(5)
    game = played.variant.game
    kinds = {move_name(kind): kind for kind in game.moves}
    for _, _, menu in played.menus(40):
        for move in moves_of(menu, rng, 2):
            assert read_move(move_text(move), kinds) == move
            assert move_from_data(game, move_to_data(move)) == move


def test_the_game_names_its_moves_events_and_steps(played: Play):
    game = played.variant.game
    for moment in played.some(60):
        assert {type(step) for step in moment.state.agenda} <= set(game.steps)
        for _, menu in moment.asked():
            assert set(menu.kinds()) <= set(game.moves)
    kinds = {type(told.event) for told in played.table.told()}
    assert {kind for kind in kinds if kind.__module__ != "games.core.events"} <= set(game.events)


def test_luck_tells_what_may_come_and_how_likely_it_is(played: Play):
    table = played.table
    states = follow(played.variant.game, table.header, table.log.entries)
    drawing = (state for state, _ in states if CHANCE in engine.waits_for(state))
    for state in islice(drawing, 25):
        listed = outcomes(state, Random(6), 100)
        assert sum(odds for _, odds in listed) == pytest.approx(1)
        assert all(move in engine.menu(state, CHANCE) for move, _ in listed)


def test_pieces_are_conserved(played: Play):
    census = helper(played.variant.key, "census")
    counted = [census(moment.state) for moment in played.moments]
    counted.append(census(played.table.state))
    assert counted[0]
    for moment, now in zip(played.moments, counted[1:], strict=True):
        assert now == counted[0], f"after entry {moment.n}: {moment.state.agenda[-1]}"


def test_what_a_games_tests_call_impossible_never_comes_up(played: Play):
    impossible = helper(played.variant.key, "impossible", lambda _: ())
    for moment in played.moments:
        assert not list(impossible(moment.state)), f"entry {moment.n}"
