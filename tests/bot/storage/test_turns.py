"""The queues of clients that wait to identify at Discord."""

import asyncio

import pytest

from bot.storage.turns import Turns

PAUSE = 5.0


class Now:
    """A clock that a test sets."""

    at = 0.0

    def __call__(self) -> float:
        return self.at


async def waiting(turns: Turns, bucket: int) -> "asyncio.Task[None]":
    """A client that waits for its turn."""
    client = asyncio.create_task(turns.wait(bucket))
    await asyncio.sleep(0)
    return client


async def test_the_first_of_a_bucket_goes_and_the_next_one_waits_for_its_pause():
    now = Now()
    turns = Turns(PAUSE, now)
    first, second = await waiting(turns, 0), await waiting(turns, 0)
    turns.begin(0)
    await first
    assert not second.done()
    assert (turns.wanted(), turns.over()) == ([], [])
    now.at = PAUSE
    assert turns.over() == [0]
    turns.end([0])
    assert turns.wanted() == [0]
    turns.begin(0)
    await second


async def test_a_client_that_no_longer_waits_wants_no_lock_and_is_passed_over():
    turns = Turns(PAUSE, Now())
    gone, next_one = await waiting(turns, 0), await waiting(turns, 0)
    other = await waiting(turns, 1)
    for client in (gone, other):
        client.cancel()
        with pytest.raises(asyncio.CancelledError):
            await client
    assert turns.wanted() == [0]
    turns.begin(0)
    await next_one


async def test_after_the_connection_was_lost_clients_want_the_lock_again():
    turns = Turns(PAUSE, Now())
    turns.begin(0)
    client = await waiting(turns, 0)
    assert turns.wanted() == []
    turns.forget()
    assert turns.wanted() == [0]
    client.cancel()
