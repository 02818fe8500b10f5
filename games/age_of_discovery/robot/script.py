"""A fast player by rules of thumb: robots roll games out with it, and are measured against it."""

from collections.abc import Callable, Mapping
from random import Random

from games.age_of_discovery import defaults
from games.age_of_discovery.moves import (
    Ally,
    Battle,
    Build,
    Chart,
    Explore,
    ExploreBeyond,
    Migrate,
    MoveSoldier,
    PlaceWorker,
    Settle,
    TakeGood,
    TakeSpecialist,
    Train,
    War,
)
from games.age_of_discovery.robot.battles import battles, move_gain
from games.age_of_discovery.robot.expeditions import expected, expeditions
from games.age_of_discovery.robot.ratings import (
    BOXES,
    NEUTRAL,
    NO_USES,
    PATIENT,
    THINGS,
    box_factor,
    special_uses,
)
from games.age_of_discovery.robot.worth import (
    ANY,
    AT_ONCE,
    SPECIAL,
    Likings,
    building_rating,
    good_gains,
    landing_gains,
    mind_of,
)
from games.age_of_discovery.state import AgeOfDiscovery
from games.age_of_discovery.warfare import war_cost
from games.core import Liking, Menu, Move, Pass, Seat

UNHURRIED = 3
"""With more pieces in hand than this, the boxes that fill last are not weighed yet."""
LAST = frozenset({"discovery", "warfare"})
LEAST_GAIN = 0.2
"""A battle or movement that gains less is left."""


class Script:
    """Plays by rules of thumb; `noise` in victory points blurs what it weighs."""

    def __init__(self, likings: Likings, noise: float = 0.5) -> None:
        self.factors: Likings = {**NEUTRAL, **likings}
        self.noise = noise
        self._factors_of_turn: dict[int, Mapping[str, float]] = {}
        self._wasted = {piece: 0.6 * worth * self.liking("misplaced") for piece, worth in SPECIAL.items()}

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

    def liking(self, thing: str) -> float:
        """Return the factor for a thing."""
        return self.factors[thing]

    def _factors(self, state: AgeOfDiscovery) -> Mapping[str, float]:
        """Return the factor of each box in this turn."""
        if state.turn not in self._factors_of_turn:
            self._factors_of_turn[state.turn] = {box: box_factor(state, box, self.factors) for box in BOXES}
        return self._factors_of_turn[state.turn]

    def place(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Put the piece into the box where it brings most."""
        (moves,) = [moves for moves in menu.sets if moves.kind is PlaceWorker]
        pieces = [(piece, self._wasted[piece]) for piece in moves.domains["piece"]]
        is_plain = len(pieces) == 1 and not pieces[0][1]
        special, patience, left = self.factors["special"], 1.0, sum(state.players[seat].hand.values())
        if left > 1:
            patience = 0.8 * self.factors["patience"]
        mind = mind_of(state, self.factors)
        factors, noise = self._factors(state), self.noise
        chosen, most = ("shipping", pieces[0][0]), -99.0
        for box in moves.domains["box"]:
            if left > UNHURRIED and box in LAST:
                continue
            rate = BOXES[box](state, seat, mind) * factors[box]
            uses = NO_USES if is_plain else special_uses(state, box, rate, mind)
            if box in PATIENT:
                rate *= patience
            rate += noise * (rng.random() - 0.5)
            if is_plain:
                if rate > most:
                    chosen, most = (box, pieces[0][0]), rate
                continue
            for piece, wasted in pieces:
                gain = rate + (special * uses[piece] if piece in uses else -wasted)
                if gain > most:
                    chosen, most = (box, piece), gain
        return PlaceWorker(*chosen)

    def settle(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Bring the piece where it gains most, together with those that wait behind it."""
        mind = mind_of(state, self.factors)
        regions = [
            region for moves in menu.sets if moves.kind is Settle for region in moves.domains["region"]
        ]
        waiting = sum([worker is not None and worker.seat == seat for worker in state.boxes["dock"]])
        gains = landing_gains(state, seat, regions, min(AT_ONCE, 1 + waiting), mind)
        return Settle(
            max(
                regions,
                key=lambda region: gains[region][0] + self.blur(rng),
            )
        )

    def take_good(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Take what adds most to the income."""
        mind = mind_of(state, self.factors)
        goods = [good for moves in menu.sets if moves.kind is TakeGood for good in moves.domains["good"]]
        gains = good_gains(state, seat, goods, mind)
        return TakeGood(max(goods, key=lambda good: gains[good] + self.blur(rng)))

    def build(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Buy what brings most."""
        mind = mind_of(state, self.factors)
        names = [name for moves in menu.sets if moves.kind is Build for name in moves.domains["building"]]
        return Build(max(names, key=lambda name: building_rating(state, seat, name, mind) + self.blur(rng)))

    def chart(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Discover the region with the best known counter, or one that nobody has seen."""
        mind = mind_of(state, self.factors)
        regions = [region for moves in menu.sets if moves.kind is Chart for region in moves.domains["region"]]
        return Chart(
            max(regions, key=lambda region: expected(state, seat, region, (ANY,), mind)[0] + self.blur(rng))
        )

    def ally(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Put free soldiers where they gain most."""
        mind = mind_of(state, self.factors)
        regions = [region for moves in menu.sets if moves.kind is Ally for region in moves.domains["region"]]
        gains = landing_gains(state, seat, regions, 2, mind)
        return Ally(
            max(
                regions,
                key=lambda region: gains[region][0] + self.blur(rng),
            )
        )

    def explore(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Send the expedition that brings most for its pieces, which would be of use in later turns."""
        (moves,) = [moves for moves in menu.sets if moves.kind in (Explore, ExploreBeyond)]
        found = expeditions(state, seat, moves, mind_of(state, self.factors), rng)
        gain, best = max(found, key=lambda one: one[0])
        return best if gain > 0 else Pass()

    def fight(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Fight the battle that gains most, or a war for the gain of all battles with an opponent."""
        best, most = Pass(), LEAST_GAIN
        found = battles(state, seat)
        for (region, opponent), gain in found.items():
            if gain > most:
                best, most = Battle(region, opponent), gain
        price = war_cost(state) * mind_of(state, self.factors).money
        for moves in menu.sets:
            if moves.kind is War:
                for opponent in moves.domains["opponent"]:
                    gain = sum([gain for (_, one), gain in found.items() if one == opponent]) - price
                    if gain > most:
                        best, most = War(opponent), gain
        return best

    def move(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Move soldiers or colonists if that gains something."""
        best, most = Pass(), LEAST_GAIN
        for moves in menu.sets:
            for one in moves:
                if isinstance(one, (MoveSoldier, Migrate)):
                    count = one.colonists if isinstance(one, Migrate) else 1
                    gain = move_gain(state, seat, one.source, one.target, count)
                    if gain > most:
                        best, most = one, gain
        return best

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


Answer = Callable[[Script, AgeOfDiscovery, Seat, Menu, Random], Move]

ANSWERS: Mapping[type[Move], Answer] = {
    PlaceWorker: Script.place,
    Settle: Script.settle,
    TakeGood: Script.take_good,
    Build: Script.build,
    Chart: Script.chart,
    Ally: Script.ally,
    Battle: Script.fight,
    War: Script.fight,
    MoveSoldier: Script.move,
    Migrate: Script.move,
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

FOUND: Likings = {
    "capital": 2.36,
    "captain": 2.87,
    "contest": 1.34,
    "cost": 0.55,
    "crew": 0.96,
    "discovery": 0.74,
    "dock": 1.8,
    "each_turn": 1.2,
    "early_capital": 1.04,
    "early_captain": 2.21,
    "early_discovery": 0.71,
    "early_dock": 0.37,
    "early_initiative": 0.36,
    "early_merchant": 4.95,
    "early_missionary": 2.17,
    "early_money": 0.63,
    "early_soldier": 1.22,
    "early_trade_goods": 1.28,
    "early_warfare": 1.28,
    "end": 3.15,
    "final": 2.06,
    "growth": 0.89,
    "held_good": 1.38,
    "initiative": 3.06,
    "left_goods": 0.55,
    "merchant": 2.31,
    "misplaced": 0.7,
    "missionary": 1.91,
    "money": 4.09,
    "moves": 1.38,
    "once": 2.07,
    "order": 0.68,
    "other": 0.45,
    "outdone": 1.03,
    "patience": 1.26,
    "piece": 0.82,
    "pieces": 1.43,
    "pioneer": 0.87,
    "points": 1.47,
    "random_goods": 1.14,
    "reserve": 0.82,
    "rivals": 0.87,
    "set": 2.35,
    "ship": 1.36,
    "shipping": 0.71,
    "soldier": 1.15,
    "space": 0.46,
    "special": 0.72,
    "specialist": 1.46,
    "trade_goods": 1.84,
    "training": 0.51,
    "waiting": 0.96,
    "warfare": 0.63,
}
"""Factors for what the rules of thumb weigh.

Found as by `python -m games.ai.likings age_of_discovery --seats 3 4`, with the scripts of version 0.2 in a quarter of the seats.
"""

LIKING = Liking(
    things=THINGS,
    found=FOUND,
    script=Script,
)

POLICY = Script(FOUND)
"""What robots play by in their playouts."""

NOISE_OF_BEGINNERS = 8.0
"""Noise in victory points that makes the rules of thumb as weak as *easy* should be."""

PLAIN = Script({}, NOISE_OF_BEGINNERS)
"""The rules of thumb as they stand, weighed badly: what easy plays by."""


def _with_likings(seed: int) -> Script:
    """Return a script that overvalues or undervalues some boxes throughout the game."""
    luck = Random(seed)
    drawn = {box: FOUND.get(box, 1.0) * luck.choice((0.5, 0.7, 1.0, 1.4, 2.0)) for box in LIKED}
    return Script({**FOUND, **drawn})


POPULATION = tuple(_with_likings(seed) for seed in range(101, 125))
"""Opponents in the robots' playouts. Robots are not measured against them."""

STYLES: Mapping[str, Script] = {
    "mixed": PLAIN,
    "settler": Script({"dock": 1.4, "missionary": 1.3, "discovery": 0.8}, NOISE_OF_BEGINNERS),
    "trader": Script({"trade_goods": 1.5, "shipping": 1.4, "capital": 1.2, "dock": 0.8}, NOISE_OF_BEGINNERS),
    "explorer": Script({"discovery": 1.6, "captain": 1.4}, NOISE_OF_BEGINNERS),
}
"""Opponents to measure robots against."""
