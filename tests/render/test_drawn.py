"""Material from the disk cache is equal to what is drawn; a damaged, full or unwritable cache changes nothing."""

import os

import pytest
from PIL import Image

from bot.posts.painters import Painters
from games import all_games
from render.drawn import Drawn, cache_folder, name_of
from render.gallery import pictures
from tests.games.elsewhere import SOUNDINGS
from tests.render.midgame import looks

KEYS = [key for key in all_games() if key != SOUNDINGS.name]


def image(mode: str = "L", colour: object = 7) -> Image.Image:
    return Image.new(mode, (9, 5), colour)  # pyright: ignore[reportArgumentType] (any colour of the mode)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A cache folder of its own for the processes that draw."""
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path))
    return tmp_path


def drawn_anew(key: str) -> list[bytes]:
    """Have a new process draw the pictures of a game."""
    painters = Painters()
    try:
        return [
            data
            for name, picture in pictures(key).items()
            for data in painters(picture, next(looks(key, name)))
        ]
    finally:
        painters.close()


def drawn_here(key: str) -> list[bytes]:
    return [data for name, picture in pictures(key).items() for data in picture.files(next(looks(key, name)))]


@pytest.mark.parametrize("key", KEYS)
def test_another_process_finds_all_material_and_draws_the_same(key, folder):
    assert drawn_anew(key) == drawn_here(key)
    (file,) = folder.iterdir()
    size = file.stat().st_size
    assert size > 10_000
    assert drawn_anew(key) == drawn_here(key)
    assert file.stat().st_size == size, "something was not found under the name that it was stored under"


def test_a_damaged_file_is_mended(folder):
    key = "age_of_discovery"
    drawn_anew(key)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(
        bytes(byte ^ 0x55 if place % 5_000 == 4_000 else byte for place, byte in enumerate(whole))
    )
    assert drawn_anew(key) == drawn_here(key)


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


def test_a_full_file_takes_nothing_more(tmp_path, monkeypatch):
    monkeypatch.setattr("render.drawn.LARGEST", 100)
    drawn = Drawn(tmp_path / "material-x")
    for place in range(10):
        drawn.keep(bytes([place]) * 16, image())
    drawn.close()
    assert 0 < (tmp_path / "material-x").stat().st_size <= 100


def test_a_place_that_is_no_folder_changes_nothing(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path / "file"))
    assert drawn_anew("pizarro_and_co") == drawn_here("pizarro_and_co")


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
