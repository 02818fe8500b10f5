"""A whole game over weeks: six players in six time zones, one of whom vanishes, the bot restarted now and then."""

from datetime import datetime, time, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

ZONES = {
    "anna": "Europe/Berlin",
    "ben": "America/New_York",
    "clara": "America/Bogota",
    "david": "Asia/Tokyo",
    "emma": "Australia/Sydney",
    "felix": "Pacific/Auckland",
}
VANISHED, VANISHES_AFTER = 3, timedelta(days=6)
EVENING, MORNING = time(22), time(8)
MOST_RESTARTS = 6


class Weeks:
    """Six people who answer hours after they were pinged, and sleep at night."""

    def __init__(self, time, people):
        self.time, self.people = time, people
        self.rng = Random(7)
        self.start = time.watch.now()
        self.heard = []
        """(person, moment, content) of everything that has notified somebody."""
        self.seen = set()
        time.after_each_look = self.listen

    async def play(self):
        """Let time pass until the game is over: who is waited for and awake moves after a while."""
        steps = 0
        while (live := await self.time.world.live()).row.status == "running":
            await self.time.passes(hours=self.rng.choice([0.2, 1, 4, 10]))
            await self.move(await self.time.world.live())
            self.listen()
            steps += 1
            if steps % 40 == 0 and steps // 40 <= MOST_RESTARTS:
                await self.time.world.restart()
        return live

    async def move(self, live):
        table = live.table
        for seat in table.waiting():
            gone = seat == VANISHED and self.time.watch.now() >= self.start + VANISHES_AFTER
            if not gone and not is_night(self.people[seat], self.time.watch.now()):
                await self.time.world.played(seat, table.menu(seat).sample(self.rng))
                return

    def listen(self):
        now = self.time.watch.now()
        for person in self.people:
            for message in person.pings():
                if (person.id, message.id) not in self.seen:
                    self.seen.add((person.id, message.id))
                    self.heard.append((person, now, message.content))


def is_night(person, moment: datetime) -> bool:
    at = moment.astimezone(ZoneInfo(ZONES[person.name])).time()
    return at >= EVENING or at < MORNING


@pytest.mark.rest
async def test_a_game_over_weeks_that_somebody_leaves_is_played_to_its_end(time):
    for name, zone in ZONES.items():
        await time.wishes(name, zone=zone, quiet_from=EVENING, quiet_until=MORNING)
    people = await time.start("pizarro_and_co", *ZONES, mode="strict")
    weeks = Weeks(time, people)
    live = await weeks.play()
    lasted = time.watch.now() - weeks.start
    assert lasted > timedelta(weeks=3)
    assert live.table.is_over()
    assert time.world.post.content.splitlines()[0].endswith("– **Pizarro & Co.**: the game is over")
    assert "wins" in time.world.post.content
    made = {entry.by for entry in live.table.log.entries if entry.seat == VANISHED}
    assert "time" in made
    others = {entry.by for entry in live.table.log.entries if entry.seat not in (VANISHED, -1)}
    assert "person" in others
    assert {person.name for person, *_ in weeks.heard} == set(ZONES)
    assert [content for person, moment, content in weeks.heard if is_night(person, moment)] == []
    vanished = [content for person, _, content in weeks.heard if person == people[VANISHED]]
    assert any("last call" in content for content in vanished)
    assert await time.world.storage.wake_of(live.row.id) is None
