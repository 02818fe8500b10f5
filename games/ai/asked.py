"""The process behind `Former`: run as a file within another checkout, it answers questions with that checkout's robots.

It imports only what every checkout since version 0.2 has.
"""

import json
import sys

from games import all_games
from games.ai.players import player
from games.core import Decide, Seat, Table
from games.core.saves import move_to_data, save_from_data


def main() -> None:
    """Answer each line of the input, a question as `Former` asks it, with a line that holds a move."""
    robots: dict[tuple[str, Seat, str], Decide] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        game, header, entries = save_from_data(all_games(), asked["save"])
        table, seat, robot = Table.replay(game, header, entries), asked["seat"], asked["robot"]
        place = (header.secret, seat, robot)
        if place not in robots:
            # One game is played at a time.
            robots = {other: one for other, one in robots.items() if other[0] == header.secret}
            robots[place] = player(game, robot, asked["seed"])
        move = robots[place](table.view(seat), seat, table.open_menu(seat))
        assert move is not None, "a robot always moves"
        sys.stdout.write(f"{json.dumps(move_to_data(move))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
