"""The program as a service: what it tells systemd, its unit, its image."""

import asyncio
import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from bot.health.systemd import notify
from bot.health.version import version
from tests.bot.program.test_program import ROOT, environment, program, typed

__all__ = ["typed"]

UNIT = ROOT / "data" / "service" / "caravel.service"
PATIENCE = 30


class Manager:
    """What systemd has heard on its socket."""

    def __init__(self, line):
        self._line = line
        self._rung = asyncio.Event()
        self.name = line.getsockname()
        self.heard = []
        asyncio.get_running_loop().add_reader(line, self._listen)

    def _listen(self):
        self.heard.append(self._line.recv(1000).decode())
        self._rung.set()

    async def hears(self, message):
        """Wait until it is told this."""
        async with asyncio.timeout(PATIENCE):
            while message not in self.heard:
                self._rung.clear()
                await self._rung.wait()


@pytest.fixture
async def manager(tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        yield Manager(line)
        asyncio.get_running_loop().remove_reader(line)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def test_the_program_tells_systemd_that_it_has_started_lives_and_stops(manager, tmp_path, typed):
    port = str(free_port())
    settings = environment(
        tmp_path / "c.sqlite",
        CARAVEL_HEALTH_PORT=port,
        CARAVEL_BACKUPS=str(tmp_path / "backups"),
        NOTIFY_SOCKET=manager.name,
        WATCHDOG_USEC="300000",
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), cwd=ROOT, env=settings, stdout=subprocess.PIPE
    )
    try:
        await manager.hears("WATCHDOG=1")
        assert manager.heard[0] == "READY=1"
        await process.stdout.readline()
        async with asyncio.timeout(PATIENCE):
            while (answer := await typed("health", database=tmp_path / "c.sqlite", CARAVEL_HEALTH_PORT=port))[
                0
            ]:
                assert "not connected" in answer[1]
        assert json.loads(answer[1])["ready"] is True
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
        await manager.hears("STOPPING=1")
    finally:
        if process.returncode is None:
            process.kill()


def test_a_socket_without_a_file_is_told_too(monkeypatch, tmp_path):
    name = f"caravel-{tmp_path.name}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(f"\0{name}")
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        notify("READY=1")
        assert line.recv(100) == b"READY=1"


def test_a_manager_that_is_gone_stops_nobody(monkeypatch, tmp_path, caplog):
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    notify("READY=1")
    assert "systemd cannot be told READY=1" in caplog.text


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze here")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path):
    # The places that the unit names exist where it is installed; here others take their place.
    text = UNIT.read_text(encoding="utf-8").replace("/opt/caravel/.venv/bin/python", sys.executable)
    unit = tmp_path / UNIT.name
    unit.write_text(text.replace("/opt/caravel", str(ROOT)), encoding="utf-8")
    check = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    found = [line for line in check.stderr.splitlines() if UNIT.name in line]
    assert not found, check.stderr


@pytest.mark.parametrize(
    "protection",
    [
        "ProtectClock=yes",
        "ProtectHostname=yes",
        "ProtectKernelLogs=yes",
        "ProtectProc=invisible",
        "MemoryMax=2G",
        "TasksMax=256",
    ],
)
def test_the_unit_protects_the_machine(protection):
    assert protection in UNIT.read_text(encoding="utf-8").splitlines()


def test_the_composed_service_may_write_nowhere_but_in_its_data():
    service = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["caravel"]
    assert service["read_only"] is True
    assert service["volumes"] == ["data:/data"]
    assert service["cap_drop"] == ["ALL"]
    assert {value for key, value in service["environment"].items() if "PORT" not in key} == {
        "/data/caravel.sqlite",
        "/data/backups",
        "/data/world.sqlite",
    }


def test_two_processes_are_composed_that_share_a_database_and_write_nowhere_else():
    services = yaml.safe_load((ROOT / "compose.postgres.yaml").read_text(encoding="utf-8"))["services"]
    bot = services["caravel"]
    assert bot["deploy"]["replicas"] == 2
    assert bot["environment"]["CARAVEL_DATABASE"].startswith("postgresql://")
    assert bot["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert bot["read_only"] is True
    assert bot["volumes"] == ["data:/data"]
    assert bot["cap_drop"] == ["ALL"]


def test_what_starts_the_bot_unattended_needs_a_token():
    assert "/python -m bot discord" in next(
        line for line in UNIT.read_text(encoding="utf-8").splitlines() if line.startswith("ExecStart=")
    )
    assert 'CMD ["discord"]' in (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    for name in ("compose.yaml", "compose.postgres.yaml"):
        composed = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))["services"]["caravel"]
        assert not {"command", "entrypoint"} & composed.keys()


def test_everything_that_the_image_copies_exists():
    copied = re.findall(
        r"^COPY (?!--from)(.*) \S+$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    names = [name for line in copied for name in line.split()]
    assert names
    assert all((ROOT / name).exists() for name in names)
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {name.partition("/")[0] for name in names} <= {line[1:] for line in sent if line[:1] == "!"}


async def test_the_version_is_told(typed):
    assert (await typed("--version", database=Path("nowhere")))[:2] == (0, f"Caravel {version()}\n")


async def test_the_log_is_json_where_that_is_set(tmp_path):
    code, _, errors = await program(
        "bot",
        database=tmp_path / "c.sqlite",
        CARAVEL_LOG_FORMAT="json",
        CARAVEL_LOG_LEVEL="warning",
        NOTIFY_SOCKET=str(tmp_path / "nobody"),
        CARAVEL_LOCAL_PORT="1",
        CARAVEL_LOCAL_ADDRESS="192.0.2.1",
    )
    first, *_ = errors.splitlines()
    assert code == 2
    assert json.loads(first).keys() == {"at", "level", "logger", "message"}
    assert json.loads(first)["message"].startswith("systemd cannot be told READY=1")


def test_the_notes_of_a_release_are_what_the_changelog_says_of_it(tmp_path):
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "notes", tmp_path / ".ci")
    text = "# Changelog\n\n## Unreleased\n\n- Next.\n\n## 1.2.0 – 2027-01-02\n\n### Added\n\n- Ships.\n\n## 1.1.0\n\n- Old.\n"
    (tmp_path / "CHANGELOG.md").write_text(text, encoding="utf-8")

    def notes(wanted):
        return subprocess.run(
            [tmp_path / ".ci" / "notes", wanted], capture_output=True, text=True, check=False
        )

    assert notes("1.2.0").stdout.strip() == "### Added\n\n- Ships."
    assert notes("1.1.0").stdout.strip() == "- Old."
    assert notes("1.2").returncode == notes("9.9").returncode == 1


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.stem
)
def test_a_workflow_runs_commands_that_exist(path):
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for command in runs:
        assert set(re.findall(r"(?:^|&& )make ([a-z]+)", command)) <= {*targets}
        assert all(
            (ROOT / script).exists() for script in re.findall(r"(?:^|\s)(\.ci/\w+|tests/\S+)", command)
        )


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda path: path.stem
)
def test_an_issue_template_asks_named_questions(path):
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    questions = [part for part in form["body"] if part["type"] != "markdown"]
    assert form["name"]
    assert form["description"]
    assert len({part["id"] for part in questions}) == len(questions) >= 3
    assert all(part["attributes"]["label"] for part in questions)


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.stem
)
def test_a_workflow_checks_everything_and_pins_its_actions(path):
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values()
    steps = [step for job in jobs for step in job["steps"]]
    assert any(step.get("run") == "make check" for step in steps)
    assert all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"]) for step in steps if "uses" in step)


def test_the_images_are_pinned_by_digest():
    base = re.findall(r"^ARG BASE=(\S+)$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    composed = yaml.safe_load((ROOT / "compose.postgres.yaml").read_text(encoding="utf-8"))["services"]
    for image in (*base, composed["postgres"]["image"]):
        assert re.fullmatch(r"\w+:[\w.-]+@sha256:[0-9a-f]{64}", image)


def test_the_locks_hold_a_hash_for_every_package():
    for path in (ROOT / "requirements").glob("*.txt"):
        pins = re.findall(
            r"^[a-z][\w.-]*==\S+(?: ;[^\\\n]*)? \\\n    --hash=sha256:", path.read_text("utf-8"), re.MULTILINE
        )
        assert len(pins) == len(re.findall(r"^[a-z]", path.read_text("utf-8"), re.MULTILINE)), path.name


def test_every_dependency_is_locked():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {
        "run.txt": project["project"]["dependencies"],
        "postgres.txt": project["project"]["optional-dependencies"]["postgres"],
        "dev.txt": project["dependency-groups"]["dev"],
    }
    for file, packages in wanted.items():
        locked = (ROOT / "requirements" / file).read_text("utf-8")
        for package in packages:
            name = re.split(r"[\[<>=]", package)[0].replace(".", "-").lower()
            assert re.search(rf"^{name}==", locked, re.MULTILINE), f"run make lock: {file} lacks {name}"


def test_every_python_that_the_project_promises_is_tried():
    tests = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8"))
    assert tests["jobs"]["pythons"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
