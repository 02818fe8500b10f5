"""The clicks that ask a robot something: records like those of `buttons`."""

from bot.menus.buttons import Click


class AskAdvice(Click, at="t:advice"):
    """Show me the adviser's move for my question."""


class ShowWhys(Click, at="t:whys"):
    """Show me why the robots made their last moves."""


class ShowReview(Click, at="t:review"):
    """Show me what my decisions cost."""


class ChooseLevel(Click, at="l:level"):
    """Let the robots of this lobby play as well as is chosen from the list."""
