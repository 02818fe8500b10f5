"""What was opened before a restart works after it."""

from random import Random

import pytest

from bot.rehearsal.players import Route, filled
from bot.storage import Storage
from games.mundus_novus.trade import SecretOffers
from games.words.phrases import phrases
from tests.support.bot import in_place, moves, private
from tests.support.forms import unchecked

OFFERS = phrases("en", "mundus_novus")


@pytest.fixture
async def offers(world):
    """Everybody is asked for a sealed offer."""
    await world.start("mundus_novus", "anna", "ben", "clara")
    await world.play_to(SecretOffers)
    return world


async def open_form(world, name):
    """Open the form for an offer; gives it with an offer filled in, and that move."""
    person, live = world.person(name), await world.live()
    seat = live.viewer(person.id)
    move = live.table.menu(seat).sample(Random(1))
    menu = await person.click(world.post, f"t:{live.row.id}:menu")
    form = next(b["custom_id"] for b in menu.message.buttons if b["custom_id"].startswith("f:"))
    opened = await person.click(menu.message, form)
    return opened, filled(opened, Route.to(live.table.menu(seat), move), 0, move), move


@pytest.mark.parametrize("server", [False, True])
async def test_a_form_that_was_opened_before_a_restart_is_sent_after_it(offers, server):
    form, values, move = await open_form(offers, "anna")
    await offers.restart(server=server)
    private(await offers.person("anna").submit(form.modal, values))
    entry = (await offers.live()).table.log.entries[-1]
    assert (entry.seat, entry.move) == (0, move)


async def test_a_form_is_sent_after_others_have_given_their_sealed_answers(offers):
    form, values, move = await open_form(offers, "anna")
    await offers.played(1, (await offers.live()).table.menu(1).sample(Random(2)))
    await offers.person("anna").submit(form, values)
    assert (await offers.live()).table.log.entries[-1].move == move


async def test_a_form_whose_question_is_answered_already_changes_nothing(offers):
    form, values, _ = await open_form(offers, "anna")
    again, _, _ = await open_form(offers, "anna")
    await offers.person("anna").submit(form, values)
    before = (await offers.live()).row.entries
    reply = await offers.person("anna").submit(again, values)
    assert OFFERS("old-control") not in private(reply)
    assert (await offers.live()).row.entries == before


async def test_a_form_that_does_not_do_says_why_and_opens_again_as_it_was(offers):
    form, _, _ = await open_form(offers, "anna")
    before = (await offers.live()).row.entries
    one = {name: [field["options"][0]["value"]] for name, field in form.modal.fields.items()}
    reply = await offers.person("anna").submit(unchecked(form), one)
    assert "You chose 1" in private(reply)
    assert (await offers.live()).row.entries == before
    again = await offers.person("anna").click(reply.message, "Correct my choice")
    assert one == {
        name: [option["value"] for option in field["options"] if option.get("default")]
        for name, field in again.modal.fields.items()
    }


async def test_the_controls_of_a_post_work_after_a_restart_of_everything(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    post = world.post
    await world.restart(server=True)
    mayor = next(one["custom_id"] for one in post.buttons if "ayor" in one["label"])
    await anna.click(post, mayor)
    await world.settled()
    assert any("anna takes the mayor" in one.text for one in world.posts())


async def test_a_click_on_an_old_control_after_a_restart_is_answered(world):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    button = moves(world.post)[0]
    live = await world.live()
    await world.played(0, live.table.menu(0).sample(Random(4)))
    await world.restart()
    before = (await world.live()).row.entries
    # The control is gone from the post by now: this click was still on its way.
    in_place(await anna.late_click(world.post, button))
    assert (await world.live()).row.entries == before


async def test_the_lobby_works_after_a_restart(world):
    await world.open("puerto_rico", "anna", "ben")
    lobby = world.post
    await world.restart(server=True)
    await world.person("clara").click(lobby, "Join")
    await world.settled()
    await world.person("anna").click(world.post, "Start")
    await world.settled()
    assert (await world.live()).names == ["anna", "ben", "clara"]


async def test_robots_that_were_moving_go_on_after_a_restart(world):
    await world.open("puerto_rico", "anna", robots=2)
    await world.person("anna").slash(world.general, "table start")
    await world.restart()
    await world.settled()
    live = await world.live()
    assert 0 in live.table.waiting()
    assert world.person("anna").id in world.post.pinged


async def test_a_lobby_whose_opening_was_cut_short_is_posted_at_the_next_start(world, bot_log, monkeypatch):
    async def killed(change):
        raise RuntimeError("killed here")

    monkeypatch.setattr(world.storage, "commit", killed)
    reply = await world.person("anna").slash(world.general, "table new", {"game": "puerto_rico"})
    assert "my side" in private(reply)
    bot_log.lines.clear()
    await world.restart()
    await world.settled()
    assert "a table is open" in world.post.content


async def test_a_start_reads_no_table_that_plays_as_a_whole(world, monkeypatch):
    await world.start("puerto_rico", "anna", "ben", "clara")
    read = []

    async def all_of_them(self, guild=None):
        read.append(guild)
        return []

    monkeypatch.setattr(Storage, "live_tables", all_of_them)
    await world.restart()
    await world.settled()
    assert read == []
