"""Pictures of Puerto Rico: the board, all players, one player."""

from games.puerto_rico.state import PuertoRico
from games.words.puerto_rico import board_words, player_words, players_words
from render.picture import Picture
from render.puerto_rico.board import lay_board
from render.puerto_rico.player import lay_player
from render.puerto_rico.players import lay_players
from render.puerto_rico.touched import meant, touched

__all__ = ["PICTURES", "meant", "touched"]

PICTURES: dict[str, Picture[PuertoRico]] = {
    picture.name: picture
    for picture in (
        Picture("board", lay_board, board_words),
        Picture("players", lay_players, players_words),
        Picture("player", lay_player, player_words, "seat"),
    )
}
