"""A fast player by rules of thumb: robots roll games out with it, and are measured against it."""

from collections.abc import Callable, Mapping
from random import Random

from games.age_of_discovery import defaults
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
from games.age_of_discovery.robot.ratings import (
    BOXES,
    TASTES,
    Likings,
    box_rating,
    building_rating,
    enough,
    landing_gain,
)
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Liking, Menu, Move, Pass, Seat, Several

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
        """Bring the piece where it gains most."""
        regions = [
            region for moves in menu.sets if moves.kind is Settle for region in moves.domains["region"]
        ]
        return Settle(
            max(
                regions,
                key=lambda region: landing_gain(state, seat, region, 1, self.likings) + self.blur(rng),
            )
        )

    def take_good(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Take what adds most to the income."""
        goods = [good for moves in menu.sets if moves.kind is TakeGood for good in moves.domains["good"]]
        player = state.players[seat]

        def gain(good: str) -> float:
            count = player.goods.get(good, 0)
            more = {**player.goods, good: count + 1}
            return (
                income(state.box.sets, more, player.ships) + 0.5 * count * self.liking("set") + self.blur(rng)
            )

        return TakeGood(max(goods, key=gain))

    def build(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Buy what brings most."""
        names = [name for moves in menu.sets if moves.kind is Build for name in moves.domains["building"]]
        return Build(
            max(names, key=lambda name: building_rating(state, seat, name, self.likings) + self.blur(rng))
        )

    def explore(self, state: AgeOfDiscovery, seat: Seat, menu: Menu, rng: Random) -> Move:
        """Once the pieces are strong enough, or in the last turn, send as many as needed.

        They go to a region whose known natives all of them together would beat, else to one whose counter nobody has seen.
        """
        (moves,) = [moves for moves in menu.sets if moves.kind in (Explore, ExploreBeyond)]
        domain = moves.domains["pieces"]
        assert isinstance(domain, Several)
        pieces = [piece for piece, count in domain.pool.items() for _ in range(count)]
        strength = sum(state.box.pieces[piece].discovery for piece in pieces)
        if strength < enough(self.likings) and not state.is_last_turn:
            return Pass()
        pieces.sort(key=lambda piece: -state.box.pieces[piece].discovery)
        while (
            len(pieces) > 1
            and sum(state.box.pieces[piece].discovery for piece in pieces[:-1]) >= enough(self.likings) + 1
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

FOUND: Likings = {
    "capital": 0.67,
    "captain": 1.48,
    "crew": 0.94,
    "discovery": 0.31,
    "dock": 2.24,
    "each_turn": 1.25,
    "early_capital": 1.12,
    "early_captain": 1.24,
    "early_discovery": 0.78,
    "early_dock": 0.68,
    "early_initiative": 1.13,
    "early_merchant": 2.71,
    "early_missionary": 1.38,
    "early_shipping": 1.82,
    "early_trade_goods": 1.88,
    "early_training": 0.9,
    "early_warfare": 1.09,
    "end": 1.18,
    "enough": 0.95,
    "final": 1.29,
    "held_good": 1.22,
    "initiative": 2.92,
    "landing": 0.81,
    "left_goods": 1.29,
    "merchant": 3.61,
    "misplaced": 0.84,
    "missionary": 3.92,
    "money": 2.19,
    "once": 0.67,
    "other": 0.65,
    "outdone": 1.88,
    "pieces": 0.73,
    "points": 1.24,
    "random_goods": 0.88,
    "reserve": 0.65,
    "rivals": 1.06,
    "set": 1.19,
    "shipping": 0.64,
    "soldier": 0.64,
    "space": 1.32,
    "special": 0.75,
    "threshold": 2.63,
    "trade_goods": 1.91,
    "training": 0.52,
    "warfare": 0.33,
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
