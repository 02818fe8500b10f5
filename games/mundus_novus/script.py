"""A fast player by rules of thumb: robots roll games out with it, and are measured against it."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from games.core import Menu, Move, Pass, Seat, Several
from games.core.moves import field_kinds
from games.mundus_novus.box import Development, Resource
from games.mundus_novus.defaults import default
from games.mundus_novus.moves import (
    Announce,
    Blind,
    Buy,
    Cash,
    Convert,
    Different,
    Done,
    Lose,
    Offer,
    Perfect,
    Pick,
    Relics,
    Same,
    Store,
    Take,
    Trigger,
)
from games.mundus_novus.state import MundusNovus, caravels, development_deck_size

RELIC = 2.0
"""How much a relic is wanted, measured in equal cards."""


class Script:
    """Plays by rules of thumb; `noise` in doubloons blurs what it weighs."""

    def __init__(self, likings: Mapping[str, float], noise: float = 1.0) -> None:
        self.likings = likings
        self.noise = noise

    def __call__(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Return a move of the menu; works on a view as well."""
        kinds = menu.kinds()
        if Done in kinds:
            return self.develop(state, seat, menu, rng)
        for kind in kinds:
            answer = ANSWERS.get(kind)
            if answer is not None:
                return answer(self, state, seat, menu, rng)
        return default(state, seat, menu)

    def blur(self, rng: Random) -> float:
        """Return a little luck, so that no two games are the same."""
        return self.noise * (rng.random() - 0.5)

    def develop(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Make the perfect combination, then the best identical, different and relic one."""
        kinds = menu.kinds()
        if Perfect in kinds:
            return Perfect()
        best, gain = self.identical(state, seat, menu, rng)
        if best is not None and gain > 0:
            return best
        if Different in kinds or Relics in kinds or Convert not in kinds:
            return self.sale(menu) or Done()
        return default(state, seat, menu)

    def sale(self, menu: Menu) -> Move | None:
        """Return the largest different combination, else the most relics."""
        for moves in menu.sets:
            if moves.kind is Different:
                numbers = moves.domains["numbers"]
                assert isinstance(numbers, Several)
                return Different(tuple(numbers.pool))
        counts = [count for moves in menu.sets if moves.kind is Relics for count in moves.domains["count"]]
        return Relics(max(counts)) if counts else None

    def identical(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> tuple[Move | None, float]:
        """Return the best identical combination and what it brings beyond its cards."""
        best, most = None, -99.0
        left = rounds_left(state)
        rated: dict[Development, float] = {}
        for moves in menu.sets:
            if moves.kind not in (Same, Blind, Cash):
                continue
            for move in moves:
                if isinstance(move, Same):
                    name = move.development
                    if name not in rated:
                        rated[name] = development_rating(state, seat, name, left) * self.liking(state, name)
                        rated[name] += self.blur(rng)
                    gain = rated[name] - 0.8 * move.size - 2.0 * move.relics
                else:
                    gain = 3.0 - 2.0 * getattr(move, "relics", 0)
                if gain > most:
                    best, most = move, gain
        return best, most

    def liking(self, state: MundusNovus, name: Development) -> float:
        """Return the factor for a development."""
        return self.likings.get(state.box.developments[name].type, 1.0)

    def announce(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Let everybody offer few or many, as luck will have it."""
        sizes = state.box.offer_sizes
        return Announce(sizes[int(rng.random() * len(sizes))])

    def take(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Take what goes best with the hand."""
        wants = wanted(state, seat)
        takes = [move for moves in menu.sets if moves.kind is Take for move in moves]
        return max(
            takes, key=lambda move: wants[move.resource] + self.blur(rng) if isinstance(move, Take) else 0
        )

    def buy(self, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Buy only what completes something."""
        wants = wanted(state, seat)
        buys = [name for moves in menu.sets if moves.kind is Buy for name in moves.domains["resource"]]
        best = max(buys, key=lambda name: wants[name])
        return Buy(best) if wants[best] >= 2 else Pass()


def wanted(state: MundusNovus, seat: Seat) -> dict[Resource, float]:
    """Return how much each resource is wanted: equal ones, new numbers, relics."""
    hand = state.players[seat].hand
    found: dict[Resource, float] = {}
    for name in state.box.resources:
        count = hand.count(name)
        found[name] = (RELIC if name == state.box.relic else count or 0.55) + 0.02 * state.box.value[name]
    return found


def _kept(kind: type[Move], *, best: bool) -> "Answer":
    """Choose as many as possible of what is wanted most, or least."""

    def answer(script: Script, state: MundusNovus, seat: Seat, menu: Menu, rng: Random) -> Move:
        field = field_kinds(kind)[0]
        domain = menu.domain(kind, field, {})
        assert isinstance(domain, Several)
        wants = wanted(state, seat)
        rates = {name: wants[name] + 0.3 * script.blur(rng) for name in domain.pool}
        cards = [name for name, count in domain.pool.items() for _ in range(count)]
        ordered: Sequence[Resource] = sorted(cards, key=rates.__getitem__, reverse=best)
        return kind(**{field.name: domain.ordered(tuple(ordered[: domain.most]))})

    return answer


def rounds_left(state: MundusNovus) -> float:
    """Return about how many rounds are still to come."""
    richest = max([player.doubloons for player in state.players])
    by_doubloons = (state.box.win_doubloons - richest) / (8 + state.round)
    by_queue = development_deck_size(state) / (0.7 * state.seats) + 1
    return max(1.0, min(by_doubloons, by_queue))


def development_rating(state: MundusNovus, seat: Seat, name: Development, left: float) -> float:
    """Return about how many doubloons a development brings in the rounds that are left."""
    row = state.box.developments[name]
    each = row.income + 1.0 * row.capacity + 1.8 * bool(row.converts_to) + 0.9 * bool(row.ability)
    if row.type == "caravel":
        fleet = len(caravels(state, seat))
        each += 2.4 if fleet < 3 else 1.5
    elif row.type == "shipyard":
        each += 1.4
    return max(0.0, left - 0.5) * each + 1.0


Answer = Callable[[Script, MundusNovus, Seat, Menu, Random], Move]

ANSWERS: Mapping[type[Move], Answer] = {
    Trigger: lambda _script, _state, _seat, menu, rng: menu.sample(rng),
    Announce: Script.announce,
    Offer: _kept(Offer, best=False),
    Lose: _kept(Lose, best=False),
    Pick: _kept(Pick, best=True),
    Store: _kept(Store, best=True),
    Take: Script.take,
    Buy: Script.buy,
}
"""Kind of move → what the script does; the default answers the others."""

POLICY = Script({})
"""What robots expect of everybody."""

STYLES: Mapping[str, Script] = {
    "admiral": Script({"caravel": 1.6, "shipyard": 0.6}),
    "merchant": Script({"merchant": 1.6, "warehouse": 1.4}),
    "patron": Script({"character": 1.6, "building": 1.4, "caravel": 0.7}),
}
"""Opponents to measure robots against."""
