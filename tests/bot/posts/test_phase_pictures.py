"""The pictures of a post: each shows one moment."""

from dataclasses import replace

from bot.posts.hand_off import result, wanted_pictures
from games.core import Header, PhaseEnded, Table
from games.puerto_rico import GAME
from games.words.phrases import Phrases, phrases


def test_a_picture_says_who_is_asked_only_if_the_table_still_stands_as_it_shows():
    table, turn = Table.new(GAME, Header("puerto_rico", GAME.rules, 3, {}, "0a" * 16))
    table.adopt(turn)
    said = set[bool]()
    while len(said) < 2:
        seat = table.waiting()[0]
        move = GAME.default(table.view(seat), seat, table.menu(seat))
        assert move is not None
        turn = table.play(seat, move)
        ends = [one.state for one in turn.told if isinstance(one.event, PhaseEnded)]
        if ends and ends[-1] is not None:
            last = list(wanted_pictures(table, turn.told))[-1]
            said.add(last.asks == table.log.tip)
            assert (last.asks is not None) == (
                replace(ends[-1], agenda=[]) == replace(table.state, agenda=[])
            )


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
