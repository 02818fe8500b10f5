"""Pictures of Age of Discovery: map and boxes, all players, one player, one region."""

from games.age_of_discovery.state import AgeOfDiscovery
from games.words.age_of_discovery import board_words, player_words, players_words, region_words
from render.age_of_discovery.board import lay_board
from render.age_of_discovery.chart import NAMES
from render.age_of_discovery.player import lay_player
from render.age_of_discovery.players import lay_players
from render.age_of_discovery.region import lay_region
from render.age_of_discovery.touched import meant, touched
from render.picture import Picture

__all__ = ["PICTURES", "meant", "touched"]

PICTURES: dict[str, Picture[AgeOfDiscovery]] = {
    picture.name: picture
    for picture in (
        Picture("board", lay_board, board_words),
        Picture("players", lay_players, players_words),
        Picture("player", lay_player, player_words, "seat"),
        Picture("region", lay_region, region_words, NAMES),
    )
}
