"""Facts: a choice's costs and gains, or why it is not possible, as figures. They decide nothing."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from games.core.moves import Move, Seat
from games.core.records import record


@record
class Fact:
    """Base of all facts; a game's facts are `@record` classes, worded like its events.

    changes_nothing: Whether a choice of which this is said leaves everything as a shorter move does. It is legal and can be typed; a
    question that offers the shorter move has no button for it.
    """

    changes_nothing: ClassVar[bool] = False


Say = Callable[[Any, Seat, type[Move], Mapping[str, Any]], Fact | None]
"""(a view, the seat, a kind of move, values of its fields) → a fact, or None."""

Because = Callable[[Any, Seat, Move], Fact | None]
"""(a state or view before the move, a seat, its move) → the reason for the move; None if none is visible."""
