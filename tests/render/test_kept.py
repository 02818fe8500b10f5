"""What is kept of pictures has a bound in bytes, and giving it up changes nothing that is drawn."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from games import all_games
from render.gallery import pictures
from render.kept import MATERIAL, MATERIAL_BYTES, TABLES, TABLES_BYTES, Shelf, weight
from render.mode import MODES, PLAIN
from render.picture import Look
from tests.render.midgame import looks
from tests.support.whole import WHOLE

NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo"]


def sheet(side: int) -> Image.Image:
    return Image.new("L", (side, side))


def test_what_is_longest_unused_goes_first():
    shelf, made = Shelf(30_000), list[str]()

    def get(name: str) -> None:
        shelf.get(name, lambda: (made.append(name), sheet(100))[1])

    for name in ("a", "b", "a", "c", "a", "b"):
        get(name)
    assert made == ["a", "b", "c", "b"]


def test_what_is_larger_than_the_shelf_is_made_and_not_kept():
    shelf = Shelf(10_000)
    assert shelf.get("large", lambda: sheet(101)).size == (101, 101)
    assert shelf.held == 0


def test_images_weigh_what_they_take_wherever_they_lie():
    assert weight(sheet(10)) == 100
    assert weight(((sheet(10), (0, 0)), {"x": Image.new("RGB", (10, 10))})) == 500
    assert weight((b"12345", 6)) == 5


def shown(key: str, name: str) -> Iterator[Look[Any]]:
    """Yield every look of a picture in the plain mode, and one in each other; but in a soak the first and last, and one other mode, by turns."""
    every = list(looks(key, name))
    yield from every if WHOLE else {id(one): one for one in (every[0], every[-1])}.values()
    others = [mode for mode in MODES.values() if mode != PLAIN]
    turn = [one for key in all_games() for one in ((key, name) for name in pictures(key))].index((key, name))
    for mode in others if WHOLE else [others[turn % len(others)]]:
        yield next(looks(key, name, mode))


@pytest.mark.parametrize("key", all_games())
def test_every_file_is_small_and_what_is_kept_stays_within_its_bound(key):
    for name, picture in pictures(key).items():
        for look in shown(key, name):
            assert all(len(data) <= 200 * 1024 for data in picture.files(look)), (name, look.mode)
            assert 0 < MATERIAL.held <= MATERIAL_BYTES
            assert 0 < TABLES.held <= TABLES_BYTES


@pytest.mark.rest
@pytest.mark.parametrize("key", all_games())
def test_bands_that_are_kept_or_drawn_beside_kept_ones_make_the_same_picture(key):
    for name, picture in pictures(key).items():
        for look in shown(key, name):
            plain = picture.lay(replace(look, waiting=(), asked=""))
            plain.file()
            canvas = picture.lay(look)
            files = (canvas.file(), canvas.file())
            fresh = canvas.finished().tobytes()
            for data in files:
                with Image.open(BytesIO(data)) as read:
                    assert read.convert("RGB").tobytes() == fresh, (name, look.mode)


@pytest.mark.parametrize("shelf", [MATERIAL, TABLES])
def test_a_full_shelf_draws_the_same(shelf, monkeypatch):
    look, picture = next(looks("age_of_discovery", "board")), pictures("age_of_discovery")["board"]
    before = picture.png(look)
    monkeypatch.setattr(shelf, "bound", 200_000)
    shelf.get("one thing more", lambda: None)
    assert shelf.held <= 200_000
    assert picture.png(look) == before
    assert shelf.held <= 200_000


@pytest.mark.rest
@pytest.mark.parametrize("key", all_games())
def test_tables_of_other_people_add_hardly_anything_to_a_games_material(key, monkeypatch):
    # Bands that other tests have left would be taken without their material.
    monkeypatch.setattr(TABLES, "bound", 0)
    TABLES.keep("this drops everything", b"")
    monkeypatch.setattr(TABLES, "bound", 2_000_000)
    # What other tests have left there may fill it.
    monkeypatch.setattr(MATERIAL, "bound", 2 * MATERIAL_BYTES)
    for name, picture in pictures(key).items():
        look = next(looks(key, name))
        picture.png(look)
        held = MATERIAL.held
        for number in range(5):
            picture.png(replace(look, names=[f"{other} {number}" for other in NAMES]))
        # A slip may be as wide as a name.
        assert held <= MATERIAL.held < held + 50_000
