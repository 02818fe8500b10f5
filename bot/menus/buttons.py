"""The clicks on a table's own controls: a record for each button, list and form that is not a move.

A record is written as the control's `custom_id`: `t:7:take:2` is `TakeSeat(7, 2)`. Posts make controls from records. Clicks are
read back here, and `acts/handlers.py` defines the act of each. A kind without values of its own needs no decorator. Existing posts
contain these ids: a record may be added, but the format of an existing one must never change. The controls of moves are in
`control_ids`.
"""

import re
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from bot.menus.control_ids import LIMIT, SEAT, TABLE
from games.core.moves import Seat

_CLICK = re.compile(rf"([tls]):({TABLE}):([a-z-]{{1,20}})((?::[^:]*)*)")


def part(pattern: str, read: type = str) -> dict[str, Any]:
    """Return the metadata of a field: the pattern of its text in an id, and the function that reads it."""
    return {"pattern": re.compile(pattern), "read": read}


_SEAT = part(SEAT, int)
_PROPOSAL = part("[0-9a-f]{8}")
_ROBOTS = part("[0-9]{1,2}", int)


@dataclass(frozen=True)
class Click:
    """A click at a table. `scope` is `t` for a running table, `l` for a lobby, `s` for settings (table 0 if there is none)."""

    known: ClassVar[dict[tuple[str, str], "type[Click]"]] = {}
    scope: ClassVar[str]
    name: ClassVar[str]

    table: int

    def __init_subclass__(cls, at: str) -> None:
        cls.scope, _, cls.name = at.partition(":")
        assert (cls.scope, cls.name) not in cls.known, f"two clicks are written {at}"
        cls.known[cls.scope, cls.name] = cls

    def values(self) -> tuple[Any, ...]:
        """Return the values of the id, the table first."""
        return tuple(getattr(self, part.name) for part in fields(self))

    def __str__(self) -> str:
        table, *rest = self.values()
        text = ":".join(map(str, (self.scope, table, self.name, *(one for one in rest if one is not None))))
        assert read_click(text) == self, f"{text} does not say {self!r}"
        return text


def read_click(custom_id: str) -> Click | None:
    """Read a `custom_id`; None if it is not one of these."""
    found = _CLICK.fullmatch(custom_id) if len(custom_id) <= LIMIT else None
    if found is None:
        return None
    scope, table, name, rest = found.groups()
    kind, given = Click.known.get((scope, name)), rest.split(":")[1:]
    if kind is None:
        return None
    parts = fields(kind)[1:]
    least = sum(part.default is not None for part in parts)
    if not least <= len(given) <= len(parts):
        return None
    if not all(part.metadata["pattern"].fullmatch(text) for part, text in zip(parts, given, strict=False)):
        return None
    return kind(int(table), *(part.metadata["read"](text) for part, text in zip(parts, given, strict=False)))


# Looking, and one's menu


class OpenMenu(Click, at="t:menu"):
    """Show me what I may do."""


class ShowHand(Click, at="t:hand"):
    """Show me my own things."""


class ShowBoard(Click, at="t:board"):
    """Show me the public pictures."""


class ShowScore(Click, at="t:score"):
    """Show me the score."""


class ShowReasons(Click, at="t:why"):
    """Show me the score, source by source."""


class ShowRules(Click, at="t:rules"):
    """Show me the chapter of the rules for what is asked now."""


@dataclass(frozen=True)
class ShowChapter(Click, at="t:chapter"):
    """Show me a chapter of a game's rules; the list of chapters if none is named. Table 0 where there is none."""

    game: str = field(metadata=part("[a-z0-9_]{1,40}"))
    chapter: str | None = field(default=None, metadata=part("[a-z0-9-]{1,40}"))


class ShowMore(Click, at="t:more"):
    """Show me what else I can open."""


class ShowFairness(Click, at="t:fair"):
    """Show me the promise about the draws and, after the game, whether it was kept."""


@dataclass(frozen=True)
class TurnLog(Click, at="t:log"):
    """Show me a page of the log."""

    page: int = field(metadata=part("[0-9]{1,6}", int))


class ShowNews(Click, at="t:news"):
    """Show me what has happened since my last move."""


class LookBack(Click, at="t:at"):
    """Show me the board at the line that is chosen from the list."""


class ShareReplay(Click, at="t:replay"):
    """Post the replay of this finished game here."""


@dataclass(frozen=True)
class Undo(Click, at="t:undo"):
    """Take my last move back. `after` names the undos before the button, so that a double click takes back one move. Older posts lack it."""

    after: str | None = field(default=None, metadata=_PROPOSAL)


@dataclass(frozen=True)
class Agree(Click, at="t:agree"):
    """Agree to the undo that is proposed."""

    proposal: str = field(metadata=_PROPOSAL)


@dataclass(frozen=True)
class Decline(Click, at="t:decline"):
    """Do not agree to the undo that is proposed."""

    proposal: str = field(metadata=_PROPOSAL)


@dataclass(frozen=True)
class Decree(Click, at="t:decree"):
    """Decide as the host that it is taken back."""

    proposal: str = field(metadata=_PROPOSAL)


# The user's turn; older posts name no seat


@dataclass(frozen=True)
class Mute(Click, at="t:mute"):
    """Send no more reminders this turn."""

    seat: Seat | None = field(default=None, metadata=_SEAT)


@dataclass(frozen=True)
class RemindLater(Click, at="t:until"):
    """Offer me moments to be reminded at."""

    seat: Seat | None = field(default=None, metadata=_SEAT)


@dataclass(frozen=True)
class RemindAt(Click, at="t:until-at"):
    """Remind me at the moment that is chosen from the list."""

    seat: Seat = field(metadata=_SEAT)


@dataclass(frozen=True)
class RemindTyped(Click, at="t:until-form"):
    """Remind me at the moment that was typed."""

    seat: Seat = field(metadata=_SEAT)


@dataclass(frozen=True)
class LetRobotPlay(Click, at="t:robot-turn"):
    """Let a robot play this turn."""

    seat: Seat | None = field(default=None, metadata=_SEAT)


@dataclass(frozen=True)
class StandIn(Click, at="t:stand-in"):
    """Make the default move, or let a robot play, for a late player."""

    seat: Seat = field(metadata=_SEAT)
    stand: str = field(metadata=part("default|robot"))


@dataclass(frozen=True)
class TakeSeat(Click, at="t:take"):
    """Sit down on an open or offered seat."""

    seat: Seat = field(metadata=_SEAT)


@dataclass(frozen=True)
class LendSeat(Click, at="t:lend"):
    """Let a robot of this level play for the seat, although it is the last user's."""

    seat: Seat = field(metadata=_SEAT)
    robot: str = field(metadata=part("[a-z]{1,20}"))


class Concede(Click, at="t:concede"):
    """I give up this game, I am sure."""


class PauseTable(Click, at="t:pause"):
    """Pause the table instead of lending the last seat."""


@dataclass(frozen=True)
class Ballot(Click, at="t:ballot"):
    """Vote for what the table is asked: about what, which user it is for (0: none), which seat."""

    about: str = field(metadata=part("seat|host|end|score|score-rated"))
    to: int = field(metadata=part("[0-9]{1,20}", int))
    seat: Seat | None = field(default=None, metadata=_SEAT)


@dataclass(frozen=True)
class VoteYes(Click, at="t:yes"):
    """Vote for what everybody at the table is asked, by its name."""

    vote: str = field(metadata=_PROPOSAL)


class GoOnHere(Click, at="t:go-on"):
    """Let the table go on here: its own channel is gone."""


# The lobby


class Join(Click, at="l:join"):
    """Sit down."""


class Leave(Click, at="l:leave"):
    """Stand up."""


class Invite(Click, at="l:invite"):
    """Offer me the people whom I may invite."""


class InviteThem(Click, at="l:guest"):
    """Invite whom I have chosen from the list."""


class EndTable(Click, at="t:end"):
    """End this table without a result, I am sure."""


class AskRematch(Click, at="t:rematch"):
    """Offer a rematch, or join the one that is offered."""


@dataclass(frozen=True)
class AddRobot(Click, at="l:robot"):
    """Seat a robot. `robots` is their number so far, so that a double click seats one. Older posts lack it."""

    robots: int | None = field(default=None, metadata=_ROBOTS)


@dataclass(frozen=True)
class RemoveRobot(Click, at="l:norobot"):
    """Remove the newest robot. `robots` is their number so far, so that a double click removes one. Older posts lack it."""

    robots: int | None = field(default=None, metadata=_ROBOTS)


class StartGame(Click, at="l:start"):
    """Start the game."""


class ChooseOption(Click, at="l:option"):
    """Offer me the values of the option that is chosen from the list."""


@dataclass(frozen=True)
class ChooseValue(Click, at="l:value"):
    """Take the value that is chosen from the list for an option."""

    option: str = field(metadata=part("[a-z0-9_]{1,40}"))


class ChoosePace(Click, at="l:pace"):
    """Take the pace that is chosen from the list."""
