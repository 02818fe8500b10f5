"""Pictures of Mundus Novus: the board, the round with its trade, the own hand."""

from games.mundus_novus.state import MundusNovus
from games.words.mundus_novus import board_words, hand_words, round_words
from render.mundus_novus.board import draw_board
from render.mundus_novus.hand import draw_hand
from render.mundus_novus.round import draw_round
from render.mundus_novus.touched import touched
from render.picture import Picture

__all__ = ["PICTURES", "touched"]

PICTURES: dict[str, Picture[MundusNovus]] = {
    picture.name: picture
    for picture in (
        Picture("board", draw_board, board_words),
        Picture("round", draw_round, round_words),
        Picture("hand", draw_hand, hand_words, private=True),
    )
}
