"""Every vote reaches those who must vote: once, when it suits them, once more, in their list, with its end and its default."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from itertools import product
from typing import NamedTuple

import pytest

from bot.posts.undo import undo_words
from bot.posts.votes import ask_posts, vote_words
from bot.table.ballots import LASTS, REMIND, Ask, open_ballots
from bot.table.notes import Vote
from bot.time import Recipient
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.bot.acts.test_powers import rated, setting
from tests.support.bot import World, private

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


class Case(NamedTuple):
    """A vote of a kind: who asks for it, how, at which kind of table, at which pace, and what its button says."""

    by: str
    ask: Callable[[World, str], Awaitable[str]]
    rated: bool = False
    pace: str = "none"
    button: str = "button-vote"


def command(text, **options):
    """A command that asks for a vote."""

    async def ask(world, name):
        given = {key: world.person(one) if key == "user" else one for key, one in options.items()}
        return private(await world.person(name).slash(world.general, text, given))

    return ask


async def elsewhere(world, name):
    return await command("host move", channel=world.server.channel("garden"))(world, name)


async def back(world, name):
    await world.played(0, TakeRole("settler"))
    return await command("host rewind", line=1)(world, name)


async def undo(world, name):
    for player, role in (("anna", "trader"), ("ben", "prospector")):
        await world.person(player).slash(world.general, "puerto-rico take-role", {"role": role})
        await world.settled()
    await command("undo")(world, name)
    return WORDS("vote-noted")


OPENS = {"seat": "clara", "user": "dora"}
VOTES = {
    "the standing": Case("ben", command("table finish")),
    "the standing, rated": Case("ben", command("table finish", rated=True), rated=True),
    "the end": Case("ben", command("table end")),
    "the end, rated": Case("anna", command("table end"), rated=True),
    "the host": Case("ben", command("host pass-on", user="ben")),
    "a seat for somebody": Case("ben", command("seat vote", **OPENS)),
    "a seat, rated": Case("ben", command("seat vote", seat="clara"), rated=True),
    "a seat for somebody, rated": Case("ben", command("seat vote", **OPENS), rated=True),
    "a skip": Case("anna", command("host skip", seat="anna"), rated=True),
    "going back": Case("anna", back, rated=True),
    "a pause": Case("anna", command("host pause"), rated=True),
    "more time": Case("anna", command("host more-time", hours=9), rated=True, pace="relaxed"),
    "the pace": Case("anna", setting("pace", "relaxed"), rated=True),
    "what follows": Case("anna", setting("then", "robot"), rated=True, pace="relaxed"),
    "tries": Case("anna", setting("tries", "on"), rated=True),
    "another channel": Case("anna", elsewhere, rated=True),
    "an undo": Case("anna", undo, button="button-agree"),
    "an undo, rated": Case("anna", undo, rated=True, button="button-agree"),
}
every_vote = pytest.mark.parametrize("case", VOTES.values(), ids=VOTES)


@pytest.fixture
async def table(time):
    """A table for four without a limit."""
    await time.start(GAME, "anna", "ben", "clara", "emma")
    return time


async def asks(time, case, language=None):
    """Start a table of four and let somebody ask; emma must vote."""
    world = time.world
    if language is not None:
        await world.storage.set_server_settings(world.server.world.guild.id, {"language": language})
    if case.rated:
        await rated(world, "anna", "ben", "clara", "emma", pace=None if case.pace == "none" else case.pace)
    else:
        await time.start(GAME, "anna", "ben", "clara", "emma", mode=case.pace)
    assert await case.ask(world, case.by) == WORDS("vote-noted")
    await world.settled()


async def asleep(time, name):
    await time.wishes(name, quiet_from="11:00", quiet_until="13:00")


def asking(world, case, words=WORDS):
    """The post that asks for a vote."""
    return next(post for post in reversed(world.posts()) if words(case.button) in post.labels)


def pings(world, name):
    """How often somebody was asked for a vote in public."""
    user = world.person(name).id
    marks = {WORDS("button-vote"), WORDS("button-agree")}
    over = WORDS("vote-void"), WORDS("vote-done")
    return sum(
        user in post.pinged
        and bool(marks & {*post.labels} or "your vote" in post.content or post.content.endswith(over))
        for post in world.posts()
    )


@pytest.mark.rest
@every_vote
async def test_a_vote_pings_those_who_must_vote_once_and_reminds_them_once(time, case):
    world = time.world
    await asks(time, case)
    assert pings(world, "emma") == 1
    assert pings(world, case.by) == 0
    await time.passes(hours=1)
    assert pings(world, "emma") == 1
    await time.passes(days=REMIND.days)
    assert pings(world, "emma") == 2
    await time.passes(days=LASTS.days - REMIND.days - 1)
    assert pings(world, "emma") == 2


@pytest.mark.rest
@every_vote
async def test_a_vote_waits_for_the_end_of_quiet_hours(time, case):
    world = time.world
    await asleep(time, "emma")
    await asks(time, case)
    assert pings(world, "emma") == 0
    await time.passes(hours=2)
    assert pings(world, "emma") == 1


@pytest.mark.rest
@every_vote
async def test_a_vote_is_listed_and_says_when_it_ends_and_with_what(time, case):
    world = time.world
    await asks(time, case)
    assert WORDS("games-vote") in private(await world.person("emma").slash(world.general, "games"))
    assert WORDS("games-vote") not in private(await world.person(case.by).slash(world.general, "games"))
    post = asking(world, case)
    if case.button == "button-agree":
        assert WORDS("undo-ends") in post.content
        return
    end = round((time.watch.now() + LASTS).timestamp())
    assert WORDS("vote-ends", at=f"<t:{end}:f>", left=f"<t:{end}:R>") in post.content
    await time.passes(days=LASTS.days, hours=1)
    assert not (await world.live()).notes.votes
    assert next(one for one in world.posts() if one.id == post.id).content.endswith(WORDS("vote-void"))
    assert WORDS("games-vote") not in private(await world.person("emma").slash(world.general, "games"))


@every_vote
async def test_every_sentence_of_a_vote_is_in_the_tables_language(time, case):
    await asks(time, case)
    live, now = await time.world.live(), time.watch.now()
    for about, told in product(open_ballots(live), [live.told_in(language) for language in ("it", "es")]):
        asks_emma = Ask(about, Recipient(time.world.person("emma").id), again=False)
        said, ours = (
            [
                *words_of(one, about, now),
                *ask_posts(one, [asks_emma]),
                *ask_posts(one, [replace(asks_emma, again=True)]),
            ]
            for one in (told, live)
        )
        lines = [[line for part in parts for line in texts(part)] for parts in (said, ours)]
        assert lines[0]
        assert [line for line, english in zip(*lines, strict=True) if line == english] == []


def words_of(live, about, now):
    """What a post asks."""
    if isinstance(about, Vote):
        return [vote_words(live, about, now)]
    return [undo_words(live, about.seat, about.k, ())]


def texts(part):
    """The lines of a text or a post."""
    text = part if isinstance(part, str) else json.loads(part.payload)["content"]
    return text.splitlines()


async def test_who_chose_direct_messages_hears_of_a_vote_there(table):
    world = table.world
    await table.wishes("emma", ways="direct")
    await VOTES["the standing"].ask(world, "ben")
    await world.settled()
    await table.passes(minutes=1)
    assert pings(world, "emma") == 0
    letters = [one.content for one in world.person("emma").direct_messages() if "your vote" in one.content]
    assert len(letters) == 1


async def test_an_undo_that_must_be_agreed_to_pings_nobody_at_night(table):
    world = table.world
    await asleep(table, "emma")
    await world.person("anna").slash(world.general, "puerto-rico take-role", {"role": "trader"})
    await world.settled()
    await world.person("ben").slash(world.general, "puerto-rico take-role", {"role": "prospector"})
    await world.settled()
    await world.person("anna").slash(world.general, "undo")
    await world.settled()
    asked = next(post for post in reversed(world.posts()) if WORDS("button-agree") in post.labels)
    assert world.person("emma").id not in asked.pinged
    assert world.person("ben").id in asked.pinged
    assert WORDS("games-vote") in private(await world.person("emma").slash(world.general, "games"))
    await table.passes(hours=2)
    assert world.person("emma").id in [user for post in world.posts()[-2:] for user in post.pinged]


@pytest.mark.rest
async def test_a_vote_asks_after_a_restart(table):
    world = table.world
    await asleep(table, "emma")
    await VOTES["the standing"].ask(world, "ben")
    await world.settled()
    table.restarts = True
    await table.passes(hours=2)
    assert pings(world, "emma") == 1


def test_a_reminder_comes_before_a_vote_ends():
    assert timedelta(0) < REMIND < LASTS


@pytest.mark.rest
async def test_who_hears_of_two_votes_at_once_reads_what_each_is_about(table):
    world = table.world
    await asleep(table, "emma")
    for vote in ("the standing", "a seat for somebody"):
        await VOTES[vote].ask(world, "ben")
        await world.settled()
    await table.passes(hours=2)
    emma = world.person("emma").id
    told = "\n".join(post.content for post in world.posts() if emma in post.pinged)
    assert WORDS("vote-score", by="ben", name="", to="") in told
    dora = world.person("dora").mention
    assert WORDS("vote-seat-for", by="ben", name="clara", to=dora) in told


async def test_who_hears_of_a_vote_late_does_not_read_that_it_is_the_last_time(table):
    world = table.world
    # She is back at the moment at which the others are reminded.
    away = [{"first": "2026-11-21", "last": "2026-11-22"}]
    await table.wishes("emma", vacations=away, quiet_from="00:00", quiet_until="12:00")
    await VOTES["the standing"].ask(world, "ben")
    await world.settled()
    await table.passes(days=REMIND.days, hours=1)
    emma, clara = world.person("emma").id, world.person("clara").id
    asked = [post for post in world.posts() if "your vote" in post.content]
    (first,) = [post for post in asked if emma in post.pinged]
    (again,) = [post for post in asked if clara in post.pinged]
    assert "not reminded again" not in first.content
    assert "not reminded again" in again.content
    await table.passes(days=REMIND.days)
    asked = [post for post in world.posts() if "your vote" in post.content and emma in post.pinged]
    assert len(asked) == 2
    assert "not reminded again" in asked[-1].content
