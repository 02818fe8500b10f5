"""A table whose save does not fit the rules at hand says so, to whatever is asked, and nothing else suffers."""

import json
import sqlite3

import pytest

from bot.table.ballots import LASTS, REMIND
from games.words.phrases import phrases
from tests.bot.discord.test_commands import all_commands, sample
from tests.support.bot import private

FROZEN = phrases("en")("table-frozen")


@pytest.fixture
async def frozen(world, bot_log):
    """A running table with another secret than it was dealt with; the operator is told."""
    await wreck(world, "anna", "ben", "clara")
    yield world
    assert bot_log.lines
    assert all("table 1 is frozen" in line for line in bot_log.lines)
    assert not any("settler" in line for line in bot_log.lines)
    bot_log.lines.clear()


async def wreck(world, *names):
    """Let people start a table, and spoil it while the bot is off."""
    anna, *_ = await world.start("puerto_rico", *names)
    await anna.slash(world.general, "puerto-rico take-role", {"role": "settler"})
    await world.settled()
    await world.stop_bot()
    with sqlite3.connect(world.database) as db:
        (header,) = db.execute("SELECT header FROM tables").fetchone()
        db.execute("UPDATE tables SET header = ?", (json.dumps({**json.loads(header), "secret": "0" * 32}),))
    db.close()
    await world.start_bot()


async def test_a_click_on_its_post_says_so(frozen):
    select = frozen.post.buttons[0]
    reply = await frozen.person("anna").click(frozen.post, select["custom_id"])
    assert private(reply) == FROZEN


@pytest.mark.rest
async def test_every_command_answers(frozen):
    for command, options in all_commands(frozen):
        if command == "table end":
            continue
        required = {one["name"]: sample(frozen, one) for one in options if one.get("required")}
        assert private(await frozen.person("anna").slash(frozen.general, command, required)), command


async def test_games_names_it_as_it_is(frozen):
    assert FROZEN in private(await frozen.person("anna").slash(frozen.general, "games"))


async def test_the_host_can_end_it_and_open_another(frozen):
    anna = frozen.person("anna")
    await frozen.end(anna)
    private(await anna.slash(frozen.general, "table new", {"game": "puerto_rico"}))
    await frozen.settled()
    assert "a table is open" in frozen.post.content


@pytest.mark.rest
async def test_a_player_leaves_it(frozen):
    ben = frozen.person("ben")
    assert private(await ben.slash(frozen.general, "seat open")) == phrases("en")("left")
    assert "puerto" not in private(await ben.slash(frozen.general, "games")).lower()
    private(await ben.slash(frozen.server.channel("table-one"), "table new", {"game": "puerto_rico"}))


async def more(world, name):
    """What *More…* of its post answers to somebody."""
    post = next(one for one in reversed(world.posts()) if "More…" in one.labels)
    reply = await world.person(name).click(post, "More…")
    assert private(reply) == FROZEN
    return reply.message


@pytest.mark.rest
async def test_a_player_leaves_it_and_votes_to_end_it_by_buttons_alone(frozen):
    words = phrases("en")
    ben, clara = frozen.person("ben"), frozen.person("clara")
    assert private(await ben.click(await more(frozen, "ben"), words("button-end"))) == words("vote-noted")
    assert private(await clara.click(await more(frozen, "clara"), words("button-leave-sure"))) == words(
        "left"
    )
    row = await frozen.storage.table(1)
    assert [seat.user for seat in row.seats][1:] == [ben.id, None]
    assert not (await more(frozen, "dora")).labels


async def test_its_host_ends_it_by_a_button(frozen):
    await frozen.person("anna").click(await more(frozen, "anna"), phrases("en")("button-end"))
    assert (await frozen.storage.table(1)).status == "ended"


@pytest.mark.parametrize("way", ["button", "command"])
async def test_where_the_result_counts_its_host_votes_like_the_others(frozen, way):
    with sqlite3.connect(frozen.database) as db:
        db.execute("UPDATE tables SET notes = json_set(notes, '$.rated', json('true'))")
    db.close()
    frozen.tables.forget(1)
    words, anna = phrases("en"), frozen.person("anna")
    if way == "button":
        asked = await anna.click(await more(frozen, "anna"), words("button-end"))
    else:
        asked = await anna.slash(frozen.general, "table end")
    assert private(asked) == words("vote-noted")
    await frozen.settled()
    assert (await frozen.storage.table(1)).status == "running"
    await frozen.person("ben").click(frozen.post, words("button-vote"))
    await frozen.settled()
    assert (await frozen.storage.table(1)).status == "ended"


async def test_the_players_end_it_by_vote_without_the_host(frozen):
    words = phrases("en")
    ben, clara = frozen.person("ben"), frozen.person("clara")
    assert private(await ben.slash(frozen.general, "table end")) == words("vote-noted")
    await frozen.settled()
    asked = frozen.post
    assert asked.pinged == [clara.id]
    assert private(await frozen.person("dora").click(asked, words("button-vote"))) == words("not-seated")
    await clara.click(asked, words("button-vote"))
    await frozen.settled()
    assert (await frozen.storage.table(1)).status == "ended"


async def test_a_host_who_leaves_it_hands_it_on_and_the_last_one_ends_it(frozen):
    for name, status in (("anna", "running"), ("ben", "running"), ("clara", "ended")):
        await frozen.person(name).slash(frozen.general, "seat open")
        row = await frozen.storage.table(1)
        assert row.status == status
    assert row.host == frozen.person("clara").id


@pytest.fixture
async def asking(time, bot_log):
    """A table of four that no longer replays, where emma has quiet hours until one o'clock and ben asks to end it."""
    await time.wishes("emma", quiet_from="11:00", quiet_until="13:00")
    await wreck(time.world, "anna", "ben", "clara", "emma")
    ben = time.world.person("ben")
    assert private(await ben.slash(time.world.general, "table end")) == phrases("en")("vote-noted")
    await time.world.settled()
    yield time
    bot_log.lines.clear()


def asked(world, name):
    """How often somebody was pinged to vote."""
    person = world.person(name)
    return sum(
        person.id in post.pinged for post in world.posts() if phrases("en")("vote-end-wreck") in post.content
    )


@pytest.mark.rest
async def test_its_vote_pings_once_waits_for_quiet_hours_and_reminds_once(asking):
    world = asking.world
    assert [asked(world, name) for name in ("anna", "ben", "clara", "emma")] == [0, 0, 1, 0]
    await asking.passes(hours=2)
    assert [asked(world, name) for name in ("anna", "ben", "clara", "emma")] == [0, 0, 1, 1]
    await asking.passes(days=REMIND.days, hours=2)
    assert [asked(world, name) for name in ("anna", "ben", "clara", "emma")] == [0, 0, 2, 2]
    await asking.passes(days=2)
    assert [asked(world, name) for name in ("anna", "ben", "clara", "emma")] == [0, 0, 2, 2]


async def test_its_vote_is_listed_says_when_it_ends_and_ends_then(asking):
    world, words = asking.world, phrases("en")
    emma = world.person("emma")
    assert words("games-vote") in private(await emma.slash(world.general, "games"))
    assert words("games-vote") not in private(await world.person("ben").slash(world.general, "games"))
    end = round((asking.watch.now() + LASTS).timestamp())
    post = next(one for one in world.posts() if words("button-vote") in one.labels)
    assert words("vote-ends", at=f"<t:{end}:f>", left=f"<t:{end}:R>") in post.content
    await asking.passes(days=LASTS.days, hours=1)
    assert post.content.endswith(words("vote-void"))
    assert not post.labels
    assert words("games-vote") not in private(await emma.slash(world.general, "games"))
    assert (await world.storage.table(1)).status == "running"
