"""Robots think in processes of their own, whatever happens to these."""

import asyncio
import os
import pickle
import signal
from multiprocessing import active_children
from random import Random

import pytest

from games import all_games
from games.ai import ROBOTS
from games.ai.workers import Workers, think
from games.core import engine
from games.puerto_rico import GAME as PUERTO_RICO
from tests.ai.test_robots import new_table


@pytest.fixture
def workers():
    workers = Workers(1)
    yield workers
    workers.close()


@pytest.mark.rest
async def test_a_worker_finds_the_move_that_is_found_here(workers):
    table = new_table(PUERTO_RICO, 3)
    view, menu = table.view(0), table.menu(0)
    assert await workers.think("normal", 5, view, 0, menu) == ROBOTS["normal"](5)(view, 0, menu)


@pytest.mark.rest
async def test_a_dead_worker_is_replaced_and_asked_again(workers, caplog):
    table = new_table(PUERTO_RICO, 3)
    view, menu = table.view(0), table.menu(0)
    before = {child.pid for child in active_children()}
    await workers.think("easy", 1, view, 0, menu)
    (victim,) = {child.pid for child in active_children()} - before
    asked = asyncio.create_task(workers.think("normal", 5, view, 0, menu))
    await asyncio.sleep(0)
    os.kill(victim, signal.SIGKILL)
    assert await asked == ROBOTS["normal"](5)(view, 0, menu)


@pytest.mark.parametrize("key", all_games())
def test_every_view_and_menu_reaches_a_worker_as_it_is(key):
    game = all_games()[key]
    table = new_table(game, min(game.seats))
    rng = Random(3)
    for _ in range(40):
        if table.is_over():
            break
        seat = table.waiting()[0]
        view, menu = table.view(seat), table.menu(seat)
        sent, offered = pickle.loads(pickle.dumps((view, menu)))
        assert repr(sent) == repr(view)
        assert repr(offered) == repr(menu) == repr(engine.menu(sent, seat))
        table.play(seat, menu.sample(rng), by="robot")


@pytest.mark.parametrize("key", all_games())
def test_a_process_reads_equal_boxes_once(key):
    game = all_games()[key]
    table = new_table(game, min(game.seats))
    first = pickle.loads(pickle.dumps(table.view(None))).box
    table.play(seat := table.waiting()[0], table.menu(seat).sample(Random(3)))
    assert pickle.loads(pickle.dumps(table.view(0))).box is first
    assert first == table.box
    assert first.model_dump() == table.box.model_dump()


def test_a_box_with_corrected_numbers_is_read_as_another_one():
    plain = PUERTO_RICO.open_box(PUERTO_RICO.rules, PUERTO_RICO.options(), {})
    table = next(name for name in type(plain).model_fields if name == "buildings")
    row = next(iter(getattr(plain, table)))
    other = PUERTO_RICO.open_box(PUERTO_RICO.rules, PUERTO_RICO.options(), {table: {row: {"cost": 9}}})
    assert pickle.loads(pickle.dumps(other)) == other != plain
    assert pickle.loads(pickle.dumps(plain)) == plain


def test_what_a_robot_logs_is_told_to_who_asked(monkeypatch):
    table = new_table(PUERTO_RICO, 3)
    monkeypatch.setattr(
        "games.ai.planner.Planner.__init__.__defaults__", (iter(range(0, 10**6, 100)).__next__,)
    )
    move, notes = think("strong", 1, table.view(0), 0, table.menu(0))
    assert move in table.menu(0)
    assert "ran out of time" in notes[0]
