"""Several clients of one bot, each of a shard: every one looks after its servers' tables, and those of others are no harm."""

import asyncio
from unittest.mock import Mock

import pytest

from bot.acts.elsewhere import EVERY
from bot.acts.housekeeping import TRIES
from bot.discord.registering import known_ids
from bot.local import Shard
from bot.menus.buttons import OpenMenu
from bot.menus.parts import Button
from bot.posts.messages import Plain
from bot.storage import Change
from bot.table.results import result_row
from bot.time import changed
from games.puerto_rico.moves import TakeRole
from games.results.result import Result, SeatResult
from tests.bot.clocks import HandClock
from tests.support.bot import open_world, private
from tests.support.time import NOON

GAME = "puerto_rico"
COUNT = 3


class Fleet:
    """A world of three shards: a server with a channel on each."""

    def __init__(self, world):
        self.world = world
        self.channels = []
        for number in range(COUNT):
            self.guild = world.server.guild(f"harbour {number}", Shard(number, COUNT))
            self.channels.append(world.server.channel(f"quay-{number}", self.guild))

    def person(self, name, number):
        """The person of that name, on the server of a shard."""
        return self.world.server.user(name, self.world.server.guild(f"harbour {number}"))

    async def start(self, number, *names, robots=0):
        """Let people start a table on the server of a shard."""
        people = [self.person(name, number) for name in names]
        channel = self.channels[number]
        await people[0].slash(channel, "table new", {"game": GAME, "seating": "joined"})
        for other in people[1:]:
            await other.slash(channel, "table join")
        for _ in range(robots):
            await people[0].slash(channel, "table robot", {"kind": "easy"})
        await people[0].slash(channel, "table start")
        await self.world.settled()
        return people

    async def row(self, number):
        """The table of a shard, as it is stored."""
        return await self.world.storage.find_table(self.channels[number].id)

    async def letter(self, person, number):
        """A direct message with the button to somebody's move at the table of a shard."""
        table = (await self.row(number)).id
        letter = Plain("It is your turn.", (), ((Button(str(OpenMenu(table)), "Your move"),),))
        row = await self.world.storage.table(table)
        now = self.world.tables.now()
        door = self.world.bots[number].app.tables.storage
        await door.commit(Change(row, row, now, outbox=[letter.to_user(person.id)], idle=True))
        self.world.bots[number].app.tables.forget(table)
        await self.world.settled()
        return person.direct_messages()[-1]

    def said(self, number):
        """What stands in the channel of a shard."""
        return [post.text for post in self.world.posts(self.channels[number])]


@pytest.fixture
async def fleet(tmp_path, bot_log):
    async with open_world(tmp_path, HandClock(NOON), shards=COUNT) as world:
        yield Fleet(world)


async def test_each_client_plays_at_the_tables_of_its_servers_alone(fleet):
    for number in range(COUNT):
        anna, *_ = await fleet.start(number, "anna", robots=2)
        await anna.slash(fleet.channels[number], "puerto-rico take-role", {"role": "settler"})
    await fleet.world.settled()
    for number in range(COUNT):
        assert any("settler" in text for text in fleet.said(number))
        assert len(set(fleet.said(number))) == len(fleet.said(number))
        row = await fleet.row(number)
        assert [bot.app.tables.is_mine(row.guild) for bot in fleet.world.bots] == [
            n == number for n in range(COUNT)
        ]


@pytest.mark.rest
async def test_a_click_in_a_direct_message_reaches_a_table_of_another_shard(fleet):
    anna, *_ = await fleet.start(2, "anna", "ben", "clara")
    letter = await fleet.letter(anna, 2)
    menu = (await anna.click(letter, "Your move")).message
    await anna.click(menu, "Settler")
    await fleet.world.settled()
    assert any("settler" in text for text in fleet.said(2))
    owner = fleet.world.bots[2].app.tables
    async with owner.hold((await fleet.row(2)).id) as held:
        assert [entry.move for entry in held.table.log.entries if entry.by == "person"] == [
            TakeRole("settler")
        ]


async def test_robots_go_on_where_the_table_is_kept_when_a_direct_message_was_clicked(fleet, monkeypatch):
    anna, *_ = await fleet.start(1, "anna", robots=2)
    letter = await fleet.letter(anna, 1)
    menu = (await anna.click(letter, "Your move")).message
    driven = []
    for number in (0, 1):
        play = fleet.world.bots[number].app.acts.play
        noted = Mock(side_effect=play.drive)
        monkeypatch.setattr(play, "drive", noted)
        driven.append(noted)
    await anna.click(menu, "Captain")
    await fleet.world.settled()
    async with fleet.world.bots[1].app.tables.hold((await fleet.row(1)).id) as held:
        assert not held.live.row.is_working
        assert any(entry.by == "robot" for entry in held.table.log.entries)
    driven[1].assert_called()


def hearing(bot, hear):
    """Let a client hear of what others have changed in this way."""
    bot.app.tables.storage.listen_with(told=bot.app.fronts.wake, hear=hear)


def deaf(bot):
    hearing(bot, lambda _: None)


async def test_an_act_at_a_table_that_has_moved_on_meanwhile_is_done_again_once(fleet):
    anna, *_ = await fleet.start(2, "anna", "ben", "clara")
    table = (await fleet.row(2)).id
    owner, other = fleet.world.bots[2], fleet.world.bots[0]
    # The hint is lost: the owner knows nothing of it.
    deaf(owner)
    await other.app.acts.play.move(table, anna.id, 0, lambda *_: TakeRole("settler"))
    reply = await anna.slash(fleet.channels[2], "puerto-rico take-role", {"role": "mayor"})
    assert "Right now you can do one of these: Settle, Pass." in private(reply)


async def test_a_post_shows_the_table_as_the_client_left_it_that_wrote_the_post(fleet, monkeypatch):
    anna, *_ = await fleet.start(2, "anna", "ben", "clara")
    table = (await fleet.row(2)).id
    owner, other = fleet.world.bots[2], fleet.world.bots[0]
    # The hint about the table comes later than the one about its posts.
    hear = owner.app.elsewhere.hear
    hearing(owner, lambda hint: None if hint.about == "table" else hear(hint))
    drawn = []
    of_post = fleet.world.resources.illustrator.of_post

    async def noted(live, *more):
        drawn.append(live.row.entries)
        return await of_post(live, *more)

    monkeypatch.setattr(fleet.world.resources.illustrator, "of_post", noted)
    await other.app.acts.play.move(table, anna.id, 0, lambda *_: TakeRole("settler"))
    owner.sender.wake()
    await fleet.world.settled()
    assert any("settler" in text for text in fleet.said(2))
    assert drawn
    assert {*drawn} == {(await fleet.row(2)).entries}


async def test_what_no_hint_has_told_of_is_found_by_looking(fleet):
    anna, *_ = await fleet.start(2, "anna", robots=2)
    table = (await fleet.row(2)).id
    owner, other = fleet.world.bots[2], fleet.world.bots[0]
    deaf(owner)
    await other.app.acts.play.move(table, anna.id, 0, lambda *_: TakeRole("captain"))
    await other.settled()
    before = fleet.said(2)
    hearing(owner, owner.app.elsewhere.hear)
    fleet.world.bot_clock.advance(NOON + EVERY)
    await asyncio.sleep(0)
    await fleet.world.server.wait_for(lambda: len(fleet.said(2)) > len(before))


async def test_what_the_commands_are_is_told_to_discord_by_one_client(fleet):
    asked = []
    fleet.world.server.watchers.append(lambda exchange: asked.append((exchange.method, exchange.route)))
    await fleet.world.restart()
    assert not any("commands" in route and method != "GET" for method, route in asked)
    ids = await known_ids(fleet.world.storage)
    assert ids
    assert all(bot.command_ids == ids for bot in fleet.world.bots)


async def test_old_tries_are_forgotten_by_the_first_client(fleet):
    anna, *_ = await fleet.start(1, "anna", "ben", "clara")
    table, storage = (await fleet.row(1)).id, fleet.world.storage
    await storage.write_try(table, anna.id, {"moves": []}, NOON - 2 * TRIES)
    await fleet.world.bots[1].app.housekeeper.tick()
    assert await storage.try_of(table, anna.id) is not None
    await fleet.world.bots[0].app.housekeeper.tick()
    assert await storage.try_of(table, anna.id) is None


async def test_settings_that_are_changed_at_one_shard_are_known_at_all(fleet):
    anna = fleet.person("anna", 1)
    first, second = (bot.app.tables for bot in fleet.world.bots[:2])
    assert await first.languages.of(anna.id) == "en"
    await second.storage.set_user_settings(anna.id, changed({}, language="it"))
    assert await first.languages.of(anna.id) == "it"


async def test_the_ratings_of_whoever_is_forgotten_at_one_shard_are_gone_at_all(fleet):
    people = await fleet.start(1, "anna", "ben")
    anna, ben = (person.id for person in people)
    table = (await fleet.row(1)).id
    seats = tuple(
        SeatResult(seat, user, None, False, seat + 1, 40 - seat, ()) for seat, user in enumerate((anna, ben))
    )
    over = Result(table, fleet.guild.id, GAME, 1, {}, NOON, NOON, "rules", seats, rated="people")
    first, second = fleet.world.bots[:2]
    await second.app.tables.storage.write_result(result_row(over))
    assert (await first.app.acts.ratings.ask()).of(anna, "people")
    await second.app.acts.forgetting.forget(anna)
    assert (await first.app.acts.ratings.ask()).of(anna, "people") is None
    assert (await first.app.acts.ratings.ask()).of(ben, "people")
