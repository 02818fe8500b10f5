"""Rate limits as Discord counts them, and that an unmodified discord.py keeps within them."""

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.local import limits
from bot.local.limits import RateLimits

TOO_MANY = 429


@pytest.fixture
def strict(discord_server):
    """The server, counting requests."""
    discord_server.limits.on = True
    return discord_server


@pytest.fixture
async def ask(strict):
    """A function that makes a bare request and gives its answer with its body."""
    headers = {"Authorization": f"Bot {strict.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def request(method, path, body=None):
            async with session.request(method, f"{strict.url}/api/v10{path}", json=body) as answer:
                return answer, await answer.text()

        yield request


def posts_to(channel):
    return f"/channels/{channel.id}/messages"


async def statuses(ask, count, method, path, body=None):
    return [(await ask(method, path, body))[0].status for _ in range(count)]


async def test_five_posts_a_channel_in_five_seconds(strict, ask):
    place = posts_to(strict.channel("general"))
    assert await statuses(ask, 6, "POST", place, {"content": "x"}) == [200] * 5 + [TOO_MANY]
    strict.clock.advance(5)
    assert await statuses(ask, 1, "POST", place, {"content": "x"}) == [200]


async def test_another_channel_has_a_count_of_its_own(strict, ask):
    await statuses(ask, 5, "POST", posts_to(strict.channel("general")), {"content": "x"})
    assert await statuses(ask, 1, "POST", posts_to(strict.channel("table-one")), {"content": "x"}) == [200]


async def test_an_edit_shows_the_bucket_of_a_post_and_has_a_count_of_its_own(strict, ask):
    place = strict.channel("general")
    answer, _ = await ask("POST", posts_to(place), {"content": "x"})
    await statuses(ask, 4, "POST", posts_to(place), {"content": "x"})
    message = strict.world.messages_in(place.id)[0]
    edit, _ = await ask("PATCH", f"{posts_to(place)}/{message.id}", {"content": "y"})
    assert edit.status == 200
    assert edit.headers["X-RateLimit-Remaining"] == "4"
    assert edit.headers["X-RateLimit-Bucket"] == answer.headers["X-RateLimit-Bucket"]


@pytest.mark.parametrize(("age", "limit"), [(0, 5), (11, 3), (15 * 86_400, 30)])
async def test_deletes_are_limited_by_the_age_of_the_message(strict, ask, age, limit):
    place = strict.channel("general")
    message = await strict.user("alice").say(place, "x")
    strict.clock.advance(age)
    answer, _ = await ask("DELETE", f"{posts_to(place)}/{message.id}")
    assert answer.headers["X-RateLimit-Limit"] == str(limit)


async def test_a_refusal_says_how_long_to_wait(strict, ask):
    place = posts_to(strict.channel("general"))
    await statuses(ask, 5, "POST", place, {"content": "x"})
    strict.clock.advance(2)
    answer, text = await ask("POST", place, {"content": "x"})
    assert '"retry_after": 3.0' in text
    assert answer.headers["Retry-After"] == "3"
    assert answer.headers["X-RateLimit-Scope"] == "user"
    assert answer.headers["X-RateLimit-Remaining"] == "0"


async def test_fifty_requests_a_second_in_all(strict, ask):
    assert await statuses(ask, 51, "GET", "/users/@me") == [200] * 50 + [TOO_MANY]
    answer, _ = await ask("GET", "/users/@me")
    assert answer.headers["X-RateLimit-Global"] == "true"
    assert answer.headers["X-RateLimit-Scope"] == "global"
    strict.clock.advance(1)
    assert await statuses(ask, 1, "GET", "/users/@me") == [200]


async def test_answers_to_interactions_are_no_part_of_the_fifty(strict, ask):
    await statuses(ask, 50, "GET", "/users/@me")
    assert await statuses(ask, 1, "POST", "/interactions/1/x/callback", {"type": 6}) == [404]
    assert await statuses(ask, 1, "POST", f"/webhooks/{strict.world.bot.id}/x", {"content": "x"}) == [404]


async def test_five_follow_ups_of_an_interaction_in_two_seconds(strict, ask):
    path = f"/webhooks/{strict.world.bot.id}/x"
    assert await statuses(ask, 6, "POST", path, {"content": "x"}) == [404] * 5 + [TOO_MANY]
    assert await statuses(ask, 1, "POST", path + "y", {"content": "x"}) == [404]


async def test_refused_requests_are_counted(strict, ask):
    await statuses(ask, 7, "POST", posts_to(strict.channel("general")), {"content": "x"})
    assert strict.limits.refused == 2


async def test_too_many_invalid_requests_bring_a_ban(strict, ask, monkeypatch):
    monkeypatch.setattr(limits, "MOST_INVALID", 20)
    place = strict.channel("general")
    strict.forbid(place, "send_messages")
    for _ in range(5):
        await statuses(ask, 4, "POST", posts_to(place), {"content": "x"})
        strict.clock.advance(5)
    answer, text = await ask("GET", "/users/@me")
    assert (answer.status, text) == (TOO_MANY, "error code: 1015")
    assert "Via" not in answer.headers
    strict.clock.advance(limits.BAN)
    assert await statuses(ask, 1, "GET", "/users/@me") == [200]


async def test_invalid_requests_are_forgotten_after_ten_minutes(strict, ask):
    place = strict.channel("general")
    strict.forbid(place, "send_messages")
    await statuses(ask, 5, "POST", posts_to(place), {"content": "x"})
    assert strict.limits.invalid == 5
    strict.clock.advance(limits.INVALID_SECONDS + 1)
    assert strict.limits.invalid == 0


async def test_the_client_takes_a_ban_for_one(strict, bot):
    client = await bot()
    strict.limits.ban(60)
    with pytest.raises(discord.HTTPException) as caught:
        await client.fetch_user(strict.user("alice").id)
    assert caught.value.status == TOO_MANY


async def test_two_hundred_new_commands_a_day(strict):
    for _ in range(limits.CREATE.limit):
        strict.limits.create_command(None)
    with pytest.raises(Exception, match="daily"):
        strict.limits.create_command(None)
    strict.limits.create_command(1)


async def test_while_it_is_off_nothing_is_refused(discord_server):
    rules = RateLimits(discord_server.clock, on=False)
    place = {"channel": "1"}
    assert [rules.admit("POST", "/channels/{channel}/messages", place) for _ in range(100)] == [{}] * 100


class LeapingClock:
    """The machine's clock and, in place of asyncio for discord.py's requests, a sleep that it leaps over."""

    leaps = 0.0

    def now(self) -> float:
        """Give seconds since 1970."""
        return time.time() + self.leaps

    async def sleep(self, seconds: float) -> None:
        self.leaps += seconds
        await asyncio.sleep(0)

    def __getattr__(self, name: str):
        return getattr(asyncio, name)


async def test_discord_py_keeps_to_the_buckets(discord_server, bot, monkeypatch):
    client = await bot()
    clock = LeapingClock()
    monkeypatch.setattr(discord.http, "asyncio", clock)
    discord_server.limits.clock, discord_server.limits.on = clock, True
    channel = client.get_channel(discord_server.channel("general").id)
    sent = await asyncio.gather(*(channel.send(str(number)) for number in range(23)))
    await sent[0].edit(content="edited")
    assert discord_server.limits.refused == 0
    assert clock.leaps > 0
    assert len(discord_server.user("alice").sees(discord_server.channel("general"))) == 23
