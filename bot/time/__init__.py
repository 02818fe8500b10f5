"""Who is told what, and when: pings, reminders, deadlines.

How the bot uses it, all of it under the table's lock:

- A table's `Book` lies among its notes: `book_from_data(notes.get(TIMER))`. Its `Pace` comes from its settings
  (`read_pace`), each seat's `Person` from its user and his settings (`read_wishes`).
- After each move: `book = hand_off(book, waiting, people, pace, now, moved=seat, …)`, then, if people are asked
  now (no robot is at work), `plan = decide(book, people, pace, now)`. Commit `planned(change, plan)` with a post
  for everything in `plan.due`: a "ping" that comes with the hand-off's own post is its mention.
- `Sleeper(storage, {TIMER: handler})` calls the handler when it is time to look again: it does
  `decide` and commits, as after a move. After each commit `sleeper.wake()`.
- A "deadline" that is not the host's wants a move of the seat (by "time"): make it, and the rest is a hand-off.
- Buttons change the book: `mute`, `need_until`, `extend`, `begun`, `given_up`; the host `pause`, `resume`,
  `change_pace`, `hand_over`. Each is followed by `decide` and a commit.
"""

from bot.time.book import (
    Book,
    People,
    Person,
    Wait,
    begun,
    book_from_data,
    book_to_data,
    change_pace,
    deadline,
    extend,
    given_up,
    hand_off,
    hand_over,
    heard,
    mute,
    need_until,
    pause,
    resume,
)
from bot.time.deciding import TIMER, Due, Kind, Plan, decide, planned
from bot.time.pace import PACES, Mode, Pace, Then, pace_settings, read_pace
from bot.time.sleeper import Sleeper
from bot.time.wishes import Vacation, Wishes, changed, read_wishes

__all__ = [
    "PACES",
    "TIMER",
    "Book",
    "Due",
    "Kind",
    "Mode",
    "Pace",
    "People",
    "Person",
    "Plan",
    "Sleeper",
    "Then",
    "Vacation",
    "Wait",
    "Wishes",
    "begun",
    "book_from_data",
    "book_to_data",
    "change_pace",
    "changed",
    "deadline",
    "decide",
    "extend",
    "given_up",
    "hand_off",
    "hand_over",
    "heard",
    "mute",
    "need_until",
    "pace_settings",
    "pause",
    "planned",
    "read_pace",
    "read_wishes",
    "resume",
]
