"""Pictures of Puerto Rico: the board, all players, one player."""

from games.puerto_rico.state import PuertoRico
from render.picture import Picture
from render.puerto_rico.alt import alt_board, alt_player, alt_players
from render.puerto_rico.board import draw_board
from render.puerto_rico.player import draw_player
from render.puerto_rico.players import draw_players
from render.puerto_rico.touched import touched

__all__ = ["PICTURES", "touched"]

PICTURES: dict[str, Picture[PuertoRico]] = {
    picture.name: picture
    for picture in (
        Picture("board", draw_board, alt_board),
        Picture("players", draw_players, alt_players),
        Picture("player", draw_player, alt_player, "seat"),
    )
}
