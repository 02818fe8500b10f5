"""The fonts of the page: all that Latin languages need is in the first file, all else that the sources have in the second."""

import re

import pytest

from games.words.files import languages
from render.svg.fonts import FACES, LATIN, SUBSETS, WEB, file_name, unicode_range
from render.text import FILES, FOLDER
from tests.fonts import characters, make

TEXTS = FOLDER.parent / "texts"
FIRST_LOAD = 60_000


def codes(css: str) -> set[int]:
    """The characters of a `unicode-range`."""
    found: set[int] = set()
    for start, end in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", css):
        found |= set(range(int(start, 16), int(end or start, 16) + 1))
    return found


@pytest.mark.parametrize("face", FACES)
def test_both_files_together_have_what_their_source_has(face):
    latin, other = (characters(WEB / file_name(face, subset)) for subset in SUBSETS)
    assert latin | other == characters(FOLDER / FILES[face])
    assert not latin & other


@pytest.mark.parametrize("face", FACES)
def test_a_browser_loads_each_file_for_the_characters_that_it_has(face):
    for subset in SUBSETS:
        assert characters(WEB / file_name(face, subset)) <= codes(unicode_range(subset)) | {0x0, 0xD}
    assert not codes(unicode_range("latin")) & codes(unicode_range("other"))


@pytest.mark.parametrize("language", languages())
def test_the_first_file_has_every_character_of_our_sentences(language):
    said = set("".join(file.read_text(encoding="utf-8") for file in (TEXTS / language).glob("*.ftl")))
    letters = {ord(one) for one in said if ord(one) > 32} & characters(FOLDER / FILES["semibold"])
    assert letters <= {code for one in LATIN for code in one}


def test_the_first_files_are_small():
    assert sum((WEB / file_name(face, "latin")).stat().st_size for face in FACES) <= FIRST_LOAD


def test_a_font_that_was_changed_does_not_bear_its_reserved_name():
    for file in WEB.iterdir():
        assert "Source" not in names(file), file.name


def names(file) -> str:
    from fontTools.ttLib import TTFont

    with TTFont(file) as font:
        called = [str(record) for record in font["name"].names if record.nameID in {1, 3, 4, 6, 16}]
        return " ".join([*called, *font["CFF "].cff.fontNames])


@pytest.mark.rest
def test_the_files_are_those_that_are_made(tmp_path):
    make(tmp_path)
    for file in WEB.iterdir():
        assert characters(tmp_path / file.name) == characters(file)
    assert {file.name for file in tmp_path.iterdir()} == {file.name for file in WEB.iterdir()}
