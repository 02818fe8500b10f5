"""The move for a player whose time is up; it answers every menu (§12)."""

from collections.abc import Callable, Sequence

from games.core import Menu, Move, Pass, Seat, Several
from games.core.moves import field_kinds
from games.mundus_novus.advice import Maker
from games.mundus_novus.box import Resource
from games.mundus_novus.moves import (
    Announce,
    Compensate,
    Convert,
    Different,
    Done,
    First,
    Lose,
    Name,
    Offer,
    Perfect,
    Pick,
    Relics,
    Split,
    Store,
    Take,
)
from games.mundus_novus.progress import Develop
from games.mundus_novus.state import MundusNovus, caravels


def default(view: MundusNovus, seat: Seat, menu: Menu) -> Move:
    """Return the careful choice for each decision, as the seat sees the table."""
    if (sent := _send_merchant(view, seat, menu)) is not None:
        return sent
    for kind, choose in _CHOICES.items():
        if kind in menu.kinds() and (move := choose(view, seat, menu)) is not None:
            return move
    return Pass()


Choose = Callable[[MundusNovus, Seat, Menu], Move | None]


def _send_merchant(view: MundusNovus, seat: Seat, menu: Menu) -> Move | None:
    """Return the conversion that makes a different combination possible; None if one already is, or no merchant helps.

    A possible one is made without merchants, because orders that leave its numbers open rely on that.
    """
    turn = view.agenda[-1]
    if (
        not isinstance(turn, Develop)
        or turn.made_different
        or not {Different, Perfect}.isdisjoint(menu.kinds())
    ):
        return None
    best = Maker(view, seat).different()
    lacking = [turned for turned in best.conversions if turned not in turn.conversions] if best else []
    return Convert(lacking[0].resource, lacking[0].number) if lacking else None


def _split_as_before(view: MundusNovus, seat: Seat, _menu: Menu) -> Move | None:
    """Split the caravels as in the last round; new ones join the fleet that was named first (R10)."""
    apart = view.players[seat].second_fleet
    first = tuple(name for name in caravels(view, seat) if name not in apart)
    return Split(first) if apart and first else None


def _pieces(menu: Menu, kind: type[Move]) -> tuple[Several, str]:
    """Return the domain and the field name of a kind of move that takes several resources."""
    field = field_kinds(kind)[0]
    domain = menu.domain(kind, field, {})
    assert isinstance(domain, Several)
    return domain, field.name


def _highest(kind: type[Move]) -> Choose:
    return lambda view, _, menu: _ranked(kind, view, menu, highest=True)


def _lowest(kind: type[Move]) -> Choose:
    return lambda view, _, menu: _ranked(kind, view, menu, highest=False)


def _ranked(kind: type[Move], view: MundusNovus, menu: Menu, *, highest: bool) -> Move:
    """Choose as many resources as possible, by value; relics are the highest."""
    domain, field = _pieces(menu, kind)
    cards = [name for name, count in domain.pool.items() for _ in range(count)]
    ordered: Sequence[Resource] = sorted(cards, key=view.box.value.__getitem__, reverse=highest)
    return kind(**{field: domain.ordered(ordered[: domain.most])})


def _take_most_wanted(view: MundusNovus, seat: Seat, menu: Menu) -> Move | None:
    """Take the resource that the hand has most of, else the most valuable, from the next player on the left."""
    hand = view.players[seat].hand
    takes = [move for moves in menu.sets if moves.kind is Take for move in moves]
    assert takes, "the chain asks nobody who may not take"

    def wanted(move: Move) -> tuple[int, int]:
        assert isinstance(move, Take)
        return hand.count(move.resource), view.box.value[move.resource]

    return max(takes, key=wanted)


def _compensate_lowest(view: MundusNovus, seat: Seat, _menu: Menu) -> Move | None:
    return Compensate(min(view.players[seat].hand, key=view.box.value.__getitem__))


_CHOICES: dict[type[Move], Choose] = {
    Split: _split_as_before,
    Pick: _highest(Pick),
    Lose: _lowest(Lose),
    Announce: lambda view, _, __: Announce(min(view.box.offer_sizes)),
    Offer: _lowest(Offer),
    Name: lambda _, __, menu: next(iter(menu)),
    Take: _take_most_wanted,
    Compensate: _compensate_lowest,
    First: lambda _, seat, __: First(seat),
    Perfect: lambda _, __, ___: Perfect(),
    Different: lambda _, __, menu: Different(tuple(_pieces(menu, Different)[0].pool)),
    Relics: lambda _, __, menu: Relics(_most_relics(menu)),
    Done: lambda _, __, ___: Done(),
    Store: _highest(Store),
}
"""In the order of the rulebook; a turn of the progress phase is played in this order."""


def _most_relics(menu: Menu) -> int:
    domain = menu.domain(Relics, field_kinds(Relics)[0], {})
    assert domain is not None
    return max(domain)
