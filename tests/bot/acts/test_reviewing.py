"""`/review`: after the end a strong robot looks at one's decisions again, from what was seen then; kept, and told in person."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from itertools import groupby, islice
from random import Random

import pytest

from bot.posts.review import WORST
from games import all_games
from games.ai.planner import Rated
from games.core.decisions import decisions
from games.core.secrets import view
from games.mundus_novus.trade import SecretOffers
from games.words.phrases import phrases
from tests.bot.acts.test_forgetting import forgets, whole
from tests.conformance.shuffling import shuffled
from tests.games.playing import spelled


class Robot:
    """Never thinks of what was made by itself; rates it as behind some other move, a little more each time, and keeps what it was asked.

    First it raises what `fails` holds.
    """

    def __init__(self):
        self.asked, self.fails = [], []
        self.may_think = asyncio.Event()
        self.may_think.set()

    def close(self):
        """There are no workers."""

    async def rate(self, robot, seed, seen, seat, menu, also=()):
        await self.may_think.wait()
        if self.fails:
            raise self.fails.pop()
        if not also:
            return []
        self.asked.append((robot, seed, spelled(seen), seat, repr(menu), also))
        (made,) = also
        better = next((move for move in (menu.sample(Random(n)) for n in range(50)) if move != made), made)
        return [Rated(better, 0.0, 0.0), Rated(made, float(len(self.asked)), 0.5)]


@pytest.fixture
def robot():
    """What looks at games that are over."""
    return Robot()


@pytest.fixture
def bot_options(robot):
    return {"patient": robot}


async def ended(world, game, moves=12):
    """A game of three people that ends by vote after some random moves."""
    await world.start(game, "anna", "ben", "clara")
    rng = Random(4)
    for _ in range(moves):
        live = await world.live()
        if live.table.is_over():
            break
        seat = live.table.waiting()[0]
        await world.played(seat, live.table.open_menu(seat).sample(rng))
    await settle(world)


async def settle(world):
    async with world.tables.hold((await world.live()).row.id) as held:
        await held.commit(held.started.noting(settled="score").with_row(status="ended"))


async def review(world, name):
    reply = await world.person(name).slash(world.general, "review")
    return reply.messages[0] if reply.messages else reply.message


async def made(world):
    await world.acts.reviewing.rested()
    await world.settled()


@pytest.mark.rest
async def test_three_decisions_are_shown_each_with_the_board_then_and_what_was_better(world, robot):
    await ended(world, "puerto_rico")
    comes = await review(world, "anna")
    assert comes.content.startswith("A strong robot is looking at your ")
    await made(world)
    shown = await review(world, "anna")
    lines = shown.content.splitlines()
    assert sum(line[:2] in ("1.", "2.", "3.") for line in lines) == WORST
    assert "It would rather have chosen" in shown.content
    alts = [each.description for each in shown.files]
    assert [alt[:3] for alt in alts] == [f"{number}. " for number in range(1, WORST + 1) for _ in "bo"], (
        "the board then, and what anna had"
    )
    asked = len(robot.asked)
    assert f"about {asked} points" in shown.content, "the dearest comes first"
    assert (await review(world, "anna")).content == shown.content
    assert len(robot.asked) == asked, "it is made once"


async def test_an_answer_that_was_taken_back_is_not_looked_at_and_the_last_one_is(world, robot):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live, rng = await world.live(), Random(4)
    while not isinstance(live.table.state.agenda[-1], SecretOffers):
        seat = live.table.waiting()[0]
        await world.played(seat, live.table.open_menu(seat).sample(rng))
        live = await world.live()
    first, last = islice(live.table.open_menu(0), 2)
    for move in (first, last):
        await world.played(0, move)
    await settle(world)
    await review(world, "anna")
    await made(world)
    assert [also for *_, also in robot.asked][-1] == (last,)
    assert all(also != (first,) for *_, also in robot.asked)


async def test_where_a_message_is_full_a_decision_is_shown_without_ones_own_things(world, monkeypatch):
    monkeypatch.setattr("bot.acts.reviewing.MOST_FILES", WORST + 1)
    await ended(world, "puerto_rico")
    await review(world, "anna")
    await made(world)
    alts = [each.description for each in (await review(world, "anna")).files]
    assert [alt[:3] for alt in alts] == ["1. ", "1. ", "2. ", "3. "]


async def test_it_is_for_who_has_played_and_when_the_game_is_over(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    assert (await review(world, "anna")).content == phrases("en")("not-over-yet")
    await settle(world)
    assert (await review(world, "dora")).content == phrases("en")("not-seated")
    assert (await review(world, "clara")).content == phrases("en")("review-of-nothing")


async def test_it_is_told_in_person_or_where_that_is_not_wanted_by_a_mention(world):
    await ended(world, "puerto_rico")
    anna, ben = world.person("anna"), world.person("ben")
    await world.storage.set_user_settings(anna.id, {"ways": "direct"})
    await world.storage.set_user_settings(ben.id, {"ways": "channel"})
    for name in ("anna", "ben"):
        await review(world, name)
    await made(world)
    told = "a strong robot has looked at your game of **Puerto Rico**"
    news = anna.direct_messages()[-1]
    assert told in news.content
    assert news.labels == [phrases("en")("button-review-there")], "nobody is asked for a move any more"
    assert told in world.post.content
    assert f"<@{ben.id}>" in world.post.content
    assert not any(f"<@{anna.id}>, {told}" in post.content for post in world.posts())


async def test_more_opens_it_when_the_game_is_over(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    words, anna = phrases("en", "puerto_rico"), world.person("anna")
    more = await anna.click(world.post, words("button-more"))
    assert words("button-review") not in more.message.labels
    post = world.post
    await settle(world)
    more = await anna.click(post, words("button-more"))
    reply = await anna.click(more.message, words("button-review"))
    assert reply.message.content == words("review-of-nothing")


@pytest.mark.rest
async def test_the_advisers_own_move_is_no_mistake(world, robot, monkeypatch):
    await ended(world, "puerto_rico")
    live = await world.live()
    moves = [entry.move for entry in live.table.log.live_line() if entry.seat == 0 and entry.by == "person"]

    async def first(_robot, _seed, _seen, _seat, menu, also=()):
        own = next(move for move in moves if move in menu)
        worse = [Rated(move, 3.0, 0.5) for move in also]
        return [Rated(own, 0.0, 0.0), *worse]

    monkeypatch.setattr(world.acts.reviewing, "rate", first)
    found = await world.acts.reviewing.look_through(live, 0)
    assert all(
        mistake.move != made
        for mistake in found.worst
        for made in [live.table.log.entries[mistake.entry].move]
    )
    assert moves[0] not in [live.table.log.entries[mistake.entry].move for mistake in found.worst]


@pytest.mark.rest
async def test_what_was_begun_is_made_after_a_restart(world):
    await ended(world, "puerto_rico")
    await world.storage.ask_review((await world.live()).row.id, 0, world.person("anna").id)
    await world.restart()
    await made(world)
    assert "It would rather have chosen" in (await review(world, "anna")).content


@pytest.mark.rest
async def test_what_has_failed_is_made_when_it_is_asked_for_again(world, robot, bot_log):
    await ended(world, "puerto_rico")
    robot.fails.append(RuntimeError("no robot"))
    await review(world, "anna")
    await made(world)
    assert "no review of table" in bot_log.lines[0]
    bot_log.lines.clear()
    assert (await review(world, "anna")).content.startswith("A strong robot is looking")
    await made(world)
    assert "It would rather have chosen" in (await review(world, "anna")).content


@pytest.mark.rest
async def test_a_decision_on_which_workers_die_is_left_out(world, robot):
    await ended(world, "puerto_rico")
    robot.fails.append(BrokenProcessPool())
    await review(world, "anna")
    await made(world)
    assert "It would rather have chosen" in (await review(world, "anna")).content


@pytest.mark.rest
async def test_it_goes_with_its_asker(world):
    await ended(world, "puerto_rico")
    await review(world, "anna")
    await made(world)
    assert [name for name, _ in whole(world.database) if name == "reviews"]
    await forgets(world, "anna")
    assert not [name for name, _ in whole(world.database) if name == "reviews"]


@pytest.mark.rest
@pytest.mark.parametrize("game", all_games())
async def test_nothing_is_used_that_could_not_be_seen_then(world, robot, game, monkeypatch):
    await ended(world, game, 30)
    live = await world.live()
    before = await world.acts.reviewing.look_through(live, 0)

    def otherwise(table, wanted, since=-1):
        rng = Random(3)
        for one in decisions(table, wanted, since):
            hidden = shuffled(one.before, 0, rng)
            assert repr(view(hidden, 0)) == repr(view(one.before, 0))
            yield replace(one, before=hidden)

    monkeypatch.setattr("bot.acts.reviewing.decisions", otherwise)
    first, robot.asked = robot.asked, []
    assert await world.acts.reviewing.look_through(live, 0) == before
    assert robot.asked == first
    assert first


@pytest.mark.rest
async def test_reviews_are_made_in_turn_for_each_who_asks(world, robot):
    rng, tables = Random(4), []
    for name in ("one", "two"):
        channel = world.server.channel(name)
        await world.start("puerto_rico", "anna", "ben", "clara", channel=channel)
        while len((await world.live(channel)).table.log.live_line()) < 12:
            live = await world.live(channel)
            seat = live.table.waiting()[0]
            await world.played(seat, live.table.open_menu(seat).sample(rng), channel)
        async with world.tables.hold(live.row.id) as held:
            await held.commit(held.started.noting(settled="score").with_row(status="ended"))
        tables.append(live.row.id)
    robot.may_think.clear()
    for name, table in (("anna", tables[0]), ("anna", tables[1]), ("ben", tables[0])):
        await world.acts.reviewing.review(table, world.person(name).id)
    robot.may_think.set()
    await made(world)
    assert [seat for seat, _ in groupby(asked[3] for asked in robot.asked)] == [0, 1, 0]
