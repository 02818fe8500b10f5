"""No damaged row hides others: every list and every page that reads several tables shows what it showed before."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.acts.operating import Operations
from bot.program.filling import fill_in, rate
from bot.program.operator import check_saves
from bot.settings import Settings
from bot.storage.copying import copy
from games.words.phrases import phrases
from tests.support.bot import open_world, private
from tests.support.endings import over
from tests.support.whole import first

GAME = "puerto_rico"
WORDS = phrases("en")
RUNNING, LOBBY, OVER, LEAGUE = 1, 2, 3, 1
"""The table that plays, the lobby, the table that is over and the league that are damaged; their likes are not."""

NOTES = [
    "{",
    "7",
    '{"book": {"waits": [7]}}',
    '{"votes": [{"about": "nothing"}]}',
    '{"league": 7}',
    "",
    "[]",
    "null",
    '{"book": {"paused": "soon"}}',
    '{"doors": {"private": 7, "invited": "all"}}',
    '{"lesson": "perhaps"}',
    '{"pace": "warp"}',
]
"""Those that no JSON, that no object, and that no notes are: five stand for all of them but in `make soak`."""
HEADERS = ["{", "{}", '{"game": 7}', "", "[]", "null"]
OPTIONS = ["[", '{"no such option": true}', "7"]


def columns(table, **values):
    return [f"UPDATE tables SET {name} = {value} WHERE id = {table}" for name, value in values.items()]


DAMAGE = [
    *first(5, (f"UPDATE tables SET notes = '{notes}' WHERE id IN ({RUNNING}, {LOBBY})" for notes in NOTES)),
    *first(3, (f"UPDATE tables SET header = '{header}' WHERE id = {RUNNING}" for header in HEADERS)),
    *first(2, (f"UPDATE tables SET options = '{text}' WHERE id IN ({RUNNING}, {LOBBY})" for text in OPTIONS)),
    *columns(RUNNING, header="NULL", game="'chess'", entries="entries + 1", changed="'once'"),
    *columns(LOBBY, game="'chess'", header="'{}'", created="-1e300"),
    f'DELETE FROM seats WHERE "table" = {RUNNING} AND seat = 2',
    f'DELETE FROM seats WHERE "table" = {RUNNING} AND seat = 0',
    f'DELETE FROM seats WHERE "table" = {RUNNING}',
    f'DELETE FROM seats WHERE "table" = {LOBBY} AND seat = 0',
    f'INSERT INTO seats SELECT "table", 9, NULL, robot, name, former FROM seats WHERE "table" = {RUNNING} AND seat = 1',
    f"UPDATE seats SET former = '[{{}}]' WHERE \"table\" IN ({RUNNING}, {LOBBY})",
    f"UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE \"table\" IN ({RUNNING}, {LOBBY})",
    f'DELETE FROM entries WHERE "table" = {RUNNING} AND n = (SELECT max(n) FROM entries WHERE "table" = {RUNNING})',
    f'DELETE FROM entries WHERE "table" = {RUNNING} AND n = 0',
    f'DELETE FROM entries WHERE "table" = {RUNNING}',
    f"UPDATE orders SET data = '{{' WHERE \"table\" = {RUNNING}",
    f"UPDATE orders SET data = '{{\"seat\": []}}', used_by = '[{{}}]' WHERE \"table\" = {RUNNING}",
    f'UPDATE orders SET seat = 99 WHERE "table" = {RUNNING}',
    f"UPDATE tables SET notes = CAST(x'ff7b' AS TEXT) WHERE id IN ({RUNNING}, {LOBBY})",
    f"UPDATE results SET data = '{{' WHERE \"table\" = {OVER}",
    f"UPDATE results SET data = '[]', ended = 'once' WHERE \"table\" = {OVER}",
    f"UPDATE leagues SET data = '{{' WHERE id = {LEAGUE}",
    f"UPDATE leagues SET data = '{{}}' WHERE id = {LEAGUE}",
]


OWNER = "harbour_master"


@dataclass(frozen=True)
class Begun:
    """The files of a bot with two of everything, and who operates it."""

    files: dict[str, bytes]
    operations: Operations


_BEGUN: list[Begun] = []
"""Made once."""


async def two_of_everything(world):
    """Tables that play, lobbies, tables that are over, and leagues: the first of each is damaged, the second is not."""
    for place in ("", "-too"):
        playing, gathering, ended = (
            world.server.channel(f"{name}{place}") for name in ("play", "gather", "end")
        )
        anna, ben, clara = await world.start(GAME, "anna", "ben", "clara", channel=playing)
        await ben.slash(playing, "order give", {"moves": "take-role mayor", "lasts": "once"})
        await clara.slash(playing, "seat open")
        await world.open(GAME, "anna", "ben", channel=gathering)
        await world.start(GAME, "anna", "ben", "clara", channel=ended)
        await over(world, ended)
        await anna.slash(ended, "league create", {"game": GAME, "size": 3, "rounds": 2})
    await world.settled()


@pytest.fixture
async def files(tmp_path):
    """The same files for each test."""
    if not _BEGUN:
        with TemporaryDirectory() as folder:
            async with open_world(Path(folder)) as world:
                await two_of_everything(world)
                operations = Operations(frozenset({world.person(OWNER).id}))
            _BEGUN.append(Begun(contents(Path(folder)), operations))
    for name, content in _BEGUN[0].files.items():
        (tmp_path / name).write_bytes(content)
    return tmp_path


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


@pytest.mark.parametrize("damage", DAMAGE, ids=[str(number) for number in range(len(DAMAGE))])
@pytest.mark.rest
async def test_a_damaged_row_hides_no_others(files, damage, bot_log):
    with closing(sqlite3.connect(files / "caravel.sqlite")) as db, db:
        assert db.execute(damage).rowcount > 0
    async with open_world(files, operations=_BEGUN[0].operations) as world:
        await every_list_shows_the_others(world)
        await what_looks_at_all_tables_goes_on(world)
        await a_user_is_forgotten_everywhere(world)
    settings = Settings(database=files / "caravel.sqlite")
    await fill_in(settings)
    await copy(files / "caravel.sqlite", files / "copy.sqlite")
    known = ("table 1 ", "table 2 ", "table 1:", "table 3 ", "league 1 ")
    assert all(any(name in line for name in known) for line in bot_log.lines), bot_log.lines
    bot_log.lines.clear()


async def every_list_shows_the_others(world):
    there = world.server.channel
    anna, dora, owner = (world.person(name) for name in ("anna", "dora", OWNER))

    async def says(who, command, where=world.general, **options):
        reply = private(await who.slash(where, command, options))
        assert WORDS("a-bug") not in reply, command
        assert WORDS("tables-away") not in reply, command
        return reply

    own = await says(anna, "games")
    assert f"<#{there('play-too').id}>" in own
    assert f"<#{there('gather-too').id}>" in own
    free = await says(dora, "games", open=True)
    assert f"<#{there('play-too').id}>" in free
    assert f"<#{there('gather-too').id}>" in free
    assert WORDS("record-none") not in await says(anna, "me")
    assert WORDS("record-none") not in await says(anna, "records")
    assert await says(anna, "record", user=world.person("ben"))
    for channel in ("play", "gather", "end", "end-too"):
        await says(anna, "play", there(channel))
        await says(anna, "learn", there(channel))
        await says(anna, "rules", there(channel))
        await says(anna, "league standings", there(channel))
    assert WORDS("league-title") in await says(anna, "league standings", there("end-too"))
    assert "running" in await says(owner, "operator status")
    assert await says(owner, "operator announce", text="news")
    reply = await anna.slash(world.general, "learn")
    lesson = await anna.click(reply.message, WORDS("game-name") if WORDS.has("game-name") else "Puerto Rico")
    assert WORDS("a-bug") not in lesson.message.content
    await world.settled()


async def what_looks_at_all_tables_goes_on(world):
    anna = world.person("anna")
    await world.acts.preferences.wish(anna.id, first_reminder=3600)
    await world.app.housekeeper.tick()
    await world.app.sleeper.tick(world.acts.time.see_to)
    await world.acts.leagues.tick()
    await world.app.elsewhere.tick()
    assert (await world.app.operating.signs()).tables["running"] >= 2
    assert await check_saves(Settings(database=world.database)) in (0, 1)
    assert await rate(Settings(database=world.database)) == 0
    for channel, command in (("play-too", "puerto-rico take-role"), ("gather-too", "table robot")):
        options = {"role": "builder"} if "role" in command else {}
        private(await anna.slash(world.server.channel(channel), command, options))
    await world.settled()
    assert any("takes the builder" in post.text for post in world.posts(world.server.channel("play-too")))


async def a_user_is_forgotten_everywhere(world):
    ben = world.person("ben")
    asked = await ben.slash(world.general, "forget-me")
    reply = await ben.click(asked.message, WORDS("button-forget"))
    assert WORDS("forgotten") in reply.message.content
    await world.settled()
    assert not await world.storage.tables_of(ben.id)
