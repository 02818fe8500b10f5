"""A phase is told in one growing board post, not in one for each move."""

import pytest

from bot.discord.desk import MOST_TURNS
from bot.rehearsal.players import Player
from games.core import CHANCE
from games.mundus_novus.moves import Take
from games.mundus_novus.trade import TakeChain
from games.pizarro_and_co.moves import Bid


async def to_the_chain(world) -> None:
    """Play as the defaults do until the first chain begins."""
    while True:
        table = (await world.live()).table
        if isinstance(table.state.agenda[-1], TakeChain):
            return
        await world.played(*default_move(table))


def default_move(table):
    """Return the first seat that is waited for, and the move made for it when its time is up."""
    seat = table.waiting()[0]
    assert seat != CHANCE
    return seat, table.game.default(table.view(seat), seat, table.menu(seat))


async def take(world) -> str:
    """Make the first take that is possible; returns its line of the log."""
    live = await world.live()
    seat = live.table.waiting()[0]
    move = next(move for move in live.table.menu(seat) if isinstance(move, Take))
    await world.played(seat, move)
    resource = live.words.component("resources", move.resource)
    return f"{live.names[seat]} takes {resource} from {live.names[move.player]}"


async def chain(world) -> list[str]:
    """Play the first chain to its end but for one take; returns its lines."""
    await world.start("mundus_novus", "anna", "ben", "clara")
    await to_the_chain(world)
    before, lines = len(world.boards), list[str]()
    for _ in range(3):
        lines.append(await take(world))
        assert all(line in world.told for line in lines)
        assert len(world.boards) == before
    return lines


@pytest.mark.rest
async def test_each_take_is_added_to_the_end_of_the_board_post_and_the_next_player_is_pinged(world):
    lines = await chain(world)
    live = await world.live()
    assert world.post.pinged == [live.seats[live.table.waiting()[0]].user]
    places = [world.told.index(line) for line in lines]
    assert places == sorted(places)
    assert f"▸ {lines[-1]}" in world.told
    assert all(f"-# {line}" in world.told for line in lines[:-1])


@pytest.mark.rest
async def test_the_board_of_a_phase_that_has_ended_stays_as_it_was_last_shown(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    while len(world.boards) == 1:
        await world.played(*default_move((await world.live()).table))
    (first, second) = world.boards
    shown = first.text, first.files, first.edited
    assert second.files
    while len(world.boards) == 2:
        await world.played(*default_move((await world.live()).table))
    assert (first.text, first.files, first.edited) == shown


async def test_a_board_that_somebody_has_written_below_comes_anew_with_the_next_turn_post(world):
    """Nobody scrolls between the board and the question."""
    await chain(world)
    before = world.boards[-1]
    await world.person("dora").say(world.general, "good luck!")
    live = await world.live()
    seat = live.table.waiting()[0]
    move = next(one for one in live.table.menu(seat) if isinstance(one, Take))
    player = Player(world.person(live.names[seat]), world.general)
    await player.click(live, seat, move)
    await world.settled()
    assert world.boards[-1].id > before.id
    assert [post.id for post in world.posts()][-2:] == [world.boards[-1].id, world.post.id]


@pytest.mark.rest
async def test_a_board_with_more_than_three_turn_posts_below_it_comes_anew(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    board, first = world.boards[-1], (await world.live()).notes.posted.first
    for bids in range(1, MOST_TURNS + 3):
        live = await world.live()
        await world.played(live.table.waiting()[0], Bid(bids))
        assert (world.boards[-1].id == board.id) == (bids <= MOST_TURNS)
        if world.boards[-1].id != board.id:
            break
    assert (await world.live()).notes.posted.first == first, "no phase has ended"
    assert [post.id for post in world.posts()][-2:] == [world.boards[-1].id, world.post.id]


@pytest.mark.rest
async def test_the_board_post_goes_on_after_a_restart(world):
    lines = await chain(world)
    count = len(world.boards)
    await world.restart()
    lines.append(await take(world))
    assert all(line in world.told for line in lines[:-1])
    assert len(world.boards) >= count
