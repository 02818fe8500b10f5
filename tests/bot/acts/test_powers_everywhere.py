"""Every power at every kind of table, for everybody who may ask, by the way in that there is for it. Read like a table."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.local import permissions
from bot.table.powers import Asker, Kind, ruling
from games.puerto_rico.moves import TakeRole
from tests.bot.acts.leagues import asks, channels
from tests.bot.acts.powers import GAME, VOTE, WORDS, late, now, position, rated, setting, tool
from tests.bot.acts.test_powers import DEEDS

KINDS: tuple[Kind, ...] = get_args(Kind)
NAMES = ("anna", "ben", "clara")


class At:
    """The world as seen from one channel: what the tests of powers do in the first one is done there."""

    def __init__(self, world, channel):
        self._world = world
        self.general = channel

    def __getattr__(self, name):
        return getattr(self._world, name)

    async def live(self, channel=None):
        return await self._world.live(channel or self.general)

    def posts(self, channel=None):
        return self._world.posts(channel or self.general)


async def begun(world, kind):
    """A table of this kind for three at a strict pace, where somebody has taken a role and whoever is asked is late."""
    if kind == "league":
        await asks(world, "anna", "create", game=GAME, size=3, rounds=1, rated=True)
        for name in NAMES[1:]:
            await asks(world, name, "join")
        await asks(world, "anna", "start")
        (channel,) = await channels(world)
        world = At(world, channel)
    elif kind == "rated":
        await rated(world, *NAMES, pace="strict")
    else:
        anna, *_ = await world.open(GAME, *NAMES)
        await anna.select(world.lobby, "Pace (host)", ["strict"])
        await anna.slash(world.general, "table start")
        await world.settled()
    live = await world.live()
    await world.played(0, TakeRole("settler"), live.row.channel and world.general)
    await late(world)
    return world


def people(live):
    """The host, and the other two, as they sit."""
    host = next(row.name for row in live.seats if row.user == live.row.host)
    return host, *(row.name for row in live.seats if row.name != host)


async def skips(world, name):
    """Skip whoever is asked."""
    live = await world.live()
    return await tool("host skip", seat=live.names[live.table.waiting()[0]])(world, name)


ASKED = {**DEEDS, "skip": skips, "pace": setting("pace", "blitz")}
COMMON = [deed for deed in ASKED if deed not in ("seat", "seat-for", "end")]
"""What a host decides at a casual table. To open a seat or to end, others vote there, too: tests of votes tell how."""


ELSEWHERE = {(deed, "casual") for deed in ("seat", "seat-for", "end", "tries")}
"""Who is at a casual table votes on some of it in other ways, and tries moves out unasked."""


async def tries(world, deed, name):
    """Let somebody ask for something; says whether that changed the table, and whether they have voted."""
    before = position(await now(world))
    user = world.person(name).id
    await ASKED[deed](world, name)
    await world.settled()
    live = await now(world)
    voted = any(user in vote.users for vote in live.notes.votes)
    return position(live) != before, voted


def manages(world, name):
    world.server.give(world.person(name), world.server.role("chief", permissions.MANAGE_GUILD))


def power_of(deed):
    return "seat" if deed == "seat-for" else deed


def expected(deed, kind, asker):
    """What comes of it that somebody who is not the last to vote asks: whether the table changes, whether they have voted."""
    decides = ruling(power_of(deed), kind, asker)
    return decides == "alone", decides == "vote"


@pytest.mark.rest
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deed", ASKED)
async def test_who_decides_it_for_everybody_who_may_ask(world, kind, deed):
    """A spectator, a player, a manager who plays, and the host ask, one after the other."""
    if (deed, kind) in ELSEWHERE:
        pytest.skip("there is another way to it there")
    world = await begun(world, kind)
    host, player, manager = people(await world.live())
    manages(world, manager)
    count = len(world.posts())
    assert await tries(world, deed, "emil") == expected(deed, kind, Asker()) == (False, False)
    assert len(world.posts()) == count
    sits = Asker(sits=True, plays=True)
    assert await tries(world, deed, player) == expected(deed, kind, sits)
    assert await tries(world, deed, manager) == expected(deed, kind, replace(sits, manages=True))
    is_shared = kind != "casual"
    changed, _ = await tries(world, deed, host)
    # The host decides, or theirs was the last of all votes.
    assert changed
    told = [post.content for post in world.posts() if post.content.startswith("All have voted for it")]
    assert bool(told) == (is_shared and deed in COMMON)
    assert is_shared == any(WORDS("vote-done") in post.content for post in world.posts())
    assert not any(VOTE in post.labels for post in world.posts())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deed", COMMON)
async def test_a_manager_who_does_not_play_decides_where_the_result_counts_alone(world, kind, deed):
    if (deed, kind) in ELSEWHERE:
        pytest.skip("there is another way to it there")
    world = await begun(world, kind)
    manages(world, "dora")
    assert await tries(world, deed, "dora") == expected(deed, kind, Asker(manages=True))
    assert expected(deed, kind, Asker(manages=True)) == (kind != "casual", False)
