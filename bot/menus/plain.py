"""Text and names that users have typed, made harmless: no markdown, no mention, nothing invisible or long."""

import re
from collections.abc import Sequence

from bot.errors import PlayerError
from games.core.domains import Why
from games.words import sentences
from games.words.phrases import Phrases

MOST_ECHOED = 60
"""Maximum number of typed characters that an answer repeats."""

_LINK = re.compile(r"(?i)discord(?:app)?\.|:(?=//)")
"""Parts of a name that would become a link; Discord links its own addresses even without `https`. An invisible character breaks them."""
_UNKEPT = re.compile("[\\0\ud800-\udfff]")
_MARKUP = re.compile(
    r"<[^: >]+:/[^ >]+>|(?:https?|steam)://[^\s<]+[^<.,:;\"'\]\s]"  # a link stays as it is
    r"|^(?P<before>[^\S\n]*(?:(?=[>#-])|[0-9]+(?=\.\s)))(?P<begins>>(?:>>)?(?=\s)|#{1,3}|-|\.)"
    r"|(?P<sign>[_\\~|*`]|\[(?=.+\]\(.+\)))",
    re.MULTILINE,
)


def plain(name: str) -> str:
    """Return a user's name as text of a message, on one line, without markdown, mention or link."""
    return harmless(_LINK.sub("\\g<0>\u200b", sentences.calm(name)))


def harmless(text: str) -> str:
    """Return a user's text without markdown or mentions, for a message. Its length is not limited."""
    return _MARKUP.sub(_escaped, text).replace("@", "@\u200b").replace("<", "‹").replace(">", "›")


def _escaped(found: re.Match[str]) -> str:
    """Return markup with a backslash before its sign; a link as it is."""
    if (sign := found["sign"] or found["begins"]) is None:
        return found[0]
    return f"{found['before'] or ''}\\{sign}"


def mention(user: int, words: Phrases) -> str:
    """Return a mention of a user. A negative id stands for a forgotten user and becomes “somebody”."""
    return f"<@{user}>" if user > 0 else words("somebody")


def require_text(*typed: object) -> None:
    """Raise `PlayerError` if a text contains a character that databases cannot store: NUL, or a lone surrogate."""
    if any(isinstance(one, str) and _UNKEPT.search(one) for one in typed):
        raise PlayerError("text-unkept")


def echoed(typed: str) -> str:
    """Return a typed text for an answer that repeats it: plain, and at most `MOST_ECHOED` characters."""
    return plain(typed if len(typed) <= MOST_ECHOED else f"{typed[: MOST_ECHOED - 1]}…")


def refusal(error: PlayerError, words: Phrases) -> str:
    """Return a player's error as a sentence."""
    shown = {name: echoed(str(value)) if name == "text" else value for name, value in error.arguments.items()}
    return words(error.words, **shown)


def why_sentence(why: Why, words: Phrases, names: Sequence[str]) -> str:
    """Return the sentence for a refused move: what is possible instead."""
    return sentences.why_sentence(why, words, names, echoed)
