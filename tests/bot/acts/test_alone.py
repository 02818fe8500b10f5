"""A table that would play by itself for ever."""

import pytest

from bot.table import automation
from bot.table.automation import is_run_away


async def test_a_table_that_goes_round_by_itself_is_paused_says_so_and_goes_on_with_a_person(
    world, monkeypatch: pytest.MonkeyPatch, bot_log
):
    monkeypatch.setattr(automation, "MOST_ALONE", 1)
    (anna,) = await world.start("puerto_rico", "anna", robots=2)
    while not is_run_away(live := await world.live()):
        assert live.table.waiting() == (0,)
        move = live.game.default(live.table.view(0), 0, live.table.menu(0))
        await world.played(0, move)
    assert live.notes.book.paused is not None
    assert any(
        live.words("paused-by-itself", count=live.table.alone()) == post.content for post in world.posts()
    )
    assert any("has made" in line for line in bot_log.lines)
    bot_log.lines.clear()
    seat = live.table.waiting()[0]
    await anna.slash(world.general, "host skip", {"seat": str(seat + 1)})
    await world.settled()
    assert (await world.live()).row.entries > live.row.entries
    bot_log.lines.clear()
