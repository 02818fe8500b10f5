"""What people do with leagues, for their tests."""

from games.results.league import league_from_data
from games.words.phrases import phrases
from tests.support.bot import private
from tests.support.endings import over

GAME = "mundus_novus"
WORDS = phrases("en", GAME)
EIGHT = ("anna", "ben", "clara", "david", "emma", "felix", "gina", "hugo")


async def asks(world, name, command, **options):
    reply = private(await world.person(name).slash(world.general, f"league {command}", options))
    await world.settled()
    return reply


async def league(world):
    return league_from_data(await world.storage.newest_league(world.general.id))


async def begins(world, *names, restart=False, **options):
    """Let the first one open a league, all join and it begin."""
    assert await asks(world, names[0], "create", game=GAME, **options) == WORDS("league-created")
    for name in names[1:]:
        if restart:
            await world.restart()
        await asks(world, name, "join")
    assert await asks(world, names[0], "start") == WORDS("league-started")
    if restart:
        await world.restart()


async def channels(world):
    """The threads of the newest round's tables that are played."""
    some = await league(world)
    rows = [await world.storage.table(group.table) for group in some.played[-1].groups]
    return [world.server.world.channels[row.channel] for row in rows if row.status == "running"]


async def play_round(world, seed, *, restart=False):
    for number, channel in enumerate(await channels(world)):
        await over(world, channel, seed=seed * 10 + number)
        if restart:
            await world.restart()


async def asks_to_end(world, name):
    """Let somebody ask to end the league, and say that they are sure; returns what they are told."""
    sure = await world.person(name).slash(world.general, "league end")
    said = private(await world.person(name).click(sure.message, WORDS("button-end-league")))
    await world.settled()
    return said
