"""*Pass from now on, until …*: the list of a game's conditions. Pure."""

from bot.menus.own_buttons import PassUntil
from bot.menus.parts import CHOICE, OPTIONS, Choice, Row, Select, short
from games.core.conditions import NEW, conditions
from games.core.game import Game
from games.core.moves import Seat
from games.words.phrases import Phrases
from games.words.view import capital


def conditions_row(table: int, seat: Seat, game: Game, words: Phrases, *, asked: bool) -> Row:
    """Return the list of conditions for a seat; what is new can only be told from what it is `asked` now."""
    names = [name for name in conditions(game) if asked or name != NEW]
    choices = tuple(Choice(name, short(capital(words(f"until-{name}")), CHOICE)) for name in names)
    return (Select(str(PassUntil(table, seat)), words("choose-condition"), choices[:OPTIONS]),)
