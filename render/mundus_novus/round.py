"""The round: the fleets' picks, the offers, and the trade as arrows from player to player."""

from collections.abc import Sequence

from games.mundus_novus.state import Fleet, MundusNovus, Operation, Player
from games.mundus_novus.trade import offer_total
from games.words.mundus_novus import where
from games.words.view import capital
from render.boxes import Column, Icon, Marked, Part, Row, Space, Split, Words
from render.canvas import LABEL, Canvas
from render.kit import grid, heading, player_plate, seat_icon, sheet
from render.mundus_novus.cards import chip, chips
from render.noted import At
from render.palette import PANEL, SEA, WOOD, tint
from render.picture import Look
from render.places import own
from render.plates import Plate

_GAP = 12
"""Space between two parts, in units."""
_MOST = 12
"""Maximum number of takes shown: the latest."""
_MOST_BESIDE_LOG = 4
"""Maximum number of takes on narrow boards of the page, to fit on one screen; its log has the others."""


class Round:
    """The parts of the round, for one look."""

    def __init__(self, look: Look[MundusNovus]) -> None:
        self.look = look
        self.state = look.view
        self.has_offers = any(player.offered for player in self.state.players)

    def parts(self) -> list[Part]:
        """Return market, fleets, offers, and the latest takes."""
        parts: list[Part] = [self._market()]
        if self.state.fleets:
            head = heading(self.look.words("picture-mundus-novus-picking"), lines=2)
            parts += self._list([head, *map(self._fleet, self.state.fleets)])
        if self.has_offers:
            parts.append(self._offers_head())
            table = self.state.clockwise(self.state.trade_master)
            parts += [self._offer(self.state.players[seat]) for seat in table]
        elif not self.state.fleets:
            parts.append(Words(self.look.words("picture-mundus-novus-no-offers"), lines=2))
        most = _MOST_BESIDE_LOG if self.look.page and self.look.mode.large else _MOST
        earlier = max(0, len(self.state.operations) - most)
        takes = [self._take(place + 1, self.state.operations[place]) for place in self._shown(earlier)]
        if takes:
            parts += self._list([self._takes_head(earlier), *grid(takes, 1 if self.look.mode.large else 2)])
        return parts

    def _list(self, parts: Sequence[Part]) -> Sequence[Part]:
        """Return a heading with its list: one part on the page, so that both stay in one column."""
        return [Column(parts, _GAP)] if self.look.page else parts

    def _shown(self, earlier: int) -> list[int]:
        """Return the numbers of the takes in reading order: down the first column, then down the second."""
        numbers = list(range(earlier, len(self.state.operations)))
        if self.look.mode.large:
            return numbers
        half = -(-len(numbers) // 2)
        return [number for line in range(half) for number in numbers[line::half]]

    def _takes_head(self, earlier: int) -> Row:
        """Return the heading of the takes, and the number of older ones that are left out."""
        parts: list[Part] = [heading(self.look.words("picture-mundus-novus-takes"), lines=2)]
        if earlier:
            said = self.look.words("picture-mundus-novus-earlier", number=earlier)
            parts += [Space(grow=True), Words(said)]
        return Row(parts, 20)

    def _market(self) -> Row:
        """Return the cards in the market."""
        cards = [
            Marked(chip(self.state.box, resource), At(f"market/resources/{resource}"))
            for resource in self.state.market
        ]
        name = heading(self.look.words("picture-mundus-novus-market"))
        return Row([Icon("market", 60), name, Space(8), *cards], 12)

    def _offers_head(self) -> Row:
        """Return the number of cards that each player offers, and the heading of the totals below."""
        said = self.look.words("picture-mundus-novus-announced", number=self.state.offer_size)
        offers = heading(capital(said), lines=2)
        if self.look.mode.large:
            return Row([offers])
        worth = heading(self.look.words("picture-mundus-novus-worth"))
        return Row([offers, Space(grow=True), worth, Space(20)], 12)

    def _fleet(self, fleet: Fleet) -> Plate:
        """Return a fleet with its value and its picks."""
        value = Words(str(fleet.value), LABEL, "bold", side="right")
        picked = Row(chips(self.state.box, fleet.picked) or [Space(0, 56)], 8, wrap=True)
        signs = Row([seat_icon(fleet.seat, 52), Icon("caravel", 56), Space(grow=True), value], 12)
        return Plate(
            Split([signs, picked], (3, 8) if self.look.mode.large else (2, 8), 30), (16, 8), tint(SEA)
        )

    def _offer(self, player: Player) -> Plate:
        """Return a player's offer, with the taken cards in outline."""
        name = Words(self.look.shown(player.seat), LABEL, "bold", name=True)
        is_master = player.seat == self.state.trade_master
        # Each name leaves room for the sign, so that it is set alike after the sign moves on.
        sign = Icon("trader", 56) if is_master else Space(56, 56)
        who = Row([seat_icon(player.seat, 52), name, Space(grow=True), sign], 14)
        offered = Row(self._offered(player) or [Space(0, 56)], 8, wrap=True)
        if self.look.mode.large:
            # It may be on another sheet than the head of the table, so it has its own heading.
            total = Words(f"{self.look.words('picture-mundus-novus-worth')} {self._worth(player)}")
            row = Column([Row([who, Space(grow=True), total]), offered], 8)
        else:
            worth = Row([Space(grow=True), heading(self._worth(player)), Space(20)])
            row = Split([who, offered, worth], (10, 12, 2), 20)
        plate = player_plate(row, player.seat, waiting=player.seat in self.look.waiting, flag=True)
        return Plate(plate, (0, 0))

    def _worth(self, player: Player) -> str:
        return str(offer_total(self.state, player.seat))

    def _offered(self, player: Player) -> list[Part]:
        left = list(player.offer)
        if not self.state.operations and not left:
            left = list(player.offered)
        found: list[Part] = []
        for resource in player.offered:
            lies = resource in left
            if lies:
                left.remove(resource)
            shown = chip(self.state.box, resource, gone=not lies)
            place = own(player.seat, f"resources/{resource}")
            found.append(Marked(shown, place) if lies else shown)
        return found

    def _take(self, number: int, operation: Operation) -> Plate:
        """Return one take: from whom, what, to whom, and the card from the market in exchange."""
        box = self.state.box
        parts: list[Part] = [
            Words(f"{number}.", LABEL, "bold"),
            seat_icon(operation.owner, 50),
            chip(box, operation.resource),
            Icon("arrow", 56),
            seat_icon(operation.taker, 50),
        ]
        if operation.market:
            parts += [Icon("trade", 50), chip(box, operation.market)]
        return Plate(Row(parts, 10), (16, 8), tint(WOOD) if operation.market else PANEL)


def has_round(state: MundusNovus) -> bool:
    """Say whether there is anything to see yet: fleets that have picked, or offers."""
    return bool(state.fleets) or any(player.offered for player in state.players)


def lay_round(look: Look[MundusNovus]) -> Canvas:
    """The picture `round`."""
    return sheet(look, where(look), Round(look).parts(), gap=_GAP)
