"""The application's own emojis: uploaded once, paced, stale ones of ours removed; messages are whole without them."""

import asyncio
import base64

import aiohttp
import pytest

from bot.discord.signs import EVERY, Signs, sign_text, wanted_emojis
from bot.local.things import Flag
from games import all_games
from games.puerto_rico.moves import TakeRole
from games.words.view import signs
from render.emojis import emoji_png, is_ours, known_sprites
from tests.support.bot import bot_log, bot_options, world

__all__ = ["bot_log", "bot_options", "world"]


@pytest.fixture
async def emojis(world, monkeypatch):
    """The emojis of a running bot, whose waits are counted instead."""
    waits: list[float] = []

    async def sleep(seconds):
        waits.append(seconds)

    monkeypatch.setattr(world.bot, "signs", Signs(world.bot, sleep))
    world.waits = waits
    return world


@pytest.mark.rest
def test_every_sign_is_a_sprite_and_its_emoji_is_small():
    wanted = wanted_emojis()
    assert set(wanted.values()) <= known_sprites()
    assert all(is_ours(name) for name in wanted)
    assert all(len(emoji_png(sprite)) < 64 * 1024 for sprite in list(wanted.values())[:10])


def test_signs_stand_for_components_that_there_are():
    for key, game in all_games().items():
        boxes = [
            game.open_box(game.rules, game.read_options(options), {}) for options in ({}, *game.variants())
        ]
        for table, named in signs(key).items():
            there = {str(one) for box in boxes for one in getattr(box, table)}
            assert set(named) <= there, (key, table)


@pytest.mark.rest
async def test_they_are_uploaded_once_and_stale_ones_go(emojis):
    made = emojis.server.world
    stale = made.new_emoji("cv_corn_00000000", "image/png", b"old")
    foreign = made.new_emoji("our_own_logo", "image/png", b"theirs")
    await emojis.bot.signs.complete()
    names = {one.name for one in made.emojis.values()}
    assert names == {*wanted_emojis(), "our_own_logo"}
    assert stale.id not in made.emojis
    assert foreign.id in made.emojis
    assert set(emojis.bot.signs.known) == set(wanted_emojis().values())
    assert len(emojis.waits) == len(wanted_emojis()) + 2, "each request is paced"
    before = dict(made.emojis)
    await emojis.bot.signs.complete()
    assert made.emojis == before


@pytest.mark.rest
async def test_another_client_knows_what_was_uploaded(emojis):
    await emojis.bot.signs.complete()
    looked = asyncio.Event()

    async def sleep(seconds):
        if seconds == EVERY:
            looked.set()
            await asyncio.Event().wait()

    other = Signs(emojis.bot, sleep)
    following = asyncio.create_task(other.follow())
    await asyncio.wait_for(looked.wait(), 60)
    following.cancel()
    assert other.known == emojis.bot.signs.known


@pytest.mark.rest
async def test_they_stand_in_controls_lists_and_the_board_and_not_in_what_pings(emojis):
    await emojis.bot.signs.complete()
    await emojis.start("puerto_rico", "anna", "ben", "clara")
    signs = [one["emoji"]["name"] for one in emojis.post.buttons if "emoji" in one]
    assert any(name.startswith("cv_settler_") for name in signs)
    await emojis.played(0, TakeRole("settler"))
    assert "<:cv_settler_" in emojis.told
    turns = [one for one in emojis.posts() if not one.flags & Flag.COMPONENTS_V2]
    assert not any("<:cv_" in one.content for one in turns)


@pytest.fixture
async def uploading(world, monkeypatch):
    """A running bot whose emojis are on their way: each wait of theirs ends when it is let go on."""
    going = asyncio.Semaphore(0)

    async def sleep(_):
        await going.acquire()

    signs = Signs(world.bot, sleep)
    monkeypatch.setattr(world.bot, "signs", signs)
    task = asyncio.create_task(signs.run())
    world.going, world.signs = going, signs
    yield world
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def shown_signs(message):
    parts = [*message.buttons, *(one for field in message.selects for one in field["options"])]
    return [one["emoji"]["name"].rsplit("_", 1)[0] for one in parts if "emoji" in one]


async def until(world, is_so):
    """Let the uploads go on, one by one, until something is so."""
    count = 0
    # On a busy machine an upload takes many of these rounds.
    async with asyncio.timeout(60):
        while not is_so():
            count += 1
            world.going.release()
            for _ in range(200):
                await asyncio.sleep(0)
            await world.settled()
    return count


@pytest.mark.rest
async def test_the_first_question_is_asked_at_once_and_gets_its_emojis_before_others_are_uploaded(uploading):
    people = await uploading.start("puerto_rico", "anna", "ben", "clara")
    assert not shown_signs(uploading.post)
    private = (await people[0].slash(uploading.general, "move")).message
    assert not shown_signs(private)
    roles = {f"cv_{role}" for role in ("settler", "mayor", "builder", "craftsman", "trader", "captain")}
    await until(
        uploading, lambda: all(roles <= set(shown_signs(shown)) for shown in (uploading.post, private))
    )
    assert len(uploading.server.world.emojis) < 12, "those that a question lacks come first"
    assert uploading.post.content
    assert "Settler" in str(uploading.post.labels)


@pytest.mark.rest
async def test_a_message_that_has_changed_meanwhile_keeps_what_it_shows(uploading):
    await uploading.start("puerto_rico", "anna", "ben", "clara")
    first = uploading.post
    await uploading.played(0, TakeRole("settler"))
    await uploading.settled()
    shown, edits = first.components, first.edited
    await until(uploading, lambda: len(uploading.server.world.emojis) == len(wanted_emojis()))
    assert (first.components, first.edited) == (shown, edits)


@pytest.mark.rest
async def test_where_one_was_deleted_messages_go_without(emojis, bot_log):
    await emojis.bot.signs.complete()
    emojis.server.world.emojis.clear()
    await emojis.start("puerto_rico", "anna", "ben", "clara")
    assert "Settler" in str(emojis.post.labels)
    assert not emojis.bot.signs.known
    bot_log.lines.clear()


@pytest.mark.rest
async def test_without_any_the_text_is_whole(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    await world.played(0, TakeRole("settler"))
    assert "\ue000" not in world.told
    assert "▸ anna" in world.told


def test_a_text_that_would_become_too_long_goes_without():
    class Emoji:
        def __str__(self):
            return "<:cv_corn_00000000:1234567890>"

    text = "\ue000corn\ue001three corn"
    assert sign_text(text, {"corn": Emoji()}, 100) == "<:cv_corn_00000000:1234567890> three corn"
    assert sign_text(text, {"corn": Emoji()}, 30) == "three corn"
    assert sign_text(text, {}, 100) == "three corn"


async def test_the_page_is_served_the_picture_and_nonsense_is_refused(emojis):
    made = emojis.server.world.new_emoji("cv_corn_00000001", "image/png", emoji_png("corn"))
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{emojis.server.url}/emojis/{made.id}.png") as answer:
            assert answer.content_type == "image/png"
            assert await answer.read() == emoji_png("corn")
        headers = {"Authorization": f"Bot {emojis.server.token}"}
        url = f"{emojis.server.url}/api/v10/applications/{emojis.server.world.bot.id}/emojis"
        good = "data:image/png;base64," + base64.b64encode(emoji_png("corn")).decode()
        for body in (
            {"name": "x", "image": good},
            {"name": "a b", "image": good},
            {"name": "corn", "image": "data:text/plain;base64,eA=="},
            {"name": "corn", "image": "data:image/png;base64," + "A" * 400_000},
        ):
            async with session.post(url, json=body, headers=headers) as answer:
                assert answer.status == 400
    assert len(emojis.server.world.emojis) == 1


@pytest.mark.rest
async def test_a_failure_is_one_line_in_the_log_and_nothing_stops(emojis, caplog):
    emojis.server.faults.refuse(400, 30008, 1, method="POST", route="/emojis")
    task = asyncio.create_task(emojis.bot.signs.run())
    while not any("emojis" in one for one in caplog.messages):
        await asyncio.sleep(0)
    await emojis.start("puerto_rico", "anna", "ben", "clara")
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    (line,) = [one for one in caplog.messages if "emojis" in one]
    assert "\n" not in line
