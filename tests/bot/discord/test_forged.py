"""Ids and values of controls that nobody was offered: each gets a sentence, none a traceback, none hangs the bot."""

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from bot.local.interactions import COMPONENT, MODAL
from bot.menus.buttons import Click
from bot.menus.control_ids import question
from tests.support.bot import bot_log, open_world

__all__ = ["bot_log"]
pytestmark = pytest.mark.asyncio(loop_scope="module")
NAMES = sorted({name for _, name in Click.known})
NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "9",
    "99",
    "-1",
    "+1",
    "+-1",
    "1_0",
    "²",
    "٣",
    " 1",
    "",
    "9" * 30,
    "1e9",
    "0x1",
    "nan",
)
WORDS = (
    "me",
    "x",
    "default",
    "robot",
    "other",
    "none",
    "3h",
    "22:00-07:00",
    "9999-12-31",
    "0001-01-01T00:00+23:59",
)
PIECES = some.sampled_from(
    [*NUMBERS, *WORDS, "+1", "+30", "z", "zz", "-", ".", "0.0", "00000", "0.1.2"]
) | some.text(max_size=4)


@some.composite
def ids(draw, asked):
    """A control's id, right in most places and wrong in some."""
    piece = draw(PIECES)
    if draw(some.booleans()):
        letter = draw(some.sampled_from("tls"))
        name = draw(some.sampled_from([*NAMES, ""]))
        table = draw(some.sampled_from(["1", "2", "0", piece]))
        return ":".join([letter, table, name, *draw(some.lists(PIECES, max_size=2))])
    parts = [
        draw(some.sampled_from("cfspkx")),
        draw(some.sampled_from(["1", "1", "1", piece])),
        draw(some.sampled_from(["0", "0", "0", piece])),
        draw(some.sampled_from([asked, asked, asked, piece])),
        draw(some.sampled_from(["0", "1", "2", piece])),
        ".".join(draw(some.lists(some.sampled_from(["0", "1", "3", piece]), max_size=3))),
    ]
    return ":".join(parts)


VALUES = some.none() | some.lists(PIECES, max_size=2) | some.lists(some.just("+-1"), min_size=1, max_size=1)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def world(tmp_path_factory) -> Iterator:
    """A running table and a lobby."""
    async with open_world(tmp_path_factory.mktemp("forged")) as world:
        await world.start("puerto_rico", "anna", "bob", "carol")
        await world.open("mundus_novus", "anna", channel=world.server.channel("table-one"))
        yield world


async def forge(world, custom_id, values, *, sent):
    """Send an interaction as no honest client would, and wait until it is answered."""
    server, anna = world.server, world.person("anna")
    data = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
    if values is not None:
        data["values"] = values
    if sent:
        text = "".join(values or [])
        data = {
            "custom_id": custom_id,
            "components": [{"type": 18, "component": {"type": 4, "custom_id": "text", "value": text}}],
        }
    open_ = partial(server.interactions.open, anna.user, world.general, message=world.post)
    clicked = open_(COMPONENT, {"custom_id": custom_id, "component_type": 2} if sent else data)
    # A form that is sent was opened by a click.
    made = [clicked, open_(MODAL, data, opened_by=clicked.id)] if sent else [clicked]
    await server.wait_for(lambda: all(one.answer is not None and not one.loading for one in made), within=10)


async def test_no_control_that_was_not_offered_breaks_the_bot(world, bot_log):
    live = await world.live()
    asked = question(live.table, 0)
    loop = asyncio.get_running_loop()

    @settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(ids(asked), VALUES, some.booleans())
    def run(custom_id, values, sent):
        asyncio.run_coroutine_threadsafe(forge(world, custom_id, values, sent=sent), loop).result(20)

    await asyncio.to_thread(run)
