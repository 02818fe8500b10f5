"""All players, one strip each, in turn order from the player to act, with their possessions."""

from games.age_of_discovery.scoring import scores
from games.age_of_discovery.sets import income
from games.age_of_discovery.state import AgeOfDiscovery, Player
from games.core import record
from games.words.age_of_discovery import where, word
from render.age_of_discovery.icons import building_key, building_tile, short_name
from render.boxes import Column, Icon, Marked, Part, Row, Space, Words
from render.canvas import LABEL, WIDTH, Box, Canvas
from render.kit import count, headline, in_turn, player_plate, sheet
from render.measured import Measured, once
from render.palette import FADED
from render.picture import Look
from render.places import own


class Strips:
    """The strips of one look."""

    def __init__(self, look: Look[AgeOfDiscovery]) -> None:
        self.look = look
        self.state = look.view
        self.points = [score.total or 0 for score in scores(look.view)]
        pays = [income(look.view.box.sets, one.goods, one.ships) for one in look.view.players]
        self.pays = [Words(f"+{money}" if money else "", LABEL, "semibold", FADED) for money in pays]
        # Two digits have room from the start, so that no column moves when money begins to grow.
        self.room = max(words.width(WIDTH) for words in (*self.pays, Words("+88", LABEL, "semibold")))

    def strip(self, player: Player) -> Part:
        """A player's name and numbers, then pieces in hand and goods, then buildings with a short word."""
        goods = [
            self._marked(player, f"goods/{good}", count(good, number))
            for good, number in player.goods.items()
            if number
        ]
        pieces = [
            self._marked(player, f"pieces/{piece}", count(piece, player.hand[piece]))
            for piece in self.state.box.pieces
            if player.hand.get(piece)
        ]
        # As high as a piece with its number.
        none = Row([Icon("colonist", hollow=True), Space(0, count("colonist", 0).height(WIDTH))], 0)
        hand = self._marked(player, "hand", Row(pieces or [none], 14))
        rows = headline(self.look, player.seat, self._numbers(player), 10)
        rows.append(Row([hand, Space(10), *goods], 20, wrap=True))
        if player.buildings:
            short = (self._building(player, one, short_name(self.look, one)) for one in player.buildings)
            whole = (
                self._building(player, one, word(self.look, "buildings", one)) for one in player.buildings
            )
            rows.append(_Buildings(tuple(short), tuple(whole)))
        waiting = player.seat in self.look.waiting
        return player_plate(Column(rows, 8), player.seat, waiting=waiting)

    def _marked(self, player: Player, place: str, part: Part, key: str = "") -> Marked:
        return Marked(part, own(player.seat, place, key=key))

    def _numbers(self, player: Player) -> list[Part]:
        """Return money and income, ships, points, each in its column."""
        pays = self.pays[player.seat]
        money = [count("doubloon", player.money, room=126), pays, Space(self.room - pays.width(WIDTH))]
        return [
            # One mark for both, because a ring around the money alone would touch the income.
            self._marked(player, "money", Row(money, 10)),
            Space(14),
            self._marked(player, "ships", count("caravel", player.ships, room=84)),
            Space(14),
            self._marked(player, "points", count("victory", self.points[player.seat], room=126)),
        ]

    def _building(self, player: Player, building: str, name: str) -> Part:
        tile = Row([building_tile(self.state, building, 44), Words(name, LABEL)], 8)
        key = building_key(self.state, building)
        return self._marked(player, f"buildings/{building}", tile, key)


@record
class _Buildings(Measured):
    """Buildings by their whole names, as on sale, as far as that takes no more lines than the short names.

    The latest ones come first in this: they have just been on sale.
    """

    short: tuple[Part, ...]
    whole: tuple[Part, ...]

    __hash__ = Measured.kept_hash

    @once
    def row(self, width: int) -> Row:
        """Return the row that fits this width."""
        row = Row(self.short, 16, wrap=True)
        high = row.height(width)
        for place in reversed(range(len(self.whole))):
            longer = Row([*row.parts[:place], self.whole[place], *row.parts[place + 1 :]], 16, wrap=True)
            if longer.height(width) == high:
                row = longer
        return row

    def width(self, room: int) -> int:
        """Return the width of the row."""
        return self.row(room).width(room)

    def height(self, width: int) -> int:
        """Return the height of the row."""
        return self.row(width).height(width)

    def put(self, canvas: Canvas, box: Box) -> None:
        """Lay the row out."""
        self.row(box[2] - box[0]).put(canvas, box)


def lay_players(look: Look[AgeOfDiscovery]) -> Canvas:
    """The picture `players`."""
    strips = Strips(look)
    parts = [
        strips.strip(look.view.players[seat])
        for seat in in_turn(look, look.view.order, look.view.order[0], scores(look.view))
    ]
    return sheet(look, where(look), parts)
