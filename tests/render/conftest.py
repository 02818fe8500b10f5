"""Golden pictures: exact pixels, compared with the files in tests/render/golden."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from games.words.phrases import phrases
from games.words.view import Words
from render.encode import png
from render.theme import LIGHT

GOLDEN = Path(__file__).parent / "golden"
Check = Callable[[str, Image.Image], None]


def _differing(actual: Image.Image, wanted: Image.Image) -> int:
    if actual.size != wanted.size:
        return -1
    red, green, blue = ImageChops.difference(actual.convert("RGB"), wanted.convert("RGB")).split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return actual.width * actual.height - largest.histogram()[0]


def _is_another(image: Image.Image, path: Path) -> bool:
    with Image.open(path) as kept:
        return _differing(LIGHT.palette.quantise(image), kept) != 0


@pytest.fixture
def golden(tmp_path: Path) -> Check:
    """Compare a picture with the golden one of that name; `make golden` writes them anew."""

    def check(name: str, image: Image.Image) -> None:
        path = GOLDEN / f"{name}.png"
        if os.environ.get("CARAVEL_GOLDEN") == "write":
            if not path.exists() or _is_another(image, path):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(png(image))
            return
        actual = tmp_path / f"{path.stem}.png"
        actual.write_bytes(png(image))
        assert path.exists(), (
            f"there is no {path.name}; the picture drawn now is {actual}; `make golden` keeps it"
        )
        with Image.open(path) as wanted:
            count = _differing(LIGHT.palette.quantise(image), wanted)
            assert count == 0, f"{path.name}: {count} pixels differ (-1: another size); drawn now: {actual}"

    return check


@pytest.fixture
def words() -> Words:
    """The words of the pictures; names of components are made from their ids, so that no game's text matters here."""
    english, game = phrases("en"), phrases("en", "puerto_rico")
    titles = {"game-name": "Puerto Rico"}

    def speak(message_id: str, /, **arguments: str | int) -> str:
        if english.has(message_id):
            return english(message_id, **arguments)
        if message_id.startswith(("alt-", "picture-")):
            return game(message_id, **arguments)
        return titles.get(message_id) or message_id.split("-", 1)[1].rstrip("12").replace("-", " ")

    return speak
