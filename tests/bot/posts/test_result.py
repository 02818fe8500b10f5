"""What the final post calls the points."""

from bot.posts.hand_off import result
from games.core import Header, Table
from games.puerto_rico import GAME
from games.words.phrases import Phrases, phrases


class OfDice(Phrases):
    """The words of a game whose players lose dice."""

    def __call__(self, message: str, /, **arguments: object) -> str:
        return (
            f"{arguments['points']} dice"
            if message == "game-points"
            else super().__call__(message, **arguments)
        )

    def has(self, message: str, attribute: str | None = None) -> bool:
        return message == "game-points" or super().has(message, attribute)


def test_a_game_says_what_its_score_counts():
    table, turn = Table.new(GAME, Header("puerto_rico", GAME.rules, 3, {}, "0a" * 16))
    table.adopt(turn)
    names = ["Ann", "Bob", "Cleo"]
    assert "Ann – 0 points" in result(table, phrases("en", "puerto_rico"), names)
    assert "Ann – 0 dice" in result(table, OfDice("en", "puerto_rico"), names)
