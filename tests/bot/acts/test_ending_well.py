"""Giving up, and ending by vote with the standing as the result: told, counted, and nobody's secret before."""

import pytest

from games.words.phrases import phrases
from tests.support.bot import private
from tests.support.endings import over, results

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
HIDDEN = phrases("en", "pizarro_and_co")
VOTE = WORDS("button-vote")


async def concedes(world, name):
    """Let somebody give up, with both questions; returns what they are told."""
    person = world.person(name)
    reply = await person.slash(world.general, "concede")
    assert private(reply) == WORDS("concede-sure", game=WORDS("game-name"))
    reply = await person.click(reply.message, WORDS("button-concede"))
    told = private(reply)
    await world.settled()
    return told


def says(world, text):
    return any(text in post.content for post in world.posts())


def asked(world):
    """The newest post that asks for votes."""
    return next(post for post in reversed(world.posts()) if VOTE in post.labels)


# Giving up


async def test_it_is_asked_once_more_before_somebody_gives_up(world):
    await world.start(GAME, "anna", "ben", "clara")
    await world.person("ben").slash(world.general, "concede")
    assert (await world.live()).seats[1].user == world.person("ben").id


@pytest.mark.rest
async def test_a_robot_plays_on_for_who_gives_up_and_the_table_is_told(world):
    await world.start(GAME, "anna", "ben", "clara")
    assert await concedes(world, "anna") == WORDS("conceded-answer")
    await world.restart()
    row = (await world.live()).row
    assert (row.seats[0].user, bool(row.seats[0].robot)) == (None, True)
    assert row.host == world.person("ben").id
    assert says(world, WORDS("conceded", name="anna"))
    assert any(entry.by == "robot" for entry in (await world.live()).table.log.entries)


async def test_nobody_takes_the_seat_of_who_has_given_up(world):
    await world.start(GAME, "anna", "ben", "clara")
    await concedes(world, "ben")
    dora = world.person("dora")
    assert private(await dora.slash(world.general, "seat take")) == WORDS("no-open-seat")
    for command in ("seat open", "seat robot"):
        reply = await world.person("anna").slash(world.general, command, {"seat": "2"})
        assert private(reply) == WORDS("seat-conceded", name="ben")
    reply = await world.person("anna").slash(world.general, "seat give", {"seat": "2", "user": dora})
    assert private(reply) == WORDS("seat-conceded", name="ben")


@pytest.mark.rest
async def test_who_has_given_up_is_last_whatever_the_robot_does_and_the_post_says_so(world):
    await world.start(GAME, "anna", "ben", "clara")
    await concedes(world, "clara")
    await over(world, seed=4)
    (found,) = await results(world)
    assert (found.seats[2].user, found.seats[2].gave_up, found.seats[2].rank) == (
        world.person("clara").id,
        True,
        3,
    )
    assert {seat.rank for seat in found.seats[:2]} <= {1, 2}
    assert f"3. clara – {WORDS('points', points=found.seats[2].points)} (gave up)" in world.post.content
    reply = await world.person("anna").slash(world.general, "score")
    assert private(reply).splitlines()[-1].startswith("3. clara")


@pytest.mark.rest
async def test_who_gives_up_sees_no_more_than_everybody(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    person = world.person("ben")
    reply = await person.slash(world.general, "concede")
    await person.click(reply.message, HIDDEN("button-concede"))
    await world.settled()
    reply = await person.slash(world.general, "hand")
    assert private(reply) == HIDDEN("former-hand")


async def test_only_who_plays_may_give_up(world):
    await world.start(GAME, "anna", "ben", "clara")
    reply = await world.person("dora").slash(world.general, "concede")
    assert private(reply) == WORDS("not-seated")


# The standing as the result


async def finish(world, name, **options):
    reply = await world.person(name).slash(world.general, "table finish", options)
    await world.settled()
    return private(reply)


@pytest.mark.rest
async def test_all_must_vote_for_it_the_host_too_and_robots_abstain(world):
    await world.start(GAME, "anna", "ben", robots=1)
    assert await finish(world, "anna") == WORDS("vote-noted")
    assert (await world.live()).row.status == "running"
    await world.restart()
    await world.person("ben").click(asked(world), VOTE)
    await world.settled()
    assert (await world.live()).row.status == "ended"
    (found,) = await results(world)
    live = await world.live()
    assert (found.by, [seat.robot is None for seat in found.seats]) == ("vote", [True, True, False])
    assert {seat.seat: seat.points for seat in found.seats} == {
        score.seat: score.total for score in live.game.scores(live.table.state)
    }
    assert WORDS("vote-carried-score") in world.post.content
    assert private(await world.person("anna").slash(world.general, "undo")) == WORDS("table-ended-already")


async def test_whose_seat_is_lent_to_a_robot_has_a_say_all_the_same(world):
    await world.start(GAME, "anna", "ben", "clara")
    await world.person("anna").slash(world.general, "seat robot", {"seat": "ben"})
    await finish(world, "anna")
    await world.person("clara").click(asked(world), VOTE)
    await world.settled()
    assert (await world.live()).row.status == "running"


async def test_what_is_hidden_is_told_only_when_all_have_voted(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.live()
    hidden = [score.total for score in live.scores(None)]
    await finish(world, "anna")
    await world.person("ben").click(asked(world), VOTE)
    await world.settled()
    assert [score.total for score in (await world.live()).scores(None)] == hidden
    reply = await world.person("anna").slash(world.general, "save")
    assert private(reply) == HIDDEN("not-over-yet")
    await world.person("clara").click(asked(world), VOTE)
    await world.settled()
    assert None not in [score.total for score in (await world.live()).scores(None)]
    reply = await world.person("anna").slash(world.general, "save")
    assert reply.message.files


@pytest.mark.rest
async def test_votes_with_and_without_the_ratings_are_two(world):
    await world.start(GAME, "anna", "ben", robots=1)
    await finish(world, "anna", rated=True)
    await finish(world, "ben")
    assert (await world.live()).row.status == "running"
    await finish(world, "ben", rated=True)
    assert (await world.live()).notes.settled == "score-rated"


@pytest.mark.rest
async def test_the_end_by_vote_is_told_as_any_end_is(world):
    await world.start(GAME, "anna", "ben", robots=1)
    await finish(world, "anna")
    await world.person("ben").click(asked(world), VOTE)
    await world.settled()
    board, turn = world.boards[-1], world.post
    assert WORDS("over") in board.text.splitlines()[0]
    assert WORDS("vote-carried-score") in turn.content
    (score,) = turn.files
    assert score.filename.startswith("score")
    assert "anna" in score.description
    assert "?" not in score.description, "nothing is hidden any more"
    assert turn.labels[:2] == [WORDS("button-rematch"), WORDS("button-review")]
    assert not any("c:" in one.get("custom_id", "")[:2] for post in world.posts() for one in post.buttons)
    await world.restart()
    assert world.post.id == turn.id
    assert (await world.person("ben").click(turn, WORDS("button-replay"))).message
    await world.person("anna").click(turn, WORDS("button-rematch"))
    await world.settled()
    assert (await world.live()).row.status == "lobby"
