"""Clicks that concern only the user who makes them: further records in the form of those in `buttons`."""

from dataclasses import dataclass, field

from bot.menus.buttons import Click, part
from bot.menus.control_ids import SEAT
from games.core.moves import Seat

_SEAT = part(SEAT, int)


@dataclass(frozen=True)
class TurnList(Click, at="t:list"):
    """Show me another page of a list. Its table is 0 if the list belongs to no table."""

    what: str = field(metadata=part("games|open|orders|conditions|records|league|why|verify"))
    page: int = field(metadata=part("[0-9]{1,4}", int))


class OfferConditions(Click, at="t:conditions"):
    """Show me until when I could let everything go by, and what I have left for later."""


@dataclass(frozen=True)
class PassUntil(Click, at="t:pass-until"):
    """Pass for me from now on, until what is chosen from the list has come."""

    seat: Seat = field(metadata=_SEAT)


@dataclass(frozen=True)
class DropOrder(Click, at="t:drop-order"):
    """Drop this order of mine."""

    seat: Seat = field(metadata=_SEAT)
    order: str = field(metadata=part("[0-9a-f]{8}"))


class OpenTry(Click, at="t:try"):
    """Show me the position that I try moves in, or begin to."""


@dataclass(frozen=True)
class TryStep(Click, at="t:try-step"):
    """Change my try by `what`, not by a move. `moves` is the number of moves so far; older answers lack it."""

    what: str = field(metadata=part("back|robot|look|anew|leave"))
    moves: int | None = field(default=None, metadata=part("[0-9]{1,3}", int))


class WriteNote(Click, at="t:note"):
    """Save my typed note, shown to me alone with my hand."""
