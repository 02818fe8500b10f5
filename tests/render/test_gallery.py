"""A game's pictures are found by its key."""

import sys
from types import ModuleType

import pytest

from games.core.events import Event, PhaseEnded
from render import gallery
from render.canvas import Canvas
from render.picture import Look, Picture


def draw(look):
    return Canvas(300)


def alt(look):
    return look.words("alt-toy", phase=look.view)


def touched(event):
    return [f"phase {event.name}"] if isinstance(event, PhaseEnded) else []


@pytest.fixture
def toy(monkeypatch):
    module = ModuleType("render.toy")
    module.PICTURES = {"board": Picture("board", draw, alt)}
    module.touched = touched
    monkeypatch.setitem(sys.modules, "render.toy", module)
    return "toy"


def look() -> Look[str]:
    def words(message_id: str, /, **arguments: str | int) -> str:
        return f"{message_id} {arguments}"

    return Look("trader", words, ["Anna", "Ben"])


def test_pictures_are_found_by_the_key_of_the_game(toy):
    assert list(gallery.pictures(toy)) == ["board"]


def test_changed_joins_what_each_event_touched(toy):
    assert gallery.changed(toy, [PhaseEnded("trader"), Event(), PhaseEnded("mayor")]) == {
        "phase trader",
        "phase mayor",
    }


def test_a_picture_gives_a_file_and_words(toy):
    board = gallery.pictures(toy)["board"]
    assert board.png(look()).startswith(b"\x89PNG")
    assert board.alt(look()) == "alt-toy {'phase': 'trader'}"


def test_a_picture_of_nothing_is_in_no_post(toy):
    sys.modules["render.toy"].PICTURES = {
        "board": Picture("board", draw, alt),
        "trade": Picture("trade", draw, alt, shown=lambda view: view == "trader"),
        "hand": Picture("hand", draw, alt, private=True),
    }
    assert gallery.public(toy, "trader") == ["board", "trade"]
    assert gallery.public(toy, "mayor") == ["board"]
