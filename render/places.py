"""Places: what on a picture a move can be about, by the table of a component and who owns it.

`roles/settler` is a role card that everybody may take, `market/resources/5` a card in the market, `seat-2/resources/5`
one of a player's own, `seat-2` all that lies before the player. Of several pieces that are alike the first one that is
laid out is the first piece of its kind, and so on. A place is not a control: a move has the set of places that it is about,
and whoever points at some of them means a move whose set holds them all.
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
"""For fields of a move how their places are named, where not by their tables."""


def own(seat: int, what: str, *, key: str = "", ring: bool = True) -> At:
    """Return the place of something that lies before a player: so close to others that no pennant has room there."""
    return At(f"{before(seat)}/{what}", key=key, ring=ring, flag=False)


def named(move: Move, seat: int, names: Names | None = None) -> Iterator[str]:
    """Yield the place that each value of a move's fields means, in the order of the fields.

    A component is one that everybody may take, `table/id`, but each of several pieces one of the seat's own,
    `seat-0/table/id`; a player is `seat-1`; a number means nothing. `names` has for some fields another place, written with
    `{it}` for the value, `{own}` for what lies before the seat, and the move's fields by their names; "" is no place.
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

    Not all of them need to stand on a picture. A move whose pieces are not chosen yet has none of them: `()`.
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
    """Return for each kind of a pool the places that choosing a piece of it for a move's field adds to `chosen`.

    The first of several equal pieces is the first place of that name on a picture, the second the second: a place that
    stands for more pieces than one (a number beside an icon) is the last one, too.
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
    """Yield the moves of a set, with no pieces where several are chosen, and of numbers only the first that is possible."""
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
