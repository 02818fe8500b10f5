"""Whole games in a language of nonsense: every word that people read comes from the files, and fits where it stands."""

import re

import pytest

from bot.rehearsal.selfplay import NAMES, Players
from games import all_games
from games.words import files
from tests.support.bot import open_world
from tests.support.nonsense import NONSENSE, write_nonsense

SPOKEN = re.compile(r"\([^()]*(?:\)|…|$)")
"""A word of the nonsense, or the beginning of one where a label was cut."""
UNSPOKEN = re.compile(
    rf"<[^>]*>|`[^`]*`|/[a-z-]+(?: [a-z-]+)?|https?://\S+|\bUTC\b|\b[0-9a-f]{{32,}}\b|\b(?:{'|'.join(NAMES)})\b",
    re.IGNORECASE,
)
"""Mentions, moments, commands as they are typed, hashes and secrets, the zone, names of people."""


@pytest.fixture(scope="module")
def nonsense(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "FOLDERS", [*files.FOLDERS, write_nonsense(tmp_path_factory.mktemp("texts"))])
        yield NONSENSE


def readings(message):
    """Everything that people read of a message."""
    yield message.content
    yield from (file.description or "" for file in message.files)
    yield from message.labels
    for select in message.selects:
        yield select.get("placeholder") or ""
        for option in select["options"]:
            yield from (option["label"], option.get("description") or "")


def untranslated(text):
    """The words of a text that are not nonsense."""
    text = UNSPOKEN.sub(" ", text)
    for _ in range(3):
        text = SPOKEN.sub(" ", text)
    return re.findall(r"[^\W\d_]{2,}", text)


@pytest.mark.parametrize("game", all_games())
async def test_a_game_in_nonsense_shows_no_word_of_english(tmp_path, bot_log, nonsense, game):
    async with open_world(tmp_path, language=nonsense) as world:
        players = Players(world, max(all_games()[game].seats), seed=5)
        await players.open(game)
        await players.play(60)
        for name in (
            "help",
            "hand",
            "board",
            "score",
            "log",
            "games",
            "settings",
            f"rules {game.replace('_', '-')}",
        ):
            await world.person("anna").slash(world.general, name)
        await world.settled()
        messages = world.server.world.messages_in(world.general.id)
        texts = {text for message in messages for text in readings(message)}
        assert {text: found for text in texts if (found := untranslated(text))} == {}
