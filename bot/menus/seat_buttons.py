"""Clicks of a player about their own seat: records as in `buttons`."""

from dataclasses import dataclass

from bot.menus.buttons import Click


@dataclass(frozen=True)
class ShowSeat(Click, at="t:seat"):
    """Show me the page of my seat."""


@dataclass(frozen=True)
class LendOwnSeat(Click, at="t:lend-own"):
    """Let a robot play for me."""


@dataclass(frozen=True)
class TakeBackSeat(Click, at="t:back"):
    """Dismiss the robot that plays for me."""


@dataclass(frozen=True)
class AskToLeave(Click, at="t:leave-ask"):
    """Ask me to confirm that I leave my seat."""


@dataclass(frozen=True)
class LeaveSeat(Click, at="t:leave"):
    """Leave my seat; I have confirmed it."""


@dataclass(frozen=True)
class AskToConcede(Click, at="t:concede-ask"):
    """Ask me to confirm that I give up."""
