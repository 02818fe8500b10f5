"""Ids and values that nobody was offered, at every control and command: a sentence each, no traceback, nothing that hangs."""

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from bot.local.compose import Upload
from bot.local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL
from bot.local.options import command_data, find_command, uploaded
from bot.local.rules import commands as kinds
from bot.menus.buttons import Click
from bot.menus.control_ids import question
from tests.support.bot import bot_log, open_world
from tests.support.whole import examples

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


@pytest.mark.parametrize("letter", "cfspkx")
@pytest.mark.parametrize("value", ["+-1", "-+1", "--1", "+", "1_0", "²"])
async def test_a_value_that_is_no_number_is_answered_at_every_control_of_a_move(
    world, bot_log, letter, value
):
    asked = question((await world.live()).table, 0)
    for path in ("", "0", value):
        for values in ([value], None):
            await forge(world, f"{letter}:1:0:{asked}:0:{path}", values, sent=False)


async def test_no_control_that_was_not_offered_breaks_the_bot(world, bot_log):
    live = await world.live()
    asked = question(live.table, 0)
    loop = asyncio.get_running_loop()

    @settings(
        max_examples=examples(100), deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(ids(asked), VALUES, some.booleans())
    def run(custom_id, values, sent):
        asyncio.run_coroutine_threadsafe(forge(world, custom_id, values, sent=sent), loop).result(20)

    await asyncio.to_thread(run)


def leaves(data, names=()):
    """Every command that can be typed, as it is typed."""
    names = (*names, data["name"])
    inner = [each for each in data.get("options", []) if each["type"] in (kinds.SUBCOMMAND, kinds.GROUP)]
    if not inner:
        yield " ".join(names)
    for each in inner:
        yield from leaves(each, names)


def honest(world, option):
    """Something that Discord itself lets through as the value of an option."""
    match option["type"]:
        case kinds.USER:
            return world.person("dora")
        case kinds.CHANNEL:
            return world.general
        case kinds.ATTACHMENT:
            return Upload("save.json", "application/json", b"nonsense")
        case kinds.INTEGER:
            return option.get("min_value", 1)
        case kinds.BOOLEAN:
            return False
    choices = option.get("choices")
    return choices[0]["value"] if choices else "corn"


TYPED = (kinds.STRING, kinds.INTEGER, kinds.BOOLEAN)


def typed_into(option):
    """What may be typed into an option: numbers between the bounds that Discord holds them against, and any words."""
    if option["type"] == kinds.BOOLEAN:
        return some.booleans()
    if option["type"] == kinds.STRING:
        return PIECES | some.text(min_size=1, max_size=300)
    least, most = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
    return some.sampled_from((least, most)) | some.integers(least, most)


@some.composite
def nonsense(draw, path):
    """A command, or a question for what may be typed, with values that no client would send: who, what, which values."""
    completed = [one["name"] for one in path.options if one.get("autocomplete")]
    focused = draw(some.none() | some.sampled_from(completed)) if completed else None
    values = {
        one["name"]: draw(typed_into(one))
        for one in path.options
        if one["type"] in TYPED and draw(some.integers(0, 3))
    }
    return draw(some.sampled_from(("anna", "dora"))), focused, values


async def type_nonsense(world, path, name, focused, values):
    """Send it as no honest client would, and wait until it is answered."""
    server = world.server
    fitting = {
        option["name"]: honest(world, option)
        for option in path.options
        if focused is None or option["type"] in TYPED
    }
    filled, files = uploaded(server, world.general.id, fitting)
    sent = command_data(server.world, path, filled, focused, attachments=files)
    options = sent["options"]
    for _ in path.names:
        options = options[0]["options"]
    for one in options:
        one["value"] = values.get(one["name"], one["value"])
    kind = COMMAND if focused is None else AUTOCOMPLETE
    made = server.interactions.open(world.person(name).user, world.general, kind, sent)
    await server.wait_for(lambda: made.answer is not None and not made.loading, within=10)


@pytest.mark.parametrize("examples", [3, pytest.param(12, marks=pytest.mark.soak)])
@pytest.mark.rest
async def test_nothing_that_is_typed_into_a_command_breaks_the_bot(world, bot_log, examples):
    known = world.server.world
    names = [leaf for one in known.commands.values() for leaf in leaves(one.data) if one.type == 1]
    loop = asyncio.get_running_loop()

    def feed(path):
        @settings(
            max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None
        )
        @given(nonsense(path))
        def run(typed):
            asyncio.run_coroutine_threadsafe(type_nonsense(world, path, *typed), loop).result(20)

        run()

    assert len(names) > 50
    for name in names:
        await asyncio.to_thread(feed, find_command(known, name, world.general.guild_id))
        await world.settled()
