"""What a click means that a player makes about their own seat: records as in `buttons`."""

from dataclasses import dataclass

from bot.menus.buttons import Click


@dataclass(frozen=True)
class ShowSeat(Click, at="t:seat"):
    """Show me what I can do with my seat."""


@dataclass(frozen=True)
class LendOwnSeat(Click, at="t:lend-own"):
    """Let a robot play for me."""


@dataclass(frozen=True)
class TakeBackSeat(Click, at="t:back"):
    """Send away the robot that plays for me."""


@dataclass(frozen=True)
class AskToLeave(Click, at="t:leave-ask"):
    """Ask me whether I am sure that I want to leave my seat."""


@dataclass(frozen=True)
class LeaveSeat(Click, at="t:leave"):
    """I leave my seat, I am sure."""


@dataclass(frozen=True)
class AskToConcede(Click, at="t:concede-ask"):
    """Ask me whether I am sure that I want to give up."""
