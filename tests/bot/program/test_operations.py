"""What the operator's pages say: each command, setting, figure and line of the log that they name exists."""

import re
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from bot.program.command_line import arguments
from bot.program.operator import put_back
from bot.program.run import run
from bot.settings import Settings, names
from bot.storage import StorageError, open_storage

ROOT = Path(__file__).parents[3]
OPERATIONS = ROOT / "bot" / "OPERATIONS.md"
PAGES = [
    "README.md",
    "bot/OPERATIONS.md",
    *(f".github/{name}.md" for name in ("PRIVACY", "TERMS", "SECURITY")),
]
OPEN = "…"
"""In a line of the log stands what differs each time."""


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name",
    [*PAGES, "Dockerfile", "compose.yaml", "compose.postgres.yaml", ".env.example", "CONTRIBUTING.md"],
)
def test_every_setting_that_is_named_exists(name):
    tests_own = {"CARAVEL_GOLDEN", "CARAVEL_LAYOUTS", "CARAVEL_TEST_DATABASE"}
    named = set(re.findall(r"\bCARAVEL_[A-Z_]*[A-Z]\b", read(name)))
    assert named - tests_own <= set(names().values())


@pytest.mark.parametrize("name", PAGES)
def test_every_command_that_is_named_exists(name):
    page = read(name)
    helped = arguments(run).format_help()
    commands = re.findall(r"python -m bot ([a-z][a-z-]*)", page) + re.findall(
        r"run --rm caravel ([a-z][a-z-]*)", page
    )
    assert all(f"    {command}" in helped for command in commands)
    targets = re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE)
    assert set(re.findall(r"^(?:sudo )?make ([a-z]+)$", page, re.MULTILINE)) <= set(targets)


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name):
    page = read(name)
    heads = {
        re.sub(r"[^\w -]", "", head).lower().replace(" ", "-")
        for head in re.findall(r"^#+ (.*)", page, re.MULTILINE)
    }
    for link in re.findall(r"\]\(([^)]+)\)", page):
        place, _, head = link.partition("#")
        if "://" not in link:
            assert (ROOT / name).parent.joinpath(place).exists(), link
            assert place or head in heads, link


def test_every_figure_that_is_named_exists():
    known = generate_latest().decode()
    named = set(re.findall(r"\bcaravel_[a-z_]+\b", read("bot/OPERATIONS.md")))
    assert len(named) > 10
    assert [name for name in named if f"# HELP {name} " not in known] == []


def lines_of_the_log():
    """The lines that are explained, as far as they are the same each time."""
    _, explained = read("bot/OPERATIONS.md").split("## What an error means")
    for row in explained.splitlines():
        if row.startswith("| `"):
            for said in re.findall(r"`([^`]+)`", row.split("|")[1]):
                yield from (
                    part.strip(" ;:()") for part in re.split(rf"{OPEN}|\b7\b|40{OPEN}|CARAVEL_", said)
                )


def test_every_line_that_is_explained_is_one_that_the_program_says():
    files = [
        path.read_text(encoding="utf-8") for room in ("bot", "games") for path in (ROOT / room).rglob("*.py")
    ]
    program = re.sub(r'"\s*\n\s*f?"', "", re.sub(r"%[sdr]|\{[^{}]*\}", OPEN, "\n".join(files)))
    lines = [line for line in lines_of_the_log() if len(line) > 3]
    assert len(lines) > 40
    assert [line for line in lines if line not in program] == []


def test_what_is_said_of_the_defaults_is_so():
    settings, privacy = Settings(), " ".join(read(".github/PRIVACY.md").split())
    assert ("after two weeks" in privacy) == (settings.backup_keep_days == 14)
    assert ("by default never" in privacy) == (settings.forget_days == 0)


async def test_a_back_up_is_restored_by_its_name_alone(tmp_path):
    settings = Settings(database=tmp_path / "caravel.sqlite", backups=tmp_path / "backups")
    settings.backups.mkdir()
    async with await open_storage(settings.database) as storage:
        await storage.back_up(settings.backups / "one.sqlite")
    assert put_back(settings, Path("one.sqlite")) == 0
    assert (tmp_path / "caravel.sqlite.replaced-1").exists()
    with pytest.raises(StorageError, match=r"two\.sqlite: is no back-up"):
        put_back(settings, Path("two.sqlite"))
