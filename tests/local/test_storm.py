"""A whole game through a random storm of faults ends with the same log as in calm weather, every post delivered once."""

import asyncio
from collections import Counter
from datetime import timedelta

import pytest

from bot.discord import sender
from bot.local import NoAnswer, NotPossible, waiting
from bot.rehearsal.selfplay import Players, posts
from bot.storage import LIVE
from games.ai.random_moves import RandomMoves
from tests.support.bot import bot_log, open_world
from tests.support.local import FastClock

__all__ = ["bot_log"]
GAME, SEATS = "puerto_rico", 3
PAUSE = 0.005
FASTER = 400
# Seconds after which an answer is lost; on a busy machine an answer may be given up that would have come.
LONGEST = 3.0


@pytest.fixture
def short_pauses(monkeypatch):
    """Let discord.py and the bot wait milliseconds where they wait seconds, before they try again what failed."""
    sleep = asyncio.sleep
    monkeypatch.setattr(waiting, "PATIENCE", LONGEST)
    monkeypatch.setattr(sender, "PAUSES", tuple(timedelta(seconds=PAUSE) for _ in sender.PAUSES))
    monkeypatch.setattr(asyncio, "sleep", lambda seconds, *result: sleep(seconds / FASTER, *result))


async def play(players):
    """Play to the end; what is chosen depends on nothing but the position, so that two plays are the same."""
    while True:
        await players.rehearsal.settled()
        live = await players.live()
        asked = live.table.waiting()
        if not asked:
            return live
        seat, entries = asked[0], live.row.entries
        move = RandomMoves(entries)(live.table.view(seat), seat, live.table.menu(seat))
        player = players.people[seat]
        try:
            await (player.type(live, move) if entries % 2 else player.click(live, seat, move))
        except (NoAnswer, NotPossible, TimeoutError, AssertionError):
            # In a storm an answer gets lost, or a post is not there yet; a person tries again.
            assert players.rehearsal.server.faults.stormy


def named(text, names):
    """A post's words without ids, which are others in every world."""
    for mention, name in names.items():
        text = text.replace(mention, name)
    return text


async def whole_game(folder, storm=None):
    """Play one game; gives its log and what was posted."""
    async with open_world(folder) as world:
        # Deadlines of answers stand still; requests are counted as Discord does, in a faster time.
        world.server.limits.clock, world.server.limits.on = FastClock(FASTER), True
        players = Players(world, SEATS, seed=1)
        await players.open(GAME)
        if storm is not None:
            world.server.faults.storm(storm, 0.08)
        live = await play(players)
        world.server.faults.calm()
        assert storm is None or world.server.faults.count > 50
        await world.settled()
        assert live.row.status not in LIVE or not live.table.waiting()
        assert storm or not world.server.limits.refused
        log = [(entry.seat, entry.move) for entry in live.table.log.live_line()]
        names = {one.person.mention: one.person.name for one in players.people}
        told = Counter(named(message.content, names) for message in posts(world, players.channel))
        world.server.problems.clear()
        return log, told


@pytest.mark.soak
async def test_a_game_through_a_storm_ends_as_in_calm_weather(tmp_path, bot_log, short_pauses):
    calm_log, calm_posts = await whole_game(tmp_path / "calm")
    storm_log, storm_posts = await whole_game(tmp_path / "storm", storm=11)
    assert storm_log == calm_log
    assert storm_posts == calm_posts
    # What discord.py and the bot say about the storm is not what is tested here.
    bot_log.lines.clear()
