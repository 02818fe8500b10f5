"""`/healthz` and `/metrics`: what is wrong is said to this machine, and to nobody else."""

import asyncio
from datetime import timedelta
from unittest.mock import Mock

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.acts.operating import Operating, Operations
from bot.acts.play import Play
from bot.acts.thinking import robots_move
from bot.errors import OperatorError
from bot.health.figures import LONGEST_SILENCE, Signs
from bot.health.version import version
from bot.health.web import serving
from bot.posts.messages import Plain
from bot.program.watching import Watching
from bot.storage.sqlite import backups
from bot.table.automation import RobotsTurn
from games.ai.workers import Workers
from tests.support.bot import SECRET


@pytest.fixture
async def ask(world):
    """A function that asks the bot's own address."""
    watching = Watching(world.storage, world.apps)
    async with serving(0, watching.signs) as port, aiohttp.ClientSession() as session:

        async def get(path):
            async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                return answer.status, await answer.text()

        get.watching = watching
        yield get


async def figures(ask):
    """Every figure by its name and labels."""
    _, text = await ask("/metrics")
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_all_is_well_while_the_bot_plays(world, ask):
    status, text = await ask("/healthz")
    assert status == 200, text
    assert f'"version": "{version()}"' in text
    assert (await figures(ask))["caravel_ready",] == 1


async def test_a_bot_that_stands_by_for_others_is_well(world, ask):
    world.apps.running.clear()
    world.apps.standing_by.append(lambda: True)
    status, text = await ask("/healthz")
    assert status == 200, text
    assert (await figures(ask))["caravel_ready",] == 1


async def test_a_bot_that_is_not_connected_is_not_well(world, ask):
    world.apps.running.clear()
    status, text = await ask("/healthz")
    assert status == 503
    assert "not connected to Discord" in text
    assert (await figures(ask))["caravel_ready",] == 0


def test_a_connection_without_heartbeats_counts_as_lost():
    assert not Signs(ready=True, heartbeat=LONGEST_SILENCE).faults()
    assert "no heartbeat" in str(Signs(ready=True, heartbeat=LONGEST_SILENCE + 1).faults())


async def test_the_heartbeat_is_dated(world, ask):
    assert (await figures(ask))["caravel_heartbeat_age_seconds",] >= 0


async def test_a_closed_database_is_named(world, ask, monkeypatch):
    async def refuse():
        raise backups.StorageError(world.database, "the disk fails", "look at the disk")

    monkeypatch.setattr(world.storage, "outbox_depth", refuse)
    status, text = await ask("/healthz")
    assert status == 503
    assert "the disk fails" in text
    assert not await ask.watching.is_well()


async def test_a_database_that_takes_no_change_is_named(world, ask, monkeypatch):
    full = backups.StorageError(world.database, "the disk is full", "make room; nothing was changed")
    monkeypatch.setattr(world.storage, "refused", lambda: full)
    status, text = await ask("/healthz")
    assert status == 503
    assert "the last change could not be written" in text
    assert "the disk is full" in text
    assert await ask.watching.is_well(), "a restart makes no room"


async def test_what_waits_is_counted_with_the_age_of_the_oldest(world, ask, monkeypatch):
    await world.bot.sender.emptied()
    world.storage.listen_with(told=lambda: None, hear=lambda _: None)
    now = world.tables.now()
    await world.put(*(Plain(text).to_channel(world.general.id) for text in "abc"))
    monkeypatch.setattr(world.tables, "now", lambda: now + timedelta(minutes=9))
    signs = await ask.watching.signs()
    assert signs.waiting >= 3
    assert signs.oldest == pytest.approx(540, abs=60)
    monkeypatch.undo()
    world.bot.sender.wake()


async def test_tables_are_counted_by_status(world, ask):
    await world.start("puerto_rico", "anna", "ben", "clara")
    await world.open("puerto_rico", "anna", channel=world.server.channel("table-one"))
    found = await figures(ask)
    assert found["caravel_tables", "running"] == found["caravel_tables", "lobby"] == 1
    assert found["caravel_tables", "frozen"] == 0


async def test_answers_and_drawings_are_timed(world, ask):
    before = await figures(ask)
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    await anna.slash(world.general, "board")
    after = await figures(ask)
    for name in (("caravel_answer_seconds_count",), ("caravel_drawing_seconds_count", "people")):
        assert after[name] > before.get(name, 0), name


async def test_refusals_are_counted(world, ask):
    before = await figures(ask)
    world.server.faults.fail(429, method="POST", route="/channels/{channel}/messages")
    await world.put(Plain("again").to_channel(world.general.id))
    world.bot.sender.wake()
    await world.settled()
    after = await figures(ask)
    assert after["caravel_requests_refused_total",] == before["caravel_requests_refused_total",] + 1


async def test_decisions_of_robots_that_the_clock_has_ended_are_counted(world, ask, monkeypatch):
    class Hurried(Workers):
        """Workers whose every decision is ended early."""

        def __init__(self, *args, told, **options):
            super().__init__(*args, told=told, **options)
            self.told = told

        async def think(self, *_):
            self.told("a robot ran out of time")

    monkeypatch.setattr("bot.acts.thinking.Workers", Hurried)
    play = Play(world.tables)
    before = await figures(ask)
    view, menu = Mock(), Mock()
    menu.only.return_value = None
    table = Mock(header=Mock(secret=SECRET), log=Mock(entries=[]))
    table.view.return_value, table.open_menu.return_value = view, menu
    await robots_move(play.workers, table, RobotsTurn(0, "strong"), "normal")
    after = await figures(ask)
    name = "caravel_robot_decisions_cut_short_total"
    assert after[name,] == before[name,] + 1


async def test_the_age_of_the_newest_back_up_is_told(world, ask, tmp_path):
    assert (await ask.watching.signs()).backup is None
    now = world.tables.now()
    for made in (now - timedelta(hours=5), now + timedelta(days=900)):
        await backups.back_up(world.storage, tmp_path / "copies", made, timedelta(days=1))
    operating = Operating(
        world.tables, Operations(backups=tmp_path / "copies"), world.app.fronts.connection, dict, Mock()
    )
    assert (await operating.signs()).backup == pytest.approx(5 * 3600, abs=120)


async def test_neither_address_tells_names_or_secrets(world, ask):
    await world.start("puerto_rico", "anna", "ben", "clara")
    told = (await ask("/metrics"))[1] + (await ask("/healthz"))[1]
    assert "anna" not in told
    assert SECRET not in told
    assert str(world.person("anna").id) not in told


async def test_a_port_in_use_names_the_setting(world):
    watching = Watching(world.storage, world.apps)
    with pytest.raises(OperatorError, match="CARAVEL_HEALTH_PORT"):
        async with watching.watched(world.server.port):
            await asyncio.sleep(0)
