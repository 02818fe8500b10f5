"""At 1280×800 with four players the question and everything that can be chosen are on one screen: alone, and beside the chat of `make play`."""

import json
from pathlib import Path
from random import Random

import pytest

from games import all_games
from tests.support.boards import Hands, opened
from tests.support.bot import bot_log
from tests.support.browser import Browser, chromium, needs_chromium
from tests.support.page import PEOPLE, Server

__all__ = ["bot_log"]
pytestmark = needs_chromium
FOUR = ("anna", "ben", "clara", "dora")
SIZES = {"alone": (1280, 800), "beside the chat": (940, 800)}
HIDDEN = """(() => {
  const found = [];
  const look = (name, element, within) => {
    const [box, edge] = [element.getBoundingClientRect(), within.getBoundingClientRect()];
    const seen = box.width > 0 && box.top >= Math.max(0, edge.top) - 1 && box.bottom <= Math.min(innerHeight, edge.bottom) + 1 && box.left >= edge.left - 1 && box.right <= edge.right + 1;
    if (!seen) found.push(`${name}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
  };
  const here = board_.places();
  for (const place of turn_.openPlaces()) {
    if (!here.has(place)) found.push(`${place} is not drawn`);
    for (const rect of here.get(place) ?? []) look(place, rect, rect.closest('#board, #hand'));
  }
  for (const part of document.querySelectorAll('#question, #moves *:is(button, input, select, output), #tools button')) look(part.textContent || part.tagName, part, document.getElementById('asked'));
  return JSON.stringify(found);
})()"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 0)))"


async def take_turns(server: Server, browser: Browser, rng: Random, every: int, count: int | None) -> int:
    """Play at random, and open the board of who is asked each `every` moves; returns how many were looked at."""
    looked = 0
    while count is None or looked < count:
        await server.played(every, rng)
        live = await server.live()
        if live.is_over:
            return looked
        seat = next(iter(live.table.waiting()))
        name = next(name for name in FOUR if PEOPLE[name] == live.seats[seat].user)
        board = await opened(browser, server.url, name, *SIZES["alone"])
        own = json.loads(
            await board.tab.until("table_.table.own.state === 'asked' && JSON.stringify(table_.table.own)")
        )
        await look_at(board, own)
        await browser.forget()
        looked += 1
    return looked


async def look_at(board: Hands, own: dict) -> None:
    """Assert that nothing that is asked is out of sight, in each size."""
    for name, (width, height) in SIZES.items():
        await board.tab.size(width, height)
        await board.tab.run(DRAWN)
        large = "true" if name == "beside the chat" else "false"
        # The pictures of the other layout come from the server.
        await board.tab.until(
            f"(document.querySelector('#strips svg').viewBox.baseVal.width < 1000) === {large}"
        )
        await board.tab.run(DRAWN)
        hidden = json.loads(await board.tab.run(HIDDEN))
        assert hidden == [], (name, own["question"], len(own["moves"]))


@pytest.mark.parametrize(
    ("every", "count"), [(12, 3), pytest.param(16, None, marks=pytest.mark.soak)], ids=["first", "whole"]
)
@pytest.mark.parametrize("game", [key for key in all_games() if key != "soundings"])
async def test_all_that_is_asked_is_on_one_screen(tmp_path: Path, bot_log, game, every, count):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin(game, *FOUR, robots=0)
        assert await take_turns(server, browser, Random(3), every, count)


@pytest.mark.rest
async def test_a_few_strips_use_the_width_beside_the_chat(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("mundus_novus", *FOUR, robots=0)
        board = await opened(browser, server.url, "anna", *SIZES["beside the chat"])
        await board.tab.until("document.querySelector('#strips svg').viewBox.baseVal.width < 1000")
        await board.tab.run(DRAWN)
        assert await board.tab.run("document.querySelectorAll('#strips .column').length") == 2
