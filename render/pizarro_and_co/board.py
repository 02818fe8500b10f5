"""The picture `board`: the auction, both boards, and what everybody sees of the players."""

from games.pizarro_and_co import scores
from games.pizarro_and_co.state import Pizarro, Player
from games.words.phrases import component_id
from render.boxes import Icon, Part, Plate, Row, Words, put
from render.canvas import LABEL, MARGIN, NUMBER, RIBBON, WIDTH, Canvas
from render.palette import PANEL, SEATS, tint
from render.picture import Look
from render.pizarro_and_co import auction, lanes
from render.pizarro_and_co.auction import AuctionPanel
from render.pizarro_and_co.common import GAP, abilities, ability_signs, head
from render.pizarro_and_co.lanes import Lanes

_SLIP = 112


class Board:
    """Draws the board of one look, from top to bottom."""

    def __init__(self, look: Look[Pizarro]) -> None:
        self.look = look
        self.state = look.view
        self.columns = 2 if self.state.seats == 4 else 3
        self.width = (WIDTH - 2 * MARGIN + GAP) // self.columns
        rows = -(-self.state.seats // self.columns)
        # Only the final scoring shows all hands, or three Cooks on side A: then the points are public, too.
        self.scored = all(score.total is not None for score in scores(self.state))
        self.players_top = RIBBON + 8 + auction.HEIGHT + lanes.HEIGHT
        self.canvas = Canvas(self.players_top + rows * _SLIP + MARGIN - GAP)

    def lay(self) -> Canvas:
        """The finished board."""
        head(self.canvas, self.look)
        AuctionPanel(self.canvas, self.look, RIBBON + 8).draw()
        Lanes(self.canvas, self.look, RIBBON + 8 + auction.HEIGHT).draw()
        totals = [score.total for score in scores(self.state)]
        for player in self.state.players:
            row, column = divmod(player.seat, self.columns)
            at = (MARGIN + column * self.width, self.players_top + row * _SLIP)
            self._player(player, at, totals[player.seat])
        self.canvas.height = (
            put(self._key(), self.canvas, (MARGIN, self.canvas.height - MARGIN + GAP), WIDTH - 2 * MARGIN)
            + MARGIN
        )
        return self.canvas

    def _key(self) -> Plate:
        """What the signs of the abilities say."""
        parts: list[Part] = []
        for ability, space in abilities(self.state.box).items():
            signs: list[Part] = []
            for icon, words in ability_signs(self.state.box, space):
                signs += [Icon(icon, 40), *([Words(words, LABEL, "bold")] if words else [])]
            name = Words(self.look.words(component_id("abilities", ability)), LABEL, "regular")
            parts.append(Row([*signs, name], 6))
        return Plate(Row(parts, 30, wrap=True), (16, 8))

    def _player(self, player: Player, at: tuple[int, int], total: int | None) -> None:
        left, top = at
        box = (left, top, left + self.width - GAP, top + _SLIP - GAP)
        waiting = player.seat in self.look.waiting
        fill = tint(SEATS[player.seat].colour) if waiting else PANEL
        self.canvas.slip(box, fill, stroke=4 if waiting else 2)
        self.canvas.seat(player.seat, (left + 10, top + 50), 64, side="left")
        leads = player.seat == self.state.leader
        room = box[2] - left - 86 - (50 if leads else 8)
        self.canvas.name(self.look.names[player.seat], (left + 84, top + 28), room, size=36)
        if leads:
            self.canvas.icon("hammer", (box[2] - 8, top + 28), 42, side="right")
        x = self._held("cards", str(len(player.hand)), (left + 84, top + 74))
        if self.scored:
            self._held("laurel", str(total), (x, top + 74))
        elif player.unplaced:
            x = self._held("caravel", str(player.unplaced), (x, top + 74))
        if player.vetoes and not self.scored:
            self._held("pizarro_veto", str(player.vetoes), (x, top + 74))
        if f"seat {player.seat}" in self.look.changed:
            self.canvas.ring(box)

    def _held(self, icon: str, number: str, at: tuple[int, int]) -> int:
        self.canvas.icon(icon, at, 44, side="left")
        return at[0] + 50 + self.canvas.text((at[0] + 48, at[1]), number, NUMBER, face="bold") + 14


def lay_board(look: Look[Pizarro]) -> Canvas:
    """The picture `board`."""
    return Board(look).lay()
