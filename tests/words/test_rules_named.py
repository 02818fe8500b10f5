"""Lines of the log that a newcomer cannot understand name their rule, and it can be looked up under that name."""

import re

import pytest

from bot.posts.rules import topics
from games.words.files import TEXTS, languages
from games.words.phrases import phrases

NAMED = re.compile(r"\([^():]+: \{ ([a-z-]+)(\.title)? \}\)")
MESSAGE = re.compile(r"^event-([a-z-]+) =", re.MULTILINE)


KNOWN_ONLY_TO_PLAYERS = {
    "age_of_discovery": {"region-good-won": "rules-dock", "income-received": "rules-goods"},
    "mundus_novus": {"pool-turned-up": "rules-supply", "compensated": "rules-trade"},
    "pizarro_and_co": {"veto-gained": "rules-veto", "card-tucked": "rules-scoring"},
    "puerto_rico": {"house-emptied": "rules-trader", "factory-paid": "buildings-factory"},
}


def named(language: str, game: str) -> dict[str, str]:
    """The topic of the rules that each event's line names."""
    text = (TEXTS / language / f"{game}.ftl").read_text(encoding="utf-8")
    starts = [*MESSAGE.finditer(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, [*(one.start() for one in starts[1:]), len(text)], strict=True):
        body = text[start.end() : end].partition("\n\n")[0]
        if rule := NAMED.search(body):
            found[start[1]] = rule[1]
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", KNOWN_ONLY_TO_PLAYERS)
def test_a_line_that_names_its_rule_leads_to_a_topic_of_the_rules(game, language):
    words = phrases(language, game)
    assert set(named(language, game).values()) <= set(topics(words)), language
    assert named(language, game) == named("en", game), "each language names the same rules"


@pytest.mark.parametrize("game", KNOWN_ONLY_TO_PLAYERS)
def test_what_a_newcomer_cannot_know_names_its_rule(game):
    assert KNOWN_ONLY_TO_PLAYERS[game].items() <= named("en", game).items()
