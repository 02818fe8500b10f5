"""What the texts say of a game's numbers comes from the table's box: each number that changes changes a text."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from games import all_games
from games.core import Game
from games.core.box import MOST, Box, DataError, data_file, load_overrides, merge, nested, read_toml
from games.words.numbers import Numbers, arguments, numbers_of
from games.words.phrases import MissingWordsError, Phrases

games = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)


PLACES = ("board", "space")
"""Columns of whole numbers that name a place, as an id does."""

OVERRULED = {("age_of_discovery", "buildings", "navy", "vp_per_ship")}
"""Numbers that every table's options set: a correction of them is refused."""


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int | list[int]]]:
    """Every number of a data file and the way to it; a list of numbers is one leaf for each of them."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from leaves(one, (*path, key))
    elif isinstance(value, list):
        if all(isinstance(one, int) for one in value):
            yield from (
                (path, [one + (at == index) for at, one in enumerate(value)]) for index in range(len(value))
            )
    elif isinstance(value, int) and not isinstance(value, bool) and path[-1] not in ("rules", *PLACES):
        yield path, value + 1


def numbers(game: Game) -> list[tuple[tuple[str, ...], Any]]:
    tables = read_toml(data_file(f"{game.key}.toml"))
    by_id = {
        name: {row["id"]: row for row in table}
        if isinstance(table, list) and isinstance(table[0], dict)
        else table
        for name, table in tables.items()
    }
    return [(way, value) for way, value in leaves(by_id) if (game.key, *way) not in OVERRULED]


def corrected(game: Game) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Each number of the box with what else its change changes, by the names that texts give them."""
    before = [dict(arguments(open_box(game, options, {}))) for options in ({}, *game.variants())]
    for way, value in numbers(game):
        for options, values in zip(({}, *game.variants()), before, strict=True):
            with suppress(DataError):
                after = arguments(open_box(game, options, nested(way, value)))
                if changed := {name: said for name, said in after if values.get(name) != said}:
                    yield way, changed
                    break
        else:
            yield way, {}


def open_box(game: Game, options: dict[str, Any], overrides: dict[str, Any]) -> Box:
    return game.open_box(game.rules, game.read_options(options), overrides)


def users(words: Phrases) -> dict[str, list[tuple[str, str | None]]]:
    """By the name of a number every sentence that uses it."""
    found: dict[str, list[tuple[str, str | None]]] = defaultdict(list)
    for message, attribute, used in words.sentences():
        for name in {words.numbers.whole(message, name) for name in used}:
            found[name].append((message, attribute))
    return found


def said(words: Phrases, sentences: Iterable[tuple[str, str | None]]) -> set[str]:
    """Sentences with the numbers of these words."""
    found = set()
    for message, attribute in sentences:
        with suppress(MissingWordsError):  # what happens in play has arguments of its own
            found.add(words.said(message, attribute))
    return found


@games
def test_a_number_that_changes_changes_a_text(game: Game):
    plain = Phrases("en", game.key, numbers_of(game, game.rules, {}, {}))
    untold, using = [], users(plain)
    for way, changed in corrected(game):
        values = {**plain.numbers.values, **changed}
        words = Phrases("en", game.key, Numbers(values, plain.numbers.components))
        sentences = {one for name in changed for one in using.get(name, ())}
        if not said(words, sentences) - said(plain, sentences):
            untold.append(".".join(way))
    assert untold == []


def test_a_correction_that_an_option_overrules_is_refused(tmp_path):
    path = tmp_path / "corrected.toml"
    path.write_text('[[age_of_discovery.buildings]]\nid = "navy"\nvp_per_ship = 5\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"buildings\.navy\.vp_per_ship.*no effect"):
        load_overrides(path, all_games())


@games
def test_every_number_but_those_that_options_set_can_be_corrected(game: Game, tmp_path):
    path = tmp_path / "corrected.toml"
    wanted: dict[str, Any] = {}
    lines: dict[str, Any] = {}
    for way, value in numbers(game):
        merge(wanted, nested(way, value))
        lines[".".join((game.key, *way))] = value
    path.write_text("\n".join(f"{name} = {value}" for name, value in lines.items()), encoding="utf-8")
    assert load_overrides(path, all_games())[game.key] == wanted


def whole_numbers(schema: Any, way: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every whole number of a JSON schema, and where it stands."""
    if isinstance(schema, dict):
        if schema.get("type") in ("integer", "number"):
            yield way, schema
        for key, one in schema.items():
            yield from whole_numbers(one, f"{way}.{key}")
    elif isinstance(schema, list):
        for index, one in enumerate(schema):
            yield from whole_numbers(one, f"{way}.{index}")


@games
def test_every_number_of_a_box_has_a_bound(game: Game):
    schema = type(open_box(game, {}, {})).model_json_schema()
    bounds = {way: (found.get("minimum"), found.get("maximum")) for way, found in whole_numbers(schema)}
    assert bounds
    assert not [way for way, (least, most) in bounds.items() if least not in (0, -MOST) or most != MOST]


@pytest.mark.rest
@games
def test_a_pile_that_no_machine_could_hold_is_no_number_of_a_box(game: Game):
    for way, value in numbers(game):
        far = 20_000_000 if isinstance(value, int) else [20_000_000 for _ in value]
        with pytest.raises(DataError, match="less than or equal to"):
            open_boxes(game, nested(way, far))


def open_boxes(game: Game, overrides: dict[str, Any]) -> None:
    """Open the box with each option: some parts are in use with one of them alone."""
    for options in ({}, *game.variants()):
        open_box(game, options, overrides)
