"""Pictures of Pizarro & Co.: the boards with the auction, all players with their points, the own hand."""

from games.pizarro_and_co.state import Pizarro
from games.words.pizarro_and_co import board_words, hand_words, players_words
from render.picture import Picture
from render.pizarro_and_co import sprites
from render.pizarro_and_co.board import lay_board
from render.pizarro_and_co.hand import lay_hand
from render.pizarro_and_co.players import lay_players
from render.pizarro_and_co.touched import meant, touched

__all__ = ["PICTURES", "meant", "sprites", "touched"]

PICTURES: dict[str, Picture[Pizarro]] = {
    picture.name: picture
    for picture in (
        Picture("board", lay_board, board_words),
        Picture("players", lay_players, players_words),
        Picture("hand", lay_hand, hand_words, private=True),
    )
}
