"""Two scripts of another hand for Age of Discovery, to measure robots against: they share no code with the robots.

*Economist* plays as most guides advise: buildings that bring pieces or money in the first age, a trade good each turn and ships
where they are cheap, the scarce spaces before the open ones; $40 are saved for two buildings of the last age, which are chosen by
what was gathered.

*Coloniser* lives on the map: the dock comes first, missionaries and soldiers swell its colonies, it goes for sole majorities
before each scoring, discovers regions to settle, and fights where a battle turns a region.

Both place a piece where it brings most victory points now, scarce spaces a little dearer.
"""

from collections.abc import Callable, Mapping

from games.age_of_discovery import GAME
from games.age_of_discovery.boxes import price
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
    Train,
    UseFavour,
    War,
)
from games.age_of_discovery.scoring import colony_points
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Menu, Move, Pass, Policy, Seat, Several, record
from tests.games.stranger import stranger


@record
class Plan:
    """What a script values: factors of what boxes bring, and of buildings by what they bring."""

    dock: float
    goods: float
    ship: float
    capital: float
    discovery: float
    specialist: float
    piece: float
    """The points of a colonist more each turn."""
    daring: int
    """The strength with which an expedition sets out."""


ECONOMIST = Plan(
    dock=1.0, goods=1.2, ship=1.1, capital=1.2, discovery=0.9, specialist=1.0, piece=1.3, daring=4
)
COLONISER = Plan(
    dock=1.5, goods=1.1, ship=0.9, capital=1.4, discovery=0.8, specialist=1.1, piece=1.5, daring=4
)

SPECIALISTS = {"captain": 1.9, "merchant": 2.4, "missionary": 2.4, "soldier": 1.7}
"""What a specialist is worth in the next turn."""


class Script:
    """Plays one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.answers: dict[type[Move], Callable[[AgeOfDiscovery, Seat, Menu], Move | None]] = {
            PlaceWorker: self.place,
            Settle: self.settle,
            TakeGood: self.good,
            Build: self.build,
            Explore: self.explore,
            ExploreBeyond: self.explore,
            Train: self.train,
            Battle: self.fight,
            War: self.fight,
            MoveSoldier: self.move,
            Migrate: self.move,
            Ally: self.settle,
            Chart: self.chart,
            UseFavour: self.favour,
        }

    def choose(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Return the move for this menu, None to leave it to the default."""
        kind = next((kind for kind in menu.kinds() if kind in self.answers), None)
        return self.answers[kind](state, seat, menu) if kind else None

    # Placing

    def place(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move:
        """Put the piece that loses least elsewhere where it brings most."""
        moves = [move for move in menu if isinstance(move, PlaceWorker)]
        worth = {box: self.box_worth(state, seat, box) for box in dict.fromkeys(move.box for move in moves)}
        return max(moves, key=lambda move: worth[move.box] + self.fit(state, seat, move, worth[move.box]))

    def fit(self, state: AgeOfDiscovery, seat: Seat, move: PlaceWorker, worth: float) -> float:
        """Return what this piece adds in a box; a specialist is saved for where it does something."""
        row = state.box.pieces[move.piece]
        waste = -0.8 if move.piece != "colonist" else 0.0
        match move.box:
            case "dock":
                extra = 1.3 * row.dock_colonists + money(state, seat) * row.dock_money
                return self.plan.dock * extra + (0.5 if move.piece == "soldier" else 0.0) or waste
            case "shipping":
                return 0.5 * worth * (row.shipping - 1) or waste
            case "discovery":
                more = worth * 0.9 * (row.discovery - 1) + (0.7 if move.piece == "soldier" else 0.0)
                return more or waste
            case _:
                return waste

    def box_worth(self, state: AgeOfDiscovery, seat: Seat, box: str) -> float:  # noqa: PLR0911  # one per box
        """Return what a colonist more brings in a box."""
        ahead, left = len(state.boxes[box]), turns_left(state)
        match box:
            case "initiative":
                place = state.order.index(seat)
                return 0.2 + money(state, seat) * (ahead + 1) + (0.2 * place if left else 0.0)
            case "dock":
                return self.plan.dock * self.dock_worth(state, seat)
            case "trade_goods":
                return self.goods_worth(state, seat, ahead)
            case "shipping":
                return self.shipping_worth(state, seat)
            case "capital":
                return self.capital_worth(state, seat)
            case "discovery":
                return self.discovery_worth(state, seat)
            case "warfare":
                best = self.best_fight(state, seat)
                own = sum(worker is not None and worker.seat == seat for worker in state.boxes[box])
                return 0.8 * best if best > 1 and not own else 0.0
            case "training":
                spare = state.players[seat].money - 5 >= price(state) * (1 if left else 0)
                return 1.3 * self.plan.specialist if left and spare else 0.0
            case _:
                if not left or (box == "soldier" and not state.soldiers_left(seat)):
                    return 0.0
                return 0.4 + self.plan.specialist * SPECIALISTS[box]

    def dock_worth(self, state: AgeOfDiscovery, seat: Seat) -> float:
        """Return the worth of the best region for a colonist, the more of them are on their way the less."""
        own = sum(worker is not None and worker.seat == seat for worker in state.boxes["dock"])
        found = sorted((self.region(state, seat, r, 1) for r in state.discovered()), reverse=True)
        pair = max((self.region(state, seat, r, own + 1) for r in state.discovered()), default=0.0)
        return 0.3 + max(found[0], pair / (own + 1)) * (0.93**own) if found else 0.0

    def goods_worth(self, state: AgeOfDiscovery, seat: Seat, ahead: int) -> float:
        """Return the worth of the good that will be left after those ahead."""
        worth = sorted((self.good_worth(state, seat, good) for good in state.goods_display), reverse=True)
        return 0.3 + self.plan.goods * worth[min(ahead, len(worth) - 1)] if worth else 0.0

    def good_worth(self, state: AgeOfDiscovery, seat: Seat, good: str) -> float:
        """Return the worth of a good: income in all turns to come, the last of them in points, and hopes."""
        player, left = state.players[seat], turns_left(state)
        before = income(state.box.sets, player.goods, player.ships)
        goods = {**player.goods, good: player.goods.get(good, 0) + 1}
        more = income(state.box.sets, goods, player.ships) - before
        alike = min(player.goods.get(good, 0), 3)
        mercantilism = "mercantilism" in player.buildings
        return more * (1 + money(state, seat) * left) + (0.35 + 0.2 * alike) * min(left, 4) + mercantilism

    def shipping_worth(self, state: AgeOfDiscovery, seat: Seat) -> float:
        """Return the worth of a piece more in the fleet: much if it takes the lead."""
        if not state.ship_in_box:
            return 0.0
        strengths = dict.fromkeys(state.order, 0)
        for worker in state.boxes["shipping"]:
            if worker:
                strengths[worker.seat] += state.box.pieces[worker.piece].shipping
        own = strengths.pop(seat)
        best = max(strengths.values(), default=0)
        ship = self.plan.ship * (1.0 + 0.6 * turns_left(state))
        ship += 4 * ("navy" in state.players[seat].buildings)
        late = all(not state.players[other].hand for other in strengths)
        if own > best:
            return 0.05
        gap = best - own
        return ship * (0.9 if late else 0.5) / (gap + 1) if gap <= 1 else 0.1

    def capital_worth(self, state: AgeOfDiscovery, seat: Seat) -> float:
        """Return the worth of the building that will be left, if the money suffices by then."""
        line = state.boxes["capital"]
        own = sum(worker is not None and worker.seat == seat for worker in line)
        cost = price(state)
        if self.purse(state, seat) < cost * (own + 1):
            return 0.0
        worth = sorted((self.building(state, seat, b) for b in state.display), reverse=True)
        if len(worth) <= len(line):
            return 0.0
        return self.plan.capital * (worth[len(line)] - cost * money(state, seat)) + 1.2

    def purse(self, state: AgeOfDiscovery, seat: Seat) -> int:
        """Return the money when the capital comes: initiative and merchants on the dock bring some before."""
        purse = state.players[seat].money
        for space, worker in enumerate(state.boxes["initiative"], 1):
            if worker and worker.seat == seat:
                purse += space
        for worker in state.boxes["dock"]:
            if worker and worker.seat == seat:
                purse += state.box.pieces[worker.piece].dock_money
        return purse

    def discovery_worth(self, state: AgeOfDiscovery, seat: Seat) -> float:
        """Return the worth of a piece more in the discovery box: what completes an expedition counts most."""
        if not state.deck and not state.undiscovered():
            return 0.0
        have = sum(state.box.pieces[piece].discovery * count for piece, count in state.bank(seat).items())
        need = self.plan.daring + (0 if state.undiscovered() else 1)
        if turns_left(state) == 0 and have + sum(state.players[seat].hand.values()) < need - 1:
            return 0.0
        if have >= need + 1:
            return 0.3
        return self.plan.discovery * (1.2 + 0.25 * have)

    # Colonies

    def region(self, state: AgeOfDiscovery, seat: Seat, region: str, more: int) -> float:
        """Return what pieces more in a region are worth: points now and later, its good, the way to the first place."""
        land, scoring = state.lands[region], state.box.scoring
        pieces = [land.pieces(other) for other in range(state.seats)]
        before = colony_points(scoring, pieces)
        own, rival = pieces[seat], max(pieces[:seat] + pieces[seat + 1 :], default=0)
        pieces[seat] += more
        after = colony_points(scoring, pieces)
        taken = (sum(before) - before[seat] - sum(after) + after[seat]) / max(1, state.seats - 1)
        scorings = sum(turn >= state.turn for turn in state.box.turns.scoring)
        worth = (after[seat] - before[seat] + taken) * (0.45 + 0.3 * scorings)
        if own < scoring.threshold:
            good = 2.0 if land.good else 0.0
            reached = own + more >= scoring.threshold
            worth += good if reached else 0.35 * more * (good / 2 + 1 if rival <= own + 1 else 0.3)
        elif own > rival + 1:
            worth += 0.15 * more
        else:
            worth += (0.9 if own >= rival - 1 else 0.25) * more
        if not own and "colonial_empire" in state.players[seat].buildings:
            worth += 2
        return worth

    def settle(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Settle where it brings most."""
        moves = [move for move in menu if isinstance(move, Settle | Ally)]
        more = 2 if isinstance(moves[0], Ally) else 1
        return max(moves, key=lambda move: self.region(state, seat, move.region, more))

    def move(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Move pieces if that brings more than they brought where they were."""
        best, most = None, 0.5
        for move in menu:
            if isinstance(move, MoveSoldier | Migrate):
                count = move.colonists if isinstance(move, Migrate) else 1
                gain = self.shift(state, seat, move.source, -count) + self.shift(
                    state, seat, move.target, count
                )
                if gain > most:
                    best, most = move, gain
        return best or Pass()

    def shift(self, state: AgeOfDiscovery, seat: Seat, region: str, more: int) -> float:
        """Return the points that pieces more or fewer in a region make at the next scoring."""
        land = state.lands[region]
        pieces = [land.pieces(other) for other in range(state.seats)]
        before = colony_points(state.box.scoring, pieces)[seat]
        pieces[seat] += more
        return colony_points(state.box.scoring, pieces)[seat] - before

    # Fights

    def fight(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Fight where it turns most points; a war only if it brings clearly more than its price."""
        best, most = None, 0.5
        for move in menu:
            if isinstance(move, Battle):
                gain = self.battle(state, seat, move.opponent, move.region)
            elif isinstance(move, War):
                gains = [self.battle(state, seat, move.opponent, region) for region in state.lands]
                gain = sum(gains) - 10 * money(state, seat) - 1
            else:
                continue
            if gain > most:
                best, most = move, gain
        return best or Pass()

    def best_fight(self, state: AgeOfDiscovery, seat: Seat) -> float:
        """Return the points that the best battle turns."""
        others = [other for other in range(state.seats) if other != seat]
        return max(self.battle(state, seat, other, region) for other in others for region in state.lands)

    def battle(self, state: AgeOfDiscovery, seat: Seat, opponent: Seat, region: str) -> float:
        """Return the points that a battle makes for the seat, and a part of what it takes from others."""
        land = state.lands[region]
        if (
            not land.pieces(seat)
            or not land.pieces(opponent)
            or not (land.soldiers[seat] or land.soldiers[opponent])
        ):
            return 0.0
        fort = sum(row.defence for row in state.owned(opponent))
        pieces = [land.pieces(other) for other in range(state.seats)]
        before = colony_points(state.box.scoring, pieces)
        dead = max(0, land.soldiers[seat] - fort)
        lost = land.soldiers[opponent] + fort
        pieces[opponent] = max(0, pieces[opponent] - dead)
        pieces[seat] = max(0, pieces[seat] - lost)
        after = colony_points(state.box.scoring, pieces)
        turned = (before[opponent] - after[opponent]) / max(1, state.seats - 1)
        soon = 1.0 if state.turn in state.box.turns.scoring else 0.5
        return soon * (after[seat] - before[seat] + turned) + 0.3 * (dead - lost)

    # The other boxes

    def good(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Take the good that brings most."""
        moves = [move for move in menu if isinstance(move, TakeGood)]
        return max(moves, key=lambda move: self.good_worth(state, seat, move.good))

    def build(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Buy the best building, unless it is worth less than its price."""
        moves = [move for move in menu if isinstance(move, Build)]
        best = max(moves, key=lambda move: self.building(state, seat, move.building))
        cost = money(state, seat) * price(state) if turns_left(state) else 0.0
        return best if self.building(state, seat, best.building) >= cost else Pass()

    def building(self, state: AgeOfDiscovery, seat: Seat, building: str) -> float:
        """Return the points that a building promises: its pieces and money in the turns left, its bonus at the end."""
        row, player, left = state.box.buildings[building], state.players[seat], turns_left(state)
        coin = money(state, seat)
        pieces = {"colonist": 1.0, "missionary": 1.7, "merchant": 1.8, "captain": 1.5, "soldier": 1.2}
        each = self.plan.piece * sum(pieces[piece] * count for piece, count in row.pieces.items())
        each += 1.4 * sum(pieces[piece] * count for piece, count in row.discovery_pieces.items())
        each += 1.3 * self.plan.piece * bool(row.dock_space) + 1.2 * row.random_goods
        worth = row.vp + each * left
        worth += coin * row.money * (1.2 if row.trigger == "once" else left)
        worth += coin * row.privateers * (state.seats - 1) * (player.ships + 0.5) * left
        worth += coin * sum(n * (player.goods.get(g, 0) + 0.5) for g, n in row.money_per_good.items()) * left
        worth += 5.0 * row.free_discovery * bool(state.undiscovered()) + 1.7 * row.colony_soldiers
        worth += 0.5 * left * (row.missionary_colonists > 0) * (1 + 2 * ("monasteries" in player.buildings))
        worth += 0.8 * row.soldier_moves + 2.0 * (row.colonist_moves > 0) + row.defence
        return worth + self.final(state, seat, building)

    def final(self, state: AgeOfDiscovery, seat: Seat, building: str) -> float:
        """Return what a building of the last age scores with what the seat has, and a little more to come."""
        row, player, left = state.box.buildings[building], state.players[seat], turns_left(state)
        lands = list(state.lands.values())
        own = [land.pieces(seat) for land in lands]
        goods = sum(player.goods.values())
        return (
            row.vp_per_good * (goods + left)
            + row.vp_per_two_pieces * (sum(own) + 3 * left) / 2
            + row.vp_per_ship * (player.ships + 0.3 * left)
            + row.vp_per_soldier * (sum(land.soldiers[seat] for land in lands) + 0.5 * left)
            + row.vp_per_building * (len(player.buildings) + 1 + 1.2 * left)
            + row.vp_per_region * (sum(count > 0 for count in own) + 0.5 * left)
            + row.vp_per_five_money * (max(0, player.money - price(state)) + 8) / 5
            + row.vp_per_discovery * (len(player.discoveries) + 0.4 * left)
        )

    def chart(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Chart a region whose good one has already, or whose counter is known to be rich."""
        moves = [move for move in menu if isinstance(move, Chart)]
        return max(moves, key=lambda move: self.target(state, seat, move.region))

    def target(self, state: AgeOfDiscovery, seat: Seat, region: str) -> float:
        """Return how welcome a region is: its counter if it is known, and its good."""
        land = state.lands[region]
        finding = state.box.counters[land.seen] if land.seen else None
        known = finding.vp + money(state, seat) * finding.coins if finding else 4.3
        return known + 0.5 * state.players[seat].goods.get(land.good or "", 0)

    def explore(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Send an expedition as strong as the known natives need, or as the script dares; in the end send all."""
        moves = menu.sets[0]
        bank = moves.domains["pieces"]
        assert isinstance(bank, Several)
        rows = state.box.pieces
        crew = sorted(
            (piece for piece, count in bank.pool.items() for _ in range(count)),
            key=lambda piece: (piece != "soldier", -rows[piece].discovery),
        )
        power = sum(rows[piece].discovery for piece in crew)
        last = state.is_last_turn
        if moves.kind is ExploreBeyond:
            return ExploreBeyond(bank.ordered(crew)) if power >= self.plan.daring + 1 or last else Pass()
        found: list[tuple[float, str, int]] = []
        for region in moves.domains["region"]:
            seen = state.lands[region].seen
            need = state.box.counters[seen].natives if seen else self.plan.daring
            if power >= need or (last and not seen):
                found.append(
                    (self.target(state, seat, region) - 0.6 * need, region, need if seen else need + 1)
                )
        if not found:
            return Pass()
        _worth, region, need = max(found)
        sent, strength = list[str](), 0
        for piece in crew:
            if strength < need:
                sent.append(piece)
                strength += rows[piece].discovery
        return Explore(region, bank.ordered(sent))

    def train(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Train a missionary, or a merchant when money is short."""
        player = state.players[seat]
        return Train("merchant" if player.money < 2 * price(state) else "missionary")

    def favour(self, state: AgeOfDiscovery, seat: Seat, menu: Menu) -> Move | None:
        """Advance in the capital in the last age, when all other pieces are placed."""
        if PlaceWorker in menu.kinds():
            return self.place(state, seat, menu)
        if len(state.box.turns.building_cost) > state.age:
            return None
        return next((move for move in menu if isinstance(move, UseFavour) and move.box == "capital"), None)


def turns_left(state: AgeOfDiscovery) -> int:
    """Return how many turns come after this one."""
    return state.box.turns.count - state.turn


def money(state: AgeOfDiscovery, seat: Seat) -> float:
    """Return what $1 is worth in points: less to the rich, as the capital is small, and next to nothing in the last turn."""
    if not turns_left(state):
        return 0.05
    buildings = state.players[seat].money / price(state)
    return (0.34, 0.36, 0.42)[state.age - 1] * (1.0 if buildings < 1.5 else 0.6 if buildings < 3 else 0.35)


STRANGERS: Mapping[str, Policy] = {
    "economist": stranger(GAME, Script(ECONOMIST).choose),
    "coloniser": stranger(GAME, Script(COLONISER).choose),
}
