"""What stands below pictures for those who do not see them: whole, in good grammar, with those who have left."""

from dataclasses import replace

import pytest

from bot.local.things import Flag
from bot.menus.plain import plain
from bot.posts.drawing import page_look
from bot.posts.messages import plain_post
from games.words.phrases import phrases
from render.gallery import pictures
from render.mode import PLAIN
from tests.support.bot import private

WORDS = phrases("en", "puerto_rico")


async def board(world, name="dora"):
    reply = await world.person(name).slash(world.general, "board")
    assert private(reply)
    return reply.message.files[0].description


@pytest.mark.parametrize(("language", "one"), [("en", "1 colonist,"), ("it", "1 colono,")])
async def test_one_colonist_is_one(world, language, one):
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = (await world.live()).told_in(language)
    look = page_look(live, None, PLAIN)
    look.view.colonists = 1
    look.view.vp = 1
    said = pictures("puerto_rico")["board"].told(look)
    assert one in said
    assert "1 victory points" not in said
    assert "1 punti" not in said


async def test_no_sentence_ends_with_two_full_stops(world):
    await world.start("pizarro_and_co", "anna", "ben", "Co.")
    for _ in range(3):
        assert ".." not in (await board(world)).replace("…", "")
        live = await world.live()
        seat = live.table.waiting()[0]
        await world.played(seat, live.game.default(live.table.view(seat), seat, live.table.menu(seat)))


async def test_who_has_left_is_told(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    left = WORDS("alt-left", names="ben")
    assert left not in await board(world)
    await world.person("ben").slash(world.general, "seat open")
    await world.settled()
    assert left in await board(world)


@pytest.mark.parametrize("game", ["puerto_rico", "age_of_discovery", "mundus_novus", "pizarro_and_co"])
async def test_long_names_cost_no_fact(world, game):
    """With names of 31 letters the last sentence stands; short names are told whole."""
    await world.start(game, "anna", "ben", "clara", "david")
    live = await world.live()
    look = page_look(live, None, PLAIN)
    long = replace(look, names=[f"{n}" * 31 for n in range(len(look.names))])
    for picture in pictures(game).values():
        if picture.private or picture.argument is not None or picture.name == "score":
            continue
        short, cut = picture.told(look), picture.told(long)
        assert len(cut) <= 1024
        assert short.split()[-1] == cut.split()[-1]


@pytest.mark.parametrize("name", ["discord.gg/x", "https://x.y", "Discord.com/invite/x", "steam://x"])
def test_no_name_is_a_link(name):
    shown = plain(name)
    assert shown != name
    assert shown.replace("\u200b", "") == name
    assert "://" not in shown
    assert "discord." not in shown.lower().replace(".\u200b", "")


async def test_posts_are_sent_without_previews_of_links(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    async with world.tables.hold(1) as held:
        await held.commit(held.live, say=[plain_post(held.live, "https://example.org")], idle=True)
    await world.settled()
    assert world.post.content == "https://example.org"
    assert world.post.flags & Flag.SUPPRESS_EMBEDS
