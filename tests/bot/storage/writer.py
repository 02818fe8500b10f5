"""A process that writes to a database until it is killed: `python -m tests.bot.storage.writer FILE HOW`.

`moves`: appends entries to table 1 for ever, printing each number when it was acknowledged.
`race`: tries to write each of 150 entries, printing those that it won.
"""

import asyncio
import sys

from bot.storage import Conflict, open_storage
from tests.bot.storage.tables import change, passed, say


def say_to_parent(word):
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


async def moves(storage):
    table = await storage.table(1)
    while True:
        n = table.entries
        posts = [say(f"entry {n}")]
        table = await storage.commit(change(table, entries=[passed(n)], outbox=posts, notes=f"line {n}"))
        say_to_parent(n)


async def race(storage, seat):
    for n in range(150):
        table = await storage.table(1)
        try:
            await storage.commit(change(table, entries=[passed(n, seat)]))
            say_to_parent(n)
        except Conflict:
            continue


async def main(file, how):
    async with await open_storage(file, shared=True) as storage:
        say_to_parent("ready")
        sys.stdin.readline()
        await (moves(storage) if how == "moves" else race(storage, int(how)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
