"""Events are put into words once, however many posts tell them."""

import pytest

from games.core.secrets import view
from games.pizarro_and_co.events import CardTucked
from games.puerto_rico.events import ColonistsDealt, RoleTaken
from games.words.phrases import Phrases

NAMES = ("Anna", "Ben", "Carla")
TAKEN = RoleTaken(1, "captain", 2, privilege=True)


class Counting(Phrases):
    """Words that count how many values they are asked for."""

    asked = 0

    def value(self, *given):
        self.asked += 1
        return super().value(*given)


@pytest.fixture
def words():
    return Counting("en", "puerto_rico")


def test_the_same_event_is_worded_once(words):
    first = words.event(TAKEN, NAMES)
    asked = words.asked
    assert words.event(RoleTaken(1, "captain", 2, privilege=True), list(NAMES)) == first
    assert words.asked == asked > 0


def test_another_event_other_names_and_another_language_have_words_of_their_own(words):
    told = {
        words.event(TAKEN, NAMES),
        words.event(RoleTaken(1, "captain", 3, privilege=True), NAMES),
        words.event(TAKEN, ("Anna", "Dora", "Carla")),
        words.into("es").event(TAKEN, NAMES),
    }
    assert len(told) == 4


def test_an_event_that_goes_on_a_line_has_other_words_there_than_alone(words):
    dealt = ColonistsDealt(1, 2)
    assert words.event(dealt, NAMES) != words.event_also(dealt, NAMES)
    assert words.event(dealt, NAMES) != words.event_also(dealt, NAMES)


@pytest.mark.parametrize("first", [0, 1])
def test_who_may_not_see_a_card_is_not_told_it_after_its_owner_was(first):
    words = Phrases("en", "pizarro_and_co")
    tucked = CardTucked(0, 1, 5, face_up=False)
    told = {viewer: words.event(view(tucked, viewer), NAMES) for viewer in (first, 1 - first)}
    assert "5" in told[0]
    assert "5" not in told[1]
