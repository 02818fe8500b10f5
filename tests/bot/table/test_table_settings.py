"""What the host may choose for a table: every value can be chosen, has its words, and nothing else is taken."""

from dataclasses import replace

import pytest

from bot.errors import PlayerError
from bot.menus.parts import ROWS
from bot.table.notes import Notes
from bot.table.settings import SETTINGS, find_setting
from bot.time import PACES
from games.words.phrases import phrases

STRICT = Notes(pace=PACES["strict"])


@pytest.mark.parametrize("key", SETTINGS)
@pytest.mark.parametrize("pace", PACES.values())
def test_every_value_that_is_offered_can_be_chosen_and_has_words(key, pace):
    notes, words = Notes(pace=pace), phrases("en")
    assert words.has(f"choose-{key}")
    for value in SETTINGS[key].offered(notes):
        assert SETTINGS[key].chosen(SETTINGS[key].changed(notes, value)) == value
        assert SETTINGS[key].called or words.has(f"{key}-{value}")


@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("pace", PACES.values())
def test_the_lists_that_are_offered_at_a_table_fit_onto_its_page(pace, rated):
    notes = Notes(pace=pace, rated=rated)
    lists = [key for key, setting in SETTINGS.items() if setting.offered(notes)]
    # The row below them turns to the other pages.
    assert len(lists) < ROWS


@pytest.mark.parametrize(
    ("key", "notes", "value"),
    [("pace", STRICT, "lightning"), ("then", STRICT, ""), ("then", Notes(), "robot")],
)
def test_a_value_that_is_not_offered_is_refused(key, notes, value):
    with pytest.raises(PlayerError):
        find_setting(key).changed(notes, value)


def test_a_setting_that_there_is_not_is_refused():
    with pytest.raises(PlayerError):
        find_setting("colour")


def test_what_follows_when_time_is_up_leaves_the_rest_of_the_pace():
    then = find_setting("then").changed(STRICT, "robot").pace
    assert replace(then, then=STRICT.pace.then) == STRICT.pace
