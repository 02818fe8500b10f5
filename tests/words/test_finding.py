"""People type what a thing is called in their language or in English, in haste and without accents."""

import pytest

from games import all_games
from games.core.moves import field_kinds
from games.puerto_rico.moves import Build
from games.words import files
from games.words.finding import is_meant, may_mean
from games.words.phrases import Phrases


@pytest.fixture
def spanish(tmp_path, monkeypatch):
    folder = tmp_path / "es-test"
    folder.mkdir()
    (folder / "puerto_rico.ftl").write_text(
        "buildings-small-market = Pequeño mercado\n    .gender = m\n", encoding="utf-8"
    )
    monkeypatch.setattr(files, "FOLDERS", [*files.FOLDERS, tmp_path])
    return Phrases("es-test", "puerto_rico")


@pytest.mark.parametrize(
    "typed", ["Pequeño mercado", "pequeno mercado", "small market", "Small-Market", "small_market"]
)
def test_a_component_is_found_in_ones_own_language_in_english_and_by_its_id(spanish, typed):
    (field, *_) = field_kinds(Build)
    assert is_meant(typed, spanish.called(field, "small_market", ()))


def test_a_part_of_a_name_offers_it(spanish):
    (field, *_) = field_kinds(Build)
    assert may_mean("peque", spanish.called(field, "small_market", ()))
    assert may_mean("", ["x"])
    assert not may_mean("quarry", spanish.called(field, "small_market", ()))


def test_what_a_language_lacks_is_said_in_english_and_written_down_once(spanish, caplog):
    assert spanish("buildings-office") == Phrases("en", "puerto_rico")("buildings-office")
    assert spanish("buildings-office") == spanish("buildings-office")
    assert len([line for line in caplog.messages if "buildings-office" in line]) == 1


def test_a_words_gender_chooses_a_variant(tmp_path, monkeypatch):
    folder = tmp_path / "it-test"
    folder.mkdir()
    (folder / "puerto_rico.ftl").write_text(
        "buildings-office = ufficio\n    .gender = m\nbuildings-wharf = darsena\n    .gender = f\n"
        "move-build = Costruisci\n    .chosen = Costruisci { GENDER($building) ->\n"
        "        [f] la\n       *[m] il\n    } { $building }\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(files, "FOLDERS", [*files.FOLDERS, tmp_path])
    words = Phrases("it-test", "puerto_rico")
    assert words.chosen(Build, {"building": "wharf"}, ()) == "Costruisci la darsena"
    assert words.chosen(Build, {"building": "office"}, ()) == "Costruisci il ufficio"


def test_every_game_is_known_by_its_key(spanish):
    assert all(is_meant(key.replace("_", "-"), [key]) for key in all_games())
