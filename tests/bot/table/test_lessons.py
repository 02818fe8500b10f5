"""Every lesson, played along its main line: by the rules, in every language, with what is said of each decision."""

from collections import Counter
from datetime import UTC, datetime
from random import Random

import pytest

from bot.menus.control_ids import read_control_id
from bot.menus.parts import Button, Select
from bot.posts.hand_off import controls
from bot.posts.lessons import POINTER, guided, lesson_words
from bot.storage import SeatRow, TableRow
from bot.table.lessons import LEARNER, begun, lesson_of, options_of, stand_of, taught, written
from bot.table.live import Lobby
from bot.table.notes import Notes
from games import all_games
from games.core import Header, Menu, Table
from games.core.notation import move_text
from games.words.files import languages
from games.words.phrases import table_phrases

LESSONS = taught()
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
GAMES_PLAYED = 24
"""Random games in which kinds of decisions are counted."""
MOST = 1400
"""Characters of what is said of a decision: the question and its time stand above it."""


def opened(game, language="en", chapter=0):
    """A lesson's table as it begins, without a bot."""
    lesson = lesson_of(game)
    row = TableRow(
        id=7,
        channel=1,
        guild=None,
        host=5,
        game=game,
        status="lobby",
        header=None,
        options=options_of(lesson, all_games()[game]),
        notes="",
        seats=tuple(
            SeatRow(seat, None if seat else 5, "easy" if seat else None, f"Seat {seat}")
            for seat in range(lesson.seats)
        ),
        orders=(),
        revision=0,
        entries=0,
        post=None,
        board=None,
        lobby_post=None,
        wake=None,
        is_working=False,
        created=NOON,
        changed=NOON,
    )
    words = table_phrases(language, game, all_games()[game].rules, row.options, {})
    return begun(Lobby(row, Notes(lesson=True), words, all_games()[game]), lesson, chapter)[0]


def asked(live):
    """Whose turn it is, as the program plays: robots first."""
    return max(live.table.waiting(), key=lambda seat: (seat != LEARNER, -seat))


def along(live):
    """Play a lesson's main line; yields the table before each decision of whoever learns, and what is written there."""
    lesson = lesson_of(live.row.game)
    while (place := stand_of(lesson, live.table).place) < len(lesson.line):
        seat = asked(live)
        one = written(live, seat)
        legal = "; ".join(move_text(move) for move in list(live.table.menu(seat))[:30])
        due = lesson.line[place]
        assert one is not None, (
            f"{place}: {due.seat}: {move_text(due.move)} is not possible; {seat} may: {legal}"
        )
        if seat == LEARNER:
            yield live, one
        live.table.play(seat, one.move)


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("language", languages())
def test_every_decision_of_the_line_is_explained_and_its_control_is_marked(game, language):
    live = opened(game, language)
    for now, one in along(live):
        assert one.says is not None, move_text(one.move)
        said = lesson_words(now)
        assert said.startswith("-# ")
        assert len(said) <= MOST
        assert now.words.said(f"lesson-{one.says}", "else")
        if not now.table.is_private() and len(now.table.waiting()) == 1:
            rows = controls(7, now.table, now.words, now.names)
            shown = guided(now, LEARNER, rows)
            marked = [item for row in shown for item in row if POINTER in label(item)]
            assert len(marked) == 1, (move_text(one.move), shown)
            assert ids(shown) == ids(rows), "all that is legal stays alive"
    while LEARNER not in live.table.waiting():
        seat = asked(live)
        live.table.play(seat, live.game.default(live.table.view(seat), seat, live.table.open_menu(seat)))
    assert live.words("lesson-end") in lesson_words(live)


def label(item):
    return item.label if isinstance(item, Button) else item.placeholder


def ids(rows):
    return [
        (
            item.custom_id,
            item.disabled if isinstance(item, Button) else tuple(one.value for one in item.choices),
        )
        for row in rows
        for item in row
        if read_control_id(item.custom_id) is not None or isinstance(item, Select)
    ]


@pytest.mark.parametrize("game", LESSONS)
def test_a_chapter_begins_where_its_first_decision_is_asked(game):
    lesson = lesson_of(game)
    for number, chapter in enumerate(lesson.chapters):
        live = opened(game, chapter=number)
        while asked(live) != LEARNER:
            seat = asked(live)
            live.table.play(seat, written(live, seat).move)
        first = next(one for one in chapter.line if one.seat == LEARNER)
        assert written(live, LEARNER) == first


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.rest
def test_the_line_meets_every_kind_of_decision_that_half_of_all_games_have(game):
    met = {type(now.table.state.agenda[-1]).__name__ for now, _ in along(opened(game))}
    counted = Counter(kind for seed in range(GAMES_PLAYED) for kind in kinds_at_random(game, seed))
    common = {kind for kind, times in counted.items() if times >= GAMES_PLAYED / 2}
    assert common <= met, f"the lesson never asks {sorted(common - met)}"


def kinds_at_random(game, seed):
    """The steps in which somebody had a choice in a random game with standard options."""
    rules, lesson, rng = all_games()[game], lesson_of(game), Random(f"lesson {seed}")
    options = {option.key: option.default for option in rules.table_options()}
    table, turn = Table.new(rules, Header(game, rules.rules, lesson.seats, options, f"{seed:032x}"))
    table.adopt(turn)
    met = set()
    while not table.is_over():
        seat = table.waiting()[0]
        menu = table.open_menu(seat)
        met.add(type(table.state.agenda[-1]).__name__)
        kind = rng.choice(menu.kinds())
        table.play(seat, Menu([moves for moves in menu.sets if moves.kind is kind]).sample(rng))
    return met
