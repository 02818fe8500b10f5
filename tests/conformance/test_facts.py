"""Facts about a choice: said in figures from a view alone, and deciding nothing."""

import dataclasses
from random import Random
from typing import Any, NoReturn

import pytest

from bot.menus.sight import FEW, Sight
from games import all_games
from games.core import Between, Game, Menu, Move, Table, engine
from games.core.moves import FieldKind, field_kinds, hyphened, values_of
from tests.conformance.plays import Moment, Play
from tests.conformance.test_words import NAMES, words_of
from tests.games.playing import spelled

games = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)


@games
def test_every_kind_of_fact_has_words(game: Game):
    words = words_of(game)
    for kind in game.facts:
        assert words.has(f"fact-{hyphened(kind.__name__)}"), kind


def sight(play: Play, moment: Moment, viewer: int | None, seat: int) -> Sight:
    game = play.variant.game
    return Sight(game, moment.view(viewer), seat, words_of(game), NAMES)


def test_no_fact_speaks_against_a_move_that_is_possible(of_a_game: Play):
    rng = Random(21)
    for moment, seat, menu in of_a_game.questions(60):
        seen = sight(of_a_game, moment, seat, seat)
        for moves in menu.sets:
            move = moves.sample(rng)
            assert seen.why_not(type(move), values_of(move)) is None, move


def test_what_a_choice_brings_is_said_from_what_its_reader_may_see(of_a_game: Play):
    rng = Random(22)
    for moment, seat, menu in of_a_game.questions(60):
        viewers = (seat,) if engine.is_private(moment.state, seat) else (seat, None)
        for moves in menu.sets:
            move = moves.sample(rng)
            for viewer in viewers:
                seen = sight(of_a_game, moment, viewer, seat)
                assert "Hidden" not in seen.brings(type(move), values_of(move))


@pytest.mark.rest
def test_a_refused_move_is_explained_from_a_view_that_stays_as_it_is(of_a_game: Play):
    rng, game = Random(23), of_a_game.variant.game
    for moment, seat, menu in of_a_game.questions(60):
        seen = sight(of_a_game, moment, seat, seat)
        before = spelled(seen.view)
        for kind in game.moves:
            values = {field.name: any_value(seen.view, field, rng) for field in field_kinds(kind)}
            if not is_offered(menu, kind, values):
                assert seen.why_not(kind, values) != ""
        assert spelled(seen.view) == before


def any_value(view: Any, field: FieldKind, rng: Random) -> Any:
    """Anything that somebody might type for a field."""
    if field.is_bool:
        return rng.random() < 0.5
    if field.is_seat:
        return rng.randrange(view.seats)
    if field.table is None:
        return rng.randrange(30)
    pieces = list(getattr(view.box, field.table))
    return tuple(rng.choices(pieces, k=rng.randrange(4))) if field.is_several else rng.choice(pieces)


def is_offered(menu: Menu, kind: type[Move], values: dict[str, Any]) -> bool:
    return kind in menu.kinds() and kind(**values) in menu


def test_facts_decide_nothing(of_a_game: Play):
    def asked(*_: Any) -> NoReturn:
        raise AssertionError("rules ask for a fact")

    game = dataclasses.replace(of_a_game.variant.game, brings=asked, why_not=asked)
    table = of_a_game.table
    again = Table.replay(game, table.header, table.log.entries, check_all=True)
    assert again.scores() == table.scores()


def test_a_number_that_is_marked_as_few_is_one_of_ten(of_a_game: Play):
    for _, _, menu in of_a_game.menus(200):
        for moves in menu.sets:
            for field in field_kinds(moves.kind):
                assert not field.is_few or moves.domain(field).count() <= FEW
                assert not field.is_rising or isinstance(moves.domain(field), Between)
