"""Pictures of Age of Discovery: map and boxes, all players, one player, one region."""

from games.age_of_discovery.state import AgeOfDiscovery
from render.age_of_discovery.alt import alt_board, alt_player, alt_players, alt_region
from render.age_of_discovery.board import draw_board
from render.age_of_discovery.chart import TINTS
from render.age_of_discovery.player import draw_player
from render.age_of_discovery.players import draw_players
from render.age_of_discovery.region import draw_region
from render.age_of_discovery.touched import touched
from render.picture import Picture

__all__ = ["PICTURES", "touched"]

PICTURES: dict[str, Picture[AgeOfDiscovery]] = {
    picture.name: picture
    for picture in (
        Picture("board", draw_board, alt_board),
        Picture("players", draw_players, alt_players),
        Picture("player", draw_player, alt_player, "seat"),
        Picture("region", draw_region, alt_region, tuple(TINTS)),
    )
}
