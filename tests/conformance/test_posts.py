"""Posts: within Discord's limits, and the same whatever is hidden from those who read them."""

import re
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from random import Random

import pytest

from bot.menus.own_buttons import TurnList
from bot.menus.pages import in_pages, paged
from bot.menus.parts import Controls
from bot.posts.hand_off import asking, board_post, final_post, menu_controls, turn_post
from bot.posts.history import lines_of, page_of
from bot.posts.publishing import published
from bot.posts.scores import score_lines
from bot.posts.table_posts import BoardPost, HandOff, TurnPost
from bot.storage import SeatRow, TableRow
from bot.storage.columns import COLUMNS
from bot.table.live import Started
from bot.table.notes import Notes
from games.core import PhaseEnded, Seat, Table, Together, Told
from games.words.sentences import log_lines
from tests.conformance.plays import Moment, Play, Variant
from tests.conformance.shuffling import shuffled
from tests.conformance.test_controls import check
from tests.conformance.test_words import NAMES, words_of

CONTENT, ROWS = 2000, 5
COMPONENTS, TEXT = 40, 4000
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


def table_at(moment: Moment, state: object = None) -> Table:
    """The table as it stood at a moment, or as it would look with another state."""
    made = copy(moment.table)
    made.log = made.log.at(moment.n - 1)
    return made.in_position(state or moment.state)


def holders(table: Table, name: str = "") -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(seat, 10**17 + seat, None, name or NAMES[seat]) for seat in range(table.header.seats)
    )


def live_table(table: Table, told: Sequence[Told] = ()) -> Started:
    """The table as the bot has it, before anything was said."""
    known = {
        "id": 10**9,
        "channel": 1,
        "guild": 1,
        "host": 10**17,
        "game": table.game.key,
        "status": "running",
        "header": {},
        "options": {},
        "revision": 0,
        "entries": 0,
        "is_working": False,
        "created": NOON,
        "changed": NOON,
    }
    # A column that is not named here is empty: a new one is none of this test's business.
    row = TableRow(**{**dict.fromkeys(COLUMNS), **known, "seats": holders(table), "orders": ()})
    return Started(row, Notes(), words_of(table.game), table.game, table, told)


def posts(table: Table, told: Sequence[Told] = (), name: str = "") -> tuple[BoardPost, TurnPost]:
    words, people = words_of(table.game), holders(table, name)
    live = live_table(table, told).with_row(seats=people)
    board = board_post(live, table, told, -1, anew=True)
    return board, turn_post(table, people, asking(10**9, table, people, words))


def own_controls(table: Table, seat: Seat) -> Controls:
    return menu_controls(1, table, seat, words_of(table.game), NAMES)


@dataclass(frozen=True)
class HandedOff:
    """The table before and after its news went out, and what went out."""

    before: Started
    after: Started
    said: HandOff | None


@cache
def handed_off(variant: Variant) -> list[HandedOff]:
    """The beginning of a game, hand-off by hand-off."""
    rng, live, found = Random(f"{variant}"), live_table(*fresh(variant)), list[HandedOff]()
    while len(found) < 60 and (not found or not live.table.is_over()):
        before = live
        if found:
            seat = rng.choice(live.table.waiting())
            before = live.after(live.table.ahead(seat, live.table.menu(seat).sample(rng)))
        live, said = published(before, working=False)
        found.append(HandedOff(before, live, said))
    return found


def test_a_board_post_and_a_turn_post_fit_their_messages(of_a_game: Play):
    told = of_a_game.table.told()
    for moment in of_a_game.some(15):
        board, turn = posts(table_at(moment), since(told, moment), "N" * 32)
        assert len(board.text().above) + len(board.text().below) <= TEXT
        assert 2 + len(board.pictures) <= COMPONENTS
        assert 0 < len(turn.content) <= CONTENT
        assert 1 <= len(turn.controls) <= ROWS
        assert set(turn.mentions) == {10**17 + seat for seat in moment.waiting()}


def since(told: list[Told], moment: Moment) -> list[Told]:
    """What was told in the forty entries before a moment."""
    return [one for one in told if moment.n - 40 <= one.entry < moment.n]


@pytest.mark.rest
def test_a_board_post_that_has_much_to_tell_fits_with_the_newest_line_last(of_a_game: Play):
    told = of_a_game.table.told()
    board, _ = posts(of_a_game.table, told)
    text = board.text()
    newest = next(line for line in reversed(board.lines) if not line.ends)
    assert len(text.above) + len(text.below) <= TEXT
    assert text.below.splitlines()[-1].endswith(newest.text.splitlines()[-1])
    assert text.controls == board.earlier


@pytest.mark.rest
def test_the_last_post_tells_the_result(of_a_game: Play):
    table = of_a_game.table
    last = final_post(live_table(table), table, posts(table)[1])
    assert all(name in last.content for name in NAMES[: of_a_game.variant.seats])
    assert len(last.content) <= CONTENT


def test_each_hand_off_has_one_board_post_of_its_newest_entry_and_one_turn_post(of_a_game: Play):
    asked = 0
    for one in handed_off(of_a_game.variant):
        live, said = one.after, one.said
        new = set(live.table.waiting()) - set(one.before.notes.posted.pinged)
        assert not new or (said is not None and said.board is not None)
        if said is not None and said.turn is not None and said.turn.anew:
            asked += 1
            asked_now = live.table.waiting() or range(live.table.header.seats)
            assert {10**17 + seat for seat in asked_now} == set(said.turn.mentions)
        if said is not None and said.board is not None:
            assert {one.entry for one in said.board.wanted()} == {live.table.log.tip}
            assert len(said.board.pictures) == len(set(said.board.pictures)) <= 3
            assert all(line.entry <= live.table.log.tip for line in said.board.lines)
    assert asked


@pytest.mark.rest
def test_every_line_is_new_in_one_hand_off_and_a_phase_that_has_ended_begins_a_post(of_a_game: Play):
    told: list[str] = []
    for one in handed_off(of_a_game.variant):
        last = one.before.notes.posted.last
        ended = any(isinstance(each.event, PhaseEnded) for each in one.before.told if each.entry > last)
        if one.said is not None and one.said.board is not None:
            board = one.said.board
            told += [line.text for line in board.lines if line.entry > board.seen]
            assert board.anew or not ended
    live = handed_off(of_a_game.variant)[-1].after
    # A burst of the same is said shortly, where it is told at once.
    bursts = [live.table.told(), *([one] for one in live.table.told())]
    happened = "; ".join(line for burst in bursts for line in log_lines(burst, live.words, NAMES, None))
    assert all(part in happened for text in told for part in text.split("; "))
    assert told


def test_sealed_answers_change_what_is_public_only_when_the_number_of_those_who_have_answered_does(
    of_a_game: Play,
):
    rng = Random(7)
    for moment in of_a_game.some(40):
        step = moment.state.agenda[-1]
        table = table_at(moment)
        if not isinstance(step, Together) or len(table.waiting()) < 2:
            continue
        live, _ = published(live_table(table), working=False)
        seat = table.waiting()[0]
        first = live.after(table.ahead(seat, table.menu(seat).sample(rng)))
        if seat in first.table.waiting() or first.table.state.agenda[-1] != first.table.state.agenda[-1]:
            continue
        first, said = published(first, working=False)
        assert said is not None
        assert said.board is None
        assert said.turn is not None
        assert not said.turn.anew
        if menu := first.table.menu(seat):
            again = first.after(first.table.ahead(seat, menu.sample(rng)))
            if again.table.waiting() == first.table.waiting():
                assert published(again, working=False)[1] is None


def fresh(variant: Variant) -> tuple[Table, list[Told]]:
    """A table that was just dealt, and what that told."""
    table, turn = Table.new(variant.game, variant.header())
    return table.after(turn), turn.told


def test_a_public_post_does_not_change_with_what_is_hidden(of_a_game: Play):
    rng = Random(13)
    for moment in of_a_game.some(30):
        assert posts(table_at(moment, shuffled(moment.state, None, rng))) == posts(table_at(moment))


def test_a_seats_own_controls_do_not_change_with_what_is_hidden_from_it(of_a_game: Play):
    rng = Random(14)
    for moment, seat, _ in of_a_game.menus(20):
        other = table_at(moment, shuffled(moment.state, seat, rng))
        assert own_controls(other, seat) == own_controls(table_at(moment), seat)
        check(own_controls(other, seat))


def test_every_page_of_the_log_and_of_the_score_fits_its_message(of_a_game: Play):
    table = of_a_game.table
    live = live_table(table)
    live = replace(live, row=replace(live.row, seats=holders(table, "N" * 32)))
    log, page, pages = lines_of(live, None), 0, None
    while pages is None or page > 0:
        text, controls = page_of(live, log, page)
        assert len(text) <= CONTENT
        check([row for row in controls if row])
        found = re.search(r"page (\d+) of (\d+)", text)
        assert found
        pages, page = int(found[2]), int(found[1]) - 1
    lines = score_lines(live, None, why=True)
    for number in range(1, len(in_pages(lines)) + 1):
        text, _ = paged(lines, number, lambda to: TurnList(1, "why", to), live.words)
        assert len(text) <= CONTENT
