"""Ten seconds of play for the README, drawn from a real game: `python -m tests.trailer` writes `.github/play.gif`."""

import json
from pathlib import Path
from typing import Any

from games import all_games
from games.core import Header, Table
from games.core.moves import move_name
from games.core.notation import read_move
from games.core.secrets import view
from games.words.phrases import table_phrases
from games.words.sentences import step_words
from render.film import frames, gif
from render.gallery import changed, pictures
from render.picture import Look

ROOT = Path(__file__).parent.parent
GAME = "puerto_rico"
REPLAY = ROOT / "tests" / "replays" / f"{GAME}_people_1.txt"
FILM = ROOT / ".github" / "play.gif"
NAMES = ["Anna", "Ben", "Clara", "Dora"]
FIRST, MOMENTS = 44, 11
"""The first decision that is shown, and how many are: the film shows each for nine tenths of a second."""


def main() -> None:
    """Play the game on from its replay, draw it before each of the decisions, and write the film."""
    first, *lines = REPLAY.read_text(encoding="utf-8").splitlines()
    header = Header(GAME, **json.loads(first))
    game = all_games()[GAME]
    words = table_phrases("en", GAME, header.rules, header.options, {})
    kinds = {move_name(kind): kind for kind in game.moves}
    table, turn = Table.new(game, header)
    table.adopt(turn)
    shown: list[Any] = []
    rounds: list[int] = []
    decisions = [line for line in lines if line[0].isdigit() and not line.endswith(")")]
    for number, line in enumerate(decisions):
        if FIRST <= number < FIRST + MOMENTS:
            look: Look[Any] = Look(
                view=table.view(None),
                words=words,
                names=NAMES,
                changed=changed(GAME, [view(one.event, None) for one in turn.told]),
                waiting=table.waiting(),
                asked=step_words(table, words),
            )
            shown.append(pictures(GAME)["board"].draw(look))
            rounds.append(table.state.round)
        seat, _, move = line.partition(": ")
        turn = table.play(int(seat), read_move(move, kinds))
    FILM.write_bytes(gif(frames(shown, rounds)))


if __name__ == "__main__":
    main()
