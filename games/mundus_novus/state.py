"""The complete state of one table of *Mundus Novus*, secrets included (§1 to §3)."""

from collections.abc import Iterable
from typing import Annotated, Literal

from games.core import NOBODY, OWNER, Mutable, Options, Seat, State, mutable, record, sizeless, unless
from games.mundus_novus.box import NO_EVENT, Development, EventToken, MundusNovusBox, Resource


@record
class MundusNovusOptions(Options):
    """The options of a table; each default is a ruling of the rules (§11)."""

    promo_cards: bool = False
    """Whether the five promo cards are in play."""
    refill_reveal: Literal["end_of_turn", "immediately", "end_of_phase"] = "end_of_turn"
    """The moment at which the face-down refill of the queue is turned up (R20)."""
    blocked_chain: Literal["stop", "waive"] = "stop"
    """Whether a chain blocked by the two-operations limit ends, or the limit is waived (R11)."""
    market_persists: bool = True
    """Whether the market stays at the end of the round (R14)."""
    doubloons_public: bool = True
    """Whether everybody sees all doubloons (R25)."""
    fleet_split: Literal["before_deal", "after_pool"] = "before_deal"
    """The moment at which the owner of Ponce de León splits the caravels (R10)."""


@record
class Operation:
    """One operation of the trade chain; `market` is what the taker got in exchange, "" if there was none."""

    taker: Seat
    owner: Seat
    resource: Resource
    market: Resource = ""


@record
class Fleet:
    """Caravels of one seat that pick together; `value` and `lowest` decide the order, `picked` is the result."""

    seat: Seat
    caravels: tuple[Development, ...]
    value: int
    lowest: int
    picked: tuple[Resource, ...] = ()


@mutable
class Player(Mutable):
    """The possessions of one player."""

    seat: Seat
    shows_doubloons: bool
    hand: Annotated[list[Resource], OWNER]
    stored: Annotated[list[Resource], OWNER]
    developments: list[Development]
    offered: list[Resource]
    """The resources that the player offered in this round's trade, from the lowest."""
    offer: list[Resource]
    """The offered resources that nobody has taken."""
    second_fleet: list[Development]
    """The caravels of Ponce de León's second fleet; the others are the first."""
    doubloons: Annotated[int, unless(OWNER, "shows_doubloons")] = 0
    from_income: Annotated[int, unless(OWNER, "shows_doubloons")] = 0
    """Doubloons that income has paid so far."""
    from_market: Annotated[int, unless(OWNER, "shows_doubloons")] = 0
    """Doubloons that Orellana has paid so far."""
    spent: Annotated[int, unless(OWNER, "shows_doubloons")] = 0
    """Doubloons that characters have cost so far."""
    perfect: bool = False
    """The player has shown the perfect combination."""


@mutable
class MundusNovus(State[MundusNovusBox, MundusNovusOptions]):
    """One table. Resources are drawn from `deck`, a bag whose content is secret."""

    players: list[Player]
    deck: Annotated[dict[Resource, int], sizeless(NOBODY)]
    deck_size: int
    discard: dict[Resource, int]
    market: list[Resource]
    """Sorted, like all face-up cards."""
    pool: list[Resource]
    queue: list[Development]
    """The face-up developments, position 1 first."""
    development_deck: list[Development]
    """All developments not yet turned up, including the face-down ones in the queue."""
    fleets: list[Fleet]
    """The fleets that have picked this round, in order."""
    operations: list[Operation]
    """The operations of this round's trade."""
    winners: list[Seat]
    trade_master: Seat = -1
    face_down: int = 0
    """Number of face-down cards in the queue. They are drawn when they are turned up."""
    round: int = 0
    event: EventToken = NO_EVENT
    offer_size: int = 0


def has(state: MundusNovus, seat: Seat, ability: str) -> bool:
    """Say whether the seat owns the card with this ability."""
    return state.box.with_ability.get(ability) in state.players[seat].developments


def owner_of(state: MundusNovus, ability: str) -> Seat | None:
    """Return the seat that owns the card with this ability."""
    card = state.box.with_ability.get(ability)
    return next((player.seat for player in state.players if card in player.developments), None)


def hit_by(state: MundusNovus, seat: Seat, event: EventToken) -> bool:
    """Say whether this is the round's event and the seat is not exempt from it (§5.4)."""
    return state.event == event and not has(state, seat, "event_immunity")


def caravels(state: MundusNovus, seat: Seat) -> list[Development]:
    """Return the seat's caravels."""
    rows = state.box.developments
    return [name for name in state.players[seat].developments if rows[name].type == "caravel"]


def capacity(state: MundusNovus, seat: Seat) -> int:
    """Return the number of resources that the seat may store now (§9.2)."""
    if hit_by(state, seat, "fire"):
        return 0
    return sum(state.box.developments[name].capacity for name in state.players[seat].developments)


def counted(state: MundusNovus, resources: Iterable[Resource]) -> dict[Resource, int]:
    """Return the number of each resource, from the lowest to the highest, relics last."""
    numbers: dict[Resource, int] = {}
    for name in state.box.ordered(resources):
        numbers[name] = numbers.get(name, 0) + 1
    return numbers


def discard(state: MundusNovus, resources: Iterable[Resource]) -> None:
    """Put resources on the discard pile."""
    for name in resources:
        state.discard[name] += 1


def queue_length(state: MundusNovus) -> int:
    """Return the number of developments in the queue, face-down ones included."""
    return len(state.queue) + state.face_down


def development_deck_size(state: MundusNovus) -> int:
    """Return the number of developments left to deal."""
    return len(state.development_deck) - state.face_down
