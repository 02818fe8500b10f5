"""The whole moves that a half-chosen one may become, so that two small fields become one question instead of two clicks."""

from collections.abc import Iterator
from itertools import islice

from bot.menus.control_ids import step_of
from games.core import record
from games.core.domains import Several
from games.core.menus import HalfMove, Menu
from games.core.moves import FieldKind, Move, field_kinds


@record
class Ending:
    """A whole move, with the fields asked on the way to it, and the path's step for each."""

    move: Move
    fields: tuple[FieldKind, ...]
    steps: tuple[str, ...]


def endings(menu: Menu, half: HalfMove, most: int) -> tuple[Ending, ...]:
    """Return all moves that a half-chosen one may become, if several of its fields can be asked as one question.

    Return none if only one field is open, if there are more than `most` moves, or if a field is chosen in a form.
    """
    still_open = [f for f in field_kinds(half.kind) if f.name not in half.chosen and not f.has_default]
    if len(still_open) < 2 or _asks_for_pieces(menu, half):
        return ()
    found = every_ending(menu, half, most)
    return found if any(len(one.fields) > 1 for one in found) else ()


def every_ending(menu: Menu, half: HalfMove, most: int) -> tuple[Ending, ...]:
    """Return all moves that a half-chosen one may become; none if there are more than `most`. No field may need a form."""
    found = tuple(islice(_endings(menu, half, (), ()), most + 1))
    return found if len(found) <= most else ()


def _asks_for_pieces(menu: Menu, half: HalfMove) -> bool:
    sets = menu.narrow(half.kind, half.chosen)
    return any(isinstance(domain, Several) for moves in sets for domain in moves.domains.values())


def _endings(
    menu: Menu, half: HalfMove, fields: tuple[FieldKind, ...], steps: tuple[str, ...]
) -> Iterator[Ending]:
    if half.field is None or half.domain is None:
        yield Ending(half.move(), fields, steps)
        return
    for value in half.domain:
        then = menu.half(half.kind, {**half.chosen, half.field.name: value})
        assert then is not None, f"a {half.field.name} is offered, but nothing with it fits"
        yield from _endings(menu, then, (*fields, half.field), (*steps, step_of(half.domain, value)))
