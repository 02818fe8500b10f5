"""Conditions for standing orders, *From now on, until …*, from the view and the menu of the order's seat.

A game names its conditions in `Game.until`: a name → a value in the view, such as the number of the round,
that changes when the condition comes. Every game also has `NEW`: the same step offers the seat something that
it did not offer before.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from games.core.domains import Several
from games.core.menus import Menu
from games.core.moves import Seat
from games.core.records import record

if TYPE_CHECKING:
    from games.core.game import Game

NEW = "new"


@record
class Until:
    """A condition by its name, and the value that it watches at the time of the order."""

    name: str
    then: tuple[str, ...]


def conditions(game: "Game") -> tuple[str, ...]:
    """Return the names of the conditions that a seat of the game may choose from."""
    return (NEW, *game.until)


def may_pass(game: "Game", menu: Menu) -> bool:
    """Say whether a seat with this menu may pass, in the game's sense."""
    return any(kind in game.passing for kind in menu.kinds())


def until(game: "Game", name: str, view: Any, seat: Seat, menu: Menu) -> Until:
    """Return a condition as it is to be watched from now on."""
    return Until(name, _looked_at(game, name, view, seat, menu))


def has_come(game: "Game", condition: Until, view: Any, seat: Seat, menu: Menu) -> bool:
    """Say whether a condition has come. Ask about `NEW` only if its step asks the seat.

    A condition that the game no longer knows has come, so that the user is asked again.
    """
    if condition.name not in conditions(game):
        return True
    now = _looked_at(game, condition.name, view, seat, menu)
    if condition.name == NEW:
        return not set(now) <= set(condition.then)
    return now != condition.then


def _looked_at(game: "Game", name: str, view: Any, seat: Seat, menu: Menu) -> tuple[str, ...]:
    if name == NEW:
        return tuple(sorted(set(_offered(menu))))
    return (str(game.until[name](view, seat)),)


def _offered(menu: Menu) -> Iterator[str]:
    """Yield everything that a menu offers, field by field: not each of millions of combinations."""
    for moves in menu.sets:
        kind = moves.kind.__name__
        yield kind
        for name, domain in moves.domains.items():
            values = domain.pool if isinstance(domain, Several) else domain
            yield from (f"{kind}.{name}={value}" for value in values)
