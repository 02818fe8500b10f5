"""Discord is away for a while: the app outlives the connection, and what people could not hear of or answer to waits."""

import asyncio
from datetime import timedelta

from games.puerto_rico.moves import TakeRole

GAME = "puerto_rico"


async def moved(world, seat, move):
    """Make a move behind Discord's back, and let play on whatever plays by itself."""
    live = await world.live()
    await world.acts.play.move(live.row.id, live.seats[seat].user, seat, lambda *_: move)
    await world.app.rested()
    return await world.live()


async def test_robots_play_on_and_their_posts_are_sent_once_it_is_back(world):
    await world.start(GAME, "anna", robots=2)
    app, before = world.app, len(world.posts())
    await world.leave()
    live = await moved(world, 0, TakeRole("mayor"))
    assert live.table.waiting() == (0,)
    assert [entry.by for entry in live.table.log.entries].count("robot") > 1
    assert len(world.posts()) == before
    await world.come_back()
    await world.settled()
    assert world.app is app
    assert len(world.posts()) > before
    assert f"<@{world.person('anna').id}>" in world.post.content


async def test_orders_play_on(world):
    _, ben, _ = await world.start(GAME, "anna", "ben", "clara")
    await ben.slash(world.general, "order give", {"moves": "take-role builder", "lasts": "once"})
    await world.leave()
    live = await moved(world, 0, TakeRole("craftsman"))
    while live.table.waiting() == (0,):
        live = await moved(world, 0, live.game.default(live.table.view(0), 0, live.table.menu(0)))
    assert "order" in [entry.by for entry in live.table.log.entries]


async def test_what_is_due_waits_for_people(time):
    await time.start(GAME, "anna", "ben", "clara", mode="strict")
    world, entries = time.world, (await time.world.live()).row.entries
    await world.leave()
    time.watch.set(time.watch.now() + timedelta(days=3))
    world.app.sleeper.wake()
    for _ in range(9):
        await world.storage.outbox_depth()
    live = await world.live()
    assert (live.row.entries, live.notes.book.wait(0).late) == (entries, None)
    await world.come_back()
    await time.passes(hours=25)
    assert (await world.live()).row.entries > entries


async def test_whom_a_default_stands_in_for_is_played_for_once_it_is_back(time):
    await time.start(GAME, "anna", "ben", "clara")
    world = time.world
    await world.leave()
    live = await world.live()
    (seat,), entries = live.table.waiting(), live.row.entries
    async with world.tables.hold(live.row.id) as held:
        await world.acts.time.stand_in(held, seat, "default")
    await world.app.rested()
    assert (await world.live()).row.entries == entries
    await world.come_back()
    await world.settled()
    assert (await world.live()).row.entries > entries


async def test_what_was_held_back_by_a_cut_goes_on_although_the_return_before_is_still_under_way(
    world, monkeypatch
):
    await world.start(GAME, "anna", "ben", "clara")
    await world.leave()
    fronts, began, may_go_on = world.app.fronts, asyncio.Event(), asyncio.Event()

    async def slowly():
        began.set()
        await may_go_on.wait()

    monkeypatch.setattr(world.acts.leagues, "tick", slowly)
    await world.come_back()
    await began.wait()
    fronts.reach(world.bot.front, reached=False)
    live = await world.live()
    async with world.tables.hold(live.row.id) as held:
        await world.acts.time.stand_in(held, live.table.waiting()[0], "default")
    await world.acts.play.rested()
    fronts.reach(world.bot.front, reached=True)
    may_go_on.set()
    await world.settled()
    assert (await world.live()).row.entries > live.row.entries


async def test_a_short_cut_of_the_line_counts_too(world):
    assert not world.app.fronts.is_away()
    world.server.gateway.ask_to_reconnect()
    await world.app.fronts.away.wait()
    await world.app.fronts.reached.wait()
    assert not world.app.fronts.is_away()
