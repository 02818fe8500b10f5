"""Facts for buttons and error messages: a choice's immediate costs and gains, and why a move is refused."""

from collections.abc import Callable, Mapping
from typing import Any

from games.age_of_discovery.benefits import income_of
from games.age_of_discovery.boxes import Arrival, CapitalBuildings, TradeGoods, brought_by, price
from games.age_of_discovery.discovery import Discovery, strength
from games.age_of_discovery.moves import (
    Battle,
    Bid,
    Build,
    Building,
    EventBox,
    Explore,
    Good,
    Piece,
    PlaceWorker,
    Region,
    Settle,
    TakeGood,
    TakeSpecialist,
    Train,
    War,
)
from games.age_of_discovery.placement import PlaceWorkers, boxes_with_room, next_space
from games.age_of_discovery.setup import Auction
from games.age_of_discovery.specialists import TRAINING, specialists
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.age_of_discovery.warfare import Warfare, battlefields, losses, war_cost
from games.core import Fact, Move, Seat, record

Values = Mapping[str, Any]


@record
class Cost(Fact):
    """The money to pay."""

    money: int


@record
class Space(Fact):
    """The space that a piece gets in a box."""

    space: int


@record
class Initiative(Fact):
    """The space that a piece gets on initiative, which pays as much money as its number."""

    space: int


@record
class Colony(Fact):
    """The player's pieces in a region after settling, and the money that the piece earns."""

    pieces: int
    money: int


@record
class MoreIncome(Fact):
    """The income that a good adds."""

    money: int


@record
class Natives(Fact):
    """The strength that an expedition needs, if everybody has seen the counter."""

    natives: int


@record
class UnknownNatives(Fact):
    """The range of strength that an expedition may need, by the counters that nobody has seen."""

    least: int
    most: int


@record
class Expedition(Fact):
    """The strength of an expedition, and the range of strength that it may need."""

    strength: int
    least: int
    most: int


@record
class SureExpedition(Fact):
    """The strength of an expedition, and the strength that it needs, if everybody has seen the counter."""

    strength: int
    natives: int


@record
class Losses(Fact):
    """The number of pieces that the opponent and the player lose in a battle."""

    theirs: int
    ours: int


@record
class WarLosses(Fact):
    """The price of a war, and the number of pieces that the opponent and the player lose in it."""

    money: int
    theirs: int
    ours: int


@record
class TooDear(Fact):
    """There is not enough money."""

    cost: int
    money: int


@record
class BidTooLow(Fact):
    """A bid does not top the one before."""

    lowest: int


@record
class BoxFull(Fact):
    """All spaces of a box are taken."""

    box: EventBox
    spaces: int


@record
class OneEach(Fact):
    """A player may have only one piece in a box."""

    box: EventBox


@record
class NotInHand(Fact):
    """A piece that the player does not have."""

    piece: Piece


@record
class NoSpecialist(Fact):
    """A piece that is neither trained nor taken as a specialist."""

    piece: Piece


@record
class TrainingTaken(Fact):
    """The training space is another player's."""

    seat: Seat


@record
class NotOnSale(Fact):
    """A building that is not on display."""

    building: Building


@record
class NotOnDisplay(Fact):
    """A good that is not on display."""

    good: Good


@record
class Undiscovered(Fact):
    """A region that nobody has discovered yet."""

    region: Region


@record
class Discovered(Fact):
    """A region that is already discovered."""

    region: Region


@record
class NoBattle(Fact):
    """Two players who do not both have pieces in a region, or have no soldier there."""

    region: Region
    opponent: Seat


def brings(state: AgeOfDiscovery, seat: Seat, kind: type[Move], values: Values) -> Fact | None:
    """Return the immediate costs and gains of a seat's choice."""
    say = BRINGS.get(kind)
    return say(state, seat, values) if say else None


def placing_brings(state: AgeOfDiscovery, _seat: Seat, values: Values) -> Fact | None:
    """Return the space in a box; on initiative its number is also the money that it pays."""
    space = next_space(state, values["box"]) if "box" in values else 0
    if not space:
        return None
    return Initiative(space) if values["box"] == "initiative" else Space(space)


def settling_brings(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact | None:
    """Return the number of the player's pieces in the region after settling, and the piece's earnings."""
    step = state.agenda[-1]
    if "region" not in values or not isinstance(step, Arrival):
        return None
    joining, money = brought_by(state, Worker(seat, step.piece))
    return Colony(state.lands[values["region"]].pieces(seat) + 1 + joining, money)


def good_brings(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact | None:
    """Return the income that a good adds, with the present goods and ships."""
    if "good" not in values:
        return None
    goods = state.players[seat].goods
    more = {**goods, values["good"]: goods.get(values["good"], 0) + 1}
    return MoreIncome(sum(income_of(state, seat, more)) - sum(income_of(state, seat, goods)))


def exploring_needs(state: AgeOfDiscovery, _seat: Seat, values: Values) -> Fact | None:
    """Return the strength of an expedition and the strength it needs: exact if seen, otherwise a range."""
    if "region" not in values:
        return None
    seen, found = state.lands[values["region"]].seen, state.box.counters
    natives = [found[seen].natives] if seen else sorted(found[one].natives for one in state.counters)
    if not natives:
        return None
    if "pieces" not in values:
        return Natives(natives[0]) if seen else UnknownNatives(natives[0], natives[-1])
    worth = strength(state, values["pieces"])
    return SureExpedition(worth, natives[0]) if seen else Expedition(worth, natives[0], natives[-1])


def battle_brings(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact | None:
    """Return the losses of both sides in a battle."""
    if "region" not in values or "opponent" not in values:
        return None
    return Losses(*losses(state, seat, values["opponent"], [values["region"]]))


def war_brings(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact:
    """Return the price of a war and the losses of both sides."""
    if "opponent" not in values:
        return Cost(war_cost(state))
    opponent = values["opponent"]
    return WarLosses(war_cost(state), *losses(state, seat, opponent, battlefields(state, seat, opponent)))


def why_not(state: AgeOfDiscovery, seat: Seat, kind: type[Move], values: Values) -> Fact | None:
    """Return the reason why the menu refuses a move, for the most frequent mistakes."""
    say = WHY_NOT.get(kind)
    return say(state, seat, values) if say else None


def not_placed(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact | None:
    """Return why a piece cannot be put into a box."""
    box, piece = values.get("box"), values.get("piece")
    if not isinstance(state.agenda[-1], PlaceWorkers):
        return None
    if box in state.boxes and box not in boxes_with_room(state, seat):
        row = state.box.boxes[box]
        mine = any(worker and worker.seat == seat for worker in state.boxes[box])
        return OneEach(box) if row.per_player and mine else BoxFull(box, row.room(state.seats))
    return NotInHand(piece) if piece is not None and piece not in state.players[seat].hand else None


def not_built(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact | None:
    """Return why a building cannot be bought."""
    if not isinstance(state.agenda[-1], CapitalBuildings):
        return None
    building = values.get("building")
    if building is not None and building not in state.display:
        return NotOnSale(building)
    return too_dear(state, seat, price(state))


def too_dear(state: AgeOfDiscovery, seat: Seat, cost: int) -> Fact | None:
    """Return a fact if there is not enough money."""
    money = state.players[seat].money
    return TooDear(cost, money) if money < cost else None


def not_trained(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact | None:
    """Return why no specialist can be trained, or not this one."""
    line = state.boxes[TRAINING]
    owner = line[0].seat if line and line[0] is not None else seat
    if owner != seat:
        return TrainingTaken(owner)
    return no_specialist(state, seat, values) or too_dear(state, seat, state.box.boxes[TRAINING].cost)


def no_specialist(state: AgeOfDiscovery, _seat: Seat, values: Values) -> Fact | None:
    """Return a fact if the piece is not a specialist."""
    piece = values.get("piece")
    return NoSpecialist(piece) if piece in state.box.pieces and piece not in specialists(state) else None


def no_good(state: AgeOfDiscovery, _seat: Seat, values: Values) -> Fact | None:
    """Return why a good cannot be taken."""
    good = values.get("good")
    if not isinstance(state.agenda[-1], TradeGoods) or good is None:
        return None
    return None if good in state.goods_display else NotOnDisplay(good)


def not_settled(state: AgeOfDiscovery, _seat: Seat, values: Values) -> Fact | None:
    """Return why a region cannot be settled."""
    region = values.get("region")
    if not isinstance(state.agenda[-1], Arrival) or region is None:
        return None
    return None if state.lands[region].discovered else Undiscovered(region)


def not_explored(state: AgeOfDiscovery, _seat: Seat, values: Values) -> Fact | None:
    """Return why no expedition can sail to a region."""
    region = values.get("region")
    if not isinstance(state.agenda[-1], Discovery) or region is None:
        return None
    return Discovered(region) if state.lands[region].discovered else None


def no_war(state: AgeOfDiscovery, seat: Seat, _values: Values) -> Fact | None:
    """Return why a war cannot be paid for."""
    return too_dear(state, seat, war_cost(state)) if isinstance(state.agenda[-1], Warfare) else None


def no_battle(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact | None:
    """Return why there can be no battle."""
    region, opponent = values.get("region"), values.get("opponent")
    if not isinstance(state.agenda[-1], Warfare) or region is None or not isinstance(opponent, int):
        return None
    fields = battlefields(state, seat, opponent) if opponent != seat else []
    return None if region in fields else NoBattle(region, opponent)


def no_bid(state: AgeOfDiscovery, seat: Seat, values: Values) -> Fact | None:
    """Return why a bid is too low, or cannot be paid."""
    step, amount = state.agenda[-1], values.get("amount")
    if not isinstance(step, Auction) or not isinstance(amount, int):
        return None
    lowest = step.lowest_bid()
    return BidTooLow(lowest) if amount < lowest else too_dear(state, seat, amount)


Of = Callable[[AgeOfDiscovery, Seat, Values], Fact | None]

BRINGS: Mapping[type[Move], Of] = {
    PlaceWorker: placing_brings,
    Settle: settling_brings,
    TakeGood: good_brings,
    Explore: exploring_needs,
    Build: lambda state, _seat, _values: Cost(price(state)),
    Train: lambda state, _seat, _values: Cost(state.box.boxes[TRAINING].cost),
    Battle: battle_brings,
    War: war_brings,
}

WHY_NOT: Mapping[type[Move], Of] = {
    PlaceWorker: not_placed,
    Build: not_built,
    TakeGood: no_good,
    Settle: not_settled,
    Explore: not_explored,
    War: no_war,
    Battle: no_battle,
    Train: not_trained,
    TakeSpecialist: no_specialist,
    Bid: no_bid,
}
