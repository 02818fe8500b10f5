"""Clicks on a table's own controls: written as ids, read back, each made by a post and started by a cog."""

import ast
import re
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.menus.buttons import (
    AddRobot,
    Agree,
    AskRematch,
    Click,
    Mute,
    RemindAt,
    RemoveRobot,
    ShareReplay,
    StandIn,
    TakeSeat,
    Undo,
    read_click,
)
from bot.menus.control_ids import LIMIT, TABLE
from bot.menus.own_buttons import TryStep
from bot.menus.settings_buttons import ToggleNext, TurnPage

ROOT = Path(__file__).parents[3]
HOMES = [
    ROOT / "bot" / "menus" / name
    for name in (
        "buttons.py",
        "newcomers.py",
        "own_buttons.py",
        "robot_buttons.py",
        "seat_buttons.py",
        "settings_buttons.py",
    )
]
KINDS = sorted(Click.known.values(), key=lambda kind: (kind.scope, kind.name))


@some.composite
def clicks(draw):
    """Any click that can be written."""
    kind = draw(some.sampled_from(KINDS))
    values = []
    for part in fields(kind)[1:]:
        text = some.from_regex(
            part.metadata["pattern"], fullmatch=True, alphabet=some.characters(codec="ascii")
        )
        value = draw(some.none() | text if part.default is None else text)
        values.append(None if value is None else part.metadata["read"](value))
    return kind(draw(some.integers(0, 10**15 - 1)), *values)


@given(clicks())
def test_a_click_is_read_as_it_was_written(click):
    text = str(click)
    assert read_click(text) == click
    assert len(text) <= LIMIT


@given(
    some.text(max_size=60)
    | some.from_regex(rf"[tls]:{TABLE}:[a-z-]{{1,20}}(:[0-9a-z-]{{0,9}}){{0,3}}", fullmatch=True)
)
@pytest.mark.rest
def test_what_is_read_is_written_so(text):
    click = read_click(text)
    assert click is None or read_click(str(click)) == click


@pytest.mark.parametrize(
    ("text", "click"),
    [
        ("t:7:take:2", TakeSeat(7, 2)),
        ("t:7:mute", Mute(7)),
        ("t:7:mute:0", Mute(7, 0)),
        ("t:7:until-at:1", RemindAt(7, 1)),
        ("t:7:stand-in:3:robot", StandIn(7, 3, "robot")),
        ("t:7:agree:00ff00ff", Agree(7, "00ff00ff")),
        ("t:7:rematch", AskRematch(7)),
        ("t:7:replay", ShareReplay(7)),
        ("s:0:page:me", TurnPage(0, "me")),
        ("t:7:undo", Undo(7)),
        ("l:7:robot", AddRobot(7)),
        ("l:7:norobot", RemoveRobot(7)),
        ("t:7:try-step:back", TryStep(7, "back")),
        ("s:0:next", ToggleNext(0)),
    ],
)
def test_the_ids_of_posts_that_are_out_stay(text, click):
    assert read_click(text) == click
    assert str(click) == text


@pytest.mark.parametrize(
    "text",
    [
        "t:7:take",
        "t:7:take:2:2",
        "t:7:take:x",
        "t:7:take:²",
        "t:7:mute:",
        "l:7:take:2",
        "t::menu",
        "t:7:menu:",
        "x:7:menu",
        "s:0:page:all",
    ],
)
def test_what_no_post_has_is_not_read(text):
    assert read_click(text) is None


async def test_every_click_starts_something_and_nothing_else_does(world):
    assert world.app.clicks.handled() == set(KINDS)


@pytest.mark.rest
def test_every_click_is_on_a_control_of_some_post_or_answer():
    """Its name stands somewhere else than where a cog says what it starts."""
    nodes = [
        node for path in (ROOT / "bot").rglob("*.py") if path not in HOMES for node in ast.walk(parsed(path))
    ]
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    handled = {id(call.args[0]) for call in calls if call.func.attr in ("on", "on_request") and call.args}
    used = {node.id for node in nodes if isinstance(node, ast.Name) and id(node) not in handled}
    assert not {kind.__name__ for kind in KINDS} - used


@pytest.mark.rest
def test_an_id_is_written_nowhere_but_with_its_record():
    for path in (ROOT / "bot").rglob("*.py"):
        if path not in HOMES:
            texts = [
                n.value
                for n in ast.walk(parsed(path))
                if isinstance(n, ast.Constant) and isinstance(n.value, str)
            ]
            written = [text for text in texts if re.match(r"[tls]:(\d|$|[a-z-]+$)", text)]
            assert not written, f"{path.relative_to(ROOT)}: {written}"


@cache
def parsed(path):
    return ast.parse(path.read_text(encoding="utf-8"))
