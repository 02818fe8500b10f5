"""A double click counts once, wherever a second one would do more; its control says how things stood."""

import asyncio
import re
from random import Random

import pytest

from bot.menus.buttons import Undo
from bot.posts.undo import undo_name
from bot.table.live import Started
from games.mundus_novus.trade import SecretOffers
from games.puerto_rico.moves import TakeRole
from games.words.phrases import phrases
from tests.support.bot import private
from tests.support.front import Page

GAME = "puerto_rico"
WORDS = phrases("en", GAME)
ALREADY = WORDS("clicked-already")


async def twice(world, name, message, label):
    """Click so fast that the second click comes before the first one is answered; returns both answers."""
    person = world.person(name)
    both = await asyncio.gather(person.click(message, label), person.click(message, label))
    await world.settled()
    return both


async def choices(world):
    live = await world.live()
    assert isinstance(live, Started)
    return [entry for entry in live.table.log.live_line() if entry.by == "person"]


async def two_decisions(world):
    """Anna has chosen a role and built; ben is asked."""
    await world.start(GAME, "anna", "ben", "clara")
    await world.played(0, TakeRole("builder"))
    live = await world.live()
    assert live.table.waiting() == (0,)
    await world.played(0, live.game.default(live.table.view(0), 0, live.table.menu(0)))
    assert len(await choices(world)) == 2


# Undo


@pytest.mark.rest
async def test_a_double_click_on_undo_takes_back_one_decision(world):
    await two_decisions(world)
    _, second = await twice(world, "anna", world.post, "Undo")
    assert private(second) == ALREADY
    assert len(await choices(world)) == 1
    await world.person("anna").click(world.post, "Undo")
    await world.settled()
    assert await choices(world) == []


async def test_an_older_undo_button_still_takes_back(world):
    await two_decisions(world)
    live = await world.live()
    await Page(world.app).click(world.person("anna").id, Undo(live.row.id))
    await world.settled()
    assert len(await choices(world)) == 1


@pytest.mark.rest
async def test_the_name_of_an_undo_tells_of_no_changed_sealed_answer(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(SecretOffers)
    (first,) = live.table.waiting()[:1]
    names = set[str]()
    for seed in range(4):
        before = len(live.table.log.entries)
        await world.played(first, live.table.menu(first).sample(Random(seed)))
        live = await world.live()
        assert len(live.table.log.entries) == before + 1
        names.add(undo_name(live.table))
    assert len(names) == 1


async def test_no_undo_stands_below_a_post_before_anybody_has_chosen(world):
    await world.start(GAME, "anna", "ben", "clara")
    assert "Undo" not in world.post.labels
    await world.played(0, TakeRole("builder"))
    assert "Undo" in world.post.labels
    await world.person("anna").click(world.post, "Undo")
    await world.settled()
    assert "Undo" not in world.post.labels


async def test_what_robots_have_done_is_nothing_to_take_back(world):
    await world.start(GAME, "anna", robots=2)
    live = await world.live()
    while not any(entry.by == "robot" for entry in live.table.log.entries):
        seat = live.table.waiting()[0]
        await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))
        live = await world.live()
    shown = any(entry.by == "person" for entry in live.table.log.entries)
    assert ("Undo" in world.post.labels) is shown


# Others of the kind


async def test_a_double_click_seats_one_robot_and_sends_one_away(world):
    await world.open(GAME, "anna")
    _, second = await twice(world, "anna", world.lobby, WORDS("button-robot"))
    assert private(second) == ALREADY
    assert len((await world.live()).seats) == 2
    await world.person("anna").click(world.lobby, WORDS("button-robot"))
    await world.settled()
    assert len((await world.live()).seats) == 3
    await twice(world, "anna", world.lobby, WORDS("button-no-robot"))
    assert len((await world.live()).seats) == 2


async def test_a_double_click_takes_back_one_move_of_a_try(world):
    await world.start(GAME, "anna", "ben", "clara")
    anna = world.person("anna")
    reply = await anna.slash(world.general, "try")
    for label in ("Builder", "Pass"):
        reply = await anna.click(reply.message, next(one for one in reply.message.labels if label in one))
    assert made(reply) == 2
    both = await twice(world, "anna", reply.message, WORDS("button-try-back"))
    assert made(both[-1]) == 1


def made(reply):
    found = re.search(r"\d+", reply.message.content)
    assert found
    return int(found[0])


async def test_a_double_click_on_a_switch_switches_once(world):
    anna = world.person("anna")
    reply = await anna.slash(world.general, "settings")
    before = (await world.tables.wishes(anna.id)).you_are_next
    label = WORDS("button-next-off" if before else "button-next-on")
    await twice(world, "anna", reply.message, label)
    assert (await world.tables.wishes(anna.id)).you_are_next is not before
