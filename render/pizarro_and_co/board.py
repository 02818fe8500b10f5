"""The picture `board`: the auction, both boards, and the public facts of the players."""

from games.pizarro_and_co import scores
from games.pizarro_and_co.state import Pizarro, Player
from games.words.phrases import component_id
from games.words.pizarro_and_co import where
from render.boxes import Column, Icon, Part, Row, Words
from render.canvas import LABEL, Canvas
from render.kit import count, grid, player_plate, seat_icon, sheet
from render.picture import Look
from render.pizarro_and_co.auction import AuctionPanel
from render.pizarro_and_co.common import GAP, abilities, ability_signs
from render.pizarro_and_co.lanes import Lanes
from render.plates import Plate
from render.text import name_fits

_SIZE = 44
_NAME = 250


class Board:
    """The parts of one look's board."""

    def __init__(self, look: Look[Pizarro]) -> None:
        self.look = look
        self.state = look.view
        self.totals = [score.total for score in scores(self.state)]
        # All hands are open in the final scoring, or by three Cooks on side A: then the points are public, too.
        self.scored = all(total is not None for total in self.totals)

    def parts(self) -> list[Part]:
        """Return auction, lanes, players, the key to the signs."""
        # The page shows the picture of the players beside this one.
        seen = [] if self.look.page else self.state.players
        columns = 2 if self.state.seats == 4 or self.look.mode.large or not self._is_narrow_enough() else 3
        players = [self._player(player) for player in seen]
        return [
            *AuctionPanel(self.look).parts(),
            *Lanes(self.look).parts(),
            *grid(players, columns, gap=GAP),
            self._key(),
        ]

    def _is_narrow_enough(self) -> bool:
        """Say whether three names fit side by side, each on two lines."""
        return all(name_fits(self.look.shown(seat), _NAME) for seat in range(self.state.seats))

    def _key(self) -> Plate:
        """Return the meanings of the abilities' signs."""
        parts: list[Part] = []
        for ability, space in abilities(self.state.box).items():
            signs: list[Part] = []
            for icon, words in ability_signs(self.state.box, space):
                signs += [Icon(icon, 40), *([Words(words, LABEL, "bold")] if words else [])]
            name = Words(self.look.words(component_id("abilities", ability)), LABEL, "regular", lines=2)
            parts.append(Row([*signs, name], 6))
        return Plate(Row(parts, 30, wrap=True), (16, 8))

    def _player(self, player: Player) -> Plate:
        """Return a player's cards, ships and vetoes; in the final scoring the points."""
        name = Words(self.look.shown(player.seat), LABEL, "bold", name=True)
        held = [("cards", len(player.hand))]
        if self.scored:
            held.append(("laurel", self.totals[player.seat] or 0))
        elif player.unplaced:
            held.append(("caravel", player.unplaced))
        if player.vetoes and not self.scored:
            held.append(("pizarro_veto", player.vetoes))
        leads = player.seat == self.state.leader
        size, gap = (_SIZE, 14) if len(held) + leads <= 3 else (LABEL, 6)
        signs: list[Part] = [count(icon, number, size=size) for icon, number in held]
        signs += [Icon("hammer", size)] if leads else []
        return player_plate(
            Row([seat_icon(player.seat, 64), Column([name, Row(signs, gap, wrap=True)], 2)], 12),
            player.seat,
            waiting=player.seat in self.look.waiting,
        )


def lay_board(look: Look[Pizarro]) -> Canvas:
    """The picture `board`."""
    return sheet(look, where(look), Board(look).parts(), gap=GAP)
