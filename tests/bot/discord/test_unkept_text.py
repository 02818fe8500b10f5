"""Text that no database keeps is refused with one sentence, whatever the database, through every way in."""

import pytest

from bot.local.rules import commands as kinds
from bot.menus.own_buttons import DropOrder
from bot.storage import SeatRow
from games.words.phrases import phrases
from games.words.sentences import calm
from tests.bot.discord.test_commands import all_commands, sample
from tests.support.bot import private
from tests.support.front import Page

WORDS = phrases("en", "puerto_rico")
UNKEPT = WORDS("text-unkept")


@pytest.mark.rest
@pytest.mark.parametrize("sign", ["\0", "\ud83d"])
async def test_every_text_option_refuses_it(world, sign):
    await world.start("puerto_rico", "anna", "ben", "clara")
    asked = 0
    for command, options in all_commands(world):
        required = {one["name"]: sample(world, one) for one in options if one.get("required")}
        for option in options:
            if option["type"] != kinds.STRING or option.get("choices"):
                continue
            text = f"a{sign}b"
            reply = await world.person("anna").slash(
                world.general, command, {**required, option["name"]: text}
            )
            assert private(reply) == UNKEPT, (command, option["name"])
            asked += 1
    assert asked > 50


@pytest.mark.parametrize("sign", ["\0", "\ud83d"])
async def test_every_form_refuses_it(world, sign):
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    page = Page(world.app)
    said = await page.click(
        world.person("anna").id, DropOrder(live.row.id, 0, "0" * 8), fields={"text": [f"a{sign}"]}
    )
    assert said.refused == UNKEPT


@pytest.mark.parametrize("name", ["An\0na", "An\ud83dna"])
def test_a_name_loses_what_cannot_be_kept(name):
    assert SeatRow(0, 1, None, name).name == "Anna"
    assert SeatRow(0, 1, None, "\ud83d").name == "?"
    assert "\ud83d" not in calm(name)
