"""`/settings` as a private message: the settings of a user, a table or a server, with their controls. Pure functions."""

from collections.abc import Sequence
from datetime import datetime, time, timedelta

from babel.dates import format_date

from bot.errors import PlayerError
from bot.menus.parts import OPTIONS, Button, Choice, Controls, Form, Row, Select, TextField
from bot.menus.plain import MOST_ECHOED, plain
from bot.menus.settings_buttons import (
    OpenVacation,
    OpenZone,
    QuietTyped,
    SetLanguage,
    SetPictures,
    SetQuiet,
    SetReminders,
    SetServerLanguage,
    SetServerPace,
    SetTable,
    SetWays,
    SetZone,
    SignOut,
    ToggleNext,
    TurnPage,
    VacationTyped,
    ZoneTyped,
)
from bot.storage import Json
from bot.table.live import LiveTable
from bot.table.settings import SETTINGS, TableSetting, pace_words
from bot.time import PACES, Vacation, Wishes, pace_of
from bot.time.typed_times import is_none, read_days, read_times
from bot.time.zones import meant, zone_of, zone_words
from games.core import record
from games.words.files import languages
from games.words.numbers import locale_of
from games.words.phrases import Phrases, name_of_language
from render.mode import MODES

QUIET = ("22:00-07:00", "22:00-08:00", "23:00-07:00", "00:00-09:00")
REMINDERS = (3, 6, 12, 24, 48)
WAYS = ("channel", "direct", "both")
NONE, OTHER = "none", "other"
TYPED = {"zone": ZoneTyped, "vacation": VacationTyped, "quiet": QuietTyped}
"""The settings that are typed into a form, and what sending each form means."""
VACATION_DAYS = 30
"""Maximum days of vacation per user and year; clocks stand still during them."""


@record
class Pages:
    """The pages open to a user: their own, and a table's or a server's if there is one."""

    words: Phrases
    table: int = 0
    server: bool = False

    def turning(self, page: str) -> Row:
        """Return the buttons that turn to the other pages."""
        there = {"me": True, "table": self.table != 0, "server": self.server}
        return tuple(
            Button(
                str(TurnPage(self.table, "own" if name == "me" else name)),
                self.words(f"settings-{name}"),
                "primary",
            )
            for name, is_there in there.items()
            if is_there and name != page
        )


# A user's own


def own_page(
    pages: Pages, wishes: Wishes, now: datetime, *, is_signed_in: bool = False
) -> tuple[str, Controls]:
    """Return a user's own settings with their controls, and a button to sign out if the user is signed in to the page."""
    words = pages.words
    quiet = quiet_value(wishes)
    text = words(
        "settings-own",
        zone=zone_words(wishes.zone, now),
        quiet=words("settings-no") if quiet == NONE else quiet.replace("-", "–"),
        ways=words(f"settings-ways-{wishes.ways}"),
        closed="yes" if wishes.direct_closed else "no",
        first=_hours(wishes.first_reminder),
        vacations=", ".join(_days(one, words.language) for one in _to_come(wishes, now))
        or words("settings-no"),
    )
    buttons = (
        Button(str(OpenZone(pages.table)), words("button-zone"), "secondary"),
        Button(str(OpenVacation(pages.table)), words("button-vacation"), "secondary"),
        Button(
            str(ToggleNext(pages.table, "off" if wishes.you_are_next else "on")),
            words("button-next-off" if wishes.you_are_next else "button-next-on"),
            "secondary",
        ),
        Button(str(TurnPage(pages.table, "language")), words("button-language"), "secondary"),
        Button(str(TurnPage(pages.table, "pictures")), words("button-pictures"), "secondary"),
    )
    ways = tuple(Choice(way, words(f"settings-ways-{way}"), chosen=way == wishes.ways) for way in WAYS)
    last = (*pages.turning("me"), *_sign_out(pages, is_signed_in=is_signed_in))
    return text, (
        (Select(str(SetWays(pages.table)), words("choose-ways"), ways),),
        (_quiet_select(pages, quiet),),
        (_reminder_select(pages, wishes),),
        buttons,
        *([last] if last else []),
    )


def _sign_out(pages: Pages, *, is_signed_in: bool) -> Row:
    if not is_signed_in:
        return ()
    return (Button(str(SignOut(pages.table)), pages.words("button-sign-out"), "secondary"),)


CLIENT = "client"
"""Value in the list of languages that stands for the language of the user's client."""


def language_page(pages: Pages, wishes: Wishes) -> tuple[str, Controls]:
    """Return the list of languages for texts that only the user reads."""
    words = pages.words
    choices = (
        Choice(CLIENT, words("language-of-client"), chosen=wishes.language is None),
        *language_choices(wishes.language),
    )
    select = Select(str(SetLanguage(pages.table)), words("choose-own-language"), choices)
    return words("settings-language"), ((select,), pages.turning("language"))


def pictures_page(pages: Pages, wishes: Wishes) -> tuple[str, Controls]:
    """Return the list of drawing modes for pictures that only the user sees."""
    words = pages.words
    choices = tuple(
        Choice(one, words(f"pictures-{one}"), chosen=one == wishes.pictures) for one in tuple(MODES)
    )
    select = Select(str(SetPictures(pages.table)), words("choose-own-pictures"), choices)
    return words("settings-pictures"), ((select,), pages.turning("pictures"))


def language_choices(chosen: str | None) -> tuple[Choice, ...]:
    """Return the languages to choose from, each by its own name."""
    return tuple(Choice(one, name_of_language(one), chosen=one == chosen) for one in languages())


def quiet_value(wishes: Wishes) -> str:
    """Return the quiet hours as `22:00-07:00`."""
    if wishes.quiet_from is None or wishes.quiet_until is None:
        return NONE
    return f"{wishes.quiet_from:%H:%M}-{wishes.quiet_until:%H:%M}"


def _quiet_select(pages: Pages, now: str) -> Select:
    spans = QUIET if now in (NONE, *QUIET) else (*QUIET, now)
    choices = [Choice(NONE, pages.words("quiet-none"), chosen=now == NONE)]
    choices += [
        Choice(span, pages.words("quiet-span", span=span.replace("-", "–")), chosen=span == now)
        for span in spans
    ]
    choices.append(Choice(OTHER, pages.words("quiet-other")))
    return Select(str(SetQuiet(pages.table)), pages.words("choose-quiet"), tuple(choices))


def _reminder_select(pages: Pages, wishes: Wishes) -> Select:
    choices = tuple(
        Choice(
            str(hours),
            pages.words("reminders-every", hours=hours),
            chosen=wishes.first_reminder == timedelta(hours=hours),
        )
        for hours in REMINDERS
    )
    return Select(str(SetReminders(pages.table)), pages.words("choose-reminders"), choices)


def _to_come(wishes: Wishes, now: datetime) -> list[Vacation]:
    """Return the vacations that are not over, so that old ones do not fill the page."""
    today = now.astimezone(zone_of(wishes.zone)).date()
    return [one for one in wishes.vacations if one.last >= today]


def _days(vacation: Vacation, language: str) -> str:
    """Return a vacation's first and last day as they are written in a language: "Jan 2, 2999 – Jan 9, 2999"."""
    days = (vacation.first, vacation.last)
    return " – ".join(format_date(day, "medium", locale=locale_of(language)) for day in days)


def _hours(span: timedelta) -> float | int:
    hours = round(span / timedelta(hours=1), 1)
    return int(hours) if hours == int(hours) else hours


def form(pages: Pages, name: str, now: str) -> Form:
    """Return the form for a setting that is typed: `zone`, `vacation`, `quiet`."""
    words = pages.words
    fields = ((words(f"form-{name}-field"), TextField("text", now)),)
    return Form(str(TYPED[name](pages.table)), words(f"form-{name}"), fields)


def quiet_wishes(text: str) -> dict[str, time | None]:
    """Return the settings for quiet hours as chosen or typed. Raise `PlayerError` if the text cannot be read."""
    if text == NONE:
        return {"quiet_from": None, "quiet_until": None}
    span = read_times(text)
    if span is None:
        raise PlayerError("not-times", text=text)
    return {"quiet_from": span[0], "quiet_until": span[1]}


MORE_ZONES = "+"
"""Prefix of the choice that shows more zones, followed by the index of the next zone and the typed text."""


def more_zones(value: str) -> "WhichZone | None":
    """Return the next part of a long list of zones if the choice asks for it; None if the choice is a zone."""
    first, colon, text = value.removeprefix(MORE_ZONES).partition(":")
    if not (
        value.startswith(MORE_ZONES) and colon and first.isascii() and first.isdecimal() and len(first) < 4
    ):
        return None
    found = meant(text)
    return WhichZone(text, found, int(first)) if len(found) > 1 else None


def read_zone(text: str) -> str:
    """Return the time zone of a text. Raise `PlayerError` if it is unknown, `WhichZone` if it may be several."""
    found = meant(text)
    if not found:
        raise PlayerError("no-such-zone", text=text)
    if len(found) > 1:
        raise WhichZone(text, found)
    return found[0]


class WhichZone(PlayerError):
    """The user's text may mean several time zones; `first` is the index of the first one shown."""

    def __init__(self, text: str, found: Sequence[str], first: int = 0) -> None:
        super().__init__("which-zone", text=text)
        self.text = text
        self.found = found
        self.first = first if first < len(found) else 0


def zone_page(pages: Pages, which: WhichZone, now: datetime) -> tuple[str, Controls]:
    """Return the question which of several time zones the user means, with their current times."""
    # The last line of a long list shows the next zones, and after the last ones the first again.
    most = OPTIONS if len(which.found) <= OPTIONS else OPTIONS - 1
    rest = which.found[which.first :]
    choices = [
        Choice(zone, f"{zone_words(zone, now)}, {now.astimezone(zone_of(zone)):%H:%M}")
        for zone in rest[:most]
    ]
    if len(which.found) > OPTIONS:
        onward = which.first + most if len(rest) > most else 0
        label = pages.words("more-zones", count=len(which.found))
        choices.append(Choice(f"{MORE_ZONES}{onward}:{which.text[:MOST_ECHOED]}", label))
    select = Select(str(SetZone(pages.table)), pages.words("choose-zone"), tuple(choices))
    return pages.words("which-zone", text=plain(which.text)), ((select,), pages.turning("zone"))


def vacation_wishes(text: str, wishes: Wishes, now: datetime) -> dict[str, tuple[Vacation, ...]]:
    """Return the settings with one more vacation, or for "none" without future ones. Raise `PlayerError` if invalid."""
    today = now.astimezone(zone_of(wishes.zone)).date()
    if is_none(text):
        # A vacation that has begun ends now but is kept, because the clocks did stand still.
        begun = [one for one in wishes.vacations if one.first < today]
        kept = [one if one.last < today else Vacation(first=one.first, last=today) for one in begun]
        return {"vacations": tuple(kept)}
    days = read_days(text, today)
    if days is None or days[0] < today:
        raise PlayerError("not-days", text=text)
    more = Vacation(first=days[0], last=days[1])
    vacations = (*wishes.vacations, more)
    taken = wishes.model_copy(update={"vacations": vacations}).vacation_days(more.first.year)
    if taken > VACATION_DAYS:
        raise PlayerError("too-much-vacation", most=VACATION_DAYS)
    return {"vacations": vacations}


# A table's and a server's


def table_page(pages: Pages, live: LiveTable, language: str) -> tuple[str, Controls]:
    """Return a table's settings, with their controls; only the host may use them."""
    words, pace = pages.words, live.notes.pace
    text = words(
        "settings-of-table",
        game=live.words("game-name"),
        pace=pace_words(words, pace),
        then=words(f"then-{pace.then}"),
        language=name_of_language(language),
    )
    rows = [(_setting(pages, live, key),) for key, one in SETTINGS.items() if one.offered(live.notes)]
    return text, (*rows, pages.turning("table"))


def _setting(pages: Pages, live: LiveTable, key: str) -> Select:
    """Return the list of a table's setting."""
    setting, words = SETTINGS[key], pages.words
    now = setting.chosen(live.notes)
    choices = [
        Choice(one, _value_name(setting, key, words, live, one)[:100], chosen=one == now)
        for one in setting.offered(live.notes)
    ]
    return Select(str(SetTable(pages.table, key)), words(f"choose-{key}"), tuple(choices))


def _value_name(setting: TableSetting, key: str, words: Phrases, live: LiveTable, value: str) -> str:
    if setting.named is not None:
        return setting.named(words, live.notes, value)
    return setting.called(value) if setting.called else words(f"{key}-{value}")


def server_page(pages: Pages, settings: Json, default: str) -> tuple[str, Controls]:
    """Return the settings for a server's new tables, with their controls. `default` is the language if none is set."""
    words, mode = pages.words, pace_of(settings.get("pace")).mode
    language = settings.get("language") or default
    paces = tuple(Choice(one, words(f"pace-{one}")[:100], chosen=one == mode) for one in PACES)
    text = words("settings-of-server", pace=words(f"pace-{mode}"), language=name_of_language(language))
    return text, (
        (Select(str(SetServerPace(pages.table)), words("choose-server-pace"), paces),),
        (
            Select(
                str(SetServerLanguage(pages.table)),
                words("choose-server-language"),
                language_choices(language),
            ),
        ),
        pages.turning("server"),
    )
