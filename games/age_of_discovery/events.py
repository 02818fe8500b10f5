"""The events of Age of Discovery, in the order of the rulebook."""

from games.age_of_discovery import moves
from games.core import Event, Seat, record


@record
class TurnBegan(Event):
    """A new turn; all players have taken their free colonists."""

    turn: int
    age: int


@record
class AgeBegan(Event):
    """A new age: the old buildings left the game."""

    age: int
    price: int


@record
class TurnOrderSet(Event):
    """The turn order from first to last.

    In the first order of a game, each player gets `extra_money` more than the player before.
    """

    order: tuple[Seat, ...]
    extra_money: int = 0


@record
class BidMade(Event):
    """A bid for the first place in the turn order."""

    seat: Seat
    amount: int


@record
class BiddingLeft(Event):
    """A seat passed, or was the last one left, and got its position in the turn order."""

    seat: Seat
    position: int


@record
class BidPaid(Event):
    """The money that a seat paid in the auction."""

    seat: Seat
    money: int


@record
class BuildingsTurnedUp(Event):
    """New buildings on sale."""

    buildings: tuple[moves.Building, ...]


@record
class GoodsTurnedUp(Event):
    """New goods on display."""

    goods: tuple[moves.Good, ...]


@record
class ShipArrived(Event):
    """A new ship in the shipping box."""


@record
class WorkerPlaced(Event):
    """A piece was placed in a box; `space` counts from 1, and is 0 in a box without spaces or with a single one."""

    seat: Seat
    piece: moves.Piece
    box: moves.EventBox
    space: int


@record
class FavourUsed(Event):
    """Royal Favour advanced a piece to `space`, where a piece of `other` had been."""

    seat: Seat
    box: moves.EventBox
    space: int
    other: Seat


@record
class Declined(Event):
    """A piece had no effect: its owner declined, or could not use it."""

    seat: Seat
    box: moves.EventBox


@record
class InitiativePaid(Event):
    """A piece on initiative paid its owner."""

    seat: Seat
    money: int


@record
class Settled(Event):
    """A piece arrived in a region from the dock, with what it brought along."""

    seat: Seat
    piece: moves.Piece
    region: moves.Region
    colonists: int
    money: int


@record
class RegionGoodWon(Event):
    """The first player with three pieces in a region took its good."""

    seat: Seat
    region: moves.Region
    good: moves.Good


@record
class GoodTaken(Event):
    """A player took a good from the display."""

    seat: Seat
    good: moves.Good


@record
class ShipWon(Event):
    """The ship went to the strongest merchant fleet."""

    seat: Seat
    strength: int


@record
class BuildingBought(Event):
    """A capital building was bought."""

    seat: Seat
    building: moves.Building
    price: int


@record
class ExpeditionSent(Event):
    """Pieces left for a region."""

    seat: Seat
    region: moves.Region
    pieces: tuple[moves.Piece, ...]


@record
class ExpeditionSentBeyond(Event):
    """Pieces left for lands beyond the map."""

    seat: Seat
    pieces: tuple[moves.Piece, ...]


@record
class RegionDiscovered(Event):
    """An expedition succeeded."""

    seat: Seat
    region: moves.Region
    counter: moves.DiscoveryCounter
    natives: int
    strength: int
    coins: int
    plunder: int


@record
class RegionCharted(Event):
    """A region was discovered without an expedition."""

    seat: Seat
    region: moves.Region
    counter: moves.DiscoveryCounter
    coins: int


@record
class ExpeditionFailed(Event):
    """An expedition failed; everybody has seen the counter."""

    seat: Seat
    region: moves.Region
    natives: int
    strength: int


@record
class LandDiscovered(Event):
    """An expedition beyond the map succeeded."""

    seat: Seat
    card: moves.Card
    natives: int
    strength: int
    coins: int
    plunder: int


@record
class LandMissed(Event):
    """An expedition beyond the map failed; the card was shuffled back into the deck."""

    seat: Seat
    card: moves.Card
    natives: int
    strength: int


@record
class SpecialistJoined(Event):
    """A player got a specialist for the next turn, from the specialists' box or the auction."""

    seat: Seat
    piece: moves.Piece


@record
class SpecialistTrained(Event):
    """A seat paid for a specialist."""

    seat: Seat
    piece: moves.Piece
    price: int


@record
class SoldierDemoted(Event):
    """A soldier in the New World became a colonist."""

    seat: Seat
    region: moves.Region


@record
class SoldierForgone(Event):
    """A soldier was due but none was left."""

    seat: Seat


@record
class SoldierArrived(Event):
    """A soldier went directly to a region."""

    seat: Seat
    region: moves.Region


@record
class BattleDeclared(Event):
    """A battle in one region."""

    seat: Seat
    opponent: Seat
    region: moves.Region


@record
class WarDeclared(Event):
    """A full-scale war."""

    seat: Seat
    opponent: Seat
    regions: tuple[moves.Region, ...]
    price: int


@record
class PiecesLost(Event):
    """Pieces of one side died in one region."""

    seat: Seat
    region: moves.Region
    dead: tuple[moves.Enemy, ...]


# Income and benefits


@record
class IncomeReceived(Event):
    """A seat was paid for the sets of its goods and ships, and by its Rum Distillery."""

    seat: Seat
    sets: int
    rum: int


@record
class BuildingPaid(Event):
    """The bank paid for a building."""

    seat: Seat
    building: moves.Building
    money: int


@record
class PrivateersPaid(Event):
    """An opponent paid the owner of Privateers."""

    seat: Seat
    payer: Seat
    money: int


@record
class GoodDrawn(Event):
    """The West Indies Company drew a good from the pool."""

    seat: Seat
    good: moves.Good


@record
class PieceRecruited(Event):
    """A building brought pieces for the next turn, to the hand or into the discovery box."""

    seat: Seat
    piece: moves.Piece
    count: int


@record
class DiscoveryReinforced(Event):
    """A building put a free piece into the discovery box."""

    seat: Seat
    piece: moves.Piece


@record
class DockReinforced(Event):
    """A building put a free colonist on its space of the dock."""

    seat: Seat
    building: moves.Building


@record
class SoldierMoved(Event):
    """Cavalry moved a soldier."""

    seat: Seat
    source: moves.Region
    target: moves.Region


@record
class ColonistsMigrated(Event):
    """Migration moved colonists."""

    seat: Seat
    source: moves.Region
    target: moves.Region
    count: int


# Scoring


@record
class ColonyScored(Event):
    """A seat scored for one region."""

    seat: Seat
    region: moves.Region
    points: int


@record
class SetFormed(Event):
    """One set of the best arrangement of a seat's goods and ships, and its payment."""

    seat: Seat
    goods: tuple[moves.Good, ...]
    ships: int
    money: int
