"""What comes once comes once, too, where several processes look after the tables, and one of them ends in the middle of it."""

import asyncio

import pytest

from bot.time import changed
from games.words.phrases import phrases
from tests.support.quays import at_quays, opened, whole
from tests.support.several import fleet, postgres, until

WORDS = phrases("en", "puerto_rico")
ROUNDS = 2

__all__ = ["fleet", "postgres"]


@pytest.mark.soak
async def test_commands_are_told_to_discord_until_they_change_whoever_looks_after_the_first_shard(fleet):
    told = []
    fleet.server.watchers.append(lambda one: told.append(one.method) if "/commands" in one.route else None)
    await fleet.begin("one")
    await fleet.shared_by("one")
    await fleet.begin("two")
    await fleet.shared_by("one", "two")
    await fleet.kill("one")
    await fleet.shared_by("two")
    await whole(fleet, await opened(fleet))
    assert [method for method in told if method != "GET"] == ["PUT"]


@pytest.mark.soak
async def test_a_reminder_and_the_notice_that_a_table_is_archived_come_once(fleet):
    quays = await at_quays(fleet, "one", "two")
    await asyncio.gather(*(quay.play(1) for quay in quays))
    await fleet.rested()
    asked = [await by_both_ways(quay) for quay in quays]
    before = [len(person.pings()) for person in asked]
    fleet.pass_time(hours=13)
    # Each reminder is a post in the channel and a direct message.
    await until(lambda: sum(len(person.pings()) for person in asked) > sum(before))
    await fleet.kill("one")
    await fleet.shared_by("two")
    await until(
        lambda: all(len(person.pings()) >= pings + 2 for person, pings in zip(asked, before, strict=True))
    )
    await fleet.rested()
    assert [len(person.pings()) for person in asked] == [pings + 2 for pings in before]
    assert [len(person.direct_messages()) for person in asked] == [1] * len(quays)
    await fleet.begin("one")
    await fleet.shared_by("one", "two")
    fleet.pass_time(days=55)
    await until(lambda: all(times(quay, "archived-soon-running") for quay in quays))
    fleet.pass_time(days=8)
    await until(lambda: any(times(quay, "archived-now-running") for quay in quays))
    await fleet.kill("two")
    await fleet.shared_by("one")
    await until(lambda: all(times(quay, "archived-now-running") for quay in quays))
    await fleet.rested()
    assert [
        (times(quay, "archived-soon-running"), times(quay, "archived-now-running")) for quay in quays
    ] == [(1, 1)] * len(quays)


async def by_both_ways(quay):
    """Let those who sit there hear of their turn in the channel and in person; gives whoever is waited for."""
    for player in quay.players:
        await quay.fleet.storage.set_user_settings(player.person.id, changed({}, ways="both"))
    seat = (await quay.look()).table.waiting()[0]
    return quay.players[seat].person


def times(quay, notice):
    """How many posts of a table give that notice."""
    # Up to what differs each time, or to a command, which can be clicked.
    text = WORDS(notice, game=WORDS("game-name"), at="…").partition("…")[0].partition(" /")[0]
    return sum(text in post.text for post in quay.posts())


@pytest.mark.soak
async def test_the_rounds_and_the_results_of_leagues_are_told_once(fleet):
    await fleet.begin("one", "two")
    await fleet.shared_by("one", "two")
    for channel, guild in zip(fleet.channels, fleet.guilds, strict=True):
        host, *others = (
            fleet.server.user(f"{name} of {guild.name}", guild) for name in ("anna", "ben", "clara")
        )
        about = {"game": "puerto_rico", "size": 3, "rounds": ROUNDS, "days": 1, "rated": True}
        await host.slash(channel, "league create", about)
        for person in others:
            await person.slash(channel, "league join")
        await host.slash(channel, "league start")

    def posts():
        texts = [
            [post.text for post in fleet.server.world.messages_in(one.id) if not post.ephemeral]
            for one in fleet.channels
        ]
        return list(map("\n".join, texts))

    for number in range(1, ROUNDS + 1):
        begun = WORDS("league-round", number=number, rounds=ROUNDS)
        await until(lambda begun=begun: all(begun in text for text in posts()))
        await fleet.rested()
        fleet.pass_time(days=1, hours=1)
    await until(lambda: any(WORDS("league-over") in text for text in posts()))
    await fleet.kill("one")
    await fleet.shared_by("two")
    await until(lambda: all(WORDS("league-over") in text for text in posts()))
    await fleet.rested()
    told = [
        WORDS("league-over"),
        *(WORDS("league-round", number=number, rounds=ROUNDS) for number in range(1, ROUNDS + 1)),
    ]
    assert [[text.count(once) for once in told] for text in posts()] == [[1] * len(told)] * len(posts())
    assert await fleet.storage.count_results() == ROUNDS * len(fleet.channels)
