"""`/note`: a text of one's own at a table, shown with one's hand, to nobody else; gone with the user or the table."""

import pytest

from games.pizarro_and_co.auction import Auction
from games.words.phrases import phrases
from tests.bot.acts.test_forgetting import forgets, whole
from tests.support.bot import private

WORDS = phrases("en", "pizarro_and_co")
TEXT = "Ben has the long ship"


@pytest.fixture
async def table(world):
    """A running table where Anna has written something down."""
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    assert await note(world, "anna", text=TEXT) == WORDS("note-kept")
    return world


async def note(world, name, **options):
    return private(await world.person(name).slash(world.general, "note", options))


def kept(world):
    return [value for name, value in whole(world.database) if name == "jottings"]


async def test_it_is_shown_to_who_wrote_it_after_a_restart_too_and_with_their_hand(table):
    await table.restart()
    shown = WORDS("note-shown", text=TEXT)
    assert await note(table, "anna") == shown
    reply = await table.person("anna").slash(table.general, "hand")
    assert private(reply).splitlines()[-1] == shown


async def test_it_stands_with_the_hand_below_ones_move_too(table):
    live = await table.play_to(Auction)
    seat = live.table.waiting()[0]
    name = ("anna", "ben", "clara")[seat]
    await note(table, name, text=TEXT)
    reply = await table.person(name).click(table.post, "Your move")
    assert reply.message.files
    assert private(reply).splitlines()[-1] == WORDS("note-shown", text=TEXT)


async def test_nobody_else_sees_it(table):
    assert await note(table, "ben") == WORDS("no-note")
    reply = await table.person("ben").slash(table.general, "hand")
    assert TEXT not in private(reply)
    assert not any(TEXT in post.text for post in table.posts())
    assert await note(table, "dora") == WORDS("not-seated")
    assert await note(table, "dora", text="mine") == WORDS("not-seated")


@pytest.mark.rest
async def test_who_takes_the_seat_over_does_not_get_it(table):
    await table.person("anna").slash(table.general, "seat open")
    await table.person("dora").slash(table.general, "seat take")
    assert await note(table, "dora") == WORDS("no-note")


async def test_a_new_text_takes_its_place_and_it_can_be_deleted(table):
    await note(table, "anna", text="Clara bluffs")
    assert await note(table, "anna") == WORDS("note-shown", text="Clara bluffs")
    assert await note(table, "anna", clear=True) == WORDS("note-gone")
    assert await note(table, "anna") == WORDS("no-note")
    assert not kept(table)


async def test_it_mentions_and_formats_nothing_and_fits_a_message(table):
    await note(table, "anna", text="@everyone **<@1>**" + "*" * 482)
    shown = await note(table, "anna")
    assert "@everyone" not in shown
    assert "<@1>" not in shown
    assert len(shown) <= 2000


async def test_it_goes_with_the_table(table):
    await table.storage.forget_table((await table.live()).row.id)
    assert not kept(table)


@pytest.mark.rest
async def test_it_goes_with_its_writer(table):
    await forgets(table, "anna")
    assert not kept(table)
