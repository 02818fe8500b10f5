"""Every list that may be longer than a message has pages, and nothing of it is left out."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.menus.own_buttons import TurnList
from bot.menus.pages import in_pages, paged, shown_page
from bot.posts.league import round_posts
from bot.posts.records import server_records
from bot.storage import NewTable, SeatRow
from games.results.league import Group, League, Round
from games.words.phrases import phrases
from tests.results.kit import ANNA, BEN, result
from tests.support.bot import private
from tests.support.front import Page

WORDS = phrases("en", "puerto_rico")
ON, BACK = WORDS("button-page-on"), WORDS("button-page-back")
CONTENT = 2000


@pytest.mark.rest
@given(some.lists(some.text(max_size=400), max_size=60), some.integers(20, 1900), some.integers(1, 30))
def test_pages_hold_every_line_once_and_no_more_than_they_may(lines, room, most):
    pages = in_pages(lines, room, most)
    assert [line for page in pages for line in page] == [
        line if len(line) <= room else line[: room - 1] + "…" for line in lines
    ]
    for page in pages:
        assert len("\n".join(page)) <= room
        assert len(page) <= most
    assert 1 <= shown_page(pages, 10**9) == len(pages)


def test_a_page_fits_with_its_head_and_says_which_it_is():
    text, controls = paged(["line " * 30] * 40, 2, lambda to: TurnList(7, "why", to), WORDS, "Head")
    assert len(text) <= CONTENT
    assert text.startswith("Head\n")
    assert WORDS("list-page", page=2, pages=len(in_pages(["line " * 30] * 40, 1796))) in text
    assert [button.label for button in controls[0]] == [BACK, ON]


async def turned(person, reply):
    """Turn the pages of an answer to the last one; returns their texts."""
    texts = [private(reply)]
    while ON in reply.message.labels:
        reply = await person.click(reply.message, ON)
        texts.append(reply.message.content)
    assert all(len(text) <= CONTENT for text in texts)
    return texts


async def lobbies(world, many, *, own=""):
    """So many lobbies, each in its own channel; in each of them sits somebody, and whoever is named."""
    channels = []
    for number in range(many):
        channel = world.server.channel(f"lobby {number}")
        people = [world.person(f"guest {number}"), *([world.person(own)] if own else [])]
        seats = tuple(SeatRow(n, one.id, None, one.user.name) for n, one in enumerate(people))
        new = NewTable(
            channel.id, channel.guild_id, people[0].id, "puerto_rico", world.tables.now(), seats=seats
        )
        await world.storage.create_table(new)
        channels.append(channel.id)
    return channels


def channels_in(texts):
    return [int(one) for text in texts for one in re.findall(r"<#(\d+)>", text)]


async def test_all_open_tables_are_listed(world):
    made = await lobbies(world, 30)
    dora = world.person("dora")
    texts = await turned(dora, await dora.slash(world.general, "games", {"open": True}))
    assert len(texts) > 1
    assert sorted(channels_in(texts)) == sorted(made)


async def test_all_own_tables_are_listed(world):
    made = await lobbies(world, 60, own="dora")
    dora = world.person("dora")
    texts = await turned(dora, await dora.slash(world.general, "games"))
    assert len(texts) > 1
    assert sorted(channels_in(texts)) == sorted(made)


@pytest.mark.rest
async def test_all_orders_are_listed_each_with_a_button_to_drop_it(world):
    await world.start("puerto_rico", "anna", "ben", "clara")
    clara = world.person("clara")
    moves = "; ".join(["take-role builder"] * 26)
    for _ in range(20):
        await clara.slash(world.general, "order give", {"moves": moves})
    reply = await clara.slash(world.general, "order list")
    numbers, buttons = [], []
    while True:
        numbers += [int(one) for one in re.findall(r"^(\d+)\. ", reply.message.content, re.MULTILINE)]
        buttons += [label for label in reply.message.labels if label.startswith("Drop order")]
        if ON not in reply.message.labels:
            break
        reply = await clara.click(reply.message, ON)
    assert numbers == list(range(1, 21))
    assert buttons == [f"Drop order {number}" for number in numbers]
    more = await clara.click(world.post, "More…")
    offered = await clara.click(more.message, WORDS("button-conditions"))
    assert len(offered.message.content) <= CONTENT
    assert ON in offered.message.labels


@pytest.mark.rest
async def test_many_orders_that_have_ended_leave_room_for_the_question(world):
    people = await world.start("pizarro_and_co", "anna", "ben", "clara")
    live = await world.live()
    (seat,) = live.table.waiting()
    for _ in range(20):
        await people[seat].slash(world.general, "order give", {"moves": "bid 30", "until": "card"})
    for _ in range(3):
        live = await world.live()
        if live.table.waiting() == (seat,) and live.row.orders and live.row.orders[0].data.get("ended"):
            break
        while (await world.live()).table.state.lot.explorer == live.table.state.lot.explorer:
            now = await world.live()
            asked = now.table.waiting()[0]
            await world.played(asked, now.game.default(now.table.view(asked), asked, now.table.menu(asked)))
    while (live := await world.live()).table.waiting() != (seat,):
        asked = live.table.waiting()[0]
        await world.played(asked, live.game.default(live.table.view(asked), asked, live.table.menu(asked)))
    told = private(await people[seat].slash(world.general, "move"))
    assert "so I ask you again" in told
    assert told.splitlines()[-1].startswith("**")
    assert len(told) <= CONTENT


def test_every_group_of_a_round_is_told_in_as_many_posts_as_it_takes():
    names = {player: f"{player:02}" + "n" * 30 for player in range(1, 65)}
    groups = tuple(Group((player, player + 1)) for player in range(1, 65, 2))
    league = League(
        1, 1, 1, 1, "mundus_novus", 2, 5, players=tuple(names), names=names, played=(Round(groups, ()),)
    )
    posts = round_posts(league, WORDS)
    assert len(posts) > 1
    contents = [json.loads(post.payload)["content"] for post in posts]
    told = "\n".join(contents)
    assert all(len(content) <= CONTENT for content in contents)
    assert all(name in told for name in names.values())


async def test_all_zones_that_a_name_may_mean_can_be_chosen(world):
    dora = world.person("dora")
    reply = await dora.slash(world.general, "settings", {"zone": "america"})
    found = set[str]()
    for _ in range(20):
        (select,) = reply.message.selects
        values = [choice["value"] for choice in select["options"]]
        assert len(values) <= 25
        zones = {value for value in values if not value.startswith("+")}
        if zones <= found:
            break
        found |= zones
        reply = await dora.select(reply.message, select["custom_id"], [values[-1]])
    assert len(found) > 100
    assert {"America/New_York", "America/Anchorage", "America/Sao_Paulo"} <= found
    await dora.select(reply.message, reply.message.selects[0]["custom_id"], [next(iter(zones))])
    assert (await world.tables.wishes(dora.id)).zone in zones


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_servers_records_are_lines(language):
    words = phrases(language)
    found = server_records([result((ANNA, 50), (BEN, 47))], words, language)
    assert [words(f"records-{head}") for head in ("head", "high", "close", "long")] == [
        line for line in found if line.startswith("**")
    ]
    assert len(found) == 7
    assert server_records([], words, language) == []


@pytest.mark.parametrize("what", ["why", "orders", "conditions", "games"])
async def test_a_control_of_a_page_that_is_not_there_any_more_shows_the_last(world, what):
    await world.start("puerto_rico", "anna", "ben", "clara")
    live = await world.live()
    table = 0 if what == "games" else live.row.id
    said = await Page(world.app).click(world.person("anna").id, TurnList(table, what, 9999))
    assert said.text
    assert not said.refused
