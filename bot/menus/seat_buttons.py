"""Clicks of a player about their own seat: records as in `buttons`."""

from bot.menus.buttons import Click


class ShowSeat(Click, at="t:seat"):
    """Show me the page of my seat."""


class LendOwnSeat(Click, at="t:lend-own"):
    """Let a robot play for me."""


class TakeBackSeat(Click, at="t:back"):
    """Dismiss the robot that plays for me."""


class AskToLeave(Click, at="t:leave-ask"):
    """Ask me to confirm that I leave my seat."""


class LeaveSeat(Click, at="t:leave"):
    """Leave my seat; I have confirmed it."""


class AskToConcede(Click, at="t:concede-ask"):
    """Ask me to confirm that I give up."""
