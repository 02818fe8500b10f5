"""Kinds of moves that begin with the same choice. Players make it first, and then choose the kind. Pure."""

from itertools import product

from bot.menus.endings import Ending, every_ending
from bot.menus.parts import OPTIONS
from bot.menus.sight import FEW
from games.core import record
from games.core.domains import Several
from games.core.menus import HalfMove, Menu
from games.core.moves import FieldKind, Move, field_kinds, values_of

LEAST = 2
"""Minimum number of shared fields for joining; with one shared field the separate lists are short."""


@record
class Joined:
    """A joined first choice.

    first: The kind of move that consists of the shared fields only.
    others: The kinds with further fields.
    choices: The moves of `first`.
    """

    first: type[Move]
    others: tuple[type[Move], ...]
    choices: tuple[Ending, ...]


def joined_at(menu: Menu, kind: type[Move]) -> Joined | None:
    """Return the kinds of a menu that begin with the fields of `kind`.

    None if there are none, if all moves are few enough to be read at once, or if the first choice does not fit into a list.
    """
    half = menu.half(kind, {})
    own = _asked(kind)
    if half is None or half.field is None or len(own) < LEAST or _of_pieces(menu, kind):
        return None
    others = tuple(other for other in menu.kinds() if other is not kind and _goes_on(menu, kind, other))
    if sum(moves.count() for moves in menu.sets if moves.kind in (kind, *others)) <= FEW:
        return None
    choices = every_ending(menu, half, OPTIONS)
    return Joined(kind, others, choices) if others and choices else None


def going_on(menu: Menu, whole: HalfMove) -> tuple[HalfMove, ...]:
    """Return the moves, half-chosen or whole, that a joined choice may become; the one without further fields first."""
    values = values_of(whole.move())
    found = [menu.half(other, values) for other in menu.kinds() if _goes_on(menu, whole.kind, other)]
    return (whole, *filter(None, found))


def first_choice(menu: Menu, move: Move) -> tuple[int, tuple[str, ...]] | None:
    """Return the index of the kind `Joined.first` for a move, and the steps of its choice; None if its kind is not joined."""
    for index, kind in enumerate(menu.kinds()):
        joined = joined_at(menu, kind)
        if joined is not None and type(move) in (joined.first, *joined.others):
            wanted = [getattr(move, field.name) for field in _asked(kind)]
            for one in joined.choices:
                if [getattr(one.move, field.name) for field in _asked(kind)] == wanted:
                    return index, one.steps
    return None


def _asked(kind: type[Move]) -> tuple[FieldKind, ...]:
    return tuple(field for field in field_kinds(kind) if not field.has_default)


def _of_pieces(menu: Menu, kind: type[Move]) -> bool:
    sets = menu.narrow(kind, {})
    return any(isinstance(domain, Several) for moves in sets for domain in moves.domains.values())


def _goes_on(menu: Menu, kind: type[Move], other: type[Move]) -> bool:
    """Whether `other` asks for the fields of `kind` and then for more, and each of its moves begins with a move of `kind`."""
    own, theirs = _asked(kind), _asked(other)
    if len(theirs) <= len(own) or list(map(_meaning, own)) != list(map(_meaning, theirs[: len(own)])):
        return False
    begun = {
        values
        for moves in menu.narrow(other, {})
        for values in product(*(moves.domain(field) for field in theirs[: len(own)]))
    }
    return all(kind(*values) in menu for values in begun)


def _meaning(field: FieldKind) -> tuple[str, str | None, bool]:
    return field.name, field.table, field.is_seat
