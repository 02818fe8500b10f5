"""A fast player by rules of thumb: robots roll games out with it, and are measured against it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
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
from games.age_of_discovery.robot.battles import battles, move_gain, war_gain
from games.age_of_discovery.robot.ratings import BOXES, TASTES, box_rating
from games.age_of_discovery.robot.worth import (
    ANY,
    AT_ONCE,
    PIECE,
    SPECIAL,
    Likings,
    building_rating,
    colonist_there,
    expedition_gains,
    good_gain,
    landing_gain,
)
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Liking, Menu, Move, Pass, Seat, Several

BEST: Mapping[str, tuple[str, ...]] = {
    "captain": ("discovery",),
    "merchant": ("shipping", "dock"),
    "missionary": ("dock",),
    "soldier": ("dock", "warfare"),
}


class Script:
    """Plays by rules of thumb; `noise` in victory points blurs what it weighs."""

    def __init__(self, likings: Likings, noise: float = 0.5) -> None:
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

    def liking(self, thing: str) -> float:
        """Return the factor for a thing."""
        return self.likings.get(thing, 1.0)

    def place(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Put the piece into the box where it brings most."""
        (moves,) = [moves for moves in menu.sets if moves.kind is PlaceWorker]
        pieces = list(moves.domains["piece"])
        special, misplaced = self.liking("special"), self.liking("misplaced")
        best, most = None, -99.0
        for box in moves.domains["box"]:
            rate = box_rating(state, seat, box, self.likings) + self.blur(rng)
            for piece in pieces:
                fits = box in BEST.get(piece, ())
                gain = rate + SPECIAL[piece] * (special if fits else -0.6 * misplaced)
                if gain > most:
                    best, most = PlaceWorker(box, piece), gain
        assert best is not None, "there is always a box with room"
        return best

    def settle(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Bring the piece where it gains most, together with those that wait behind it."""
        regions = [
            region for moves in menu.sets if moves.kind is Settle for region in moves.domains["region"]
        ]
        waiting = sum([worker is not None and worker.seat == seat for worker in state.boxes["dock"]])
        most = min(AT_ONCE, 1 + waiting)
        return Settle(
            max(
                regions,
                key=lambda region: landing_gain(state, seat, region, most, self.likings)[0] + self.blur(rng),
            )
        )

    def take_good(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Take what adds most to the income."""
        goods = [good for moves in menu.sets if moves.kind is TakeGood for good in moves.domains["good"]]
        return TakeGood(
            max(goods, key=lambda good: good_gain(state, seat, good, self.likings) + self.blur(rng))
        )

    def build(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Buy what brings most."""
        names = [name for moves in menu.sets if moves.kind is Build for name in moves.domains["building"]]
        return Build(
            max(names, key=lambda name: building_rating(state, seat, name, self.likings) + self.blur(rng))
        )

    def chart(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Discover the region with the best known counter, or one that nobody has seen."""
        regions = [region for moves in menu.sets if moves.kind is Chart for region in moves.domains["region"]]
        return Chart(
            max(regions, key=lambda region: self._expected(state, seat, region, (ANY,))[0] + self.blur(rng))
        )

    def ally(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Put free soldiers where they gain most."""
        regions = [region for moves in menu.sets if moves.kind is Ally for region in moves.domains["region"]]
        return Ally(
            max(
                regions,
                key=lambda region: landing_gain(state, seat, region, 2, self.likings)[0] + self.blur(rng),
            )
        )

    def _expected(
        self, state: AgeOfDiscovery, seat: Seat, region: str, strengths: Sequence[int]
    ) -> list[float]:
        """Return what expeditions of some strengths to a region bring on average."""
        counters, seen = state.box.counters, state.lands[region].seen
        rows = [counters[seen]] if seen else [counters[key] for key in state.counters]
        there = colonist_there(state, self.likings)
        return expedition_gains(state, seat, rows, strengths, self.likings, there)

    def explore(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Send the expedition that brings most for its pieces, which would be of use in later turns."""
        (moves,) = [moves for moves in menu.sets if moves.kind in (Explore, ExploreBeyond)]
        domain = moves.domains["pieces"]
        assert isinstance(domain, Several)
        kinds = state.box.pieces
        pieces = [piece for piece, count in domain.pool.items() for _ in range(count)]
        pieces.sort(key=lambda piece: (-kinds[piece].discovery, piece != "soldier"))
        strengths = list(accumulate([kinds[piece].discovery for piece in pieces]))
        cost = 0.0 if state.is_last_turn else 0.6 * PIECE * self.liking("waiting")
        best, most = Pass(), 0.0
        if moves.kind is ExploreBeyond:
            cards = [state.box.cards[key] for key in state.deck]
            choices = {"": expedition_gains(state, seat, cards, strengths, self.likings, 0.0)}
        else:
            regions = self._choices(state, moves.domains["region"], rng)
            choices = {region: self._expected(state, seat, region, strengths) for region in regions}
        for region, gains in choices.items():
            for number, (gain, strength) in enumerate(zip(gains, strengths, strict=True), 1):
                if gain - cost * strength > most:
                    most, crew = gain - cost * strength, domain.ordered(tuple(pieces[:number]))
                    best = Explore(region, crew) if region else ExploreBeyond(crew)
        return best

    def _choices(self, state: AgeOfDiscovery, regions: Iterable[str], rng: Random) -> list[str]:
        """Return the regions with known counters, and one that nobody has seen."""
        known = [region for region in regions if state.lands[region].seen]
        fresh = [region for region in regions if not state.lands[region].seen]
        return [*known, *([fresh[int(rng.random() * len(fresh))]] if fresh else [])]

    def fight(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Fight the battle or war that gains most."""
        best, most = Pass(), 0.3
        for (region, opponent), gain in battles(state, seat).items():
            if gain > most:
                best, most = Battle(region, opponent), gain
        for moves in menu.sets:
            if moves.kind is War:
                for opponent in moves.domains["opponent"]:
                    gain = war_gain(state, seat, opponent, self.likings)
                    if gain > most:
                        best, most = War(opponent), gain
        return best

    def move(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Move soldiers or colonists if that gains something."""
        best, most = Pass(), 0.2
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
    "capital": 1.53,
    "captain": 1.72,
    "contest": 1.08,
    "cost": 0.63,
    "crew": 0.93,
    "discovery": 0.83,
    "dock": 1.39,
    "each_turn": 0.71,
    "early_capital": 0.74,
    "early_captain": 1.24,
    "early_discovery": 0.95,
    "early_dock": 0.5,
    "early_initiative": 0.85,
    "early_merchant": 2.49,
    "early_missionary": 1.74,
    "early_money": 1.27,
    "early_shipping": 0.76,
    "early_soldier": 1.27,
    "early_trade_goods": 1.5,
    "early_training": 1.17,
    "early_warfare": 1.16,
    "end": 2.14,
    "final": 1.94,
    "held_good": 1.02,
    "initiative": 1.77,
    "left_goods": 0.54,
    "merchant": 1.82,
    "misplaced": 0.83,
    "missionary": 1.94,
    "money": 2.46,
    "once": 1.57,
    "order": 0.83,
    "other": 0.54,
    "piece": 0.67,
    "pieces": 1.26,
    "pioneer": 0.88,
    "points": 1.66,
    "random_goods": 1.35,
    "reserve": 0.92,
    "rivals": 0.91,
    "set": 1.91,
    "ship": 0.91,
    "shipping": 0.85,
    "soldier": 1.22,
    "space": 0.78,
    "special": 1.02,
    "trade_goods": 1.81,
    "training": 0.74,
    "waiting": 0.74,
    "warfare": 0.88,
}
"""Factors for what the rules of thumb weigh, found by `python -m games.ai.likings age_of_discovery --seats 3 4`."""

LIKING = Liking(
    things=(*BOXES, *[f"early_{box}" for box in BOXES], *TASTES),
    found=FOUND,
    script=Script,
)

POLICY = Script(FOUND)
"""What robots play by in their playouts."""

PLAIN = Script({})
"""The rules of thumb as they stand: what easy plays by."""


def _with_likings(seed: int) -> Script:
    """Return a script that overvalues or undervalues some boxes throughout the game."""
    luck = Random(seed)
    drawn = {box: FOUND.get(box, 1.0) * luck.choice((0.5, 0.7, 1.0, 1.4, 2.0)) for box in LIKED}
    return Script({**FOUND, **drawn})


POPULATION = tuple(_with_likings(seed) for seed in range(101, 125))
"""Opponents in the robots' playouts. Robots are not measured against them."""

STYLES: Mapping[str, Script] = {
    "mixed": PLAIN,
    "settler": Script({"dock": 1.4, "missionary": 1.3, "discovery": 0.8}),
    "trader": Script({"trade_goods": 1.5, "shipping": 1.4, "capital": 1.2, "dock": 0.8}),
    "explorer": Script({"discovery": 1.6, "captain": 1.4}),
}
"""Opponents to measure robots against."""
