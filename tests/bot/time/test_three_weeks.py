"""A strict game of three weeks: six players in six time zones, one of whom vanishes, with restarts in between."""

import json
from datetime import datetime, time, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.acts.sleeper import Sleeper
from bot.storage import NewPost, open_storage
from bot.table.notes import Notes, notes_text, read_notes
from bot.time import PACES, Recipient, Wishes, decide, with_waits
from tests.bot.clocks import HandClock
from tests.bot.storage.tables import NOON, change, passed, started

ZONES = [
    "Europe/Berlin",
    "America/New_York",
    "America/Bogota",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
]
VANISHED, VANISHES = 3, NOON + timedelta(days=6)
STRICT = PACES["strict"]
PEOPLE = {
    seat: Recipient(100 + seat, Wishes(zone=zone, quiet_from=time(22), quiet_until=time(8)))
    for seat, zone in enumerate(ZONES)
}


class Play:
    """Six seats that move in turn; what is due becomes a post, the time that is up a default move."""

    def __init__(self, file, clock):
        self.file, self.clock, self.restarts = file, clock, 0

    async def open(self):
        self.storage = await open_storage(self.file)
        self.sleeper = Sleeper(self.storage, self.clock)

    async def restart(self):
        await self.storage.close()
        await self.open()
        self.restarts += 1

    async def handle(self, _):
        table, book = await self.state()
        await self.commit(table, decide(book, PEOPLE, STRICT, self.clock.now()))

    async def state(self):
        table = await self.storage.table(1)
        return table, read_notes(table.notes).book

    async def commit(self, table, plan, entries=()):
        posts = [
            NewPost(due.kind, json.dumps([due.seat, self.clock.now().timestamp()]), channel=1)
            for due in plan.due
        ]
        notes = notes_text(Notes(book=plan.book))
        now = self.clock.now()
        await self.storage.commit(
            change(table, now, entries=entries, outbox=posts, notes=notes, wake=plan.wake)
        )
        late = [due.seat for due in plan.due if due.kind == "deadline"]
        for seat in late:
            await self.move(seat, by="time")

    async def move(self, seat, by="person"):
        table, book = await self.state()
        assert book.wait(seat), "somebody moves who is not asked"
        now = self.clock.now()
        book = with_waits(book, [(seat + 1) % 6], PEOPLE, STRICT, now, moved=seat)
        entry = passed(table.entries, seat)
        await self.commit(table, decide(book, PEOPLE, STRICT, now), [entry])

    async def asked(self):
        _, book = await self.state()
        (wait,) = book.waits
        return wait.seat, wait.since


def answers_at(random, seat, since):
    """A player answers within some hours, when they are awake."""
    soon = since + timedelta(minutes=random.choice([1, 5, 30, 240, 700]))
    return PEOPLE[seat].wishes.loud_from(soon)


async def posts_of(storage):
    found = []
    while (taken := await storage.take_outbox(NOON + timedelta(days=99))).posts:
        (post,) = taken.posts
        seat, at = json.loads(post.payload)
        found.append((datetime.fromtimestamp(at, NOON.tzinfo), post.kind, seat))
        await storage.tick_off(post.id, 1)
    return found


@pytest.fixture
async def play(tmp_path):
    play = Play(tmp_path / "caravel.sqlite", HandClock(NOON))
    await play.open()
    await started(play.storage)
    yield play
    await play.storage.close()


async def begin(play):
    table, book = await play.state()
    plan = decide(with_waits(book, [0], PEOPLE, STRICT, NOON), PEOPLE, STRICT, NOON)
    await play.commit(table, plan)


@pytest.mark.rest
async def test_three_weeks_with_a_player_who_vanishes(play):
    random, clock, end = Random(7), play.clock, NOON + timedelta(days=21)
    await begin(play)
    while clock.now() < end:
        seat, since = await play.asked()
        gone = seat == VANISHED and since > VANISHES
        wanted = end if gone else answers_at(random, seat, since)
        # The sleeper goes first where something falls due before the answer comes.
        while (due := await play.sleeper.tick(play.handle)) is not None and due <= wanted:
            clock.set(due)
            await play.sleeper.tick(play.handle)
            if (await play.asked())[0] != seat:
                break
        else:
            clock.set(wanted)
            await play.move(seat)
        if random.random() < 0.2:
            await play.restart()
    assert play.restarts > 10
    check(await posts_of(play.storage), await play.storage.load_log(1))


def check(posts, log):
    assert [entry["seat"] for entry in log] == [n % 6 for n in range(len(log))]
    assert len(log) > 50
    for at, kind, seat in posts:
        hour = at.astimezone(ZoneInfo(ZONES[seat])).hour
        assert kind == "deadline" or 8 <= hour < 22, f"{kind} for {seat} at {hour}"
    # One ping per hand-off at most: whoever moved before their quiet hours ended needed none.
    pings = [seat for _, kind, seat in posts if kind == "ping"]
    assert len(pings) <= len(log) + 1
    assert len({(at, seat) for at, _, seat in posts}) == len(posts)
    ends = [(at, seat) for at, kind, seat in posts if kind == "deadline"]
    assert {seat for _, seat in ends} == {VANISHED}
    assert len(ends) >= 5
    assert all(at > VANISHES + STRICT.limit for at, _ in ends)
    reminded = [seat for _, kind, seat in posts if kind in ("reminder", "last_call")]
    assert reminded.count(VANISHED) >= len(ends)
