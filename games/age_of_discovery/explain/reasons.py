"""Why a move was made, in one fact that a view shows: robots answer with it when they are asked."""

from collections.abc import Callable, Mapping
from typing import Any

from games.age_of_discovery.benefits import income_of
from games.age_of_discovery.boxes import Arrival, ColonistDock, IndianAllies, brought_by, price
from games.age_of_discovery.discovery import Discovery
from games.age_of_discovery.moves import (
    Ally,
    Battle,
    Bid,
    Build,
    EventBox,
    Explore,
    ExploreBeyond,
    Good,
    Migrate,
    MoveSoldier,
    Piece,
    PlaceWorker,
    Region,
    Settle,
    TakeGood,
    TakeSpecialist,
    Train,
    UseFavour,
    War,
)
from games.age_of_discovery.placement import next_space
from games.age_of_discovery.specialists import TRAINING
from games.age_of_discovery.state import AgeOfDiscovery, Worker
from games.core import Fact, Move, Pass, Seat, record


@record
class MoveEarlier(Fact):
    """A space in the turn order, which pays its number."""

    space: int


@record
class ToLand(Fact):
    """A piece comes to the New World."""

    colonies: int


@record
class ForGood(Fact):
    """One of the goods on display."""

    count: int


@record
class ForShip(Fact):
    """The ship of the turn, by strength."""

    strength: int


@record
class ForBuilding(Fact):
    """A capital building."""

    money: int


@record
class ForExpedition(Fact):
    """An expedition grows."""

    strength: int


@record
class ForSpecialist(Fact):
    """A specialist to place later."""

    piece: Piece


@record
class ToTrain(Fact):
    """A specialist of any kind, for money."""

    money: int


@record
class ActsSooner(Fact):
    """A space before another player's in a box."""

    box: EventBox


@record
class ForWar(Fact):
    """Battles in the New World."""

    rivals: int


@record
class Leads(Fact):
    """More pieces in a region than any other player."""

    region: Region
    pieces: int


@record
class Follows(Fact):
    """More pieces in a region."""

    region: Region
    pieces: int


@record
class RaisesIncome(Fact):
    """A good raises the income at once."""

    money: int


@record
class Collects(Fact):
    """One more good of a kind for later sets."""

    good: Good
    count: int


@record
class ScoresAtEnd(Fact):
    """A building that scores at the end, or has its own points."""

    vp: int


@record
class HelpsEachTurn(Fact):
    """A building brings something as long as the game lasts."""

    turns: int


@record
class PaysEachTurn(Fact):
    """A building pays at the end of each turn, the one in which it is bought included."""

    times: int


@record
class HelpsNow(Fact):
    """A building brings something when it is bought."""


@record
class HelpsFromNow(Fact):
    """A building that gives its owner a lasting effect."""


@record
class Gathers(Fact):
    """An expedition waits for more pieces."""

    strength: int


@record
class StrongEnough(Fact):
    """An expedition that beats the natives, whom everybody has seen."""

    strength: int
    natives: int


@record
class TakesTheRisk(Fact):
    """An expedition against unknown natives."""

    strength: int


@record
class ToWeaken(Fact):
    """An opponent loses pieces."""

    opponent: Seat


@record
class ToActFirst(Fact):
    """A place early in the turn order."""

    amount: int


def reason(state: AgeOfDiscovery, seat: Seat, move: Move) -> Fact | None:
    """Return the main reason for a seat's move, from a state or a view of it; None if there is none."""
    say = REASONS.get(type(move))
    return say(state, seat, move) if say else None


def why_placed(state: AgeOfDiscovery, seat: Seat, move: Any) -> Fact | None:
    """Return the purpose of a box."""
    box: EventBox = move.box
    special = state.box.boxes[box].specialist
    if special:
        return ForSpecialist(special)
    say = BOXES.get(box)
    return say(state, seat, move) if say else None


def why_shipping(state: AgeOfDiscovery, seat: Seat, move: Any) -> Fact | None:
    """Return the strength in the race for the ship."""
    rows = state.box.pieces
    own = sum(
        rows[worker.piece].shipping for worker in state.boxes["shipping"] if worker and worker.seat == seat
    )
    return ForShip(own + rows[move.piece].shipping)


def why_discovery(state: AgeOfDiscovery, seat: Seat, move: Any) -> Fact | None:
    """Return the strength of the expedition."""
    return ForExpedition(
        strength_of(state, tuple(state.bank(seat).items())) + state.box.pieces[move.piece].discovery
    )


def strength_of(state: AgeOfDiscovery, pieces: tuple[tuple[Piece, int], ...]) -> int:
    """Return how strong pieces are together on an expedition."""
    return sum(state.box.pieces[piece].discovery * count for piece, count in pieces)


def why_capital(state: AgeOfDiscovery, seat: Seat, _move: Any) -> Fact | None:
    """Return the money for a building, if it will be enough for one."""
    money = to_spend(state, seat)
    return ForBuilding(money) if money >= price(state) else None


def why_training(state: AgeOfDiscovery, seat: Seat, _move: Any) -> Fact | None:
    """Return the money for the training, if it will be enough."""
    money = to_spend(state, seat)
    return ToTrain(money) if money >= state.box.boxes[TRAINING].cost else None


def to_spend(state: AgeOfDiscovery, seat: Seat) -> int:
    """Return the money that a seat can still spend before the purchases.

    That is its money, plus the payments for its placed pieces before them, minus the price of the buildings
    that its placed pieces may buy.
    """
    first = enumerate(state.boxes["initiative"], 1)
    numbers = sum(space for space, worker in first if worker and worker.seat == seat)
    lines = ColonistDock.LINES if state.discovered() else ()
    landing = [worker for line in lines for worker in state.boxes[line]]
    trade = sum(brought_by(state, worker)[1] for worker in landing if worker and worker.seat == seat)
    buying = sum(worker is not None and worker.seat == seat for worker in state.boxes["capital"])
    return state.players[seat].money + numbers + trade - buying * price(state)


def standing(state: AgeOfDiscovery, seat: Seat, region: Region, more: int) -> Fact:
    """Return whether a seat leads in a region with `more` pieces there."""
    land = state.lands[region]
    own = land.pieces(seat) + more
    rivals = max(land.pieces(other) for other in range(state.seats) if other != seat)
    return Leads(region, own) if own > rivals else Follows(region, own)


def why_settled(state: AgeOfDiscovery, seat: Seat, move: Any) -> Fact | None:
    """Return the seat's standing in the region after settling."""
    step = state.agenda[-1] if state.agenda else None
    joining = brought_by(state, Worker(seat, step.piece))[0] if isinstance(step, Arrival) else 0
    return standing(state, seat, move.region, 1 + joining)


def why_allied(state: AgeOfDiscovery, seat: Seat, move: Any) -> Fact | None:
    """Return the seat's standing in the region after soldiers from its supply come; None if it has none."""
    step = state.agenda[-1] if state.agenda else None
    due = step.soldiers if isinstance(step, IndianAllies) else 0
    coming = min(due, state.soldiers_left(seat))
    return standing(state, seat, move.region, coming) if coming else None


def why_good(state: AgeOfDiscovery, seat: Seat, move: Any) -> Fact | None:
    """Return by how much a good raises the income, else how many of it there are then."""
    goods = state.players[seat].goods
    count = goods.get(move.good, 0) + 1
    more = sum(income_of(state, seat, {**goods, move.good: count})) - sum(income_of(state, seat, goods))
    return RaisesIncome(more) if more > 0 else Collects(move.good, count)


def why_built(state: AgeOfDiscovery, seat: Seat, move: Any) -> Fact | None:
    """Return when a building brings something."""
    row = state.box.buildings[move.building]
    left = state.box.turns.count - state.turn
    match row.trigger:
        case "end":
            return ScoresAtEnd(0)
        case "once":
            return HelpsNow()
        case "each_turn" if row.money or (row.privateers and state.players[seat].ships):
            return PaysEachTurn(left + 1)
        case "each_turn" if left:
            return HelpsEachTurn(left)
        case "standing" | "favour" if left:
            return HelpsFromNow()
        case _:
            return ScoresAtEnd(row.vp) if row.vp else None


def why_explored(state: AgeOfDiscovery, _seat: Seat, move: Any) -> Fact | None:
    """Return the strength of an expedition, and the natives if they are known."""
    strength = sum(state.box.pieces[piece].discovery for piece in move.pieces)
    seen = state.lands[move.region].seen if isinstance(move, Explore) else None
    if seen is None:
        return TakesTheRisk(strength)
    natives = state.box.counters[seen].natives
    return StrongEnough(strength, natives) if strength >= natives else None


def why_passed(state: AgeOfDiscovery, seat: Seat, _move: Any) -> Fact | None:
    """Return how strong an expedition is that does not leave yet."""
    top = state.agenda[-1] if state.agenda else None
    last = state.turn >= state.box.turns.count
    if not isinstance(top, Discovery) or last or top.explorer(state) != seat:
        return None
    return Gathers(strength_of(state, tuple(state.bank(seat).items())))


def why_trained(_state: AgeOfDiscovery, _seat: Seat, move: Any) -> Fact | None:
    """Return the specialist."""
    return ForSpecialist(move.piece)


def why_moved(state: AgeOfDiscovery, seat: Seat, move: Any) -> Fact | None:
    """Return the seat's standing in the region that pieces move to."""
    return standing(state, seat, move.target, move.colonists if isinstance(move, Migrate) else 1)


Of = Callable[[AgeOfDiscovery, Seat, Any], Fact | None]

BOXES: Mapping[EventBox, Of] = {
    "initiative": lambda state, _seat, _move: MoveEarlier(next_space(state, "initiative")),
    "dock": lambda state, _seat, _move: ToLand(len(state.discovered())),
    "trade_goods": lambda state, _seat, _move: ForGood(len(state.goods_display)),
    "shipping": why_shipping,
    "capital": why_capital,
    "discovery": why_discovery,
    TRAINING: why_training,
    "warfare": lambda state, _seat, _move: ForWar(state.seats - 1),
}

REASONS: Mapping[type[Move], Of] = {
    PlaceWorker: why_placed,
    Settle: why_settled,
    TakeGood: why_good,
    Build: why_built,
    Explore: why_explored,
    ExploreBeyond: why_explored,
    Train: why_trained,
    TakeSpecialist: why_trained,
    Battle: lambda _state, _seat, move: ToWeaken(move.opponent),
    War: lambda _state, _seat, move: ToWeaken(move.opponent),
    Ally: why_allied,
    MoveSoldier: why_moved,
    Migrate: why_moved,
    UseFavour: lambda _state, _seat, move: ActsSooner(move.box),
    Bid: lambda _state, _seat, move: ToActFirst(move.amount),
    Pass: why_passed,
}
