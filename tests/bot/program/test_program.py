"""The program from the outside: what an operator sees when something is wrong, and how it ends."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.acts.resources import Resources
from bot.app import App
from bot.discord.client import Caravel
from bot.discord.shared import Shared
from bot.errors import OperatorError
from bot.local import LocalDiscord, ManualClock, client_arguments, redirect
from bot.program.connecting import PAUSES, keep_connected
from bot.storage import open_storage
from bot.table.tables import Tables
from tests.support.local import discord_server

__all__ = ["discord_server"]

ROOT = Path(__file__).parents[3]


def environment(database, **more):
    # Where a test expects a refusal and the program starts instead, it must not stand in anybody's way.
    more.setdefault("CARAVEL_LOCAL_PORT", "0")
    more.setdefault("CARAVEL_PAGE_PORT", "0")
    more.setdefault("CARAVEL_LOCAL_WORLD", str(database.with_name("world.sqlite")))
    kept = {
        name: os.environ[name] for name in ("PATH", "HOME", "LANG", "CACHE_DIRECTORY") if name in os.environ
    }
    return {**kept, "CARAVEL_DATABASE": str(database), "CARAVEL_LOG_LEVEL": "error", **more}


async def program(*arguments, cwd=ROOT, **settings):
    """Run `python -m bot …` to its end; gives exit code, output and errors."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *arguments,
        cwd=cwd,
        env=environment(**settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        out, errors = await asyncio.wait_for(process.communicate(), 20)
    finally:
        if process.returncode is None:
            process.kill()
    return process.returncode, out.decode(), errors.decode()


@pytest.fixture
def typed(monkeypatch, capsys):
    """Run a command that ends by itself, in this process: starting one takes longer than the test."""

    async def typed(*arguments, **settings):
        monkeypatch.setattr(sys, "argv", ["bot", *arguments])
        # A process of its own would set up its log: this one has the log of the tests.
        monkeypatch.setattr("bot.program.command_line.set_up", lambda *_: None)
        monkeypatch.setattr("bot.program.run.be_swift", lambda: None)
        # Only the main thread hears signals.
        monkeypatch.setattr("bot.program.run.on_stop", asyncio.Event)
        for name in [name for name in os.environ if name.startswith(("CARAVEL_", "DISCORD_"))]:
            monkeypatch.delenv(name)
        for name, value in environment(**settings).items():
            monkeypatch.setenv(name, value)
        try:
            code = await asyncio.to_thread(main)
        except SystemExit as ended:
            code = ended.code
        return code, *capsys.readouterr()

    return typed


@pytest.fixture
async def file(tmp_path):
    """A database of today, closed."""
    path = tmp_path / "c.sqlite"
    async with await open_storage(path):
        pass
    return path


def one_line(answer):
    """The line of a refusal, which is all that the operator sees."""
    code, out, errors = answer
    assert (code, out) == (2, "")
    assert errors.count("\n") == 1
    return errors


async def test_on_discord_the_program_refuses_to_start_without_a_token(tmp_path, typed):
    for token in ({}, {"DISCORD_TOKEN": ""}):
        line = one_line(await typed("discord", database=tmp_path / "c.sqlite", **token))
        assert "there is no DISCORD_TOKEN" in line


async def test_a_wrong_token_is_one_line_and_exit_code_2(discord_server, tmp_path):
    answer = await program(
        "tests.support.program",
        discord_server.url,
        database=tmp_path / "c.sqlite",
        DISCORD_TOKEN="MTIz.x.wrong",
    )
    line = one_line(answer)
    assert "DISCORD_TOKEN" in line
    assert "wrong" not in line


async def test_a_database_that_another_bot_has_open_is_refused(tmp_path):
    async with await open_storage(tmp_path / "c.sqlite"):
        line = one_line(await program("bot", database=tmp_path / "c.sqlite"))
    assert "is locked by another Caravel" in line


async def test_a_database_newer_than_the_program_is_refused_and_left_alone(file, typed):
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    before = file.read_bytes()
    assert "newer Caravel" in one_line(await typed(database=file))
    assert file.read_bytes() == before


async def test_a_damaged_database_is_refused_and_left_alone(file, typed):
    file.write_bytes(file.read_bytes()[:5000])
    before = file.read_bytes()
    assert "is damaged" in one_line(await typed(database=file))
    assert file.read_bytes() == before


async def test_a_read_only_database_is_refused(file, typed):
    file.chmod(0o400)
    assert "read-only" in one_line(await typed(database=file))


async def test_a_file_in_the_place_of_the_back_ups_stops_the_start(tmp_path, typed):
    place = tmp_path / "backups"
    place.write_text("a shopping list")
    answer = await typed(database=tmp_path / "c.sqlite", CARAVEL_BACKUPS=str(place))
    assert "CARAVEL_BACKUPS" in one_line(answer)


def copied(to):
    """Copy the program into a folder, to damage it there."""
    for folder in ("bot", "games", "render", "data"):
        # Copy compiled code, too: compiling it again takes longer than the start. Leave out what another test is just writing.
        shutil.copytree(ROOT / folder, to / folder, ignore=shutil.ignore_patterns("*.pyc.*"))
    shutil.copy(ROOT / "pyproject.toml", to)


async def test_a_broken_data_file_names_file_key_and_what_was_expected(tmp_path):
    copied(tmp_path)
    data = tmp_path / "data" / "puerto_rico.toml"
    data.write_text(data.read_text().replace("cost = 1\n", 'cost = "one"\n', 1))
    line = one_line(await program("bot", cwd=tmp_path, database=tmp_path / "c.sqlite"))
    assert "puerto_rico.toml" in line
    assert "cost" in line
    assert "integer" in line


GONE = [
    "data/fonts/SourceSansPro-Bold.otf",
    "data/fonts/web/CaravelSans-400.other.woff2",
    "data/levels.toml",
    "data/lengths.toml",
    "data/zones.toml",
    "data/texts",
    "data/texts/en",
    "data/texts/en/core.ftl",
    "data/texts/en/puerto_rico.ftl",
    "data/web",
    "data/web/dom.js",
    "bot/web/page/index.html",
    "bot/web/page/turn.js",
    "bot/local/page/static",
    "bot/local/page/static/index.html",
    "bot/local/page/static/words.js",
]
GARBAGE = [
    "data/fonts/SourceSansPro-Bold.otf",
    "data/levels.toml",
    "data/lessons/puerto_rico.toml",
    "data/puerto_rico_robot.toml",
    "data/texts/en/core.ftl",
    "data/texts/es/puerto_rico.ftl",
    "bot/web/page/index.html",
]


@pytest.mark.parametrize(
    ("path", "content"), [*((path, None) for path in GONE), *((path, b"\xff\xfe\0 [=") for path in GARBAGE)]
)
async def test_a_missing_or_damaged_file_of_the_program_is_one_line(tmp_path, path, content):
    copied(tmp_path)
    place = tmp_path / path
    if content is not None:
        place.write_bytes(content)
    elif place.is_dir():
        shutil.rmtree(place)
    else:
        place.unlink()
    line = one_line(await program("bot", cwd=tmp_path, database=tmp_path / "c.sqlite"))
    assert place.name in line
    assert "Traceback" not in line


async def test_a_port_in_use_names_the_setting(discord_server, tmp_path, typed):
    answer = await typed(
        database=tmp_path / "c.sqlite",
        CARAVEL_LOCAL_PORT=str(discord_server.port),
    )
    assert "CARAVEL_LOCAL_PORT" in one_line(answer)


ELSEWHERE = "192.0.2.1"
"""An address for examples, which no machine has."""


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("CARAVEL_LOCAL_ADDRESS", {}),
        (
            "CARAVEL_PAGE_HOST",
            {
                "DISCORD_TOKEN": "NDcxMQ.x.y",
                "CARAVEL_CLIENT_SECRET": "psst",
                "CARAVEL_PAGE_ADDRESS": "board.example.org",
            },
        ),
    ],
)
async def test_an_address_of_another_machine_names_the_setting(tmp_path, typed, name, more):
    line = one_line(await typed(database=tmp_path / "c.sqlite", **{name: ELSEWHERE}, **more))
    assert f"{ELSEWHERE} is no address of this machine; set {name} to one that it has" in line
    assert "PORT" not in line


async def test_ctrl_c_ends_the_program_in_good_order(tmp_path):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=ROOT,
        env=environment(tmp_path / "c.sqlite"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert b"Caravel plays at http://127.0.0.1:" in await process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, errors = await process.communicate()
    assert (process.returncode, errors.decode()) == (0, "")


# Discord cannot be reached


class Pauses:
    """A sleep that takes no time; after so many pauses something happens."""

    def __init__(self, after, work):
        self.seconds = []
        self.after = after
        self.work = work

    async def __call__(self, seconds):
        self.seconds.append(seconds)
        if len(self.seconds) == self.after:
            await self.work()


@pytest.fixture
async def tables(tmp_path):
    async with await open_storage(tmp_path / "c.sqlite") as storage:
        yield Tables(storage)


@pytest.fixture
def resources():
    with Resources() as resources:
        yield resources


def client(tables, resources, kind=Caravel):
    return kind(App(tables, resources), Shared(resources), **client_arguments())


async def test_unreachable_at_the_first_connect_is_tried_again_with_growing_pauses(tables, resources):
    reached = asyncio.Event()

    class Reaching(Caravel):
        async def on_ready(self):
            reached.set()

    server = LocalDiscord(clock=ManualClock())
    await server.start()
    await server.stop()
    pauses = Pauses(4, server.start)
    with redirect(server.url):
        connection = keep_connected(lambda: client(tables, resources, Reaching), server.token, pauses)
        task = asyncio.create_task(connection)
        await asyncio.wait_for(reached.wait(), 15)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await server.close()
    assert pauses.seconds == list(PAUSES[:4])


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_connection_that_discord_closes_for_good_is_said_in_one_sentence(
    tables, resources, discord_server, code
):
    discord_server.faults.closed = code
    pauses = Pauses(1, discord_server.close)
    with pytest.raises(OperatorError, match=f"Discord ended the connection \\({code}\\): "):
        await keep_connected(lambda: client(tables, resources), discord_server.token, pauses)
    assert not pauses.seconds


async def test_a_token_that_is_refused_is_said_in_one_sentence(tables, resources, discord_server):
    with pytest.raises(OperatorError, match="DISCORD_TOKEN"):
        await keep_connected(lambda: client(tables, resources), "MTIz.x.wrong")


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[]", b"7", b"\xff", b"[" * 10_000, b'{"caravel": 1, "header": 7, "entries": {}}'],
)
@pytest.mark.parametrize("command", [("verify",), ("restore",)])
async def test_what_an_operator_hands_in_by_mistake_is_one_line(file, tmp_path, typed, command, content):
    (tmp_path / "handed-in").write_bytes(content)
    assert "handed-in" in one_line(await typed(*command, str(tmp_path / "handed-in"), database=file))


@pytest.mark.parametrize(
    "mistyped",
    [
        ("export", "7", "--out", "/nowhere/x"),
        ("export", "99999999999999999999", "--out", "/nowhere/x"),
        ("verify", "/nowhere/x"),
        ("restore", "/"),
        ("restore", "nowhere"),
    ],
)
async def test_what_an_operator_mistypes_is_one_line(file, typed, mistyped):
    one_line(await typed(*mistyped, database=file))
