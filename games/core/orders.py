"""Standing orders: partial moves that a player leaves for later. They need no code in a game.

An order names a step and ranks partial moves; the first one that fits the seat's own menu is played,
otherwise the question is left to the person. `Auction: Bid(1..11), Pass` · `Trader: Sell(sugar), Pass`.
It may apply to some of the step's questions only: `Auction given explorer=magellan: Pass`.
"""

import dataclasses
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, Literal, get_type_hints

from games.core.conditions import NEW, Until, until
from games.core.domains import Between, Domain, Several
from games.core.game import Decide, Game
from games.core.menus import Menu, MoveSet
from games.core.moves import FieldKind, Move, Seat, field_kinds
from games.core.records import record
from games.core.secrets import Hidden
from games.core.steps import Step


@record
class Bound:
    """A number from `low` to `high`: the lowest legal one is played."""

    low: int
    high: int


@record
class Ranked:
    """Pieces in the player's order of preference.

    For a field of several pieces: as few as make a choice, each at most as often as listed. For a field
    of one value: the first that is possible.
    """

    pieces: tuple[Any, ...]


Wish = int | str | bool | Bound | Ranked | tuple[Any, ...]


@record
class PartialMove:
    """A kind of move (its class name) with wishes for some fields.

    Another field takes its only value, its default, or its value in the game's default move.
    """

    kind: str
    wishes: tuple[tuple[str, Wish], ...] = ()


@record
class Order:
    """A seat's instruction for when `step` (class name, "" for any) asks it.

    lasts: "once" (used up by one answer), "step" (while this step lasts) or "dropped" (until dropped).
    unless: Kinds of moves. If one of them is possible, the question is left to the person.
    given: Values (or a `Bound`) that the step, or what it is `about`, must have for the order to apply.
    until: The order ends when this condition has come, whatever `lasts` says.
    """

    step: str
    moves: tuple[PartialMove, ...]
    lasts: Literal["once", "step", "dropped"] = "once"
    given: tuple[tuple[str, Wish], ...] = ()
    unless: tuple[str, ...] = ()
    until: Until | None = None


def passing(game: Game, name: str, step: str, view: Any, seat: Seat, menu: Menu) -> Order:
    """Return the order to pass from now on until a condition of the game has come.

    The condition for new choices compares with what `step`, the step that asks now, offers. The other
    conditions hold for every question.
    """
    moves = tuple(PartialMove(kind.__name__) for kind in game.passing)
    return Order(
        step if name == NEW else "", moves, lasts="dropped", until=until(game, name, view, seat, menu)
    )


def answer(order: Order, step: str, view: Any, seat: Seat, menu: Menu, default: Decide) -> Move | None:
    """Return the move that the order makes here, or None if it does not apply or none of its moves is legal."""
    if order.step not in ("", step) or not _is_given(order, step, view):
        return None
    if any(kind.__name__ in order.unless for kind in menu.kinds()):
        return None
    usual = default(view, seat, menu)
    for partial in order.moves:
        moves = (
            _fit(moves, dict(partial.wishes), usual)
            for moves in menu.sets
            if moves.kind.__name__ == partial.kind
        )
        fitting = [fit for fit in moves if fit is not None]
        if fitting:
            move = min(fitting, key=itemgetter(0))[1]
            assert move in menu, f"an order made a {partial.kind} that is not on the menu"
            return move
    return None


def facts(kind: type[Step[Any]]) -> tuple[FieldKind, ...]:
    """Return the fields that an order may name in `given`: the components that a step holds or is about."""
    subject = get_type_hints(kind.about).get("return")
    fields = (*field_kinds(kind), *(field_kinds(subject) if dataclasses.is_dataclass(subject) else ()))
    return tuple(field for field in fields if field.table is not None)


def _is_given(order: Order, step: str, view: Any) -> bool:
    """Say whether the step has the values in the order's `given`, as far as the seat sees them."""
    if not order.given:
        return True
    asking = next((asking for asking in reversed(view.agenda) if type(asking).__name__ == step), None)
    if asking is None:
        return False
    return all(_agrees(_fact(asking, view, name), wish) for name, wish in order.given)


def _fact(asking: Step[Any], view: Any, name: str) -> Any:
    """Return a step's field or fact by its name, as the view shows it; None if there is none."""
    return getattr(asking, name, getattr(asking.about(view), name, None))


def facts_asked(view: Any) -> dict[str, Any]:
    """Return the facts of the current question by name, as far as the view shows them."""
    if not view.agenda:
        return {}
    asking: Step[Any] = view.agenda[-1]
    found = {field.name: _fact(asking, view, field.name) for field in facts(type(asking))}
    return {name: value for name, value in found.items() if isinstance(value, str | int) and value != ""}


def _agrees(value: Any, wish: Wish) -> bool:
    if isinstance(value, Hidden):
        return False
    if isinstance(wish, Bound):
        return isinstance(value, int) and wish.low <= value <= wish.high
    return value == wish


def _fit(
    moves: MoveSet, wishes: Mapping[str, Wish], usual: Move | None
) -> tuple[tuple[int, ...], Move] | None:
    """Return the ranks of a move's values in the wishes, and the move, if the set has one that meets all."""
    values: dict[str, Any] = {}
    ranks: list[int] = []
    for field in field_kinds(moves.kind):
        domain = moves.domain(field)
        if field.name in wishes:
            wish = wishes[field.name]
            found, value = _meet(domain, wish)
            if found and isinstance(wish, Ranked) and not isinstance(domain, Several):
                ranks.append(wish.pieces.index(value))
        else:
            found, value = _open(
                domain, field.default if field.has_default else None, field.name, moves, usual
            )
        if not found:
            return None
        values[field.name] = value
    return tuple(ranks), moves.kind(**values)


def _meet(domain: Domain, wish: Wish) -> tuple[bool, Any]:
    if isinstance(wish, Bound):
        return _lowest(domain, wish)
    if isinstance(wish, Ranked):
        pieces = _ranked(domain, wish.pieces)
        return pieces is not None, pieces
    return wish in domain, wish


def _lowest(domain: Domain, bound: Bound) -> tuple[bool, Any]:
    if isinstance(domain, Between):
        low = max(domain.low, bound.low)
        return low <= min(domain.high, bound.high), low
    fitting = [value for value in domain if bound.low <= value <= bound.high]
    return bool(fitting), min(fitting, default=None)


def _ranked(domain: Domain, pieces: Sequence[Any]) -> Any:
    """Return the first legal piece of the list; of several, as few of the first ones as make a choice."""
    if not isinstance(domain, Several):
        return next((piece for piece in pieces if piece in domain), None)
    chosen: list[Any] = []
    left = dict(domain.pool)
    if domain.ordered(chosen) in domain:
        return ()
    for piece in pieces:
        if left.get(piece, 0):
            left[piece] -= 1
            chosen.append(piece)
            if len(chosen) <= domain.most and domain.ordered(chosen) in domain:
                return domain.ordered(chosen)
    return None


def _open(domain: Domain, default: Any, name: str, moves: MoveSet, usual: Move | None) -> tuple[bool, Any]:
    """Choose for a field without a wish: its only value, its default, or that of the game's default move."""
    if domain.count() == 1:
        return True, next(iter(domain))
    if default is not None and default in domain:
        return True, default
    value = getattr(usual, name, None) if type(usual) is moves.kind else None
    return value is not None and value in domain, value
