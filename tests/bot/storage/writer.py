"""A process that writes to a database until it is killed: `python -m tests.bot.storage.writer FILE HOW`.

`moves`: appends entries to table 1 for ever, printing each number when it was acknowledged.
`race`: tries to write each of 150 entries, printing those that it won.
"""

import asyncio
import sys

from bot.storage import Change, EntryTaken, open_storage
from tests.bot.storage.tables import NOON, passed, say


def say_to_parent(word):
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


async def moves(storage):
    table = await storage.table(1)
    revision, n = table.revision, table.entries
    while True:
        post = say(f"entry {n}")
        revision = await storage.commit(
            Change(1, NOON, revision, entries=[passed(n)], outbox=[post], notes={"line": n})
        )
        say_to_parent(n)
        n += 1


async def race(storage, seat):
    for n in range(150):
        try:
            await storage.commit(Change(1, NOON, entries=[passed(n, seat)]))
            say_to_parent(n)
        except EntryTaken:
            continue


async def main(file, how):
    async with await open_storage(file, shared=True) as storage:
        say_to_parent("ready")
        sys.stdin.readline()
        await (moves(storage) if how == "moves" else race(storage, int(how)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
