"""Pings, reminders and deadlines: who is told what, and when. Pure functions; imports nothing of the bot.

Begin with `deciding`: what is due at a table, by its `book` of waits. `typed_times` and `zones` read typed times and time zones.

How the bot uses it, all of it under the table's lock:

- A table's notes hold its `Book` and its `Pace`; each seat's `Recipient` comes from its user and their settings (`read_wishes`).
- After each move: `book = with_waits(book, waiting, people, pace, now, moved=seat, …)`. Then, if users are asked
  now (no robot is at work), `plan = decide(book, people, pace, now)`. Commit `plan.book` and `plan.wake` with a post
  for everything in `plan.due`: a "ping" that comes with the hand-off's own post is its mention.
- `bot.acts.sleeper` calls `Timekeeper.see_to` when a table is due again. That calls `decide` and commits, as after a
  move. After each commit call `sleeper.wake()`.
- A "deadline" whose `then` is not the host requires a move of the seat (by "time"): make it; the rest is a hand-off.
- Buttons change the book: `mute`, `need_until`, `extend`, `begun`; the host's `pause`, `resume`,
  `change_pace`, `hand_over`. Each is followed by `decide` and a commit.
- `stops`: time in which nobody could act does not count: `after_outage` if the program or Discord was away, `cut_off` and
  `reached` if the table's channel could not be reached. Only `deadline` computes when time is up.
"""

from bot.time.book import (
    Book,
    People,
    Recipient,
    Wait,
    begun,
    change_pace,
    deadline,
    extend,
    hand_over,
    heard,
    mute,
    need_until,
    with_waits,
)
from bot.time.deciding import Due, Kind, Plan, decide
from bot.time.pace import PACES, Pace, Then, pace_of
from bot.time.stops import after_outage, cut_off, pause, reached, resume
from bot.time.wishes import Vacation, Wishes, changed, read_wishes

__all__ = [
    "PACES",
    "Book",
    "Due",
    "Kind",
    "Pace",
    "People",
    "Plan",
    "Recipient",
    "Then",
    "Vacation",
    "Wait",
    "Wishes",
    "after_outage",
    "begun",
    "change_pace",
    "changed",
    "cut_off",
    "deadline",
    "decide",
    "extend",
    "hand_over",
    "heard",
    "mute",
    "need_until",
    "pace_of",
    "pause",
    "reached",
    "read_wishes",
    "resume",
    "with_waits",
]
