"""Whole games at the live board, mixed with clicks in the chat: two people and a spectator in three browsers, with a restart and a cut connection.

One plays by mouse or touch and the other by keys. How many clicks a move takes is counted: a legal whole move is drawn first and
then made with the mouse, places preferred.
"""

import sys
from pathlib import Path
from random import Random

import pytest

from bot.rehearsal.players import Player
from tests.bot.web.test_board_game import SIZES, take_turns
from tests.local.test_page_game import PersonAtPage
from tests.support.boards import SPY, Hands
from tests.support.bot import bot_log
from tests.support.both import Both, both
from tests.support.browser import Browser, chromium, needs_chromium
from tests.support.keys import Keys

__all__ = ["bot_log"]
pytestmark = needs_chromium
CLICKS = {"puerto_rico": 1.1, "age_of_discovery": 1.6, "mundus_novus": 1.6, "pizarro_and_co": 1.1}
"""The clicks that a move takes on average, at most; a form counts as one."""
SHORT = "soundings"
"""The game that is played in every run; the others are played in the soak."""
ONCE = [(game, list(SIZES)[number % 2]) for number, game in enumerate(CLICKS)]
"""Each game at one of the sizes: `test_board_game` makes the first moves of all games at all of them."""
PART = 5
"""Moves before the connection is cut, and before the bot is restarted."""
CUT = """(() => {
  const line = lines.at(-1), {send} = line;
  line.send = function (said) {
    send.call(this, said);
    if (said.includes('"kind":"click"')) this.close();
  };
  return true;
})()"""
"""Cuts a line right after the next click was sent: its answer does not come."""
BACK = "lines.at(-1).readyState === 1 && !document.body.classList.contains('away')"


class Guest:
    """A person with the board in one window, and the chat in another one of the same browser."""

    def __init__(self, board: Hands, player: Player) -> None:
        self.board = board
        self.player = player
        self.in_chat: list[tuple[int, object]] = []
        """The seat and the move of each click in the chat."""

    async def click_in_chat(self, made: Both, rng: Random) -> None:
        """Draw a move and make it by clicks in the chat."""
        await made.world.settled()
        live = await made.world.live()
        seat = next(seat for seat in live.seats_of(self.player.person.id) if seat in live.table.waiting())
        move = live.table.menu(seat).sample(rng)
        await self.player.click(live, seat, move)
        self.in_chat.append((seat, move))


async def invited(made: Both, browser: Browser, name: str, size: str, *, by_keys: bool = False) -> Guest:
    """Open the board and the chat of a person; the test can cut the lines of the board."""
    width, height, touch = SIZES[size]
    tab = await browser.tab("about:blank")
    await tab.size(width, height, phone=touch)
    if touch:
        await tab.call("Emulation.setTouchEmulationEnabled", enabled=True)
    await tab.call("Page.addScriptToEvaluateOnNewDocument", source=SPY)
    await tab.open(f"{made.url}/#bearer={name}")
    board = Keys(tab) if by_keys else Hands(tab, touch=touch)
    await board.ready()
    person = made.world.person(name)
    chat = await browser.tab(made.address_of_chat(person), beside=tab)
    await chat.until("document.getElementById('write')")
    return Guest(board, Player(PersonAtPage(person, chat), made.world.general))


async def played_out(folder: Path, game: str, size: str) -> tuple[int, int]:
    """Play a game to its end on the board and in the chat; returns the clicks of the one without keys, and the moves that they made."""
    rng = Random(11)
    async with both(folder) as made, chromium(folder / "chromium") as browser:
        await made.world.start(game, "anna", "ben", robots=1)
        guests = [
            await invited(made, browser, "anna", size),
            await invited(made, browser, "ben", "desktop", by_keys=True),
        ]
        dora = await invited(made, browser, "dora", size)
        boards = [one.board for one in guests]

        async def in_chat(number: int) -> None:
            await guests[number].click_in_chat(made, rng)

        await take_turns(boards, rng, PART, in_chat)
        # The first move after this loses its answer.
        await boards[0].tab.run(CUT)
        await take_turns(boards, rng, PART, in_chat)
        await made.restart()
        for one in (*boards, dora.board):
            await one.tab.until(BACK)
        await take_turns(boards, rng, None, in_chat)
        await dora.board.tab.until("table_.table.public.over")
        await dora.player.person.tab.shows("the game is over")
        await each_click_made_its_move(made, boards, guests)
        assert await boards[0].tab.run("lines.length") > 2, "a line was cut, and the bot was restarted"
        assert await dora.board.acknowledged() == {}
        shown = await dora.board.own()
        assert shown["moves"] == []
        return boards[0].clicks, boards[0].moves


async def each_click_made_its_move(made: Both, boards: list[Hands], guests: list[Guest]) -> None:
    """Check that the log of a finished game has the moves made on the boards and in the chat, each once, and that all were acknowledged."""
    live = await made.world.live()
    assert live.is_over
    by_people = {
        entry.n: (entry.seat, entry.move) for entry in live.table.log.entries if entry.by == "person"
    }
    assert made.moves.made_by.keys() == by_people.keys()
    for one in boards:
        # The answer to the last click may come after the frame.
        await one.tab.until("table_.table.public.over && !turn_.turn.busy")
    first, second = [await one.acknowledged() for one in boards]
    assert not first.keys() & second.keys()
    told, done = first | second, made.moves.of_pages()
    assert not done - told.keys(), "each move that was made was acknowledged"
    # Of a move with two fields only the second click makes it.
    assert not [click for click in told.keys() - done if not told[click]], (
        "each click that was acknowledged has made a move"
    )
    in_the_chat = [by_people[n] for n, click in sorted(made.moves.made_by.items()) if not click]
    assert sorted(map(repr, in_the_chat)) == sorted(repr(one) for guest in guests for one in guest.in_chat)
    assert in_the_chat, "some moves are made there"


@pytest.mark.rest
async def test_a_short_game_is_played_on_the_board_and_in_the_chat(tmp_path: Path, bot_log):
    await played_out(tmp_path, SHORT, "desktop")


@pytest.mark.soak
@pytest.mark.parametrize(("game", "size"), ONCE)
async def test_a_whole_game_is_played_on_the_board_and_in_the_chat(tmp_path: Path, bot_log, game, size):
    clicks, moves = await played_out(tmp_path, game, size)
    sys.stdout.write(f"{game}, {size}: {clicks} clicks for {moves} moves, {clicks / moves:.2f} each\n")
    assert clicks / moves <= CLICKS[game]
