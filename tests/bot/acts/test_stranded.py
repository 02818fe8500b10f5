"""A channel that is gone mid-game: the players hear of it in person, and decide where to go on."""

from datetime import timedelta

import pytest

from bot.acts.housekeeping import Housekeeper, Lifetimes
from bot.local import permissions
from bot.table.ballots import REMIND
from bot.table.votes import ANSWERS
from games.words.phrases import phrases
from tests.bot.acts.test_powers import rated
from tests.support.bot import private

WORDS = phrases("en", "puerto_rico")
GO_ON = WORDS("button-go-on", game="Puerto Rico")
NAMES = ("anna", "ben", "clara")


async def play_on(world):
    """Make the default move of whoever is asked, behind Discord's back, until another is."""
    tables = world.tables
    seat = None
    while True:
        async with tables.hold(1) as held:
            live = held.live
        asked = live.table.waiting()[0]
        if seat is not None and asked != seat:
            return
        seat = asked
        move = live.game.default(live.table.view(seat), seat, live.table.menu(seat))
        await world.acts.play.move(1, live.seats[seat].user, seat, lambda *_, move=move: move)
        await world.settled()


def letters(world, name):
    """What a person was told in person."""
    channel = world.person(name).open_direct()
    return [one.content for one in world.server.world.messages_in(channel.id)]


def in_person(world, name, kind="casual"):
    """How often a person was told in person of the lost channel."""
    return letters(world, name).count(WORDS("channel-lost", game="Puerto Rico", kind=kind))


@pytest.fixture
async def gone(world, bot_log):
    """A table whose channel was deleted, and which has tried to post there since."""
    await world.start("puerto_rico", *NAMES)
    world.server.posting.remove_channel(world.general)
    await play_on(world)
    return world


async def test_the_seats_are_told_in_person_once(gone):
    await play_on(gone)
    assert [in_person(gone, name) for name in NAMES] == [1, 1, 1]


async def test_the_host_goes_on_in_a_channel_of_theirs(gone):
    garden = gone.server.channel("garden")
    reply = await gone.person("anna").slash(garden, "games")
    assert WORDS("games-line-lost", game="Puerto Rico", kind="casual") in private(reply)
    assert private(await gone.person("anna").click(reply.message, GO_ON)) == WORDS("host-done")
    await gone.settled()
    live = await gone.live(garden)
    asked = gone.posts(garden)[-1]
    assert asked.pinged == [live.seats[live.table.waiting()[0]].user]
    await play_on(gone)
    assert not gone.server.problems


@pytest.mark.rest
async def test_two_of_the_players_decide_without_the_host(gone):
    garden = gone.server.channel("garden")
    for name, answer in (("ben", "vote-noted"), ("clara", "host-done")):
        reply = await gone.person(name).slash(garden, "games")
        await gone.restart()
        assert private(await gone.person(name).click(reply.message, GO_ON)) == WORDS(answer)
    await gone.settled()
    assert (await gone.live(garden)).row.status == "running"


# Where the result counts


@pytest.fixture
async def counted(time, bot_log):
    """A rated table whose channel was deleted, on a clock that stands still."""
    await rated(time.world, *NAMES, pace="strict")
    time.world.server.posting.remove_channel(time.world.general)
    await play_on(time.world)
    return time


async def goes_on(world, name, where="garden", kind="rated"):
    """Let somebody choose to go on in a channel; returns what they are told."""
    reply = await world.person(name).slash(world.server.channel(where), "games")
    assert WORDS("games-line-lost", game="Puerto Rico", kind=kind) in private(reply)
    said = private(await world.person(name).click(reply.message, GO_ON))
    await world.settled()
    return said


async def is_in(world, where="garden"):
    row = await world.storage.find_table(world.server.channel(where).id)
    return row is not None and row.id == 1


@pytest.mark.rest
async def test_where_the_result_counts_all_decide_where_to_go_on_as_of_any_channel(counted):
    world = counted.world
    assert [in_person(world, name, "rated") for name in NAMES] == [1, 1, 1]
    for name, said in (("anna", "vote-noted"), ("ben", "vote-noted"), ("clara", "host-done")):
        assert not await is_in(world)
        assert await goes_on(world, name) == WORDS(said)
    assert await is_in(world)


@pytest.mark.rest
async def test_the_others_are_told_in_person_where_somebody_wants_to_go_on(counted):
    world = counted.world
    await goes_on(world, "ben")
    at = f"<t:{round((counted.watch.now() + ANSWERS).timestamp())}:f>"
    about = {"name": "ben", "game": "Puerto Rico", "at": at}
    text = WORDS("channel-proposed", channel=f"<#{world.server.channel('garden').id}>", **about)
    assert [letters(world, name).count(text) for name in NAMES] == [1, 0, 1]
    await goes_on(world, "clara")
    assert [letters(world, name).count(text) for name in NAMES] == [1, 0, 1]


@pytest.mark.parametrize("kind", ["rated", "casual"])
async def test_a_vote_on_where_to_go_on_waits_for_quiet_hours_reminds_once_and_is_listed(kind, time, bot_log):
    world, hour = time.world, time.watch.now().hour
    if kind == "rated":
        await rated(world, *NAMES, pace="strict")
    else:
        await time.start("puerto_rico", *NAMES, mode="strict")
    world.server.posting.remove_channel(world.general)
    await play_on(world)
    await time.wishes("anna", quiet_from=f"{hour - 1:02}:00", quiet_until=f"{hour + 2:02}:00")
    assert await goes_on(world, "ben", kind=kind) == WORDS("vote-noted")

    def told():
        return [sum("to go on in" in letter for letter in letters(world, name)) for name in NAMES]

    assert told() == [0, 0, 1]
    await time.passes(hours=3)
    assert told() == [1, 0, 1]
    garden = world.server.channel("garden")
    listed = [private(await world.person(name).slash(garden, "games")) for name in NAMES]
    assert [WORDS("games-vote") in one for one in listed] == [True, False, True]
    await time.passes(days=REMIND.days)
    assert told() == [2, 0, 2]
    await time.passes(days=3)
    assert told() == [2, 0, 2]


async def test_who_wants_to_go_on_elsewhere_has_answered_and_is_not_reminded(counted):
    world = counted.world
    await goes_on(world, "ben")
    await goes_on(world, "clara", "harbour")
    await counted.passes(days=REMIND.days, hours=1)
    again = WORDS("vote-asks-again", who=world.person("clara").mention, game="Puerto Rico", where="").strip()
    assert not any(letter.startswith(again) for letter in letters(world, "clara"))


async def test_after_a_week_who_has_not_answered_holds_nobody_up(counted):
    world = counted.world
    await goes_on(world, "ben")
    await counted.passes(days=ANSWERS.days - 0.1)
    assert await goes_on(world, "clara") == WORDS("vote-noted")
    await counted.passes(days=0.2)
    assert await goes_on(world, "ben") == WORDS("host-done")
    assert await is_in(world)


@pytest.mark.rest
async def test_who_wants_another_channel_is_not_passed_over(counted):
    world = counted.world
    await goes_on(world, "anna", "harbour")
    await goes_on(world, "ben")
    await counted.passes(days=ANSWERS.days + 1)
    assert await goes_on(world, "clara") == WORDS("vote-noted")
    assert not await is_in(world)
    assert await goes_on(world, "anna") == WORDS("host-done")
    assert await is_in(world)


@pytest.mark.rest
async def test_the_week_to_answer_is_longer_by_an_outage(counted):
    world = counted.world
    await counted.passes(hours=1)
    await goes_on(world, "ben")
    await counted.leaps(days=ANSWERS.days + 1)
    assert await goes_on(world, "clara") == WORDS("vote-noted")
    assert not await is_in(world)


async def test_a_manager_who_does_not_play_decides_where_to_go_on(counted):
    world = counted.world
    chief = world.person("emma")
    assert GO_ON not in (await chief.slash(world.server.channel("garden"), "games")).message.labels
    world.server.give(chief, world.server.role("chief", permissions.MANAGE_GUILD))
    assert await goes_on(world, "emma") == WORDS("host-done")
    assert await is_in(world)


async def test_a_manager_who_plays_there_votes_on_where_to_go_on(counted):
    world = counted.world
    world.server.give(world.person("ben"), world.server.role("chief", permissions.MANAGE_GUILD))
    assert await goes_on(world, "ben") == WORDS("vote-noted")
    assert not await is_in(world)


async def test_a_table_whose_channel_is_there_is_not_taken_elsewhere_by_a_forged_id(world):
    await world.start("puerto_rico", *NAMES)
    garden = world.server.channel("garden")
    assert GO_ON not in (await world.person("anna").slash(garden, "games")).message.labels


async def test_a_channel_that_is_closed_to_the_bot_is_told_of_in_person_and_waits_for_it(world, bot_log):
    await world.start("puerto_rico", *NAMES)
    bot = str(world.server.world.bot.id)
    world.general.overwrites[bot] = [1, 0, permissions.VIEW_CHANNEL]
    await play_on(world)
    assert [in_person(world, name) for name in NAMES] == [1, 1, 1]
    world.general.overwrites.clear()
    count = len(world.posts())
    await world.bot.sender.listen(world.general.id)
    await world.settled()
    assert len(world.posts()) > count


async def test_where_a_closed_channel_is_seen_again_its_post_has_lost_its_controls(world, bot_log):
    await world.start("puerto_rico", *NAMES)
    world.general.overwrites[str(world.server.world.bot.id)] = [1, 0, permissions.VIEW_CHANNEL]
    await play_on(world)
    garden = world.server.channel("garden")
    reply = await world.person("anna").slash(garden, "games")
    world.general.overwrites.clear()
    before = len(world.posts())
    await world.person("anna").click(reply.message, GO_ON)
    await world.bot.sender.listen(world.general.id)
    await world.settled()
    assert world.posts(garden)[-1].components
    assert not any(post.labels or post.selects for post in world.posts())
    assert len(world.posts()) == before


class Ahead:
    """A clock that is some hours ahead."""

    def __init__(self, world):
        self.hours, self._now = 1, world.tables.now

    def now(self):
        return self._now() + timedelta(hours=self.hours)


async def closed(world, how):
    """Close a table's thread, or the channel of a lobby, to the bot."""
    if how == "locked":
        world.thread.locked = True
    else:
        world.server.forbid(world.general, "send_messages_in_threads")


@pytest.fixture
async def strict(time):
    """A table at a strict pace in a thread."""
    world = time.world
    anna, *_ = await world.open("puerto_rico", *NAMES)
    await world.end(anna)
    reply = await anna.slash(
        world.general, "table new", {"game": "puerto_rico", "thread": True, "seating": "joined"}
    )
    private(reply)
    await world.settled()
    live = next(row for row in await world.storage.live_tables())
    world.thread = world.server.world.channels[live.channel]
    for name in NAMES[1:]:
        await world.person(name).slash(world.thread, "table join")
    select = next(one for one in world.posts(world.thread)[-1].selects if "pace" in one["custom_id"])
    await anna.select(world.posts(world.thread)[-1], select["custom_id"], ["strict"])
    await anna.slash(world.thread, "table start")
    await world.settled()
    return time


@pytest.mark.parametrize("how", ["locked", "forbidden"])
async def test_nobody_is_defaulted_where_the_channel_takes_no_post(strict, how):
    world = strict.world
    await closed(world, how)
    before = (await world.live(world.thread)).row.entries
    await strict.passes(days=10)
    live = await world.live(world.thread)
    assert live.row.entries == before
    assert live.notes.lost == world.thread.id
    assert [in_person(world, name) for name in NAMES] == [1, 1, 1]
    garden = world.server.channel("garden")
    reply = await world.person("anna").slash(garden, "games")
    assert private(await world.person("anna").click(reply.message, GO_ON)) == WORDS("host-done")
    await world.settled()
    live = await world.live(garden)
    assert live.notes.book.cut is None
    assert world.posts(garden)[-1].pinged == [world.person("anna").id]


@pytest.mark.rest
@pytest.mark.parametrize("how", ["locked", "forbidden"])
async def test_the_clock_goes_on_where_the_channel_takes_posts_again(strict, how):
    world = strict.world
    await closed(world, how)
    await strict.passes(days=10)
    world.thread.locked = False
    world.server.allow(world.general, "send_messages_in_threads")
    await world.bot.sender.listen(world.thread.id)
    await world.settled()
    live = await world.live(world.thread)
    assert (live.notes.lost, live.notes.book.cut) == (None, None)
    before = live.row.entries
    await strict.passes(days=10)
    assert (await world.live(world.thread)).row.entries > before


async def test_a_lobby_whose_channel_is_open_again_is_no_more_listed_as_lost(world):
    anna, _ = await world.open("puerto_rico", "anna", "ben")
    world.server.forbid(world.general, "send_messages")
    clock = Ahead(world)
    keeper = Housekeeper(world.tables, Lifetimes(), clock, world.acts.channels)

    async def days_pass():
        for _ in range(4):
            await keeper.tick()
            clock.hours += 12
        await world.settled()
        return private(await anna.slash(world.server.channel("garden"), "games"))

    lost = WORDS("games-line-lost", game="Puerto Rico", kind="casual")
    assert lost in await days_pass()
    world.server.allow(world.general, "send_messages")
    assert lost not in await days_pass()
    assert (await world.live()).notes.lost is None


async def test_the_people_of_a_lobby_whose_channel_is_closed_are_told_and_open_it_elsewhere(world):
    await world.open("puerto_rico", "anna", "ben")
    world.server.forbid(world.general, "send_messages")
    clock = Ahead(world)
    keeper = Housekeeper(world.tables, Lifetimes(), clock, world.acts.channels)
    for _ in range(4):
        await keeper.tick()
        clock.hours += 12
    await world.settled()
    assert [in_person(world, name) for name in NAMES] == [1, 1, 0]
    garden = world.server.channel("garden")
    reply = await world.person("ben").slash(garden, "games")
    assert private(await world.person("ben").click(reply.message, GO_ON)) == WORDS("host-done")
    await world.settled()
    assert WORDS("button-join") in world.posts(garden)[-1].labels
