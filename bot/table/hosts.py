"""Who hosts a table after its host: somebody who is there. Pure."""

from collections.abc import Sequence
from datetime import datetime

from bot.table.live import LiveTable
from bot.time import People, Wishes


def absence(wishes: Wishes, now: datetime) -> int:
    """Return how far away a user is: 0 awake, 1 in their quiet hours, 2 on vacation."""
    if any(start <= now < end for start, end in wishes.breaks()):
        return 2
    return 0 if wishes.loud_from(now) == now else 1


def most_present(users: Sequence[int], people: People, now: datetime) -> int | None:
    """Return the first of some users of those who are nearest at hand; nobody on vacation if anybody else is there."""
    wishes = {person.user: person.wishes for person in people.values()}
    return min(users, key=lambda user: absence(wishes.get(user, Wishes()), now), default=None)


def hosted_by_present(before: LiveTable, after: LiveTable, people: People, now: datetime) -> int:
    """Return who hosts a table that a change has given another host: of those who sit there, one who is there."""
    if after.row.host == before.row.host:
        return after.row.host
    users = [seat.user for seat in after.seats if seat.user is not None]
    return most_present(users, people, now) or after.row.host
