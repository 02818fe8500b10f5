"""Saves, clones and undo of whole random plays."""

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from games.core import CHANCE, Table, Together, engine, view
from games.core.saves import save_from_data, save_to_data
from tests.conformance.plays import (
    GAMES,
    REPRESENTATIVE,
    Moment,
    Play,
    dealt,
    decision,
    follow,
    play,
    traces,
)
from tests.conformance.shuffling import shuffled
from tests.games.playing import spelled
from tests.support.changeable import changeable

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rest
def test_another_process_replays_a_save_to_the_same_digests_and_menus(key: str):
    tables = [play(variant).table for variant in REPRESENTATIVE if variant.key == key]
    saves = [json.dumps(save_to_data(table.header, table.log.entries)) for table in tables]
    found = subprocess.run(
        [sys.executable, "-m", "tests.conformance.replayer"],
        input="\n".join(saves),
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    here = [traces(table.game, table.header, table.log.entries) for table in tables]
    assert [json.loads(line) for line in found.stdout.splitlines()] == here


def test_a_save_survives_json(played: Play):
    table = played.table
    game, header, entries = save_from_data(
        GAMES, json.loads(json.dumps(save_to_data(table.header, table.log.entries)))
    )
    assert (game.key, header, entries) == (played.variant.key, table.header, table.log.entries)
    assert Table.replay(game, header, entries).state == table.state


def test_a_clone_and_a_view_share_nothing_with_the_state(played: Play):
    for moment in played.some(12):
        own = changeable(moment.state)
        # The box is frozen, and shared by all tables that are created alike.
        for key in changeable(vars(moment.state.box)):
            own.pop(key, None)
        clone = moment.state.clone()
        assert clone == moment.state
        assert not changeable(clone).keys() & own.keys()
        for viewer in (None, 0):
            assert not changeable(view(moment.state, viewer)).keys() & own.keys()


def test_rules_leave_a_finished_move_and_the_box_alone(played: Play):
    assert played.table.box == dealt(dataclasses.replace(played.variant)).box
    states = follow(played.variant.game, played.table.header, played.table.log.entries)
    last = None
    for state, _ in states:
        last = state
    assert last == played.table.state


def replayed_to(played: Play, moment: Moment) -> Table:
    """A table that stands at a moment of the play."""
    table = played.table
    return Table.replay(table.game, table.header, table.log.entries[: moment.n])


def closes(before: Moment, after: Moment | None) -> bool:
    """Say whether between two decisions a `Together` was closed."""
    still = [type(step) for step in after.state.agenda] if after else []
    return any(isinstance(step, Together) and type(step) not in still for step in before.state.agenda)


def test_undo_goes_back_and_redo_forth(played: Play):
    for moment, after in list(zip(played.moments, played.moments[1:], strict=False))[
        :: max(1, len(played.moments) // 5)
    ]:
        table = replayed_to(played, after)
        seat = table.log.entries[moment.n].seat
        table.adopt(table.undone(seat, moment.n))
        assert table.state == moment.state
        assert table.waiting() == tuple(moment.waiting())
        again = Table.replay(table.game, table.header, table.log.entries)
        assert again.state == moment.state
        redo = again.log.redo_target(seat)
        assert redo is not None
        again.adopt(again.undone(seat, redo))
        assert again.state == after.state
        assert again.waiting() == tuple(after.waiting())
        Table.replay(again.game, again.header, again.log.entries, check_all=True)


def test_the_same_moves_after_an_undo_meet_the_same_luck_as_long_as_nothing_was_seen(played: Play):
    rng = Random(9)
    log = played.table.log.entries
    drawing = [m for m in played.moments if m.n + 1 < len(log) and log[m.n + 1].seat == CHANCE]
    for moment in rng.sample(drawing, min(3, len(drawing))):
        after = next(m for m in [*played.moments, None] if m is None or m.n > moment.n)
        table = replayed_to(played, moment)
        entry = log[moment.n]
        assert entry.move is not None
        # A choice in between that showed nothing hidden must not count.
        other = table.play(entry.seat, table.menu(entry.seat).sample(rng))
        seen = any(one.seat == CHANCE or one.reveals for one in other.entries)
        table.adopt(table.undone(entry.seat, moment.n))
        assert (table.header.looked_from is not None) == seen
        if not seen:
            turn = table.play(entry.seat, entry.move)
            expected = log[moment.n : after.n if after else None]
            assert [(e.seat, e.by, e.move) for e in turn.entries] == [
                (e.seat, e.by, e.move) for e in expected
            ]


def test_free_undo_never_crosses_a_barrier(played: Play):
    log = played.table.log
    tip = len(log.entries)
    for k in range(0, tip, max(1, tip // 40)):
        if not decision(log.entries[k]):
            continue
        part = log.at(min(tip - 1, k + 4))
        line = [entry for entry in part.live_line() if entry.n >= k]
        for seat in range(played.variant.seats):
            mine = all(entry.seat == seat or entry.by == "forced" for entry in line)
            revealed = any(entry.seat == CHANCE or entry.reveals for entry in line)
            assert (part.barrier(seat, k) is None) == (mine and not revealed)


def test_every_draw_and_every_last_sealed_answer_is_a_barrier(played: Play):
    entries = played.table.log.entries
    for moment, after in zip(played.moments, [*played.moments[1:], None], strict=True):
        until = after.n if after else len(entries)
        made = entries[moment.n : until]
        drew = [entry for entry in made if entry.seat == CHANCE]
        assert all(entry.reveals for entry in drew)
        answered = any(isinstance(step, Together) and step.answers for step in moment.state.agenda)
        if answered and closes(moment, after):
            assert any(entry.reveals for entry in made), f"entry {moment.n}: {moment.state.agenda}"


def test_what_a_seat_may_take_back_alone_has_shown_it_nothing(played: Play):
    rng = Random(11)
    for moment in played.some(180):
        entry = played.table.log.entries[moment.n]
        if entry.reveals or entry.move is None:
            continue
        after = [moment.state.clone(), shuffled(moment.state, entry.seat, rng)]
        for state in after:
            engine.apply(state, entry.seat, entry.move, lambda _: None)
        seen = [spelled(view(state, entry.seat)) for state in after]
        assert seen[0] == seen[1], f"entry {moment.n}: {entry.move}"
