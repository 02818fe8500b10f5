"""The visit to a real channel, made to the local Discord; what it writes down, and what a comparison finds."""

import asyncio
import json

import pytest

from bot.local import LocalDiscord, ManualClock, client_arguments, redirect
from bot.rehearsal.recording import differences, read_recording
from bot.rehearsal.smoke import PLEASE, smoke


async def click_through(server):
    """What the recording asks a person to do."""
    alice, place = server.user("alice"), server.channel("general")

    def panel():
        return next((message for message in alice.sees(place) if message.content == PLEASE), None)

    message = await server.wait_for(panel)
    await alice.click(message, "Answer")
    await alice.click(message, "Here")
    await server.wait_for(lambda: message.content == PLEASE)
    await alice.click(message, "Later")
    await alice.submit(await alice.click(message, "Form"), {"words": "a private word"})


async def record(path, prepare=lambda _: None):
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    prepare(server)
    clicking = asyncio.create_task(click_through(server))
    with redirect(server.url):
        channel = server.channel("general").id
        await smoke(server.token, channel, path, 30, **client_arguments())
    await clicking
    assert not server.problems
    await server.close()
    return server


@pytest.fixture(scope="module")
def recording(tmp_path_factory):
    path = tmp_path_factory.mktemp("smoke") / "smoke.jsonl"
    server = asyncio.run(record(path))
    return path, server


@pytest.mark.rest
def test_two_visits_are_alike(recording, tmp_path):
    path, _ = recording
    again = tmp_path / "again.jsonl"
    asyncio.run(record(again))
    assert differences(read_recording(path), read_recording(again)) == []


def test_no_secret_is_written_down(recording):
    path, server = recording
    text = path.read_text()
    people = [user.name for user in server.world.users.values()]
    ids = [str(each) for each in (*server.world.users, *server.world.channels, *server.world.guilds)]
    secrets = [
        server.token,
        *server.token.split("."),
        server.world.guild.seal,
        "a private word",
        "127.0.0.1",
        "harbour",
    ]
    secrets += [interaction.token for interaction in server.world.interactions.values()]
    assert [each for each in (*people, *ids, *secrets) if each in text and each != "local"] == []


def test_everything_the_bot_needs_is_visited(recording):
    path, _ = recording
    entries = read_recording(path)
    events = {entry["name"] for entry in entries if entry["kind"] == "event"}
    assert {
        "READY",
        "GUILD_CREATE",
        "MESSAGE_CREATE",
        "MESSAGE_UPDATE",
        "MESSAGE_DELETE",
        "THREAD_CREATE",
    } <= events
    assert "INTERACTION_CREATE" in events
    codes = [entry["answer"].get("code") for entry in entries if isinstance(entry.get("answer"), dict)]
    assert [code for code in codes if code] == [50035, 50006, 50035, 10008, 50013]


def changed(path, tmp_path, change):
    """The recording as it might have been on the real Discord."""
    entries = read_recording(path)
    change(entries)
    other = tmp_path / "real.jsonl"
    other.write_text("".join(json.dumps(entry) + "\n" for entry in entries))
    return differences(read_recording(other), read_recording(path))


def first(entries, route):
    return next(entry for entry in entries if entry.get("route") == route and entry["method"] == "POST")


def test_another_status_is_found(recording, tmp_path):
    def change(entries):
        first(entries, "/channels/{}/messages")["status"] = 201

    assert [line.partition(": ")[2] for line in changed(recording[0], tmp_path, change)] == [
        "status 201, locally 200"
    ]


def test_a_missing_key_of_an_answer_is_found(recording, tmp_path):
    def change(entries):
        first(entries, "/channels/{}/messages")["answer"]["novelty"] = 1

    (line,) = changed(recording[0], tmp_path, change)
    assert line.endswith("POST /channels/{}/messages.novelty: missing locally")


def test_an_event_of_another_shape_is_found(recording, tmp_path):
    def change(entries):
        event = next(entry for entry in entries if entry.get("name") == "MESSAGE_CREATE")
        event["data"]["flags"] = "0"

    assert changed(recording[0], tmp_path, change) == ["event MESSAGE_CREATE.flags: text, locally number"]


def test_a_visit_that_fails_is_recorded_up_to_there(tmp_path):
    path = tmp_path / "smoke.jsonl"

    def prepare(server):
        server.faults.fail(403, route="/channels/{channel}")

    async def visit():
        server = LocalDiscord(clock=ManualClock())
        await server.start()
        prepare(server)
        with redirect(server.url), pytest.raises(Exception, match="403"):
            await smoke(server.token, server.channel("general").id, path, 1, **client_arguments())
        await server.close()

    asyncio.run(visit())
    assert read_recording(path)[-1]["status"] == 403
