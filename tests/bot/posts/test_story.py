"""The trade chain is told in one growing post, not in one for each take."""

from games.core import CHANCE
from games.mundus_novus.moves import Take
from games.mundus_novus.trade import TakeChain


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


async def chain(world) -> tuple[int, list[str]]:
    """Play the first chain to its end but for one take; returns the posts before it and its lines."""
    await world.start("mundus_novus", "anna", "ben", "clara")
    await to_the_chain(world)
    before, lines = len(world.posts()), list[str]()
    for _ in range(3):
        lines.append(await take(world))
        assert all(line in world.post.content for line in lines)
        assert len(world.posts()) == before + 1
    return before, lines


async def test_each_take_is_added_to_the_story_and_the_next_player_is_pinged(world):
    _, lines = await chain(world)
    live = await world.live()
    assert world.post.pinged == [live.seats[live.table.waiting()[0]].user]
    assert [world.post.content.index(line) for line in lines] == sorted(map(world.post.content.index, lines))


async def test_the_offers_with_their_pictures_stay(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    await to_the_chain(world)
    offers = world.post
    assert offers.files
    await take(world)
    assert offers in world.posts()


async def test_the_last_post_tells_the_whole_trade_with_its_pictures(world):
    before, lines = await chain(world)
    live = await world.live()
    while isinstance(live.table.state.agenda[-1], TakeChain):
        lines.append(await take(world))
        live = await world.live()
    while not world.post.files:
        seat = live.table.waiting()[0]
        await world.played(seat, live.table.game.default(live.table.view(seat), seat, live.table.menu(seat)))
        live = await world.live()
    told = [post for post in world.posts()[before:] if lines[0] in post.content]
    assert told == [world.posts()[before]]
    assert all(line in told[0].content for line in lines)


async def test_a_story_goes_on_after_a_restart(world):
    before, lines = await chain(world)
    await world.restart()
    lines.append(await take(world))
    assert all(line in world.post.content for line in lines)
    assert len(world.posts()) == before + 1
