"""One click holds its table once and looks at its question once; so does a command that is typed."""

import asyncio
from collections import Counter
from random import Random

import pytest

from bot.acts import choosing
from bot.posts import hand_off
from bot.rehearsal.players import Route, filled
from games.core import engine
from games.mundus_novus.trade import SecretOffers
from games.puerto_rico.moves import TakeRole
from tests.support.bot import moves
from tests.support.forms import unchecked


@pytest.fixture
def counts(world, monkeypatch):
    """How often a table was held by whoever answers, a click's question looked up, and menus made more than once."""
    found = Counter()
    hold, ask, menu = world.tables.hold, hand_off.question, engine.menu
    states = []

    def held(table, user=None):
        found["held"] += not asyncio.current_task().get_name().startswith("send row")
        return hold(table, user)

    def asked(table, seat):
        found["asked"] += 1
        return ask(table, seat)

    def made(state, seat):
        found["again"] += any(before is state and by == seat for before, by in states)
        states.append((state, seat))
        return menu(state, seat)

    monkeypatch.setattr(world.tables, "hold", held)
    monkeypatch.setattr(choosing, "question", asked)
    monkeypatch.setattr(engine, "menu", made)
    return found


async def test_a_click_that_makes_a_move(world, counts):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    button = moves(world.post)[0]
    counts.clear()
    await anna.click(world.post, button)
    await world.settled()
    assert (counts["held"], counts["asked"], counts["again"]) == (1, 1, 0)
    assert (await world.live()).table.log.last_decision(0) is not None


async def test_clicks_that_open_a_form_and_send_it(world, counts):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(SecretOffers)
    anna, menu = world.person("anna"), live.table.menu(0)
    shown = await anna.click(world.post, f"t:{live.row.id}:menu")
    form = next(b["custom_id"] for b in shown.message.buttons if b["custom_id"].startswith("f:"))
    counts.clear()
    opened = await anna.click(shown.message, form)
    assert (counts["held"], counts["asked"]) == (1, 1)
    counts.clear()
    one = {name: [field["options"][0]["value"]] for name, field in opened.modal.fields.items()}
    refused = await anna.submit(unchecked(opened), one)
    assert (counts["held"], counts["asked"]) == (1, 1)
    opened = await anna.click(refused.message, "Correct my choice")
    move = menu.sample(Random(1))
    counts.clear()
    await anna.submit(opened.modal, filled(opened, Route.to(menu, move), 0, move))
    assert (counts["held"], counts["asked"], counts["again"]) == (1, 1, 0)


@pytest.mark.parametrize(
    "command",
    [
        ("puerto-rico take-role", {"role": "builder"}),
        ("move", {}),
        ("turn mute", {}),
        ("undo", {}),
        ("hand", {}),
    ],
)
async def test_a_typed_command(world, counts, command):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    counts.clear()
    await anna.slash(world.general, *command)
    await world.settled()
    assert counts["held"] == 1
    assert not counts["again"]


async def test_a_command_that_names_a_player(world, counts):
    anna, *_ = await world.start("puerto_rico", "anna", "ben", "clara")
    await world.played(0, TakeRole("builder"))
    for command in ("host skip", "seat robot", "host act", "host more-time", "seat vote", "seat take"):
        counts.clear()
        await anna.slash(
            world.general, command, {"seat": "ben"} | ({"hours": 1} if "time" in command else {})
        )
        await world.settled()
        # Before a vote Discord is asked whether its user is still there, which nobody may wait for under the lock.
        assert counts["held"] == (2 if command == "seat vote" else 1), command
