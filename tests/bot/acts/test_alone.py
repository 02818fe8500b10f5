"""A table that would play by itself for ever."""

from dataclasses import replace

import pytest

from bot.table import automation
from bot.table.automation import is_run_away
from games.age_of_discovery.warfare import Casualties
from tests.games.age_of_discovery.test_war_alone import war


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
        live.words("paused-by-itself", count=live.table.alone(), kind="casual") == post.content
        for post in world.posts()
    )
    assert any("has made" in line for line in bot_log.lines)
    bot_log.lines.clear()
    seat = live.table.waiting()[0]
    await anna.slash(world.general, "host skip", {"seat": str(seat + 1)})
    await world.settled()
    assert (await world.live()).row.entries > live.row.entries
    bot_log.lines.clear()


async def test_the_hosts_skip_answers_each_question_of_a_war_once_and_no_persons_answer_again(world):
    anna, _ = await world.start("age_of_discovery", "anna", "ben")
    live = await world.live()
    state, at_war = live.table.state.clone(), war(0).state
    state.lands = at_war.lands
    state.then(at_war.agenda[-1])
    world.tables.keep(replace(live, table=live.table.in_position(state)))
    made = []
    for seat in (0, 1, 1):
        assert (await world.live()).table.waiting()[0] == seat
        await anna.slash(world.general, "host skip", {"seat": str(seat + 1)})
        await world.settled()
        entries = (await world.live()).table.log.entries
        made.append(next((one.seat, one.move.region) for one in reversed(entries) if one.by == "host"))
    assert made == [(0, "brazil"), (1, "peru"), (1, "brazil")]
    assert not isinstance((await world.live()).table.state.agenda[-1], Casualties)
