"""Pictures of Mundus Novus: the board, the round with its trade, the own hand."""

from games.mundus_novus.state import MundusNovus
from games.words.mundus_novus import board_words, hand_words, round_words
from render.mundus_novus.board import lay_board
from render.mundus_novus.hand import lay_hand
from render.mundus_novus.round import has_round, lay_round
from render.mundus_novus.touched import meant, touched
from render.picture import Picture

__all__ = ["PICTURES", "meant", "touched"]

PICTURES: dict[str, Picture[MundusNovus]] = {
    picture.name: picture
    for picture in (
        Picture("board", lay_board, board_words),
        Picture("round", lay_round, round_words, shown=has_round),
        Picture("hand", lay_hand, hand_words, private=True),
    )
}
