"""Menus: all a seat may do now, as a union of products of small domains.

`move in menu` is the only test of legality. Controls, slash-commands, autocomplete, robots,
standing orders and tests are derived from the same object.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from games.core.domains import Between, Domain, OneOf, Several, Why
from games.core.moves import FieldKind, Move, field_kinds
from games.core.records import record


class MoveSet:
    """One kind of move with a domain for each field; a field left out takes its default.

    `MoveSet(Sell, good=OneOf(goods))`, `MoveSet(Pass)`.
    """

    __slots__ = ("domains", "kind")

    def __init__(self, kind: type[Move], /, **domains: Domain) -> None:
        self.kind = kind
        self.domains: dict[str, Domain] = domains

    def __repr__(self) -> str:
        return f"{self.kind.__name__}({', '.join(f'{k}={v}' for k, v in self.domains.items())})"

    def __contains__(self, move: object) -> bool:
        if type(move) is not self.kind:
            return False
        return all(getattr(move, field.name) in self.domain(field) for field in field_kinds(self.kind))

    def __iter__(self) -> Iterator[Move]:
        return _moves(self.kind, list(self.domains.items()), {})

    def domain(self, field: FieldKind) -> Domain:
        """Return the domain of a field; only its default if the set does not name it."""
        return self.domains[field.name] if field.name in self.domains else OneOf((field.default,))

    def count(self) -> int:
        """Return the number of moves in the set."""
        number = 1
        for domain in self.domains.values():
            number *= domain.count()
        return number

    def sample(self, rng: Random) -> Move:
        """Return one move of the set, each equally likely."""
        chosen: dict[str, Any] = {}
        for name, domain in self.domains.items():
            chosen[name] = domain.sample(rng)
        return self.kind(**chosen)

    def agrees(self, chosen: Mapping[str, Any]) -> bool:
        """Say whether the set holds a move with these values of some fields."""
        return all(chosen[f.name] in self.domain(f) for f in field_kinds(self.kind) if f.name in chosen)


# At module level: a nested function that calls itself is a reference cycle, so each call leaves garbage to collect.


def _moves(kind: type[Move], left: Sequence[tuple[str, Domain]], chosen: dict[str, Any]) -> Iterator[Move]:
    """Yield the moves with some values chosen and these domains left to choose from."""
    if not left:
        yield kind(**chosen)
        return
    (name, domain), *rest = left
    for value in domain:
        yield from _moves(kind, rest, {**chosen, name: value})


@record
class HalfMove:
    """A partly chosen move: its kind, the chosen values (including those filled in), and the next question.

    `field` and `domain` are None if nothing is open; then `move` makes the move.
    """

    kind: type[Move]
    chosen: dict[str, Any]
    field: FieldKind | None
    domain: Domain | None

    def move(self) -> Move:
        """Return the complete move. No field may be open."""
        assert self.field is None, f"{self.field} is still open"
        return self.kind(**self.chosen)


class Menu:
    """All that one seat may do: move sets that do not overlap. Empty (and false) if there is nothing.

    Sets without a move are left out, so a game may offer `Sell` from an empty list.
    """

    __slots__ = ("_count", "_fingerprint", "sets")

    def __init__(self, sets: Iterable[MoveSet]) -> None:
        self.sets: tuple[MoveSet, ...] = tuple(
            [moves for moves in sets if not moves.domains or all(moves.domains.values())]
        )
        self._count: int | None = None
        self._fingerprint: str | None = None

    def __repr__(self) -> str:
        return f"Menu({', '.join(map(repr, self.sets))})"

    def __bool__(self) -> bool:
        return self.sets != ()

    def __contains__(self, move: object) -> bool:
        return any(move in moves for moves in self.sets)

    def __iter__(self) -> Iterator[Move]:
        for moves in self.sets:
            yield from moves

    def count(self) -> int:
        """Return the number of legal moves, without listing them; counted once."""
        if self._count is None:
            self._count = sum(moves.count() for moves in self.sets)
        return self._count

    def only(self) -> Move | None:
        """Return the only legal move, if there is exactly one."""
        if len(self.sets) != 1 or self.sets[0].count() != 1:
            return None
        return next(iter(self.sets[0]))

    def sample(self, rng: Random) -> Move:
        """Draw a legal move. Its kind is drawn first, so that a kind with many moves does not prevail."""
        sets = self.sets
        if len(sets) == 1:
            return sets[0].sample(rng)
        kinds = self.kinds()
        if len(kinds) < len(sets):
            kind = kinds[int(rng.random() * len(kinds))]
            sets = [moves for moves in sets if moves.kind is kind]
            if len(sets) == 1:
                return sets[0].sample(rng)
        return sets[int(rng.random() * len(sets))].sample(rng)

    def kinds(self) -> list[type[Move]]:
        """Return the kinds of moves on the menu, in its order."""
        return list({moves.kind: None for moves in self.sets})

    def fingerprint(self) -> str:
        """Return a short hash that changes when the menu does, the same in every process."""
        if self._fingerprint is None:
            self._fingerprint = blake2b(repr(self.sets).encode(), digest_size=4).hexdigest()
        return self._fingerprint

    def narrow(self, kind: type[Move], chosen: Mapping[str, Any]) -> list[MoveSet]:
        """Return the sets of this kind that hold a move with the chosen values."""
        return [moves for moves in self.sets if moves.kind is kind and moves.agrees(chosen)]

    def domain(self, kind: type[Move], field: FieldKind, chosen: Mapping[str, Any]) -> Domain | None:
        """Return the domain of `field`, given the other fields chosen so far; None if nothing fits them."""
        others = {name: value for name, value in chosen.items() if name != field.name}
        return union([moves.domain(field) for moves in self.narrow(kind, others)])

    def half(self, kind: type[Move], chosen: Mapping[str, Any]) -> HalfMove | None:
        """Fill in fields that have one value left or a default, and find the next one; None if nothing fits.

        Fields are asked in the move's order, several pieces last.
        """
        filled = dict(chosen)
        if not self.narrow(kind, filled):
            return None
        for field in field_kinds(kind):
            if field.name in filled:
                continue
            domain = self.domain(kind, field, filled)
            assert domain is not None
            if field.has_default and field.default in domain:
                filled[field.name] = field.default
            elif domain.count() == 1:
                filled[field.name] = next(iter(domain))
            else:
                return HalfMove(kind, filled, field, domain)
        return HalfMove(kind, filled, None, None)


def union(domains: Sequence[Domain]) -> Domain | None:
    """Return the domain that holds the values of all of these; None if there are none.

    Choices of several pieces from different pools become a choice from all their pieces, which may allow
    more. A game tells the pools apart by a field that is asked earlier, so only a user who types the fields
    in another order meets this union.
    """
    if len(domains) <= 1:
        return domains[0] if domains else None
    several = [domain for domain in domains if isinstance(domain, Several)]
    if several:
        return _any_pool(several)
    ranges = [domain for domain in domains if isinstance(domain, Between)]
    if len(ranges) == len(domains):
        low, high = min(r.low for r in ranges), max(r.high for r in ranges)
        if len({n for r in ranges for n in r}) == high - low + 1:
            return Between(low, high)
    values = dict.fromkeys(value for domain in domains for value in domain)
    return OneOf(sorted(values) if ranges and all(isinstance(value, int) for value in values) else values)


def _any_pool(domains: Sequence[Several]) -> Several:
    first = domains[0]
    if all(repr(domain) == repr(first) for domain in domains):
        return first
    assert not any(domain.worth for domain in domains), f"pools differ: {domains}"
    pool: dict[Any, int] = {}
    for domain in domains:
        for kind, count in domain.pool.items():
            pool[kind] = max(count, pool.get(kind, 0))
    return Several(pool, min(domain.least for domain in domains), max(domain.most for domain in domains))


def why_not(menu: Menu, move: Move) -> Why:
    """Return the id and arguments of the sentence that says why a move is not on the menu, and what is."""
    kind = type(move)
    if kind not in menu.kinds():
        return "why-kind", {"kinds": menu.kinds()}
    chosen: dict[str, Any] = {}
    for field in field_kinds(kind):
        value = getattr(move, field.name)
        domain = menu.domain(kind, field, chosen)
        assert domain is not None
        if value not in domain:
            words, arguments = domain.why_not(value)
            return words, {**arguments, "field": field}
        chosen[field.name] = value
    return "why-together", {}
