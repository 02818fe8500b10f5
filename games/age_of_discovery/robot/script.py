"""A fast player by rules of thumb: robots roll games out with it, and are measured against it."""

from collections.abc import Callable, Mapping
from random import Random

from games.age_of_discovery import defaults
from games.age_of_discovery.boxes import price
from games.age_of_discovery.moves import (
    Build,
    Explore,
    ExploreBeyond,
    PlaceWorker,
    Settle,
    TakeGood,
    TakeSpecialist,
    Train,
)
from games.age_of_discovery.scoring import colony_points, final_points
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery
from games.age_of_discovery.warfare import battlefields
from games.core import Menu, Move, Pass, Seat, Several

SPECIAL: Mapping[str, float] = {
    "colonist": 0.0,
    "captain": 0.8,
    "merchant": 0.6,
    "missionary": 0.9,
    "soldier": 0.4,
}
"""What a piece is worth beyond a colonist, where it does what it can do best."""
BEST: Mapping[str, tuple[str, ...]] = {
    "captain": ("discovery",),
    "merchant": ("shipping", "dock"),
    "missionary": ("dock",),
    "soldier": ("dock", "warfare"),
}
ENOUGH = 4
"""An expedition this strong meets few natives that are stronger."""


class Script:
    """Plays by rules of thumb; `noise` in victory points blurs what it weighs."""

    def __init__(self, likings: Mapping[str, float], noise: float = 0.5) -> None:
        self.likings = likings
        self.noise = noise

    def __call__(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Return a move of the menu; works on a view as well."""
        for moves in menu.sets:
            answer = ANSWERS.get(moves.kind)
            if answer is not None:
                return answer(self, state, seat, menu, rng)
        move = defaults.default(state, seat, menu)
        # The default knows what is asked, not what somebody may do beside it, as with Royal Favour.
        return move if move in menu else menu.sample(rng)

    def blur(self, rng: Random) -> float:
        """Return a little luck, so that no two games are the same."""
        return self.noise * (rng.random() - 0.5)

    def place(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Put the piece into the box where it brings most."""
        (moves,) = [moves for moves in menu.sets if moves.kind is PlaceWorker]
        pieces = list(moves.domains["piece"])
        best, most = None, -99.0
        for box in moves.domains["box"]:
            rate = box_rating(state, seat, box) * self.likings.get(box, 1.0) + self.blur(rng)
            for piece in pieces:
                fits = box in BEST.get(piece, ())
                gain = rate + (SPECIAL[piece] if fits else -0.6 * SPECIAL[piece])
                if gain > most:
                    best, most = PlaceWorker(box, piece), gain
        assert best is not None, "there is always a box with room"
        return best

    def settle(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Bring the piece where it gains most."""
        regions = [
            region for moves in menu.sets if moves.kind is Settle for region in moves.domains["region"]
        ]
        return Settle(max(regions, key=lambda region: landing_gain(state, seat, region, 1) + self.blur(rng)))

    def take_good(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Take what adds most to the income."""
        goods = [good for moves in menu.sets if moves.kind is TakeGood for good in moves.domains["good"]]
        player = state.players[seat]

        def gain(good: str) -> float:
            count = player.goods.get(good, 0)
            more = {**player.goods, good: count + 1}
            return income(state.box.sets, more, player.ships) + 0.5 * count + self.blur(rng)

        return TakeGood(max(goods, key=gain))

    def build(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Buy what brings most."""
        names = [name for moves in menu.sets if moves.kind is Build for name in moves.domains["building"]]
        return Build(max(names, key=lambda name: building_rating(state, seat, name) + self.blur(rng)))

    def explore(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Send all there are once they are strong enough, to a region that nobody has seen a stronger counter of."""
        (moves,) = [moves for moves in menu.sets if moves.kind in (Explore, ExploreBeyond)]
        domain = moves.domains["pieces"]
        assert isinstance(domain, Several)
        pieces = [piece for piece, count in domain.pool.items() for _ in range(count)]
        strength = sum(state.box.pieces[piece].discovery for piece in pieces)
        if strength < ENOUGH and not state.is_last_turn:
            return Pass()
        pieces.sort(key=lambda piece: -state.box.pieces[piece].discovery)
        while (
            len(pieces) > 1 and sum(state.box.pieces[piece].discovery for piece in pieces[:-1]) >= ENOUGH + 1
        ):
            pieces.pop()
        sent = domain.ordered(tuple(pieces))
        if moves.kind is ExploreBeyond:
            return ExploreBeyond(sent)
        return self._expedition(state, sent, list(moves.domains["region"]), strength, rng)

    def _expedition(
        self, state: AgeOfDiscovery, sent: tuple[str, ...], regions: list[str], strength: int, rng: Random
    ) -> Move:
        known = [
            region
            for region in regions
            if (seen := state.lands[region].seen) and state.box.counters[seen].natives <= strength
        ]
        fresh = [region for region in regions if not state.lands[region].seen]
        choice = known or fresh
        return Explore(choice[int(rng.random() * len(choice))], sent) if choice else Pass()

    def train(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Train a missionary, or a captain, while there are turns left to use them."""
        kinds = [piece for moves in menu.sets if moves.kind is Train for piece in moves.domains["piece"]]
        if state.is_last_turn or not kinds:
            return Pass()
        return Train(max(kinds, key=lambda piece: SPECIAL[piece] + self.blur(rng)))

    def specialist(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Take the one that is worth most."""
        kinds = [p for moves in menu.sets if moves.kind is TakeSpecialist for p in moves.domains["piece"]]
        return TakeSpecialist(max(kinds, key=lambda piece: SPECIAL[piece]))


def scorings_left(state: AgeOfDiscovery) -> int:
    """Return how often colonies will still score."""
    return sum(turn >= state.turn for turn in state.box.turns.scoring)


def landing_gain(state: AgeOfDiscovery, seat: Seat, region: str, count: int) -> float:
    """Return what so many more pieces in a region are worth: against each rival, and on the way to the threshold."""
    land, scoring = state.lands[region], state.box.scoring
    pieces = [land.pieces(one) for one in range(state.seats)]
    before = colony_points(scoring, pieces)[seat]
    pieces[seat] += count
    after = colony_points(scoring, pieces)[seat]
    own = pieces[seat]
    rivals = max(pieces[:seat] + pieces[seat + 1 :])
    near = 1.2 if own < scoring.threshold and rivals <= own + 1 else 0.3
    good = 1.0 if land.good and own >= scoring.threshold else 0.0
    return scorings_left(state) * (0.5 * (after - before) + 0.35 * near) + good


def box_rating(state: AgeOfDiscovery, seat: Seat, box: str) -> float:
    """Return what one more piece of the seat in a box may bring."""
    rate = BOXES.get(box)
    return rate(state, seat) if rate else 0.0


def _dock(state: AgeOfDiscovery, seat: Seat) -> float:
    regions = state.discovered()
    best = max([landing_gain(state, seat, region, 1) for region in regions], default=0.0)
    return 0.5 + 0.8 * best


def _goods(state: AgeOfDiscovery, _seat: Seat) -> float:
    left = len(state.goods_display) - len(state.boxes["trade_goods"])
    return 0.9 + 0.35 * left + 0.1 * (state.box.turns.count - state.turn) if left > 0 else 0.0


def _shipping(state: AgeOfDiscovery, seat: Seat) -> float:
    if not state.ship_in_box:
        return 0.0
    strengths = [0] * state.seats
    for worker in state.boxes["shipping"]:
        if worker:
            strengths[worker.seat] += state.box.pieces[worker.piece].shipping
    own = strengths[seat]
    rivals = max(strengths[:seat] + strengths[seat + 1 :])
    if own > rivals:
        return 0.2
    return 1.7 - 0.5 * (rivals - own)


def _capital(state: AgeOfDiscovery, seat: Seat) -> float:
    mine = sum(worker is not None and worker.seat == seat for worker in state.boxes["capital"])
    others = len(state.boxes["capital"]) - mine
    if state.players[seat].money < price(state) * (mine + 1) or others + mine >= len(state.display):
        return 0.02
    best = max([building_rating(state, seat, name) for name in state.display], default=0.0)
    return best - 0.25 * others


def _discovery(state: AgeOfDiscovery, seat: Seat) -> float:
    if not state.deck and not state.undiscovered():
        return 0.0
    strength = sum([state.box.pieces[piece].discovery * n for piece, n in state.bank(seat).items()])
    left = state.box.turns.count - state.turn
    if strength >= ENOUGH + 1:
        return 0.5
    possible = strength + sum(state.players[seat].hand.values()) >= ENOUGH or left
    return (1.0 + 0.12 * strength) if possible else 0.1


def _specialist(state: AgeOfDiscovery, _seat: Seat) -> float:
    return 0.0 if state.is_last_turn else 1.1


def _training(state: AgeOfDiscovery, seat: Seat) -> float:
    cost = state.box.boxes["training"].cost
    return 0.9 if not state.is_last_turn and state.players[seat].money >= cost + 3 else 0.0


def _warfare(state: AgeOfDiscovery, seat: Seat) -> float:
    if not any(land.soldiers[seat] for land in state.lands.values()):
        return 0.0
    rivals = [one for one in range(state.seats) if one != seat]
    return 0.8 if any(battlefields(state, seat, rival) for rival in rivals) else 0.0


def _initiative(state: AgeOfDiscovery, _seat: Seat) -> float:
    space = len(state.boxes["initiative"]) + 1
    return 0.25 + 0.1 * space if not state.is_last_turn else 0.05 * space


Rate = Callable[[AgeOfDiscovery, Seat], float]

BOXES: Mapping[str, Rate] = {
    "initiative": _initiative,
    "dock": _dock,
    "trade_goods": _goods,
    "shipping": _shipping,
    "capital": _capital,
    "discovery": _discovery,
    "captain": _specialist,
    "merchant": lambda state, seat: 0.8 * _specialist(state, seat),
    "missionary": lambda state, seat: 1.15 * _specialist(state, seat),
    "soldier": lambda state, seat: 0.8 * _specialist(state, seat),
    "training": _training,
    "warfare": _warfare,
}


def building_rating(state: AgeOfDiscovery, seat: Seat, name: str) -> float:
    """Return about how many points a building brings in the rest of the game."""
    row = state.box.buildings[name]
    left = state.box.turns.count - state.turn
    if row.trigger == "end":
        return row.vp + final_points(state, seat, row) + 0.4 * left
    found = float(row.vp)
    if row.trigger == "each_turn":
        found += left * (0.12 * row.money + 0.9 * sum(row.pieces.values()) + 0.7 * row.random_goods)
        found += left * (0.8 * sum(row.discovery_pieces.values()) + 0.8 * bool(row.dock_space))
        found += left * (0.25 * row.privateers * state.players[seat].ships)
        found += (
            left * 0.1 * sum([n * state.players[seat].goods.get(g, 0) for g, n in row.money_per_good.items()])
        )
        found += left * 0.3 * (bool(row.soldier_moves) + bool(row.colonist_moves))
    elif row.trigger == "once":
        found += 0.12 * row.money + 3.0 * row.free_discovery + 1.2 * row.colony_soldiers
    else:
        found += 0.4 * left * (1 + row.missionary_colonists + 0.5 * row.defence)
    return found


Answer = Callable[[Script, AgeOfDiscovery, Seat, Menu, Random], Move]

ANSWERS: Mapping[type[Move], Answer] = {
    PlaceWorker: Script.place,
    Settle: Script.settle,
    TakeGood: Script.take_good,
    Build: Script.build,
    Explore: Script.explore,
    ExploreBeyond: Script.explore,
    Train: Script.train,
    TakeSpecialist: Script.specialist,
}
"""Kind of move → what the script does; the default answers the others."""

LIKED = (
    "turn_order",
    "dock",
    "trade_goods",
    "shipping",
    "capital",
    "discovery",
    "captain",
    "merchant",
    "missionary",
    "soldier",
)
"""Boxes that a script may overvalue or undervalue."""

POLICY = Script({})
"""What robots expect of everybody."""


def _with_likings(seed: int) -> Script:
    """Return a script that overvalues or undervalues some boxes throughout the game."""
    luck = Random(seed)
    return Script({box: luck.choice((0.5, 0.7, 1.0, 1.4, 2.0)) for box in LIKED})


POPULATION = tuple(_with_likings(seed) for seed in range(101, 125))
"""Opponents in the robots' playouts. Robots are not measured against them."""

STYLES: Mapping[str, Script] = {
    "settler": Script({"dock": 1.4, "missionary": 1.3, "discovery": 0.8}),
    "trader": Script({"trade_goods": 1.5, "shipping": 1.4, "capital": 1.2, "dock": 0.8}),
    "explorer": Script({"discovery": 1.6, "captain": 1.4}),
}
"""Opponents to measure robots against."""
