"""Soundings through the wire: a number out of many leads on to a seat; whoever is out is left in peace."""

import pytest

from bot.rehearsal.players import Player
from games.soundings import Claim, Claims, Doubt
from tests.support.bot import private

ANNA, BEN, CLARA = range(3)
GAME = "soundings"
THREE = ("anna", "ben", "clara")


async def claims_and_doubt(time) -> None:
    """Make Ben lose a die: he doubts what is sure, or claims what cannot be."""
    live = await time.world.live()
    first = live.table.waiting()[0]
    if first == BEN:
        deepest = max(live.table.box.faces) * live.table.state.dice()
        await time.world.played(BEN, Claim(deepest - 1, CLARA))
        await time.world.played(CLARA, Doubt())
    else:
        await time.world.played(first, Claim(1, BEN))
        await time.world.played(BEN, Doubt())


@pytest.fixture
async def without_ben(time):
    """A table of three at which Ben has lost his dice; Clara, after him, is asked."""
    people = await time.start(GAME, *THREE, mode="relaxed")
    while not (await time.world.live()).table.state.out:
        await claims_and_doubt(time)
    assert (await time.world.live()).table.state.out == [BEN]
    return people


@pytest.mark.rest
async def test_a_number_out_of_many_is_typed_into_a_form_and_leads_on_to_the_next_question(time):
    anna, *_ = await time.start(GAME, *THREE)
    reply = await anna.click(time.world.post, "Claim …")
    assert reply.modal is not None
    assert "How many fathoms?" in str(reply.modal.data)
    asked = await anna.submit(reply, {"text": "41"})
    assert "Claim 41 fathoms" in private(asked)
    await anna.click(asked.message, "Claim 41 fathoms to clara")
    await time.world.settled()
    state = (await time.world.live()).table.state
    assert (state.depth, state.claimant, state.agenda[-1].queue) == (41, ANNA, [CLARA])


async def test_a_claim_is_reached_by_clicks_and_typed_by_a_command(time):
    anna, _, clara = await time.start(GAME, *THREE)
    await Player(anna, time.world.general).click(await time.world.live(), ANNA, Claim(30, CLARA))
    await Player(clara, time.world.general).type(await time.world.live(), Claim(31, BEN))
    await time.world.settled()
    assert (await time.world.live()).table.state.depth == 31


@pytest.mark.rest
async def test_who_is_out_is_neither_asked_nor_shown_as_waiting_nor_pinged(time, without_ben):
    anna, ben, clara = without_ben
    pinged = len(time.pings(ben))
    post = time.world.post
    assert clara.mention in post.content
    assert ben.mention not in post.content
    assert (await time.book()).wait(BEN) is None
    await time.world.played(CLARA, Claim(1, ANNA))
    await time.passes(days=20)
    heard = time.pings(ben)[pinged:]
    # The others' absence makes ben the host, who hears of those who are late and votes on their seats; the game asks nothing.
    told = ("host of this table", "time is up", "needs your vote")
    assert all(any(words in ping for words in told) for ping in heard)
    assert len(time.pings(anna)) > 0
    assert "ben" not in private(await anna.slash(time.world.general, "board")).partition("\n")[0]


@pytest.mark.rest
async def test_who_is_out_cannot_be_named_and_may_do_nothing(time, without_ben):
    _, ben, clara = without_ben
    typed = await clara.slash(time.world.general, "soundings claim", {"depth": 2, "to": "ben"})
    assert "ben is not possible now. Possible: anna." in private(typed)
    refused = await ben.slash(time.world.general, "soundings doubt")
    assert "nothing to decide" in private(refused)


@pytest.mark.rest
async def test_who_is_out_is_never_late_and_never_played_for(time):
    people = await time.start(GAME, *THREE, mode="strict")
    while not (await time.world.live()).table.state.out:
        await claims_and_doubt(time)
    assert isinstance((await time.world.live()).table.state.agenda[-1], Claims)
    await time.passes(days=10)
    live = await time.world.live()
    assert (await time.book()).wait(BEN) is None
    assert BEN not in live.notes.away
    assert [entry for entry in live.table.log.entries if entry.seat == BEN and entry.by != "person"] == []
    assert len(people) == len(THREE)


@pytest.mark.rest
async def test_the_game_goes_on_to_its_winner_and_the_result_speaks_of_dice(time, without_ben):
    while not (live := await time.world.live()).table.is_over():
        first = live.table.waiting()[0]
        if first == CLARA:
            await time.world.played(CLARA, Claim(1, ANNA))
            await time.world.played(ANNA, Doubt())
        else:
            await time.world.played(ANNA, Claim(2, CLARA))
            await time.world.played(
                CLARA, Claim(max(live.table.box.faces) * live.table.state.dice() - 1, ANNA)
            )
            await time.world.played(ANNA, Doubt())
    assert (
        "1. clara – 1 die\n2. anna – 0 dice (tie-break: beat 1)\n3. ben – 0 dice" in time.world.post.content
    )
