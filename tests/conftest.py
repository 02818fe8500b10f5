"""All tests know the game of the tests beside the four real ones; whoever runs the program does not."""

from tests.games.elsewhere import SOUNDINGS, register

register(SOUNDINGS)
