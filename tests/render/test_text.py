"""Type: what is too wide is cut, and a name may contain anything."""

import pytest

from games.words.phrases import phrases
from render.picture import Look
from render.text import LABEL, NUMBER, clean_name, fit, lines, name_fits, name_lines, width


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n\t Maria ", "Anna Maria"),
        ("José Ñandú", "José Ñandú"),
        ("Дмитрий", "Дмитрий"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u0000c", "ab c"),
        ("Z\u0351\u036b\u0343a\u0360l\u0335go", "Zalgo"),
        ("\U0001d509\U0001d51e\U0001d52b\U0001d520\U0001d536", "Fancy"),
        ("Ελένη Ὀδυσσεύς", "Ελένη Ὀδυσσεύς"),
        ("Anna \U0001f451\U0001f451", "Anna"),
        ("\u2728Kai\u2728", "Kai"),
        ("\u674e\u660e", "LiMing"),
        ("\u05e9\u05dc\u05d5\u05dd", "slvm"),
        ("\u0639\u0644\u064a", "ly"),
        ("\uae40\ucca0\uc218", "GimCheolSu"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", ""),
        ("\ue000", ""),
        ("", ""),
        ("\u3164", ""),
        ("W" * 32, "W" * 32),
        ("\u674e\u660e" * 16, "LiMing" * 5 + "L…"),
        ("Alexander von Humboldt Bonpland \u674e", "Alexander von Humboldt Bonpland…"),
        ("@everyone **bold**", "@everyone **bold**"),
    ],
)
def test_a_name_is_cleaned_to_what_can_be_drawn(raw, shown):
    assert clean_name(raw) == shown


@pytest.mark.parametrize("raw", ["\u674e\u660e" * 16, "Anna \U0001f451", "\ufdfa" * 3])
def test_a_cleaned_name_stays_as_it_is(raw):
    assert clean_name(clean_name(raw)) == clean_name(raw)
    assert len(clean_name(raw)) <= 32


def test_a_name_of_which_nothing_can_be_drawn_is_that_of_the_seats_colour():
    names = ["\U0001f389", "\U0001f389\U0001f389", "\u674e\u660e", "\u738b\u82b3"]
    shown = {
        language: [Look(None, phrases(language), names).shown(seat) for seat in range(4)]
        for language in ("en", "it", "es")
    }
    assert shown["en"] == ["Blue", "Orange", "LiMing", "WangFang"]
    assert shown["it"][:2] == ["Blu", "Arancione"]
    assert shown["es"][:2] == ["Azul", "Naranja"]


def test_text_that_fits_stays_whole():
    assert fit("Anna", "bold", NUMBER, 400) == "Anna"


def test_text_that_does_not_fit_ends_in_an_ellipsis_within_the_room():
    cut = fit("W" * 32, "bold", NUMBER, 400)
    assert cut.endswith("W…")
    assert width(cut, "bold", NUMBER) <= 400 < width(cut + "W", "bold", NUMBER)


def test_without_any_room_the_ellipsis_is_left():
    assert fit("Anna", "bold", NUMBER, 1) == "…"


def test_lines_break_between_words():
    broken = lines("one two three four five", "regular", LABEL, 200)
    assert " ".join(broken) == "one two three four five"
    assert len(broken) > 1
    assert all(width(line, "regular", LABEL) <= 200 for line in broken)


def test_no_line_breaks_at_a_space_that_does_not_break():
    assert lines("1.º\u00a0×\u00a02 3.º", "regular", LABEL, 120) == ["1.º\u00a0×\u00a02", "3.º"]


def test_a_date_stays_on_one_line():
    assert lines("counted since 2026-11-24", "regular", LABEL, 330) == ["counted since", "2026-11-24"]


def test_a_long_name_is_broken_between_words_or_after_a_sign_else_anywhere():
    assert name_lines("Annalena Constanze", "bold", LABEL, 200) == ["Annalena", "Constanze"]
    assert name_lines("xX_Lord_of_Oceans_Xx", "bold", LABEL, 250) == ["xX_Lord_of_", "Oceans_Xx"]
    first, second = name_lines("Featherstonehaugh", "bold", LABEL, 200)
    assert first + second == "Featherstonehaugh"
    assert name_fits("Annalena Constanze", 200)
    assert not name_fits("Featherstonehaugh", 200)
    assert not name_fits("Annalena Constanze von Berg-Felden", 200)


def test_a_name_has_a_third_line_before_a_word_of_it_is_broken():
    name = "Massimiliano Montefeltro d'Urbin"
    assert name_lines(name, "bold", LABEL, 240) == ["Massimiliano", "Montefeltro", "d'Urbin"]
    assert name_lines("Wilhelmina Featherstonehaugh-Lee", "bold", LABEL, 330) == [
        "Wilhelmina",
        "Featherstonehaugh-",
        "Lee",
    ]


def test_a_long_word_of_a_name_is_broken_at_its_humps():
    assert name_lines("TheLegendaryDragonSlayer99", "bold", LABEL, 300) == ["TheLegendary", "DragonSlayer99"]
    assert name_lines("Ronald McDonald", "bold", LABEL, 200) == ["Ronald", "McDonald"]


def test_a_name_of_one_long_word_fills_its_lines():
    name = "Featherstonehaughvonhohenheimers"
    broken = name_lines(name, "bold", LABEL, 240)
    assert "".join(broken) == name
    assert len(broken) == 3


def test_what_has_no_room_on_three_lines_is_left_to_the_last():
    assert "".join(name_lines("W" * 32, "bold", LABEL, 120)) == "W" * 32
    assert len(name_lines("W" * 32, "bold", LABEL, 120)) == 3
