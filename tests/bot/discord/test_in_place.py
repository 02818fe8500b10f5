"""A click is answered in the message that was clicked, by the interaction itself, and privately only where that is needed."""

import asyncio
import sqlite3
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.discord import replies
from bot.local import NoAnswer
from bot.local.interactions import UPDATE
from bot.menus.control_ids import question, read_control_id
from bot.posts.messages import Tidy
from bot.posts.table_posts import TurnEdit
from bot.table.clicked import RESERVED
from bot.table.tables import utc_now
from games.mundus_novus.trade import SecretOffers
from games.pizarro_and_co.moves import Bid
from games.puerto_rico.moves import TakeRole
from tests.bot.clocks import HandClock
from tests.support.bot import in_place, moves, open_world, private

GAME = "puerto_rico"
EDITS = "/channels/{channel}/messages/{message}"
CALLBACK = "/callback"


def outbox(world):
    """What is not sent yet."""
    with sqlite3.connect(world.database) as db:
        return db.execute("SELECT kind, state, reserved FROM outbox WHERE state <> 'sent'").fetchall()


@pytest.fixture
async def table(world):
    await world.start(GAME, "anna", "ben", "clara")
    return world


@pytest.fixture
def edits(table):
    """The messages that were changed by requests of their channel."""
    found = []

    def watch(exchange):
        if exchange.method == "PATCH" and exchange.route == EDITS:
            found.append(exchange.response["id"])

    table.server.watchers.append(watch)
    return found


async def take_role(world):
    """Let Anna click on a role in the newest post; returns that post, and what she got."""
    post = world.post
    return post, await world.person("anna").click(post, moves(post)[0])


async def test_the_post_that_was_clicked_shows_the_answer_and_nobody_is_told_anything_privately(table, edits):
    post, reply = await take_role(table)
    assert in_place(reply).id == post.id
    await table.settled()
    assert str(post.id) not in edits
    assert outbox(table) == []


async def test_an_answer_that_discord_does_not_take_leaves_the_change_to_the_sender(table, edits):
    table.server.faults.fail(404, 1, method="POST", route=CALLBACK)
    post = table.post
    button = moves(post)[0]
    acting = asyncio.create_task(take_role(table))
    await table.server.wait_for(lambda: not any(one.times for one in table.server.faults.failures))
    await table.settled()
    assert str(post.id) in edits
    assert button not in moves(post)
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)


async def test_a_program_that_ends_between_the_move_and_its_answer_changes_the_post_at_the_next_start(
    table, edits
):
    post, until = table.post, utc_now() + timedelta(seconds=0.2)
    row = replace(Tidy(post.id).to_channel(table.general.id), optional=False, reserved_until=until)
    await table.put(row, table=1)
    await table.restart()
    await table.settled()
    assert str(post.id) in edits
    assert not post.components


@pytest.mark.rest
async def test_an_answer_that_takes_more_than_three_seconds_is_given_by_the_sender_and_never_beside_it(
    tmp_path, bot_log, monkeypatch
):
    monkeypatch.setattr(replies, "WITHIN", 0.3)
    clock = HandClock(utc_now())
    async with open_world(tmp_path, clock) as world:
        await world.start(GAME, "anna", "ben", "clara")
        post, callbacks = world.post, []
        button = moves(post)[0]
        world.server.watchers.append(
            lambda exchange: (
                callbacks.append(exchange.request["type"]) if CALLBACK in exchange.route else None
            )
        )
        world.server.faults.slow = 2
        acting = asyncio.create_task(take_role(world))
        await world.server.wait_for(lambda: any(reserved for *_, reserved in outbox(world)))
        clock.set(clock.now() + RESERVED)
        world.bot.sender.wake()
        world.server.faults.calm()
        await world.server.wait_for(lambda: button not in moves(post))
        await world.settled()
        assert UPDATE not in callbacks
        acting.cancel()
        with suppress(asyncio.CancelledError, NoAnswer):
            await acting
        world.server.problems.clear()
    bot_log.lines.clear()


@pytest.mark.rest
@pytest.mark.parametrize("sender_first", [True, False])
async def test_two_writes_to_one_message_are_never_under_way_together(table, monkeypatch, sender_first):
    post, under_way, together = table.post, asyncio.Semaphore(0), []
    before, running = table.server.faults.before, []

    async def slowly(method, route):
        if CALLBACK in route or (method, route) == ("PATCH", EDITS):
            running.append(route)
            together.append(len(running))
            under_way.release()
            await asyncio.sleep(0.2)
            running.remove(route)
        await before(method, route)

    monkeypatch.setattr(table.server.faults, "before", slowly)
    edit, begun = TurnEdit(post.id, "asked once more", ()).to_channel(table.general.id), under_way.acquire
    if sender_first:
        await table.put(edit, table=1)
        table.bot.sender.wake()
        await begun()
        await take_role(table)
    else:
        clicking = asyncio.create_task(take_role(table))
        await begun()
        await table.put(edit, table=1)
        table.bot.sender.wake()
        await clicking
    await table.settled()
    assert len(together) >= 2
    assert max(together) == 1


async def test_nothing_else_goes_to_the_channel_before_the_answer(table):
    order = []
    table.server.watchers.append(lambda exchange: order.append((exchange.method, exchange.route)))
    await take_role(table)
    await table.settled()
    routes = [route for _, route in order]
    answered = next(place for place, route in enumerate(routes) if CALLBACK in route)
    assert not any(route.startswith("/channels/") for route in routes[:answered])


async def test_words_about_what_everybody_sees_go_after_five_seconds_and_a_refusal_stays(tmp_path, bot_log):
    clock = HandClock(utc_now())
    async with open_world(tmp_path, clock) as world:
        anna, *_ = await world.start(GAME, "anna", "ben", "clara")
        await world.settled()
        told = (await anna.slash(world.general, "puerto-rico take-role", {"role": "builder"})).message
        refused = (await world.person("clara").slash(world.general, "puerto-rico pass")).message
        await world.settled()
        seen = {one.id for one in anna.sees(world.general)}
        assert told.id in seen
        clock.advance(clock.now() + timedelta(seconds=5))
        await world.server.wait_for(lambda: told.id not in {one.id for one in anna.sees(world.general)})
        assert refused.id in {one.id for one in world.person("clara").sees(world.general)}


class Robot:
    """Suggests the first move of every menu, while it is let."""

    def __init__(self):
        self.may_think = asyncio.Event()
        self.may_think.set()

    def close(self):
        """There are no workers."""

    async def think(self, _robot, _seed, _view, _seat, menu):
        await self.may_think.wait()
        return next(iter(menu))

    async def rate(self, *_):
        """Nobody asks for a hint."""


async def test_below_a_board_that_is_posted_anew_the_question_is_posted_anew_and_pings_nobody_again(table):
    table.server.posting.delete(table.boards[-1])
    post, _ = await take_role(table)
    await table.settled()
    board, turn = table.posts()[-2:]
    assert board.id == table.boards[-1].id
    assert (turn.id, moves(turn) != []) == ((await table.storage.table(1)).post, True)
    assert turn.id != post.id
    assert not post.components
    assert turn.pinged == []


async def test_a_click_of_another_player_is_refused_privately_and_changes_nothing(table):
    post = table.post
    before = (await table.live()).row.entries
    reply = await table.person("ben").click(post, moves(post)[0])
    assert "belong to anna" in private(reply)
    assert moves(post)
    assert (await table.live()).row.entries == before


async def test_a_private_menu_asks_what_is_asked_now_and_goes_when_that_is_nothing(table):
    anna = table.person("anna")
    menu = (await anna.slash(table.general, "move")).message
    assert moves(menu)
    await table.played(0, TakeRole("builder"))
    await table.settled()
    live = await table.live()
    now = question(live.table, 0)
    assert moves(menu)
    assert all(now in button for button in moves(menu))
    while 0 in live.table.waiting():
        await table.played(0, live.game.default(live.table.view(0), 0, live.table.menu(0)))
        live = await table.live()
    assert menu.id not in {one.id for one in anna.sees(table.general)}


async def test_a_click_in_a_private_message_that_is_deleted_meanwhile_is_answered_in_a_new_one(
    table, monkeypatch
):
    anna, before = table.person("anna"), table.server.faults.before
    menu = (await anna.slash(table.general, "move")).message

    async def deleting(method, route):
        if CALLBACK in route and table.server.world.message(table.general.id, menu.id) is not None:
            table.server.posting.delete(menu)
        await before(method, route)

    monkeypatch.setattr(table.server.faults, "before", deleting)
    reply = await anna.click(menu, moves(menu)[0])
    await table.settled()
    assert "anna" in private(reply)
    assert reply.message.id != menu.id


async def test_of_several_private_panels_only_the_newest_is_live(world):
    """Three live panels asked the same after two bids."""
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    name = (await world.live()).names[(await world.live()).table.waiting()[0]]
    person = world.person(name)
    opened = [(await person.click(world.post, "Your move")).message]
    opened.append((await person.slash(world.general, "move")).message)
    opened.append((await person.click(world.post, "Your move")).message)
    await world.settled()
    *older, newest = (one.id for one in opened)
    seen = {one.id for one in person.sees(world.general)}
    assert newest in seen
    assert seen.isdisjoint(older)
    assert [one.id for one in _panels(world, person)] == [newest]


def _panels(world, person):
    """The private messages of a person with controls of a move."""
    return [
        one
        for one in person.sees(world.general)
        if one.ephemeral
        and any(
            read_control_id(item.get("custom_id", "")) for row in one.components for item in row["components"]
        )
    ]


async def _by_button(world, person):
    await person.click(world.post, "Your move")


async def _by_command(world, person):
    await person.slash(world.general, "move")


async def _by_typed_command(world, person):
    offered = await person.autocomplete(world.general, "pizarro-and-co bid", {}, "amount")
    assert offered
    await person.slash(world.general, "pizarro-and-co bid", {"amount": 99})


async def _by_hint(world, person):
    await person.slash(world.general, "hint")


async def _by_order(world, person):
    await person.slash(world.general, "order give", {"moves": "bid 99"})


async def _by_refused_form(world, person):
    panel = (await person.slash(world.general, "move")).message
    form = await person.click(panel, next(label for label in panel.labels if label.endswith("…")))
    await person.submit(form, {"text": "99"})


async def _after_an_undo(world, person):
    seat = (await world.live()).table.waiting()[0]
    await world.played(seat, Bid(1))
    await person.slash(world.general, "undo")
    assert (await world.live()).table.log.undos() == 1
    assert seat in (await world.live()).table.waiting()


WAYS = (_by_button, _by_command, _by_typed_command, _by_hint, _by_order, _by_refused_form, _after_an_undo)


@pytest.mark.rest
@pytest.mark.parametrize("way", WAYS)
async def test_a_person_has_one_live_panel_however_it_comes(world, way):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.live()
    person = world.person(live.names[live.table.waiting()[0]])
    await _by_button(world, person)
    await way(world, person)
    await world.settled()
    assert len(_panels(world, person)) <= 1
    await _by_button(world, person) if way is not _after_an_undo else await _by_command(world, person)
    await world.settled()
    assert len(_panels(world, person)) == 1


async def _private_question(world, game):
    """Begin a game and play it at random until somebody is asked in private, or several at once; returns who is asked first."""
    await world.start(game, "anna", "ben", "clara")
    rng = Random(1)
    while True:
        live = await world.live()
        assert not live.is_over, "nobody was asked in private"
        waiting = live.table.waiting()
        if live.table.is_private() or len(waiting) > 1:
            await world.settled()
            return world.person(live.names[waiting[0]])
        await world.played(waiting[0], live.table.menu(waiting[0]).sample(rng))


@pytest.mark.rest
@pytest.mark.parametrize("way", [_by_button, _by_command, _by_hint])
@pytest.mark.parametrize("game", ["age_of_discovery", "mundus_novus", "pizarro_and_co", "puerto_rico"])
async def test_in_every_game_a_person_has_one_live_panel(world, game, way):
    person = await _private_question(world, game)
    await _by_button(world, person)
    await way(world, person)
    await world.settled()
    assert len(_panels(world, person)) <= 1
    await _by_command(world, person)
    await _by_button(world, person)
    await world.settled()
    assert len(_panels(world, person)) == 1


async def test_a_panel_has_the_same_controls_opened_edited_or_sent(world):
    await world.start("pizarro_and_co", "anna", "ben", "clara")
    seat = (await world.live()).table.waiting()[0]
    person = world.person((await world.live()).names[seat])
    edited = (await person.slash(world.general, "move")).message
    for amount in (1, 2, 3):
        await world.played((await world.live()).table.waiting()[0], Bid(amount))
    assert (await world.live()).table.waiting() == (seat,)
    await world.settled()
    shown = edited.labels
    sent = (await person.slash(world.general, "move")).message
    assert sent.labels == shown
    opened = (await person.click(world.post, "Your move")).message
    assert opened.labels == shown
    form = await person.click(opened, next(label for label in shown if label.endswith("…")))
    refused = (await person.submit(form, {"text": "99"})).message
    assert refused.labels == shown


async def test_in_a_game_with_hands_the_menu_brings_the_hand_and_stays_where_it_is(world):
    await world.start("mundus_novus", "anna", "ben", "clara")
    live = await world.play_to(SecretOffers)
    anna = world.person("anna")
    older, newer = [(await anna.click(world.post, "Your move")).message for _ in range(2)]
    assert newer.files
    assert newer.components
    await world.played(0, live.table.menu(0).sample(Random(1)))
    await world.settled()
    assert older.id not in {one.id for one in anna.sees(world.general)}
    assert newer.id in {one.id for one in anna.sees(world.general)}
    assert not newer.files
