"""Places: the parts of a picture that a move can be about, named by the table and the owner of a component.

`roles/settler` is a common role card, `market/resources/5` a card in the market, `seat-2/resources/5` a card
of one player, `seat-2` all possessions of that player. The first of several equal pieces in the layout is the
first piece of its kind, and so on. A place is not a control: each move has a set of places, and pointing at
some places means the moves whose sets hold them all.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from games.core import OneOf, Pass, Several
from games.core.menus import MoveSet
from games.core.moves import FieldKind, Move, field_kinds, values_of
from games.words.view import before
from render.noted import At
from render.packages import package_of

Meant = Callable[[Any, int, Move], Iterable[str]]
Names = Mapping[str, str]
"""Field of a move → a template for its places, if they are not named after its table."""


def own(seat: int, what: str, *, key: str = "", ring: bool = True) -> At:
    """Return the place of a player's possession; these are too close together for pennants."""
    return At(f"{before(seat)}/{what}", key=key, ring=ring, flag=False)


def named(move: Move, seat: int, names: Names | None = None) -> Iterator[str]:
    """Yield the place for each value of a move's fields, in the order of the fields.

    A component is a common one, `table/id`, but each of several pieces is one of the seat's own,
    `seat-0/table/id`; a player is `seat-1`; a number has no place. `names` overrides the places of some
    fields, with templates of `{it}` for the value, `{own}` for the seat's place, and the move's fields by
    their names; "" means no place.
    """
    values, names = values_of(move), names or {}
    for field in field_kinds(type(move)):
        template = names.get(field.name, _by_its_table(field))
        value = values[field.name]
        if not template or value is None:
            continue
        for it in value if field.is_several else (value,):
            yield template.format(**{**values, "it": it, "own": before(seat)})


def _by_its_table(field: FieldKind) -> str:
    if field.is_seat:
        return "seat-{it}"
    if field.table is None:
        return ""
    return f"{{own}}/{field.table}/{{it}}" if field.is_several else f"{field.table}/{{it}}"


def meant(view: object, seat: int, move: Move) -> frozenset[str]:
    """Return the names of the places that a move of the seat is about; `view` is what that seat may know.

    A picture need not show all of them. A move whose pieces are not chosen yet, `()`, has no places for them.
    """
    package = package_of(type(view))
    found: Meant | None = getattr(package, "meant", None)
    return frozenset(named(move, seat) if found is None else found(view, seat, move))


def begun(view: object, seat: int, kind: type[Move], chosen: Mapping[str, Any]) -> frozenset[str]:
    """Return the places of a move that lacks some of its values: those that the `chosen` ones mean."""
    values = {field.name: chosen.get(field.name, _empty(field)) for field in field_kinds(kind)}
    return meant(view, seat, kind(**values))


def _empty(field: FieldKind) -> Any:
    if field.is_several:
        return ()
    return field.default if field.has_default else None


def by_piece(
    view: object, seat: int, kind: type[Move], chosen: Mapping[str, Any], field: str, pool: Iterable[Any]
) -> dict[Any, frozenset[str]]:
    """Return, for each kind of a pool, the places that choosing a piece of it for a field adds to `chosen`.

    The first of several equal pieces is the first place of that name on a picture, the second one the second.
    A place for several pieces (a number beside an icon) also stands for all further ones.
    """
    without = begun(view, seat, kind, {**chosen, field: ()})
    return {
        piece: begun(view, seat, kind, {**chosen, field: (piece,)}) - without for piece in dict.fromkeys(pool)
    }


def offered(view: object, seat: int, menu: Iterable[MoveSet]) -> frozenset[str]:
    """Return the places that the moves of a menu are about, but for pieces of which several are chosen, and for a pass."""
    return frozenset(
        place
        for moves in menu
        if moves.kind is not Pass
        for move in _without_pieces(moves)
        for place in meant(view, seat, move)
    )


def _without_pieces(moves: MoveSet) -> Iterator[Move]:
    """Yield the moves of a set, without pieces in fields of several, and with only the first number."""
    names, domains = list(moves.domains), list(moves.domains.values())
    if not all(domains):
        return
    values = [_values(domain) for domain in domains]
    for chosen in product(*values):
        yield moves.kind(**dict(zip(names, chosen, strict=True)))


def _values(domain: Any) -> Iterable[Any]:
    if isinstance(domain, Several):
        return ((),)
    return domain if isinstance(domain, OneOf) else (next(iter(domain)),)
