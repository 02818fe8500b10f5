"""The state of a table of Age of Discovery."""

from games.age_of_discovery import moves
from games.age_of_discovery.box import Building, DiscoveryBox, DiscoveryOptions
from games.age_of_discovery.moves import Good, Piece, Region
from games.core import Mutable, Seat, State, mutable, record

Counts = dict[str, int]


@record
class Worker:
    """A piece in an event box."""

    seat: Seat
    piece: Piece


@mutable
class Player(Mutable):
    """All possessions of one player outside the board; they are all public (§13)."""

    seat: Seat
    money: int
    hand: dict[Piece, int]
    """Pieces to place in this turn, or after the placement in the next one."""
    goods: dict[Good, int]
    ships: int
    buildings: list[moves.Building]
    discoveries: list[str]
    """Counters and cards won."""
    colony_points: list[int]
    """The points of each scoring so far."""
    last_goods: dict[Good, int] | None
    """The goods that paid in the income phase of the last turn; None before the first."""

    def take(self, piece: Piece) -> None:
        """Take a piece out of the hand."""
        left = self.hand[piece] - 1
        if left:
            self.hand[piece] = left
        else:
            del self.hand[piece]

    def gain(self, piece: Piece, count: int = 1) -> None:
        """Put pieces into the hand."""
        self.hand[piece] = self.hand.get(piece, 0) + count


@mutable
class Land(Mutable):
    """The state of a region: its good until a player wins it, and the pieces of each seat."""

    good: Good | None
    discovered: bool
    seen: moves.DiscoveryCounter | None
    """The counter that a failed expedition showed to everybody; it is face down again (R15)."""
    colonists: list[int]
    soldiers: list[int]
    discoverer: Seat | None
    """The seat that discovered it; None before that, and for regions discovered from the start."""

    def pieces(self, seat: Seat) -> int:
        """Return the number of the seat's pieces here; all count alike (§7)."""
        return self.colonists[seat] + self.soldiers[seat]


@mutable
class AgeOfDiscovery(State[DiscoveryBox, DiscoveryOptions]):
    """One table. Bags hold what nobody has seen: face-down pieces are drawn when they are turned up."""

    players: list[Player]
    lands: dict[Region, Land]
    boxes: dict[str, list[Worker | None]]
    """Each box's pieces by space, None where a piece has left; includes `dock_x` and `dock_y`."""
    order: list[Seat]
    turn: int
    stage: str
    """The current stage: "setup", "placement", the box being resolved, "income", "benefits" or "end"."""
    counters: dict[moves.DiscoveryCounter, int]
    deck: dict[moves.Card, int]
    stacks: list[dict[moves.Building, int]]
    """The buildings of each age that have not been turned up."""
    display: list[moves.Building]
    """The buildings on sale."""
    pool: dict[Good, int]
    goods_display: list[Good]
    ship_in_box: bool
    ships_left: int
    favour: Seat | None
    """The seat that may still use Royal Favour."""
    training: str | None
    """The specialist to be trained, "" for none, None until the owner of the training space has decided."""

    @property
    def age(self) -> int:
        """The age of the current turn, from 1."""
        return self.box.turns.age_of_turn[self.turn - 1]

    @property
    def is_last_turn(self) -> bool:
        """Whether the game ends with this turn."""
        return self.turn == self.box.turns.count

    def bank(self, seat: Seat) -> Counts:
        """Return the pieces of a seat in the discovery box, by kind in the order of the box's pieces."""
        found: Counts = {}
        for worker in self.boxes["discovery"]:
            if worker and worker.seat == seat:
                found[worker.piece] = found.get(worker.piece, 0) + 1
        return {piece: found[piece] for piece in self.box.pieces if piece in found}

    def discovered(self) -> list[Region]:
        """Return the regions that can be settled."""
        return [region for region, land in self.lands.items() if land.discovered]

    def undiscovered(self) -> list[Region]:
        """Return the undiscovered regions."""
        return [region for region, land in self.lands.items() if not land.discovered]

    def owned(self, seat: Seat) -> list[Building]:
        """Return the rows of the seat's buildings."""
        rows = self.box.buildings
        return [rows[building] for building in self.players[seat].buildings]

    def soldiers_left(self, seat: Seat) -> int:
        """Return the number of the seat's soldiers in the supply: the only pieces that can run out (R18)."""
        used = self.players[seat].hand.get("soldier", 0)
        used += sum(land.soldiers[seat] for land in self.lands.values())
        soldier = Worker(seat, "soldier")
        used += sum(line.count(soldier) for line in self.boxes.values())
        return self.box.supply.soldiers - used
