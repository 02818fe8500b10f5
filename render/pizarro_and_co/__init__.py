"""Pictures of Pizarro & Co.: the boards with the auction, all players with their points, one's own hand."""

from games.pizarro_and_co.state import Pizarro
from render.picture import Picture
from render.pizarro_and_co import sprites
from render.pizarro_and_co.alt import alt_board, alt_hand, alt_players
from render.pizarro_and_co.board import draw_board
from render.pizarro_and_co.hand import draw_hand
from render.pizarro_and_co.players import draw_players
from render.pizarro_and_co.touched import touched

__all__ = ["PICTURES", "sprites", "touched"]

PICTURES: dict[str, Picture[Pizarro]] = {
    picture.name: picture
    for picture in (
        Picture("board", draw_board, alt_board),
        Picture("players", draw_players, alt_players),
        Picture("hand", draw_hand, alt_hand, private=True),
    )
}
