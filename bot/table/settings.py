"""Settings of a table, which its host may change in the lobby and during the game: each a list of values. Pure functions.

A new setting is a field of `Notes`, an entry of `SETTINGS` and texts: `choose-KEY` asks for it, `KEY-VALUE` names a value. The page
holds four lists (a test counts them). A fifth for the same table needs another page in `posts/settings_pages`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import get_args

from bot.errors import PlayerError
from bot.table.live import LiveTable
from bot.table.notes import Notes
from bot.table.powers import fair, thens
from bot.time import PACES, Pace, Then
from bot.time.pace import PaceName
from games.core import record
from games.words.files import languages
from games.words.phrases import Phrases, name_of_language

THENS: tuple[Then, ...] = get_args(Then)


@record
class TableSetting:
    """One setting: the offered values (none: not now), the chosen value, and the change of the notes."""

    offered: Callable[[Notes], Sequence[str]]
    chosen: Callable[[Notes], str]
    change: Callable[[Notes, str], Notes]
    told: Callable[[LiveTable], str]
    """The text that a running table is told after a change."""
    called: Callable[[str], str] | None = None
    """A value's name in every language; None to use the text `KEY-VALUE`."""
    named: Callable[[Phrases, Notes, str], str] | None = None
    """A value's name at a table, in a language, if it depends on the table."""

    def changed(self, notes: Notes, value: str) -> Notes:
        """Return the notes with another value. Raise `PlayerError` if it is not offered."""
        if value not in self.offered(notes):
            raise PlayerError("no-such-option")
        return self.change(notes, value)


def find_setting(key: str) -> TableSetting:
    """Return a setting. Raise `PlayerError` if it no longer exists."""
    if key not in SETTINGS:
        raise PlayerError("old-control")
    return SETTINGS[key]


def _with_then(notes: Notes, value: str) -> Notes:
    then = next(possible for possible in THENS if possible == value)
    return replace(notes, pace=replace(notes.pace, then=then))


def pace_words(words: Phrases, pace: Pace) -> str:
    """Return a pace in words, with what follows when time is up."""
    whole = f"pace-{pace.mode}-{pace.then}"
    return words(whole if words.has(whole) else f"pace-{pace.mode}")


def paces_of(notes: Notes) -> Mapping[str, Pace]:
    """Return the paces offered at a table, with their values there. In a league all have a limit."""
    offered: list[PaceName] = [one for one in PACES if one != "none" or notes.league is None]
    return {mode: fair(replace(notes, pace=PACES[mode])).pace for mode in offered}


def _pace_words(live: LiveTable) -> str:
    pace = live.notes.pace
    then, mode = live.words(f"then-{pace.then}"), pace_words(live.words, pace)
    return live.words("pace-lifted" if pace.limit is None else "pace-changed", pace=mode, then=then)


SETTINGS: Mapping[str, TableSetting] = {
    "pace": TableSetting(
        offered=lambda notes: tuple(paces_of(notes)),
        chosen=lambda notes: notes.pace.mode,
        change=lambda notes, mode: replace(notes, pace=paces_of(notes)[mode]),
        told=_pace_words,
        named=lambda words, notes, mode: pace_words(words, paces_of(notes)[mode]),
    ),
    "then": TableSetting(
        offered=lambda notes: () if notes.pace.limit is None else thens(notes),
        chosen=lambda notes: notes.pace.then,
        change=_with_then,
        told=_pace_words,
    ),
    "language": TableSetting(
        offered=lambda _: languages(),
        chosen=lambda notes: notes.language or "",
        change=lambda notes, language: replace(notes, language=language),
        told=lambda live: live.words("language-changed"),
        called=name_of_language,
    ),
    "suggestions": TableSetting(
        offered=lambda notes: () if notes.rated else ("on", "off"),
        chosen=lambda notes: "on" if notes.suggests else "off",
        change=lambda notes, value: replace(notes, suggests=value == "on"),
        told=lambda live: live.words("suggestions-changed", on="yes" if live.notes.suggests else "no"),
    ),
    "tries": TableSetting(
        # If ratings do not count, anybody may try moves out.
        offered=lambda notes: ("on", "off") if notes.rated else (),
        chosen=lambda notes: "on" if notes.tries else "off",
        change=lambda notes, value: replace(notes, tries=value == "on"),
        told=lambda live: live.words("tries-changed", on="yes" if live.notes.tries else "no"),
    ),
}
"""By key, as in texts and controls, in the order in which they are shown."""
