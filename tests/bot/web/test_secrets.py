"""Nothing that is hidden goes over the line of somebody else: neither in a frame nor by the number of frames."""

import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.menus.own_buttons import PassUntil, WriteNote
from games import all_games
from games.core.secrets import Hidden
from tests.conformance.shuffling import shuffled
from tests.support.clicking import play_one
from tests.support.page import Server, stand
from tests.support.pages import Page, opened
from tests.support.time import Watch

HIDING = ("mundus_novus", "pizarro_and_co")


async def seen(server: Server, name: str) -> list[bytes]:
    """Everything that a page of somebody is sent when it is opened."""
    async with opened(server, name) as page:
        return page.raw


async def with_state(server: Server, state: object) -> None:
    """Let the table have another state, as if it had been dealt so."""
    live = await server.live()
    server.app.tables.keep(replace(live, table=live.table.in_position(state)))


@pytest.mark.rest
@pytest.mark.parametrize("game", HIDING)
@pytest.mark.parametrize("name", ["dora", "anna"])
async def test_a_page_is_sent_the_same_whatever_others_hide(server: Server, game: str, name: str):
    rng, different = Random(11), 0
    await server.begin(game, "anna", "ben", "clara", robots=0)
    viewer = 0 if name == "anna" else None
    for _ in range(4):
        await server.played(4, rng)
        truth = (await server.live()).table.state
        before = await seen(server, name)
        other = shuffled(truth, viewer, rng)
        different += repr(other) != repr(truth)
        await with_state(server, other)
        assert await seen(server, name) == before
        await with_state(server, truth)
    assert different


# What one does in secret while others look


Act = Callable[[Server, int], Awaitable[None]]
"""Does something in one of two ways."""


async def sealed(server: Server, way: int) -> None:
    """Ben seals his offer, or another one and changes it."""
    async with opened(server, "ben") as page:
        rng = Random(way)
        await play_one(page, rng)
        for _ in range(way):
            assert page.own["state"] == "chosen"
            await play_one(page, rng)


async def until_asked_together(server: Server) -> None:
    """Play on until several are asked at once."""
    rng = Random(2)
    while len((await server.live()).table.waiting()) < 3:
        await server.played(1, rng)


async def ordered(server: Server, way: int) -> None:
    """Ben leaves no order, or one."""
    if way:
        live = await server.live()
        seat = next(seat for seat in range(3) if live.seats[seat].name == "ben")
        async with opened(server, "ben") as page:
            assert (
                await page.click(
                    PassUntil(live.row.id, seat), values=["year" if live.game.key == HIDING[1] else "round"]
                )
            )["ok"]


async def noted(server: Server, way: int) -> None:
    """Ben writes down nothing, or something."""
    if way:
        async with opened(server, "ben") as page:
            await page.click(WriteNote(1), fields={"text": ["I have three corn"]})


async def began(server: Server, way: int) -> None:
    """Whoever is asked in private begins to choose, or does not."""
    live = await server.live()
    async with opened(server, live.seats[live.table.waiting()[0]].name) as page:
        if way:
            question = page.own["question"]["id"]
            await page.say({"kind": "begun", "seat": page.own["seat"], "question": question})
            await page.say({"kind": "why", "place": "cards/1"})
            await page.until("why")


@pytest.mark.parametrize(
    ("game", "act", "name"),
    [
        ("mundus_novus", sealed, "dora"),
        ("mundus_novus", sealed, "anna"),
        ("mundus_novus", noted, "dora"),
        ("mundus_novus", noted, "anna"),
        ("pizarro_and_co", ordered, "dora"),
        ("pizarro_and_co", ordered, "clara"),
        ("pizarro_and_co", noted, "dora"),
        ("pizarro_and_co", began, "dora"),
    ],
)
async def test_whoever_looks_on_gets_the_same_frames_whatever_is_done_in_secret(
    tmp_path: Path, watch: Watch, game: str, act: Act, name: str
):
    found: list[list[bytes]] = []
    for way in (0, 1):
        folder = tmp_path / str(way)
        folder.mkdir()
        made = Server(folder, watch, paint=lambda *_: [b"dot"])
        async with made.running():
            await made.begin(game, "anna", "ben", "clara", robots=0)
            if act is sealed:
                await until_asked_together(made)
            async with opened(made, name) as page:
                await act(made, way)
                await made.app.rested()
                await page.settled()
                found.append(page.raw[:-1])
    assert [json.loads(one)["kind"] for one in found[0]] == [json.loads(one)["kind"] for one in found[1]]
    assert found[0] == found[1]


# Random games with everybody at their page


@pytest.mark.rest
@pytest.mark.parametrize("game", all_games())
async def test_random_games_tell_nobody_of_questions_orders_and_notes_of_others(server: Server, game: str):
    await stand(server, game, "play", 0)
    live = await server.live()
    names = [row.name for row in live.seats if row.user is not None]
    rng = Random(5)
    async with AsyncExitStack() as stack:
        pages: dict[str, Page] = {}
        for name in [*names, "dora"]:
            pages[name] = await stack.enter_async_context(opened(server, name))
        for name in names:
            await pages[name].click(WriteNote(live.row.id), fields={"text": [f"note-of-{name}"]})
        for _ in range(12):
            await server.app.rested()
            live = await server.live()
            if live.is_over:
                break
            name = next(
                live.seats[seat].name for seat in live.table.waiting() if live.seats[seat].robot is None
            )
            await pages[name].settled()
            await play_one(pages[name], rng)
        for name, page in pages.items():
            await page.settled()
            theirs = b"\n".join(page.raw)
            for other, there in pages.items():
                if other == name:
                    continue
                assert f"note-of-{other}".encode() not in theirs
                asked = {
                    m["question"]["id"] for m in there.messages if m["kind"] == "own" and "question" in m
                }
                assert not [one for one in asked if one.encode() in theirs and one not in own_questions(page)]
                digests = {m["digest"] for m in there.messages if m["kind"] == "hand"}
                assert not [one for one in digests if one.encode() in theirs]


def own_questions(page: Page) -> set[str]:
    return {m["question"]["id"] for m in page.messages if m["kind"] == "own" and "question" in m}


NEVER = ("revision", "entries", "entry", "secret", "former", "reliable")


@pytest.mark.parametrize("game", all_games())
async def test_no_message_has_a_field_that_counts_what_is_hidden(server: Server, game: str):
    await stand(server, game, "play", 6)
    for name in ("anna", "dora"):
        async with opened(server, name) as page:
            for message in page.messages:
                assert not fields_of(message) & {*NEVER}
            assert Hidden.__name__ not in b"".join(page.raw).decode()


def fields_of(value: object) -> set[str]:
    if isinstance(value, dict):
        return {*value} | {name for one in value.values() for name in fields_of(one)}
    if isinstance(value, list):
        return {name for one in value for name in fields_of(one)}
    return set()
