"""The view with which a menu is shown: the number of values that a field may have, and facts about a choice in words. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import record
from games.core.game import Game
from games.core.moves import FieldKind, Move, Seat, field_kinds
from games.words.finding import is_meant
from games.words.phrases import Phrases

FEW = 10
"""Maximum number of values shown as buttons, in two rows; fields with more get a list."""


@record
class Sight:
    """The view with which a seat's menu is shown: the seat's own view in private, the public view otherwise."""

    game: Game
    view: Any
    seat: Seat
    words: Phrases
    names: Sequence[str]

    def most(self, field: FieldKind) -> int | None:
        """Return the maximum number of values of a field at this table; None if there is no limit."""
        if field.is_few:
            return FEW
        if field.is_bool:
            return 2
        if field.is_seat:
            return self.view.seats
        if field.table is not None:
            return len(getattr(self.view.box, field.table))
        return None

    def brings(self, kind: type[Move], values: Mapping[str, Any]) -> str:
        """Return what a half-chosen or whole move costs and brings now; empty if there is nothing to say."""
        fact = self.game.brings and self.game.brings(self.view, self.seat, kind, values)
        return self.words.fact(fact, self.names) if fact else ""

    def changes_nothing(self, kind: type[Move], values: Mapping[str, Any]) -> bool:
        """Whether the game says that a whole move has the same effect as a shorter one."""
        fact = self.game.brings and self.game.brings(self.view, self.seat, kind, values)
        return bool(fact) and fact.changes_nothing

    def already(self, kind: type[Move], field: str) -> Sequence[Any]:
        """Return the pieces of a field that are in place before the move."""
        return self.game.already(self.view, self.seat, kind).get(field, ()) if self.game.already else ()

    def why_not(self, kind: type[Move], values: Mapping[str, Any]) -> str | None:
        """Return the reason, with figures, why a move that is not on the menu is not possible; None if the game has none.

        Values may be words as users type them.
        """
        if self.game.why_not is None:
            return None
        meant = {name: self._meant(kind, name, value) for name, value in values.items()}
        if None in meant.values():
            return None
        fact = self.game.why_not(self.view, self.seat, kind, meant)
        return self.words.fact(fact, self.names) if fact else None

    def _meant(self, kind: type[Move], name: str, value: Any) -> Any:
        """Return the id that a value of a field means; None if there is none."""
        field = next(field for field in field_kinds(kind) if field.name == name)
        if field.table is None or field.is_several:
            return value
        for known in getattr(self.view.box, field.table):
            if is_meant(str(value), self.words.called(field, known, self.names)):
                return known
        return None
