"""Lessons and rules are read on the board page and in the chat: they name no control that one of the two lacks."""

import re

import pytest

from games import all_games
from games.words.files import languages
from games.words.phrases import kind_id, phrases

EMPHASIZED = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
ON_BOTH = {"button-rules", "button-undo", "button-more"}
SEATS = {f"seat-{seat}": f"Seat {seat}" for seat in range(6)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games())
def test_a_lesson_and_the_rules_name_only_controls_of_both_fronts(game, language):
    words = phrases(language, game)
    buttons = {one for one in words.messages("button-") if not words.wanted(one)} - ON_BOTH
    # A button says the whole move; the name of its kind, with dots, stands only in the chat.
    moves = {f"{words(kind_id(kind))} …" for kind in all_games()[game].moves}
    controls = moves | {words(one) for one in (*buttons, *words.messages("page-tab-"))}
    common = phrases(language)
    told = [one for prefix in ("lesson-", "rules-") for one in words.messages(prefix) if not common.has(one)]
    assert told
    for message in told:
        named = set(EMPHASIZED.findall(words(message, **SEATS)))
        assert not named & controls, message
