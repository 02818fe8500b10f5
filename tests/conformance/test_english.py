"""English texts have the article that fits, no word or blank twice, and the number that fits; as they stand in the files and as a game says them."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.menus.sight import Sight
from games import all_games
from games.core import Game
from games.core.moves import field_kinds
from games.words.files import TEXTS
from games.words.phrases import phrases
from games.words.sentences import log_lines
from render.gallery import pictures
from render.picture import Look
from tests.conformance.plays import REPRESENTATIVE, Play, play
from tests.conformance.test_words import NAMES, asked, words_of
from tests.support.whole import first

COUNTED = (
    "barrel|building|card|chip|choice|coin|colonist|crown|doubloon|good|hour|island|merchant|minute|move|native|piece|plantation|player|"
    "point|position|quarry|relic|resource|robot|round|sack|seat|ship|soldier|space|tile|turn"
)
"""Nouns that are counted in the games."""
NUMBERED = r"(?<![Aa]ge )(?<![Rr]ound )(?<![Ss]hip )(?<![Ss]pace )(?<![Ss]tep )(?<![Tt]urn )(?<![Yy]ear )(?<!position )(?<!part )"
"""Not after what has a number as a name: "space 1 points at"."""
FAULTS = {
    "an before a vowel": r"(?:\ba|^A) (?:(?!eu|one\b|once\b|un[ai]|us[eu])[aeiou]|8|1[18]\b)",
    "a before a consonant": r"(?:\ban|^An) (?:(?!hour|honest|hono)[bcdfghjklmnpqrstvwxyz]|[1-79]\b)",
    "a word twice": r"(?i)\b(?!that\b|had\b)([a-z]{2,}) \1\b",
    "a blank twice": r"\S  +\S",
    "a sign after a blank": r"\w [,.;:!?](?:\s|$)",
    "several of one": rf"{NUMBERED}(?<![\d.,:/×–-])\b1 (?:more )?(?:(?:{COUNTED.replace('quarry|', '')})s|quarries)\b",
    "one of several": rf"{NUMBERED}(?<![\d.,:/–-])\b(?:[2-9]|[1-9]\d+) (?:more )?(?:{COUNTED})\b(?![’'-])",
}


def faults(text: str) -> list[tuple[str, str]]:
    """Return the mistakes in an English text, each with the words around it."""
    return [
        (name, text[max(0, found.start() - 20) : found.end() + 20])
        for name, pattern in FAULTS.items()
        for found in re.finditer(pattern, text)
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("You have a office", "an before a vowel"),
        ("a 8 of gold", "an before a vowel"),
        ("an colonist", "a before a consonant"),
        ("to the the ship", "a word twice"),
        ("sell  corn", "a blank twice"),
        ("sell corn .", "a sign after a blank"),
        ("for 1 doubloons", "several of one"),
        ("1 more points", "several of one"),
        ("for 2 doubloon", "one of several"),
    ],
)
def test_each_fault_is_found(text, fault):
    assert [name for name, _ in faults(text)] == [fault]


@pytest.mark.parametrize(
    "text",
    [
        "a university and an hour",
        "an 8, a 9, an 11",
        "for 1 doubloon, 2 doubloons",
        "space 1 points there",
        "2–3 doubloons",
    ],
)
def test_what_is_right_is_no_fault(text):
    assert faults(text) == []


@pytest.mark.parametrize("path", sorted((TEXTS / "en").glob("*.ftl")), ids=lambda path: path.stem)
def test_english_files_have_no_fault(path):
    """Return the text around arguments and choices; a game shows what these become."""
    found: list[tuple[int, str, str]] = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        text = (
            line.strip().partition("= ")[2] if re.match(r"[a-z.][\w.-]* = ", line.strip()) else line.strip()
        )
        shown = re.sub(r"\{[^{}]*\}", "…", text)
        found += [(number, *fault) for fault in faults(shown) if fault[0] != "a sign after a blank"]
    assert not found


def told(game: Game, one: Play) -> Iterator[str]:
    """Return all that a game says: the log, questions, moves with what they cost and bring, and pictures in words."""
    words = words_of(game)
    yield from log_lines(one.table.told(), words, NAMES, None)
    for moment, seat, menu in one.questions(24):
        yield asked(moment, moment.view(seat), words, seat)
        sight = Sight(game, moment.view(seat), seat, words, NAMES)
        for move in (menu.sample(Random(n)) for n in range(3)):
            values = {field.name: getattr(move, field.name) for field in field_kinds(type(move))}
            yield words.move(move, NAMES)
            yield sight.brings(type(move), values)
    for moment in one.some(12):
        for picture in pictures(game.key).values():
            if not picture.private and picture.argument is None:
                seen = Look(moment.view(None), words, NAMES, waiting=tuple(moment.waiting()), asked="act")
                yield picture.alt(seen)


EVERY = sorted(
    (one for one in REPRESENTATIVE if one.key in all_games()),
    key=lambda one: (bool(one.options), one.seats != 3),
)


@pytest.mark.parametrize("variant", first(len(all_games()), EVERY), ids=str)
def test_what_a_game_says_has_no_fault(variant):
    found = {fault for text in told(variant.game, play(variant)) for fault in faults(text)}
    assert not found


def test_what_the_bot_says_of_numbers_has_no_fault():
    words = phrases("en")
    for number in (0, 1, 2, 11):
        assert not faults(words("points", points=number))
