from pathlib import Path
from typing import Any

import pytest

from games.core import Box, DataError, Row, box, load_box

TEXT = """
house = 4
prices = [1, 2]
notes = ["idle", "idea"]
empty = []

[[buildings]]
id = "office"
cost = 5

[[buildings]]
id = "university"
cost = 8

[[buildings]]
id = "university"
cost = 7
rules = 3

[[buildings]]
id = "port"
cost = 9
rules = 2
"""


class Building(Row):
    cost: int


class TestBox(Box):
    __test__ = False

    house: int
    prices: tuple[int, ...]
    notes: tuple[str, ...]
    empty: tuple[int, ...]
    buildings: dict[str, Building]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(box, "FOLDERS", [tmp_path])
    path = tmp_path / "fair.toml"
    path.write_text(TEXT)
    return path


def load(rules: int = 1, **more: Any) -> TestBox:
    return load_box(TestBox, "fair", rules=rules, **more)


def costs(rules: int) -> dict[str, int]:
    return {key: row.cost for key, row in load(rules).buildings.items()}


def test_of_several_rows_the_latest_of_the_tables_rules_holds(data: Path):
    assert costs(1) == {"office": 5, "university": 8}
    assert costs(2) == {"office": 5, "university": 8, "port": 9}
    assert costs(3) == {"office": 5, "university": 7, "port": 9}


def test_lists_that_are_no_tables_stay_lists(data: Path):
    assert load().prices == (1, 2)
    assert load().notes == ("idle", "idea")
    assert load().empty == ()


def test_overrides_replace_values_and_values_of_rows_by_their_id(data: Path):
    changed = load(overrides={"house": 3, "buildings": {"office": {"cost": 4}}})
    assert changed.house == 3
    assert changed.buildings["office"].cost == 4
    assert load().buildings["office"].cost == 5


def test_options_may_adjust_the_tables(data: Path):
    def cheaper(tables: dict[str, Any]) -> None:
        tables["buildings"]["office"]["cost"] -= 1

    assert load(adjust=cheaper).buildings["office"].cost == 4
    assert load().buildings["office"].cost == 5


def test_a_box_cannot_change(data: Path):
    with pytest.raises(Exception, match="frozen"):
        load().house = 5


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("house = 4", 'house = "four"', ["fair.toml", "house", "integer", "four"]),
        ("house = 4", "", ["fair.toml", "house", "required"]),
        ("house = 4", "house = 4\nroof = 1", ["fair.toml", "roof"]),
        ("cost = 5", 'cost = "high"', ["fair.toml", "buildings.office.cost", "integer"]),
        ("cost = 5", "cost = 5\ncolour = 1", ["fair.toml", "buildings.office.colour"]),
        ("rules = 3", 'rules = "three"', ["fair.toml", "buildings.university.rules", "whole number"]),
        ("rules = 3", "", ["fair.toml", "buildings.university", "twice"]),
        ('id = "office"', "", ["fair.toml", "buildings"]),
        ("house = 4", "house = ", ["fair.toml", "line 2"]),
    ],
)
def test_a_broken_file_is_named_in_one_line_with_the_key_and_what_was_expected(
    data: Path, old: str, new: str, says: list[str]
):
    assert old in TEXT
    data.write_text(TEXT.replace(old, new))
    with pytest.raises(DataError) as broken:
        load()
    text = str(broken.value)
    assert "\n" not in text
    assert len(text) < 300
    assert all(word in text for word in says), text


def test_a_missing_file_is_named(data: Path):
    data.unlink()
    with pytest.raises(DataError, match=r"fair\.toml"):
        load()


def test_what_is_no_text_is_named(data: Path):
    data.write_bytes(b"house = \xff\xfe")
    with pytest.raises(DataError, match=r"fair\.toml"):
        load()


def test_what_an_option_needs_and_does_not_find_is_named(data: Path):
    with pytest.raises(DataError, match=r"fair.toml: an option of the table expects .*'market'"):
        load(adjust=lambda tables: tables["market"].clear())


def test_an_override_of_something_unknown_is_refused(data: Path):
    with pytest.raises(DataError, match="roof"):
        load(overrides={"roof": 1})
    with pytest.raises(DataError, match=r"buildings.tower.cost"):
        load(overrides={"buildings": {"tower": {"id": "tower"}}})
