"""What whoever is asked can see: how many values a field may have at the table, and facts about a choice in words. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import record
from games.core.game import Game
from games.core.moves import FieldKind, Move, Seat, field_kinds
from games.words.finding import is_meant
from games.words.phrases import Phrases

FEW = 10
"""As many values are buttons, in two rows; what can have more is a list."""


@record
class Sight:
    """The view that a seat's menu is shown with: the seat's own where it is private, that of everybody in public."""

    game: Game
    view: Any
    seat: Seat
    words: Phrases
    names: Sequence[str]

    def most(self, field: FieldKind) -> int | None:
        """Return the largest number of values that a field can have at this table; None where nothing bounds it."""
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
        """Return what a half-chosen or whole move costs and brings now; nothing where there is nothing to say."""
        fact = self.game.brings and self.game.brings(self.view, self.seat, kind, values)
        return self.words.fact(fact, self.names) if fact else ""

    def changes_nothing(self, kind: type[Move], values: Mapping[str, Any]) -> bool:
        """Whether a whole move leaves everything as a shorter one does, as the game says of it."""
        fact = self.game.brings and self.game.brings(self.view, self.seat, kind, values)
        return bool(fact) and fact.changes_nothing

    def already(self, kind: type[Move], field: str) -> Sequence[Any]:
        """Return the pieces of a field that are in place before the move."""
        return self.game.already(self.view, self.seat, kind).get(field, ()) if self.game.already else ()

    def why_not(self, kind: type[Move], values: Mapping[str, Any]) -> str | None:
        """Return why a move that the menu has refused is not possible, with figures; None where the menu says it all.

        Values may be words as people type them.
        """
        if self.game.why_not is None:
            return None
        meant = {name: self._meant(kind, name, value) for name, value in values.items()}
        if None in meant.values():
            return None
        fact = self.game.why_not(self.view, self.seat, kind, meant)
        return self.words.fact(fact, self.names) if fact else None

    def _meant(self, kind: type[Move], name: str, value: Any) -> Any:
        """Return the id that is meant by a value of a field; None if there is no such one."""
        field = next(field for field in field_kinds(kind) if field.name == name)
        if field.table is None or field.is_several:
            return value
        for known in getattr(self.view.box, field.table):
            if is_meant(str(value), self.words.called(field, known, self.names)):
                return known
        return None
