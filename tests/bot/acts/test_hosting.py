"""The host's tools: each does what it says, is told at the table, and is the host's alone."""

import pytest

from bot.posts.table_posts import HandOff, TurnPost
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
BIDS = phrases("en", "pizarro_and_co")


@pytest.fixture
async def table(world):
    """A running table of Puerto Rico that Anna hosts, where she is asked for a role."""
    await world.start(GAME, "anna", "ben", "clara")
    return world


def says(world, message, at=None, **arguments):
    """Whether a public post says this."""
    return any(WORDS(message, **arguments) in post.content for post in world.posts(at))


async def host(world, command, **options):
    reply = await world.person("anna").slash(world.general, f"host {command}", options)
    await world.settled()
    return reply


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("skip", {}),
        ("rewind", {"line": 1}),
        ("pause", {}),
        ("resume", {}),
        ("private", {"on": True}),
        ("act", {"seat": "1"}),
    ],
)
async def test_the_tools_are_the_hosts(table, command, options):
    reply = await table.person("ben").slash(table.general, f"host {command}", options)
    assert private(reply) == WORDS("host-only")


# Skipping and acting for others


async def test_without_limits_the_host_skips_whoever_is_waited_for(table):
    await table.played(0, TakeRole("builder"))
    asked = (await table.live()).table.waiting()[0]
    name = (await table.live()).names[asked]
    await host(table, "skip")
    entry = next(e for e in reversed((await table.live()).table.log.entries) if e.seat == asked)
    assert entry.by == "host"
    assert says(table, "host-skips", name=name)


async def test_nobody_is_skipped_whose_turn_it_is_not(table):
    reply = await host(table, "skip", seat="ben")
    assert private(reply) == WORDS("nobody-to-skip", names="anna")


async def test_with_a_limit_only_who_is_late_is_skipped(world):
    await world.open(GAME, "anna", "ben", "clara")
    live = await world.live()
    select = next(s for s in world.post.selects if s["custom_id"] == f"l:{live.row.id}:pace")
    await world.person("anna").select(world.post, select["custom_id"], ["relaxed"])
    await world.person("anna").slash(world.general, "table start")
    assert private(await host(world, "skip")) == WORDS("nobody-to-skip", names="–")


async def test_the_host_acts_only_for_who_lets_him(table):
    await table.played(0, TakeRole("settler"))
    await table.played(0, (await default(table, 0)))
    assert private(await host(table, "act", seat="ben")) == WORDS("not-permitted", name="ben")
    await table.person("ben").slash(table.general, "seat permit")
    reply = await host(table, "act", seat="ben")
    assert (reply.message.buttons, reply.message.selects) != ([], [])
    control = reply.message.buttons[0]["custom_id"]
    await table.person("anna").click(reply.message, control)
    await table.settled()
    entry = next(e for e in reversed((await table.live()).table.log.entries) if e.seat == 1)
    assert entry.by == "host"
    assert says(table, "host-acted", name="ben")


async def test_a_permission_is_taken_back(table):
    ben = table.person("ben")
    await ben.slash(table.general, "seat permit")
    await ben.slash(table.general, "seat forbid")
    assert private(await host(table, "act", seat="ben")) == WORDS("not-permitted", name="ben")


async def test_a_permission_does_not_come_back_with_a_host_who_does(table):
    await table.person("ben").slash(table.general, "seat permit")
    await host(table, "pass-on", user=table.person("clara"))
    await table.person("clara").slash(table.general, "host pass-on", {"user": table.person("anna")})
    assert private(await host(table, "act", seat="ben")) == WORDS("not-permitted", name="ben")


async def test_a_permission_ends_with_the_seats_user_and_with_the_host(table):
    await table.person("ben").slash(table.general, "seat permit")
    await table.person("ben").slash(table.general, "seat open")
    await table.person("dora").slash(table.general, "seat take")
    assert private(await host(table, "act", seat="dora")) == WORDS("not-permitted", name="dora")
    await table.person("clara").slash(table.general, "seat permit")
    await table.person("anna").slash(table.general, "host pass-on", {"user": table.person("dora")})
    reply = await table.person("dora").slash(table.general, "host act", {"seat": "clara"})
    assert private(reply) == WORDS("not-permitted", name="clara")


async def default(world, seat):
    live = await world.live()
    return live.game.default(live.table.view(seat), seat, live.table.menu(seat))


# Rewinding


@pytest.mark.rest
async def test_the_host_rewinds_to_a_line_of_the_log_and_says_so(table):
    before = private(await table.person("anna").slash(table.general, "log")).splitlines()
    line = int(before[-1].partition(".")[0])
    await table.played(0, TakeRole("settler"))
    for _ in range(3):
        seat = (await table.live()).table.waiting()[0]
        await table.played(seat, await default(table, seat))
    await host(table, "rewind", line=line)
    live = await table.live()
    assert not [entry for entry in live.table.log.live_line() if entry.by == "person"]
    assert live.table.waiting() == (0,)
    assert says(table, "host-rewinds", line=line)
    assert "took back" in table.told


async def test_there_is_nothing_to_rewind_after_the_newest_line(table):
    lines = private(await table.person("anna").slash(table.general, "log")).splitlines()
    line = int(lines[-1].partition(".")[0])
    assert private(await host(table, "rewind", line=line)) == WORDS("rewind-nothing")
    assert private(await host(table, "rewind", line=99)) == WORDS("no-such-line", last=line)


async def newest_line(world):
    """The number of the log's newest line."""
    return int(
        private(await world.person("anna").slash(world.general, "log")).splitlines()[-1].partition(".")[0]
    )


async def test_a_rewind_can_be_rewound(table):
    line = await newest_line(table)
    await table.played(0, TakeRole("settler"))
    later = (await table.live()).table.log.tip
    latest = await newest_line(table)
    await table.played(0, await default(table, 0))
    await host(table, "rewind", line=latest)
    assert (await table.live()).table.log.tip == later
    rewound = await newest_line(table)
    await host(table, "rewind", line=line)
    await host(table, "rewind", line=await newest_line(table) - 1)
    assert (await table.live()).table.log.tip == later
    assert rewound == latest + 1


# Pausing, moving, closing


@pytest.mark.rest
async def test_a_pause_stops_the_clocks_until_the_host_resumes(table):
    await host(table, "pause")
    assert (await table.live()).notes.book.paused is not None
    assert private(await host(table, "pause")) == WORDS("paused-already")
    await table.restart()
    await host(table, "resume")
    assert (await table.live()).notes.book.paused is None
    assert private(await host(table, "resume")) == WORDS("not-paused")
    assert says(table, "host-pauses")
    assert says(table, "host-resumes")


async def test_the_table_moves_to_another_channel_and_asks_there(table):
    anna, garden = table.person("anna"), table.server.channel("garden")
    await host(table, "move", channel=garden)
    assert says(table, "moved-to", channel=f"<#{garden.id}>")
    assert says(table, "moved-from", at=garden, channel=f"<#{table.general.id}>")
    post = table.posts(garden)[-1]
    assert post.pinged == [anna.id]
    assert not any(post.labels or post.selects for post in table.posts())
    await anna.click(post, post.buttons[0]["custom_id"])
    await table.settled()
    assert (await table.live(garden)).table.log.entries[-1].by == "person"
    assert private(await anna.slash(table.general, "move")) == WORDS("no-table-here")


async def test_the_table_moves_to_a_thread(table):
    anna = table.person("anna")
    thread = anna.start_thread(table.general, "long game")
    await host(table, "move", channel=thread)
    assert table.posts(thread)[-1].pinged == [anna.id]


async def test_the_table_does_not_move_where_another_one_plays(table):
    other = table.server.channel("garden")
    await table.start(GAME, "emil", "fritz", "gerda", channel=other)
    assert private(await host(table, "move", channel=other)) == WORDS("channel-taken")


async def test_the_table_does_not_move_where_the_bot_may_not_post(table):
    garden = table.server.channel("garden")
    table.server.forbid(garden, "send_messages")
    assert "Send Messages" in private(await host(table, "move", channel=garden))
    assert (await table.live()).row.channel == table.general.id


async def test_the_table_does_not_move_where_its_host_may_not_write(table):
    garden = table.server.channel("garden")
    table.server.forbid(garden, "send_messages", to=table.person("anna").id)
    assert private(await host(table, "move", channel=garden)) == WORDS("may-not-write-there")
    assert not table.posts(garden)


@pytest.mark.rest
async def test_the_newest_post_loses_its_controls_when_the_table_moves_after_a_restart(table):
    await table.restart()
    await table.live()
    for _ in range(3):
        live = await table.live()
        seat = live.table.waiting()[0]
        await table.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
    newest = (await table.storage.table(live.row.id)).post
    assert table.post.id == newest
    assert table.post.components
    await host(table, "move", channel=table.server.channel("garden"))
    await table.settled()
    assert not table.post.components


async def test_an_edit_that_comes_after_the_move_changes_nothing(table):
    garden = table.server.channel("garden")
    live = await table.live()
    await host(table, "move", channel=garden)
    late = HandOff(turn=TurnPost("too late", anew=False)).to_channel(table.general.id)
    await table.put(late, table=live.row.id)
    table.bot.sender.wake()
    await table.settled()
    post = (await table.storage.table(live.row.id)).post
    assert post == table.posts(garden)[-1].id
    assert not any("too late" in one.content for one in [*table.posts(), *table.posts(garden)])


async def test_at_a_private_table_only_who_is_invited_looks(table):
    dora = table.person("dora")
    await host(table, "private", on=True)
    for command in ("board", "log", "score"):
        assert private(await dora.slash(table.general, command)) == WORDS("private-table")
    assert private(await table.person("ben").slash(table.general, "log")).startswith("**Log**")
    await table.person("anna").slash(table.general, "table invite", {"user": dora})
    assert private(await dora.slash(table.general, "log")).startswith("**Log**")


async def test_at_a_private_table_only_who_is_invited_takes_a_seat(table):
    dora = table.person("dora")
    await host(table, "private", on=True)
    await table.person("ben").slash(table.general, "seat open")
    assert private(await dora.slash(table.general, "seat take")) == WORDS("private-table")
    assert private(await dora.slash(table.general, "games", {"open": True})) == WORDS("no-open-tables")
    await table.person("anna").slash(table.general, "table invite", {"user": dora})
    await dora.slash(table.general, "seat take")
    assert (await table.live()).seats[1].user == dora.id


async def test_a_private_lobby_is_for_who_is_invited(world):
    anna, ben = world.person("anna"), world.person("ben")
    await anna.slash(world.general, "table new", {"game": GAME, "private": True})
    await world.settled()
    assert WORDS("lobby-private") in world.post.content
    assert private(await ben.click(world.post, WORDS("button-join"))) == WORDS("private-table")
    await anna.slash(world.general, "table invite", {"user": ben})
    assert private(await ben.slash(world.general, "table join")) == WORDS("joined")


async def test_the_table_moves_to_a_thread_that_is_archived_and_opens_it(table):
    thread = table.person("anna").start_thread(table.general, "long game")
    thread.archived = True
    await host(table, "move", channel=thread)
    assert table.posts(thread)[-1].pinged == [table.person("anna").id]
    assert not thread.archived
