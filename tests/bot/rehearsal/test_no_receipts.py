"""Games played by clicks alone: nobody is left with a private sentence that only repeats what everybody sees; clicks are counted."""

from random import Random

import pytest

from bot.discord.private_answers import READ
from bot.posts.history import lines_of
from bot.rehearsal.players import MOST_CLICKS, Route
from bot.rehearsal.selfplay import Players
from bot.table.tables import utc_now
from games import all_games
from tests.bot.clocks import HandClock
from tests.support.bot import open_world

MOST = 3
"""Clicks that the longest way to a move takes, from the posts on."""


async def one_move(players, random):
    """Let one of those who are waited for make a random move by clicks; returns how many it took, None if the game is over."""
    await players.rehearsal.settled()
    live = await players.live()
    if not live.table.waiting():
        return None
    seat = live.table.waiting()[0]
    player, menu, route = players.people[seat], live.table.menu(seat), None
    while route is None:
        move = menu.sample(random)
        route = Route.of_clicks(live, seat, move)
    message, clicks, complete = player.post(live), 0, False
    while not complete and clicks < MOST_CLICKS:
        reply, complete = await player.one_click(message, route, move)
        message, clicks = next(iter(reply.messages), None) or reply.message, clicks + 1
    assert (await players.live()).row.entries > live.row.entries, f"{move} was not made"
    return clicks


def left(world, people, public):
    """The private sentences that people are left with.

    They have nothing to click or to see, say nothing of whose turn it is, and tell nothing besides the `public` lines.
    """
    found = [one for player in people for one in player.person.sees(world.general) if one.ephemeral]
    told = [one.content for one in found if not one.components and not one.files]
    kept = ("Waiting for", "Your choice", "The game is over")
    return [text for text in told if not text.startswith(kept) and set(text.split("\n")) <= public]


async def play_by_clicks(folder, game, moves):
    """Play so many moves; returns the clicks that each took."""
    clock, random = HandClock(utc_now()), Random(11)
    async with open_world(folder, clock) as world:
        players = Players(world, max(3, min(all_games()[game].seats)), seed=5)
        await players.open(game)
        counts = []
        while len(counts) < moves and (clicks := await one_move(players, random)) is not None:
            counts.append(clicks)
        await world.settled()
        clock.advance(clock.now() + READ)
        public = {line.text for line in lines_of(await players.live(), None)}
        await world.server.wait_for(lambda: not left(world, players.people, public))
    return counts


@pytest.mark.parametrize("game", all_games())
@pytest.mark.rest
async def test_nobody_is_left_with_a_receipt_and_no_move_takes_many_clicks(tmp_path, bot_log, game):
    counts = await play_by_clicks(tmp_path, game, 20)
    assert max(counts) <= MOST, counts


@pytest.mark.soak
@pytest.mark.parametrize("game", all_games())
async def test_the_same_in_whole_games(tmp_path, bot_log, game):
    counts = await play_by_clicks(tmp_path, game, 2000)
    assert max(counts) <= MOST, counts
