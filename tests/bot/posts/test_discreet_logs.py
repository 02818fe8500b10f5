"""The program's log tells no moves: not what was typed, not what a hidden hand allows."""

import logging

import pytest
from discord import AppCommandOptionType, app_commands
from discord.app_commands.transformers import IdentityTransformer

from bot.health.logs import set_up
from games.core.engine import IllegalMove
from games.pizarro_and_co.moves import Bid
from tests.support.bot import private


def test_a_refused_move_tells_neither_itself_nor_what_was_possible():
    text = str(IllegalMove(1, Bid(11), ("why-one-of", {"values": (7, 8, 9)})))
    assert "Bid" in text
    assert not any(number in text for number in ("11", "7", "8", "9"))


async def test_a_command_that_cannot_be_read_is_logged_without_what_was_typed(world, monkeypatch, caplog):
    async def refuse(*_, **__):
        kind = AppCommandOptionType.string
        raise app_commands.TransformerError("my secret bid", kind, IdentityTransformer(kind))

    monkeypatch.setattr(world.bot.tree.get_command("games"), "_callback", refuse)
    assert private(await world.person("anna").slash(world.general, "games"))
    assert "/games: TransformerError" in caplog.text
    assert "my secret bid" not in caplog.text


@pytest.fixture
def debugging(caplog):
    """What is logged where the operator wants everything logged."""
    before = {name: logging.getLogger(name).level for name in ("aiosqlite", "discord")}
    set_up("debug", "text")
    caplog.set_level(logging.DEBUG)
    yield caplog
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


async def test_where_everything_is_logged_no_note_no_name_and_no_token_is(debugging, world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    await world.person("anna").slash(world.general, "note", {"text": "beware of my neighbour"})
    await world.person("ben").click(world.post, "More…")
    await world.settled()
    said = "\n".join(record.getMessage() for record in debugging.records)
    assert said
    tokens = [one.token for one in world.server.world.interactions.values()]
    assert tokens
    for secret in ("beware", "clara", *tokens):
        assert secret not in said
