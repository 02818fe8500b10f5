"""Material from the disk cache is equal to what is drawn; a damaged, full or unwritable cache changes nothing."""

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.posts.painters import Painters
from games import all_games
from render.drawn import Drawn, cache_folder, name_of
from render.gallery import pictures
from render.picture import Look, Picture
from tests.games.elsewhere import SOUNDINGS
from tests.render.midgame import looks
from tests.support.garbage import left_by

KEYS = [key for key in all_games() if key != SOUNDINGS.name]


def image(mode: str = "L", colour: object = 7) -> Image.Image:
    return Image.new(mode, (9, 5), colour)  # pyright: ignore[reportArgumentType] (any colour of the mode)


Drawing = Callable[[Picture[Any], Look[Any]], Sequence[bytes]]


def drawn_by(draw: Drawing, keys: Iterable[str]) -> list[bytes]:
    """The pictures of these games, drawn in this way."""
    return [
        data
        for key in keys
        for name, picture in pictures(key).items()
        for data in draw(picture, next(looks(key, name)))
    ]


def drawn_anew(folder: Path, *keys: str) -> list[bytes]:
    """Have a new process draw the pictures of games, and keep material in a folder."""
    painters = Painters()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("CACHE_DIRECTORY", str(folder))
            return drawn_by(painters, keys)
    finally:
        painters.close()


def drawn_here(*keys: str) -> list[bytes]:
    return drawn_by(Picture.files, keys)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[bytes]]:
    """The file that a process has written which has drawn all games, and their pictures."""
    folder = tmp_path_factory.mktemp("material")
    found = drawn_anew(folder, *KEYS)
    (file,) = folder.iterdir()
    return file, found


@pytest.mark.rest
def test_another_process_finds_all_material_and_draws_the_same(filled):
    file, found = filled
    assert found == drawn_here(*KEYS)
    size = file.stat().st_size
    assert size > 10_000 * len(KEYS)
    assert drawn_anew(file.parent, *KEYS) == found
    assert file.stat().st_size == size, "something was not found under the name that it was stored under"


@pytest.mark.rest
def test_a_damaged_file_is_mended(filled, tmp_path):
    key, (file, _) = "pizarro_and_co", filled
    whole = file.read_bytes()
    (tmp_path / file.name).write_bytes(
        bytes(byte ^ 0x55 if place % 5_000 == 4_000 else byte for place, byte in enumerate(whole))
    )
    assert drawn_anew(tmp_path, key) == drawn_here(key)


def test_a_record_that_was_cut_off_is_written_again(tmp_path):
    file = tmp_path / "material-x"
    first = Drawn(file)
    first.keep(b"a" * 16, image())
    first.keep(b"b" * 16, image())
    first.close()
    os.truncate(file, file.stat().st_size - 3)
    second = Drawn(file)
    assert second.find(b"a" * 16) == image()
    assert second.find(b"b" * 16) is None
    second.keep(b"b" * 16, image(colour=8))
    second.close()
    third = Drawn(file)
    assert third.find(b"b" * 16) == image(colour=8)
    third.close()


@pytest.mark.parametrize(
    "made",
    [
        image(),
        image("1", 1),
        image("RGBA", (1, 2, 3, 4)),
        (image("RGB", (1, 2, 3)), image()),
        ((3, 4), image()),
        ((image(), (1, -2)), (image(), (5, 6))),
    ],
)
def test_images_and_where_they_lie_are_the_same_again(made, tmp_path):
    first = Drawn(tmp_path / "material-x")
    first.keep(b"a" * 16, made)
    first.close()
    second = Drawn(tmp_path / "material-x")
    assert second.find(b"a" * 16) == made
    second.close()


def test_what_is_read_leaves_no_garbage(tmp_path):
    drawn = Drawn(tmp_path / "material-x")
    drawn.keep(b"0" * 16, (image(), (1, 2)))
    again = Drawn(tmp_path / "material-x")
    assert again.find(b"0" * 16) is not None
    assert left_by(lambda: again.find(b"0" * 16)) == 0
    assert left_by(lambda: drawn.keep(b"1" * 16, (image(), (1, 2)))) == 0


def test_a_full_file_takes_nothing_more(tmp_path, monkeypatch):
    monkeypatch.setattr("render.drawn.LARGEST", 100)
    drawn = Drawn(tmp_path / "material-x")
    for place in range(10):
        drawn.keep(bytes([place]) * 16, image())
    drawn.close()
    assert 0 < (tmp_path / "material-x").stat().st_size <= 100


@pytest.mark.rest
def test_a_place_that_is_no_folder_changes_nothing(tmp_path):
    (tmp_path / "file").write_text("")
    assert drawn_anew(tmp_path / "file", "pizarro_and_co") == drawn_here("pizarro_and_co")


def test_files_of_another_version_are_deleted(tmp_path):
    Drawn(tmp_path / "material-old").close()
    Drawn(tmp_path / "material-new").close()
    assert [path.name for path in tmp_path.iterdir()] == ["material-new"]


def test_the_arguments_tell_material_apart():
    names = {
        name_of(image, args, kwargs)
        for args, kwargs in ((("L",), {}), (("RGB",), {}), (("L",), {"colour": 1}))
    }
    assert len(names) == 3


def test_the_folder_is_the_one_of_systemd_then_of_xdg_then_of_the_user(monkeypatch):
    monkeypatch.setenv("CACHE_DIRECTORY", "/var/cache/caravel:/var/cache/more")
    assert str(cache_folder()) == "/var/cache/caravel"
    monkeypatch.delenv("CACHE_DIRECTORY")
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert str(cache_folder()) == "/somewhere/caravel"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert str(cache_folder()) == "/home/anna/.cache/caravel"
