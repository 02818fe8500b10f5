"""Every game says everything that it can say, in English at least and short enough for Discord."""

import re
from copy import copy
from random import Random
from typing import Any

import pytest

from bot.menus.plain import why_sentence
from games import all_games
from games.core import Game, Move, PhaseEnded, view
from games.core.conditions import conditions
from games.core.menus import why_not
from games.core.moves import field_kinds, hyphened
from games.words.files import TEXTS, languages
from games.words.phrases import Phrases, component_id, kind_id, phrases
from games.words.sentences import log_lines, step_words
from tests.conformance.plays import REPRESENTATIVE, Moment, Play, play
from tests.conformance.shuffling import shuffled

NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo"]
LABEL, DESCRIPTION, QUESTION = 80, 100, 45

games = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)


def plays(game: Game) -> list[Play]:
    return [play(variant) for variant in REPRESENTATIVE if variant.key == game.key]


def words_of(game: Game) -> Phrases:
    return Phrases("en", game.key)


def tables(game: Game) -> set[str]:
    """The tables of components that the game's moves and events name."""
    return {field.table for kind in (*game.moves, *game.events) for field in field_kinds(kind) if field.table}


def ids(game: Game, table: str) -> set[Any]:
    """Every id of a table of components, with whatever options."""
    return {name for one in plays(game) for name in getattr(one.table.box, table)}


@games
def test_the_game_and_its_options_have_words(game: Game):
    words = words_of(game)
    assert words("game-name")
    for option in game.table_options():
        key = f"option-{hyphened(option.key)}"
        assert words(key)
        assert words.about(key)
        for value in option.values:
            assert words(f"{key}-{hyphened(str(value))}")


@games
def test_moves_and_their_fields_have_words(game: Game):
    words = words_of(game)
    for kind in game.moves:
        assert 0 < len(words.kind(kind)) <= LABEL
        assert 0 < len(words.about(kind_id(kind))) <= DESCRIPTION
        for field in field_kinds(kind):
            assert 0 < len(words.field(kind, field)) <= QUESTION, (kind, field.name)


@games
def test_steps_that_ask_have_words(game: Game):
    words = words_of(game)
    asking = {type(moment.state.agenda[-1]) for one in plays(game) for moment in one.moments}
    for step in asking:
        assert words(f"step-{hyphened(step.__name__)}")


@games
def test_steps_that_ask_have_a_chapter_of_the_rules(game: Game):
    words = words_of(game)
    for step in {type(moment.state.agenda[-1]) for one in plays(game) for moment in one.moments}:
        assert words.title(f"rules-{step.chapter}"), step


def asked(moment: Moment, state: Any, words: Phrases, viewer: int | None) -> str:
    """What the moment's table would say it asks, if this were its state."""
    table = copy(moment.table)
    table.state = state
    return step_words(table, words, viewer)


@games
@pytest.mark.rest
def test_what_is_asked_is_said_from_a_view_alone(game: Game):
    words, rng = words_of(game), Random(8)
    for one in plays(game):
        for moment in one.some(40):
            for viewer in (None, *range(one.variant.seats)):
                other = shuffled(moment.state, viewer, rng)
                assert asked(moment, other, words, viewer) == asked(moment, moment.state, words, viewer)


@games
def test_who_is_asked_is_told_what_the_question_is_about(game: Game):
    words = words_of(game)
    for one in plays(game):
        for moment in one.some(40):
            message = f"step-{hyphened(type(moment.state.agenda[-1]).__name__)}"
            if words.has(message, "now"):
                for seat in moment.waiting():
                    assert asked(moment, moment.state, words, seat) != words(message)


@games
def test_components_have_words(game: Game):
    words = words_of(game)
    for table in tables(game):
        assert ids(game, table), table
        for name in ids(game, table):
            assert words(component_id(table, name))


@games
def test_every_kind_of_event_has_words(game: Game):
    words = words_of(game)
    for kind in game.events:
        assert words.has(f"event-{hyphened(kind.__name__)}"), kind


@games
def test_what_orders_wait_for_has_words(game: Game):
    words = words_of(game)
    for name in conditions(game):
        assert 0 < len(words(f"until-{name}")) <= DESCRIPTION


@games
def test_phases_sources_of_points_and_tie_breaks_have_words(game: Game):
    words = words_of(game)
    for one in plays(game):
        phases = {told.event.name for told in one.table.told() if isinstance(told.event, PhaseEnded)}
        for name in phases:
            assert words(f"phase-{hyphened(name)}")
        for score in one.table.scores():
            for source, _ in score.sources:
                assert words(f"score-{hyphened(source)}")
            for place, number in enumerate(score.tie_breaks, start=1):
                assert words(f"tie-break-{place}", number=number)
                assert words(f"picture-tie-break-{place}")


@games
def test_tie_breaks_titles_of_facts_and_what_ended_the_game_have_words(game: Game):
    words = words_of(game)
    for one in plays(game):
        for score in one.table.scores():
            for number, value in enumerate(score.tie_breaks, start=1):
                assert words(f"tie-break-{number}", number=value)
                assert words(f"picture-tie-break-{number}")
        assert game.explain is None or words("score-facts")
        cause = game.ending(one.table.state) if game.ending else None
        assert cause is None or words.event(cause, NAMES)


@games
def test_chapters_have_a_title_and_fit_a_message(game: Game):
    words = words_of(game)
    chapters = words.messages("rules-")
    assert chapters
    for chapter in chapters:
        assert words.title(chapter)
        assert 0 < len(words(chapter)) <= 1900


@games
def test_everything_that_happens_is_told_to_everybody(game: Game):
    words = words_of(game)
    for one in plays(game):
        told = one.table.told()
        for viewer in (None, 0):
            for line in log_lines(told, words, NAMES, viewer):
                assert "Hidden" not in line
                assert "\n" not in line


@games
def test_what_is_behind_a_score_is_told_as_far_as_a_view_goes(game: Game):
    words = words_of(game)
    for one in plays(game):
        for moment in (*one.some(6), None):
            for viewer in (None, *range(one.variant.seats)):
                for seat in range(one.variant.seats):
                    table = one.table.state if moment is None else moment.view(viewer)
                    for fact in game.explain(table, seat) if game.explain else ():
                        assert words.event(view(fact, viewer), NAMES)


@games
def test_a_move_and_its_refusal_can_be_said(game: Game):
    words = words_of(game)
    for one in plays(game):
        before: Move | None = None
        for entry in one.table.log.entries:
            if type(entry.move) in game.moves:
                assert words.move(entry.move, NAMES)
        for moment in one.some(40):
            for _, menu in moment.asked():
                if before is not None and before not in menu:
                    assert why_sentence(why_not(menu, before), words, NAMES)
                before = next(iter(menu))


_COUNTED = re.compile(r"\{ \$(\w+) \} (\w+)")


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_no_alt_text_says_one_of_several(language: str):
    """A number that something is counted by chooses between one and several: "1 colonist", not "1 colonists"."""
    found: list[tuple[str, str, str]] = []
    for path in sorted((TEXTS / language).glob("*.ftl")):
        for message in re.finditer(
            r"^(alt-[a-z0-9-]+) = ((?:.|\n(?=[ }\[]))*)", path.read_text(), re.MULTILINE
        ):
            for counted in _COUNTED.finditer(message[2]):
                chosen = re.search(r"\*\[other\][^\[\]]*$", message[2][: counted.start()])
                if not chosen and counted[2] in PLURALS[language]:
                    found.append((path.name, message[1], counted[0]))
    assert not found


PLURALS = {
    "en": {"colonists", "victory", "points", "doubloons", "barrels", "cards", "pieces", "coins", "crowns"},
    "it": {"coloni", "punti", "dobloni", "barili", "carte", "pezzi", "monete", "corone"},
    "es": {"colonos", "puntos", "doblones", "barriles", "cartas", "piezas", "monedas", "coronas"},
}


@pytest.mark.parametrize("language", languages())
def test_a_form_of_the_page_has_no_button_called_like_the_advisers(language: str):
    words = phrases(language)
    assert words("page-suggest") != words("button-suggestion")
