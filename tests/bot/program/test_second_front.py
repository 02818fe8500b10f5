"""A second front beside Discord's: it plays by the same registry, hears of every change, leaves and comes back."""

from random import Random

from bot.menus.buttons import ShowBoard, Undo
from bot.menus.newcomers import QuickStart
from games.words.phrases import phrases
from tests.support.bot import moves
from tests.support.front import Page

GAME = "puerto_rico"
WORDS = phrases("en", GAME)


async def begun(world):
    people = await world.start(GAME, "anna", "ben", "clara")
    return people, Page(world.app), (await world.live()).row.id


async def test_a_move_by_a_page_is_posted_and_one_in_discord_is_heard_of(world):
    (anna, *_), page, table = await begun(world)
    before = (await world.live()).row.entries
    said = await page.play(table, anna.id, 0, Random(1))
    await world.settled()
    assert not said.refused
    live = await world.live()
    assert live.row.entries > before
    assert (table, live.row.entries) in page.heard
    mover = world.person(live.seats[live.table.waiting()[0]].name)
    await mover.click(world.post, moves(world.post)[0])
    assert page.heard[-1] == (table, (await world.live()).row.entries)


async def test_a_page_that_left_hears_nothing_and_shows_the_present_when_it_comes_back(world):
    (anna, *_), page, table = await begun(world)
    page.leave()
    await anna.click(world.post, moves(world.post)[0])
    await world.settled()
    assert not page.heard
    live, again = await world.live(), Page(world.app)
    seat = live.table.waiting()[0]
    assert await again.moves(table, live.seats[seat].user, seat)
    await again.play(table, live.seats[seat].user, seat, Random(1))
    assert again.heard[-1][1] > live.row.entries


async def test_the_same_click_sent_twice_counts_once(world):
    (anna, *_), page, table = await begun(world)
    control = (await page.moves(table, anna.id, 0))[0].control
    first, second = [await page.click(anna.id, control, key="one") for _ in range(2)]
    assert first.answer is not None
    assert second.answer is None
    assert not second.refused


async def test_undo_is_the_same_click_everywhere(world):
    (anna, *_), page, table = await begun(world)
    await anna.slash(world.general, "puerto-rico take-role", {"role": "builder"})
    await page.click(anna.id, Undo(table))
    assert any(entry.undo is not None for entry in (await world.live()).table.log.entries)


async def test_what_needs_rights_in_a_channel_is_refused_with_a_sentence(world):
    (anna, *_), page, _ = await begun(world)
    said = await page.click(anna.id, QuickStart(0, GAME))
    assert said.refused == WORDS("only-in-channel")


async def test_a_stranger_finds_no_table(world):
    _, page, table = await begun(world)
    said = await page.click(world.person("dora").id, ShowBoard(table))
    assert said.refused == WORDS("no-such-table")


async def test_a_front_that_fails_keeps_no_other_one_from_looking(world, bot_log, monkeypatch):
    first, second, looked = Page(world.app), Page(world.app), []

    async def fails():
        raise ZeroDivisionError

    async def looks():
        looked.append(second)

    monkeypatch.setattr(first, "look_again", fails)
    monkeypatch.setattr(second, "look_again", looks)
    await world.app.fronts.look_again()
    assert looked
    assert any("a front could not look again" in line for line in bot_log.lines)
    bot_log.lines.clear()


async def test_a_front_that_fails_stops_no_move(world, bot_log, monkeypatch):
    (anna, *_), page, _ = await begun(world)

    def fails(live):
        raise ZeroDivisionError

    monkeypatch.setattr(page, "changed", fails)
    before = (await world.live()).row.entries
    await anna.click(world.post, moves(world.post)[0])
    assert (await world.live()).row.entries > before
    assert any("a front could not be told" in line for line in bot_log.lines)
    bot_log.lines.clear()
