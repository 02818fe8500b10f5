"""Clicks on the pages of settings and of leagues: more records like those of `buttons`, and written alike."""

from dataclasses import dataclass, field

from bot.menus.buttons import Click, part


@dataclass(frozen=True)
class TurnPage(Click, at="s:page"):
    """Show me another page of settings. `own` is the same page as `me`, as the way back from another one.

    The web page leaves out of an answer the controls that its panel has, and the panel has `me`.
    """

    page: str = field(metadata=part("me|own|table|server|language|pictures"))


class SetLanguage(Click, at="s:language"):
    """Speak to me in the language that is chosen from the list."""


class SetPictures(Click, at="s:pictures"):
    """Draw what I alone see in the way that is chosen from the list."""


class SetZone(Click, at="s:which-zone"):
    """My time zone is the one that is chosen from the list."""


class SetWays(Click, at="s:ways"):
    """Tell me by the ways that are chosen from the list."""


class SetQuiet(Click, at="s:quiet"):
    """Keep the quiet hours that are chosen from the list, or open a form for others."""


class SetReminders(Click, at="s:remind"):
    """Remind me as often as is chosen from the list."""


@dataclass(frozen=True)
class ToggleNext(Click, at="s:next"):
    """Turn notices that I am next on or off (`to`). Older pages lack it and toggle."""

    to: str | None = field(default=None, metadata=part("on|off"))


class OpenZone(Click, at="s:zone"):
    """Open the form for a time zone."""


class OpenVacation(Click, at="s:vacation"):
    """Open the form for a vacation."""


class QuietTyped(Click, at="s:quiet-form"):
    """Keep the quiet hours that were typed."""


class ZoneTyped(Click, at="s:zone-form"):
    """Take the time zone that was typed."""


class VacationTyped(Click, at="s:vacation-form"):
    """Note the vacation that was typed."""


@dataclass(frozen=True)
class SetTable(Click, at="s:set"):
    """Take the value that is chosen from the list for a setting of this table."""

    setting: str = field(metadata=part("[a-z]{1,20}"))


class SignOut(Click, at="s:sign-out"):
    """Sign me out of the page everywhere."""


class ForgetMe(Click, at="s:forget"):
    """Forget me, I am sure."""


@dataclass(frozen=True)
class EndLeague(Click, at="s:end-league"):
    """End this league, I am sure."""

    league: int = field(metadata=part("[0-9]{1,18}", int))


class SetServerPace(Click, at="s:server-pace"):
    """Begin this server's new tables at the pace that is chosen from the list."""


class SetServerLanguage(Click, at="s:server-language"):
    """Begin this server's new tables in the language that is chosen from the list."""
