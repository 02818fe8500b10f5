"""Answers that come too late are one line in the log: nothing is broken, and nobody can do anything about it."""

import asyncio
import logging

import pytest

from bot.local import NoAnswer
from tests.support.bot import private


@pytest.fixture
def late(world, monkeypatch):
    """Every first answer takes longer than Discord waits."""
    answer = world.server.interactions.answer

    def too_late(*given):
        world.server.clock.advance(3.1)
        return answer(*given)

    monkeypatch.setattr(world.server.interactions, "answer", too_late)
    yield
    assert world.server.problems
    world.server.problems.clear()


def lines(caplog):
    """What the log tells from a warning on, which must hold no traceback."""
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not any(record.exc_info for record in caplog.records)
    return [record.getMessage() for record in told if record.name.startswith(("bot.discord", "discord"))]


async def test_a_late_answer_to_a_command_is_one_line(world, late, caplog):
    with pytest.raises(NoAnswer):
        await world.person("anna").slash(world.general, "help")
    await world.settled()
    assert lines(caplog) == ["an answer came too late: /help: the interaction is over"]


async def test_a_late_answer_to_a_click_is_one_line(world, late, caplog, monkeypatch):
    with monkeypatch.context() as punctual:
        punctual.setattr(world.server.clock, "advance", lambda _: None)
        anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    with pytest.raises(NoAnswer):
        await anna.click(world.post, "Board")
    await world.settled()
    assert lines(caplog) == ["an answer came too late: t:1:board: the interaction is over"]


async def test_late_choices_are_a_line_of_no_weight(world, late, caplog):
    caplog.set_level(logging.INFO)
    with pytest.raises(NoAnswer):
        await world.person("anna").autocomplete(world.general, "table new", {"game": "p"}, "game")
    await asyncio.sleep(0)
    assert lines(caplog) == []
    assert "choices came too late: the interaction is over" in caplog.text


async def test_a_bug_whose_apology_comes_too_late_is_told_without_a_second_traceback(
    world, late, caplog, monkeypatch, bot_log
):
    async def broken(*_, **__):
        raise RuntimeError("a bug")

    monkeypatch.setattr(world.bot.tree.get_command("help"), "_callback", broken)
    with pytest.raises(NoAnswer):
        await world.person("anna").slash(world.general, "help")
    await world.settled()
    assert len([record for record in caplog.records if record.exc_info]) == 1
    assert "an answer came too late: /help" in caplog.text
    bot_log.lines.clear()


async def test_who_asks_again_in_time_is_answered(world):
    assert private(await world.person("anna").slash(world.general, "help"))
