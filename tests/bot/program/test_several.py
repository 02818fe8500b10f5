"""Several processes on one PostgreSQL: they share the shards, and whatever happens to one of them nothing is lost or said twice."""

import asyncio
from contextlib import contextmanager
from random import Random

import psycopg
import pytest

from bot.local.world import NONCE_MEMORY
from bot.posts.drawing import Illustrator
from bot.posts.pictures import hand_pictures
from bot.storage import Hint, Shard
from render.mode import PLAIN
from tests.support.bot import blank
from tests.support.quays import at_quays, go_on, opened, whole
from tests.support.several import COUNT, fleet, postgres

KILLS = 3

__all__ = ["fleet", "postgres"]


@pytest.mark.soak
async def test_two_processes_share_three_shards_and_whole_games_are_played_at_all_of_them(fleet):
    quays = await at_quays(fleet, "one", "two")
    await asyncio.gather(*(quay.play() for quay in quays))
    await whole(fleet, quays)
    assert not fleet.server.problems
    await fleet.stop()
    assert fleet.owners() == {}


@contextmanager
def held(server, method, route):
    """Hold the answer to the next request of this kind; gives an event for when its work is done."""
    arrived, over, after = asyncio.Event(), asyncio.Event(), server.faults.after

    async def hold(*request):
        if request == (method, route) and not arrived.is_set():
            arrived.set()
            await over.wait()

    server.faults.after = hold
    yield arrived
    server.faults.after = after
    over.set()


@pytest.mark.soak
async def test_an_owner_is_killed_in_the_middle_of_a_post_and_the_other_goes_on(fleet):
    quays = await at_quays(fleet, "one", "two")
    await asyncio.gather(*(quay.play(3) for quay in quays))
    await fleet.rested()
    orphans = [number for number, name in fleet.owners().items() if name == "one"]
    with held(fleet.server, "POST", "/channels/{channel}/messages") as arrived:
        playing = asyncio.gather(*(quays[number].play(2) for number in orphans))
        await arrived.wait()
        await fleet.kill("one")
    await fleet.shared_by("two")
    await playing
    await go_on(fleet, quays)


@pytest.mark.soak
async def test_a_click_in_a_direct_message_is_taken_by_one_process_and_another_goes_on(fleet):
    quays = await at_quays(fleet, "one", "two")
    owners = fleet.owners()
    # Discord tells the first shard of direct messages.
    far = next(number for number in owners if owners[number] != owners[0])
    async with await psycopg.AsyncConnection.connect(fleet.database, autocommit=True) as ear:
        await ear.execute("LISTEN caravel")
        await quays[far].play_by_letter(fleet.storage.of(Shard(0, COUNT)))
        await fleet.rested()
        notes = [note.payload async for note in ear.notifies(timeout=1)]
    table = (await quays[far].look()).row
    hints = {str(Hint("outbox", table.guild)), str(Hint("table", table.id))}
    assert hints <= {*notes}
    assert all(Hint.read(note) for note in notes), "others are told what has changed, and not how"
    await go_on(fleet, quays)


@pytest.mark.soak
async def test_one_joins_and_another_leaves_while_people_play(fleet):
    quays = await at_quays(fleet, "one", "two")
    playing = asyncio.gather(*(quay.play(6) for quay in quays))
    await fleet.begin("three")
    await fleet.shared_by("one", "two", "three")
    await fleet.leave("one")
    await fleet.shared_by("two", "three")
    await playing
    await go_on(fleet, quays)


@pytest.mark.soak
async def test_what_is_lost_or_refused_in_a_storm_is_made_up_for(fleet):
    quays = await at_quays(fleet, "one", "two")
    fleet.server.faults.storm(7, 0.1)
    await asyncio.gather(*(quay.play(5) for quay in quays))
    fleet.server.faults.calm()
    assert fleet.server.faults.count
    fleet.server.problems.clear()
    await go_on(fleet, quays)


@pytest.mark.soak
async def test_kills_at_random_moments_while_people_play(fleet):
    rng = Random(4)
    quays = await at_quays(fleet, "one", "two")
    playing = [asyncio.create_task(quay.play(200)) for quay in quays]
    for _ in range(KILLS):
        await served(fleet, rng.randint(1, 30))
        name = rng.choice([*fleet.bots])
        await fleet.kill(name)
        # By now Discord has forgotten every nonce: only what stands in the channel tells what was sent.
        fleet.server.clock.advance(NONCE_MEMORY + 1)
        await fleet.begin(name)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await fleet.shared_by("one", "two")
    await asyncio.gather(*(quay.play(2) for quay in quays))
    assert sum(quay.moves for quay in quays) > KILLS
    await whole(fleet, quays)


@pytest.mark.soak
async def test_hands_are_shown_to_their_owners_alone_and_the_logs_name_nobody(fleet):
    await fleet.begin("one", "two", CARAVEL_LOG_LEVEL="info")
    await fleet.shared_by("one", "two")
    quays = await opened(fleet, "mundus_novus")
    strangers = [fleet.server.user(f"dora-{number}", guild) for number, guild in enumerate(fleet.guilds)]
    for _ in range(3):
        await asyncio.gather(*(quay.play(2) for quay in quays))
        await fleet.rested()
        for quay, stranger in zip(quays, strangers, strict=True):
            assert await shown_hands(quay) == await dealt_hands(quay)
            for command in ("hand", "move"):
                reply = await stranger.slash(quay.channel, command)
                assert not reply.message.files, "a stranger sees a hand"
    said = "".join((await fleet.stop()).values())
    assert "INFO" in said
    for person in [*strangers, *(player.person for quay in quays for player in quay.players)]:
        assert person.name not in said
        assert str(person.id) not in said


async def shown_hands(quay):
    """What those who sit there read of their hands when they ask for them."""
    replies = [await player.person.slash(quay.channel, "hand") for player in quay.players]
    return [[file.description for file in reply.message.files] for reply in replies]


async def dealt_hands(quay):
    """The same, of what is stored."""
    live = await quay.look()
    hands = [await hand_pictures(Illustrator(blank), live, seat, PLAIN) for seat in range(len(quay.players))]
    return [[file.alt for file in hand] for hand in hands]


async def served(fleet, requests):
    """Return when Discord has served so many more requests."""
    done = asyncio.Event()
    left = requests

    def count(_):
        nonlocal left
        left -= 1
        if left <= 0:
            done.set()

    fleet.server.watchers.append(count)
    await done.wait()
    fleet.server.watchers.remove(count)
