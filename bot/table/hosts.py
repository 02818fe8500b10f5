"""The choice of a table's next host: a user who is there. Pure functions."""

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
    """Return the user most likely to be there, the first of several: awake before quiet hours before on vacation."""
    wishes = {person.user: person.wishes for person in people.values()}
    return min(users, key=lambda user: absence(wishes.get(user, Wishes()), now), default=None)


def hosted_by_present(before: LiveTable, after: LiveTable, people: People, now: datetime) -> int:
    """Return the host after a change. If it changed the host, choose the player most likely to be there."""
    if after.row.host == before.row.host:
        return after.row.host
    users = [seat.user for seat in after.seats if seat.user is not None]
    return most_present(users, people, now) or after.row.host
