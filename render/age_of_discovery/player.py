"""One player's sheet: the hand, the goods and their sets, the sources of the points, the buildings."""

from games.age_of_discovery.scoring import scores
from games.age_of_discovery.sets import GoodsSet, best_sets
from games.age_of_discovery.state import AgeOfDiscovery, Player
from games.core.moves import hyphened
from games.words.age_of_discovery import where, word
from render.age_of_discovery.icons import building_key, building_tile
from render.boxes import Column, Icon, Marked, Part, Price, Row, Space, Split, Words
from render.canvas import LABEL, NUMBER, TITLE, Canvas
from render.kit import beside, count, grid, heading, seat_icon, sheet
from render.palette import FADED, SEATS, tint
from render.picture import Look
from render.places import own
from render.plates import Plate


class PlayerSheet:
    """The plates of one player."""

    def __init__(self, look: Look[AgeOfDiscovery]) -> None:
        assert isinstance(look.argument, int)
        self.look = look
        self.state = look.view
        self.player: Player = look.view.players[look.argument]

    def parts(self) -> list[Part]:
        """Everything, from top to bottom."""
        middle = beside(self.look, [self._holdings(), self._points()], (5, 4))
        return [self._who(), *middle, *self._buildings()]

    def _marked(self, place: str, part: Part, key: str = "") -> Marked:
        return Marked(part, own(self.player.seat, place, key=key))

    def _who(self) -> Plate:
        player, words = self.player, self.look.words
        place = self.state.order.index(player.seat) + 1
        points = scores(self.state)[player.seat].total or 0
        name = Words(self.look.shown(player.seat), TITLE, "bold", name=True)
        numbers: list[Part] = [
            self._marked("money", count("doubloon", player.money)),
            self._marked("points", count("victory", points)),
            self._marked("ships", count("caravel", player.ships)),
        ]
        hand = [
            self._marked(f"pieces/{piece}", count(piece, player.hand[piece]))
            for piece in self.state.box.pieces
            if player.hand.get(piece)
        ]
        numbers.append(self._marked("hand", Row(hand or [Icon("colonist", hollow=True)], 24)))
        where = Words(words("picture-discovery-place", place=place), LABEL, "semibold", lines=2)
        top = Row([seat_icon(player.seat, 84), name], 20)
        rows: list[Part] = [top, Row([*numbers, Space(grow=True), where], 40, wrap=True)]
        return Plate(Column(rows, 14), (20, 14), tint(SEATS[player.seat].colour))

    def _holdings(self) -> Plate:
        """The goods owned, and below them the sets that pay most, each written out."""
        found = best_sets(self.state.box.sets, self.player.goods, self.player.ships)
        goods = [
            self._marked(f"goods/{good}", count(good, number))
            for good, number in self.player.goods.items()
            if number
        ]
        income = self.look.words("picture-income", money=sum(row.money for row in found))
        none = Words(self.look.words("picture-discovery-none"), LABEL, "regular", FADED)
        parts: list[Part] = [Row(goods or [none], 26, wrap=True), heading(income)]
        sets = [self._set(row) for row in found]
        half = len(sets) if len(sets) < 5 else -(-len(sets) // 2)
        columns = [Column(column, 12) for column in (sets[:half], sets[half:]) if column]
        if columns:
            parts.append(Split(columns, gap=30))
        return Plate(Column(parts, 12), (18, 14))

    def _set(self, row: GoodsSet) -> Row:
        """Return one set: each of its goods, the ship that replaces one, and its payment."""
        icons: list[Part] = [Icon(good, 46) for good in row.goods]
        icons += [Icon("caravel", 46) for _ in range(row.ships)]
        return Row([*icons, Space(grow=True), Price(f"{row.money}", 52)], 8)

    def _points(self) -> Plate:
        """Return the points, with a line for each source."""
        score = scores(self.state)[self.player.seat]
        total = Words(str(score.total or 0), LABEL, "bold")
        parts: list[Part] = [_line(heading(self.look.words("picture-discovery-ends-worth")), total)]
        for source, points in score.sources:
            if not points:
                continue
            name = Words(self.look.words(f"score-{hyphened(source)}"), LABEL, "regular", lines=2)
            value: Part = Words(str(points), LABEL, "bold")
            if source.startswith("colonies"):
                value = self._marked("points", value)
            parts.append(_line(name, value))
            if source == "discoveries":
                parts += self._discoveries()
        return Plate(Column(parts, 8), (18, 14))

    def _discoveries(self) -> list[Part]:
        """Below the points for discoveries, the counters and cards that they come from."""
        box = self.state.box
        rows = [box.counters.get(found) or box.cards[found] for found in self.player.discoveries]
        rolls = Row([count("roll", row.vp, size=40) for row in rows], 18, wrap=True)
        return [self._marked("discoveries", rolls)]

    def _buildings(self) -> list[Part]:
        """Return every building with its effect; in large type all on one sheet."""
        cells = [self._building(building) for building in self.player.buildings]
        rows = grid(cells, 1 if self.look.mode.large else 2)
        return [Column(rows, 10)] if rows else []

    def _building(self, building: str) -> Part:
        """Return a building with its name, and its effect in a few words."""
        name = Words(word(self.look, "buildings", building), LABEL, "bold", lines=2)
        does = Words(self.look.words(f"picture-does-{hyphened(building)}"), LABEL, "regular", lines=3)
        tile = building_tile(self.state, building, NUMBER)
        cell = Plate(Row([tile, Column([name, does], 2)], 14), (10, 8))
        return self._marked(f"buildings/{building}", cell, building_key(self.state, building))


def _line(name: Words, value: Part) -> Split:
    """Return a name at the left, and its value at the right end."""
    return Split([name, Row([Space(grow=True), value], 0)], (5, 1), 6)


def lay_player(look: Look[AgeOfDiscovery]) -> Canvas:
    """The picture `player` of the seat in the look's argument."""
    return sheet(look, where(look), PlayerSheet(look).parts())
