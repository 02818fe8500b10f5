"""Whole games in a language of nonsense: every word that people read comes from the files, and fits where it stands."""

import re

import pytest

from bot.rehearsal.selfplay import NAMES, Players
from games import all_games
from games.words import files
from games.words.files import file_of, files_of, languages
from render.picture import NAME_LETTERS
from tests.conformance.plays import WHOLE
from tests.support.bot import open_world
from tests.support.nonsense import NONSENSE, write_nonsense

SPOKEN = re.compile(r"\([^()]*(?:\)|…|$)")
"""A word of the nonsense, or the beginning of one where a label was cut."""
SHORTENED = [f"{name[: most - 1]}…" for name in NAMES for most in NAME_LETTERS if len(name) > most]
"""Names as the words of a picture shorten them where they would be too long."""
UNSPOKEN = re.compile(
    rf"(?<=[\d,]) and (?=\d)|<[^>]*>|`[^`]*`|/[a-z-]+(?: [a-z-]+)?(?::\w+)?|https?://\S+|\bUTC\b|\b[0-9a-f]{{32,}}\b|\b(?:{'|'.join(NAMES)})\b|\b(?:{'|'.join(SHORTENED)})",
    re.IGNORECASE,
)
"""What joins a list (Babel does, which knows no nonsense), mentions, moments, commands as they are typed, hashes and secrets, the zone, names of people."""


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
    """The words of a text that are not nonsense; a description that is cut ends within one."""
    if len(text) > 1000:
        text = re.sub(r"\S*…$", " ", text)
    text = UNSPOKEN.sub(" ", text)
    for _ in range(3):
        text = SPOKEN.sub(" ", text)
    return re.findall(r"[^\W\d_]{2,}", text)


async def everything_read(tmp_path, language, game, moves):
    """Everything that people read of a game in a language: its posts and what they ask for privately."""
    async with open_world(tmp_path, language=language) as world:
        for name in NAMES:
            await world.acts.preferences.wish(world.person(name).id, language=language)
        players = Players(world, max(all_games()[game].seats), seed=5)
        await players.open(game)
        await players.play(moves)
        for name in ("help", "hand", "board", "score", "log", "games", "settings", "rules"):
            await world.person("anna").slash(world.general, name)
        await world.settled()
        messages = world.server.world.messages_in(world.general.id)
        return {text for message in messages for text in readings(message)}


@pytest.mark.parametrize("game", all_games())
@pytest.mark.rest
async def test_a_game_in_nonsense_shows_no_word_of_english(tmp_path, bot_log, nonsense, game):
    texts = await everything_read(tmp_path, nonsense, game, 300 if WHOLE else 30)
    assert {text: found for text in texts if (found := untranslated(text))} == {}


def vocabulary(language):
    """The words that the files of a language are written in, without the names of things that are the same everywhere."""
    texts = [path.read_text(encoding="utf-8") for path in files_of(language)]
    said = re.sub(
        r"#.*|^ *\.name = .*|^[a-z0-9-]+ = |^ *\.[a-z-]+ = |\{[^{}\n]*(?:->|\})|\[[a-z0-9]+\]",
        " ",
        "\n".join(texts),
        flags=re.MULTILINE,
    )
    return set(re.findall(r"[^\W\d_]{3,}", said.lower()))


SPOKEN_GAMES = [
    (language, game)
    for language in languages()[1:]
    for game in all_games()
    if file_of(language, game) and (WHOLE or game == "puerto_rico")
]


@pytest.mark.parametrize(("language", "game"), SPOKEN_GAMES)
@pytest.mark.rest
async def test_a_game_in_another_language_shows_no_word_that_only_english_has(
    tmp_path, bot_log, language, game
):
    texts = await everything_read(tmp_path, language, game, 300 if WHOLE else 40)
    english = vocabulary("en") - vocabulary(language)
    said = {
        text: set(re.findall(r"[^\W\d_]{3,}", UNSPOKEN.sub(" ", text).lower())) & english for text in texts
    }
    assert {text: found for text, found in said.items() if found} == {}
