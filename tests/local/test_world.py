"""The world's file: what was acknowledged is there after a restart."""

import io
import sqlite3

import discord
import pytest

from bot.local import LocalDiscord, ManualClock, WorldError, client_arguments, redirect
from tests.support.local import TestBot, running


def form(client):
    @client.tree.command(description="Open a form")
    async def ask(interaction: discord.Interaction):
        modal = discord.ui.Modal(title="Name", custom_id="ask")
        modal.add_item(discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name")))
        await interaction.response.send_modal(modal)

    @client.event
    async def on_interaction(interaction: discord.Interaction):
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message("thank you")


async def test_everything_is_there_after_a_restart(tmp_path):
    clock = ManualClock()
    before = LocalDiscord(tmp_path / "world.sqlite", clock)
    await before.start()
    with redirect(before.url):
        async with running(TestBot(**client_arguments()), before) as client:
            alice, table = before.user("alice"), before.channel("den")
            await alice.say(table, "hello")
            channel = client.get_channel(table.id) or await client.fetch_channel(table.id)
            file = discord.File(io.BytesIO(b"log"), "log.txt", description="the log")
            await channel.send("turn 1", nonce="n1", file=file)
    await before.close()
    assert (tmp_path / "world.sqlite").stat().st_mode & 0o077 == 0

    after = LocalDiscord(tmp_path / "world.sqlite", clock)
    await after.start()
    with redirect(after.url):
        async with running(TestBot(**client_arguments()), after) as client:
            assert after.token == before.token
            place = after.channel("den")
            assert [message.content for message in after.user("alice").sees(place)] == ["hello", "turn 1"]
            again = await client.get_channel(place.id).send("turn 1", nonce="n1")
            assert await again.attachments[0].read() == b"log"
            assert len(after.user("alice").sees(place)) == 2
    await after.close()


async def test_a_form_opened_before_a_restart_is_sent_after_it(tmp_path):
    clock = ManualClock()
    before = LocalDiscord(tmp_path / "world.sqlite", clock)
    await before.start()
    with redirect(before.url):
        client = TestBot(**client_arguments())
        form(client)
        async with running(client, before):
            opened = await before.user("alice").slash(before.channel("general"), "ask")
    await before.close()

    after = LocalDiscord(tmp_path / "world.sqlite", clock)
    await after.start()
    with redirect(after.url):
        client = TestBot(**client_arguments())
        form(client)
        async with running(client, after):
            reply = await after.user("alice").submit(opened.modal, {"name": "x"})
            assert reply.content == "thank you"
    await after.close()


async def test_an_id_is_never_given_twice(tmp_path):
    clock = ManualClock()
    before = LocalDiscord(tmp_path / "world.sqlite", clock)
    first = before.user("alice").id
    before.world.close()
    after = LocalDiscord(tmp_path / "world.sqlite", clock)
    assert after.world.new_id() > first
    after.world.close()


@pytest.mark.parametrize("content", [b"no database", b"SQLite format 3\0" + b"x" * 5000])
async def test_a_file_that_is_no_world_is_left_alone(tmp_path, content):
    path = tmp_path / "world.sqlite"
    path.write_bytes(content)
    with pytest.raises(WorldError, match="move it away"):
        LocalDiscord(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE tables (id)",
        "PRAGMA application_id = 7",
        "CREATE TABLE thing (kind); CREATE INDEX x ON thing (kind)",
    ],
)
async def test_the_database_of_another_program_is_left_alone(tmp_path, statement):
    path = tmp_path / "bot.sqlite"
    with sqlite3.connect(path) as database:
        database.executescript(statement)
    database.close()
    before = path.read_bytes()
    with pytest.raises(WorldError, match="another program"):
        LocalDiscord(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ("PRAGMA user_version = 99", "another version"),
        ("UPDATE thing SET json = '' WHERE kind = 'guild'", "lacks the bot or the server; move it away"),
    ],
)
async def test_a_world_of_another_version_or_without_its_server_is_left_alone(tmp_path, damage, why):
    path = tmp_path / "world.sqlite"
    LocalDiscord(path, ManualClock()).world.close()
    with sqlite3.connect(path) as database:
        database.execute(damage)
    database.close()
    with pytest.raises(WorldError, match=why):
        LocalDiscord(path)


BAD_ROWS = {
    "no JSON": '{"id": 1',
    "no object": "7",
    "another field": '{"id": %d, "colour": "red"}',
    "a field less": '{"id": %d}',
    "another id": '{"id": 1, "name": "anna"}',
    "an id that is no number": '{"id": "x", "name": "anna"}',
    "no text": b"\xff\xfe",
}


@pytest.mark.parametrize("bad", BAD_ROWS.values(), ids=BAD_ROWS)
async def test_damaged_rows_are_left_out_and_named(tmp_path, caplog, bad):
    path = tmp_path / "world.sqlite"
    server = LocalDiscord(path, ManualClock())
    anna, place = server.user("anna"), server.channel("general")
    lost, kept = await anna.say(place, "one"), await anna.say(place, "two")
    server.world.close()
    with sqlite3.connect(path) as database:
        for kind, one in (("user", anna.id), ("message", lost.id)):
            text = bad.replace("%d", str(one)) if isinstance(bad, str) else bad
            database.execute(
                "UPDATE thing SET json = CAST(? AS TEXT) WHERE kind = ? AND key = ?", (text, kind, str(one))
            )
    database.close()
    again = LocalDiscord(path, ManualClock())
    await again.start()
    assert list(again.world.messages[place.id]) == [kept.id]
    for row in (f"user {anna.id}", f"message {lost.id}"):
        assert f"{path}: the row {row} cannot be read" in caplog.text
    with redirect(again.url):
        async with running(TestBot(**client_arguments()), again) as client:
            channel = client.get_channel(place.id)
            assert [(one.content, one.author.id) async for one in channel.history()] == [("two", anna.id)]
    await again.close()


async def test_old_interactions_are_forgotten(tmp_path):
    clock = ManualClock()
    server = LocalDiscord(tmp_path / "world.sqlite", clock)
    alice = server.user("alice")
    server.interactions.open(alice.user, server.channel("general"), 2, {"name": "x"})
    clock.advance(90_000)
    newer = server.interactions.open(alice.user, server.channel("general"), 2, {"name": "x"})
    server.world.close()
    again = LocalDiscord(tmp_path / "world.sqlite", clock)
    assert list(again.world.interactions) == [newer.id]
    again.world.close()
