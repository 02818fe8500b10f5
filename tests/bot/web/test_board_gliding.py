"""Pieces of which there is only one glide to where they lie now: in sight, for those who want motion, and in nobody's way."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.support.boards import Hands, opened
from tests.support.bot import bot_log
from tests.support.browser import Browser, chromium, needs_chromium
from tests.support.page import Server

__all__ = ["bot_log"]
GAMES = ("puerto_rico", "age_of_discovery", "mundus_novus", "pizarro_and_co")
pytestmark = needs_chromium
HELD = """(() => {
  const { animate } = Element.prototype;
  window.glides = [];
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    motion.pause();
    glides.push(motion);
    return motion;
  };
  return true;
})()"""
"""Stops whatever begins to glide at its beginning."""
GLIDING = "document.querySelectorAll('.gliding').length"
HIDDEN = "[...document.querySelectorAll('.strip .drawn > *')].filter((part) => part.style.visibility === 'hidden').length"
MIDDLE = """((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
})"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 0)))"


async def take_role(server: Server) -> str:
    """Let the player who is asked take a role; return the role and the seat as the board's places name them."""
    live = await server.live()
    seat = live.table.waiting()[0]
    move = live.table.menu(seat).sample(Random(1))
    await server.app.acts.play.move(live.row.id, live.seats[seat].user or 0, seat, lambda live, seat: move)
    return f"seat-{seat}/roles/{move.role}"


async def middle(board: Hands, element: str) -> list[int]:
    """Return the middle of an element, in pixels of the window."""
    return json.loads(await board.tab.run(f"JSON.stringify({MIDDLE}({element}))"))


def near(one: list[int], other: list[int]) -> bool:
    return all(abs(a - b) <= 2 for a, b in zip(one, other, strict=True))


@pytest.fixture
async def table(tmp_path: Path, bot_log):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin("puerto_rico", "anna", "ben", "clara", robots=0)
        yield server, browser


async def gliding(server: Server, browser: Browser) -> tuple[Hands, str]:
    """Open a board on which a role that was taken begins to glide and is stopped there; return it, and the role's place."""
    board = await opened(browser, server.url, "anna")
    await board.tab.run(HELD)
    place = await take_role(server)
    await board.tab.until(f"{GLIDING} === 1")
    return board, place


async def test_a_role_that_is_taken_glides_to_its_player(table):
    board, place = await gliding(*table)
    offered, taken = (f"board_.places().get('{name}')[0]" for name in (place.split("/", 1)[1], place))
    ghost = "document.querySelector('.gliding')"
    assert near(await middle(board, ghost), await middle(board, offered))
    await board.tab.run("glides[0].currentTime = 249.99; true")
    assert near(await middle(board, ghost), await middle(board, taken))
    await board.tab.run("glides[0].finish(); true")
    await board.tab.until(f"{GLIDING} === 0 && {HIDDEN} === 0")


async def test_what_glides_is_drawn_once(table):
    board, _ = await gliding(*table)
    parts = await board.tab.run("document.querySelectorAll('.gliding > *').length")
    assert parts > 0
    assert await board.tab.run(HIDDEN) == parts
    assert await board.tab.run("document.querySelector('.gliding').getAttribute('aria-hidden')") == "true"


async def test_what_glides_takes_no_clicks(table):
    board, _ = await gliding(*table)
    x, y = await middle(board, "document.querySelector('.gliding')")
    assert not await board.tab.run(f"Boolean(document.elementFromPoint({x}, {y}).closest('.gliding'))")


async def test_the_next_frame_ends_what_glides(table):
    server, _ = table
    board, _ = await gliding(*table)
    digest = json.dumps(await board.tab.run("table_.table.digest"))
    async with server.app.tables.hold(1) as held:
        await held.commit(held.live.noting(stopped=True))
    server.app.tables.forget(1)
    for room in server.site.rooms.all():
        room.look_again()
    await board.tab.until(f"table_.table.digest !== {digest} && {GLIDING} === 0")


async def test_nothing_glides_for_those_who_want_no_motion(table):
    server, browser = table
    board = await opened(browser, server.url, "anna")
    await board.tab.call(
        "Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}]
    )
    await board.tab.run(HELD)
    place = await take_role(server)
    await board.tab.until(f"board_.places().has('{place}')")
    await board.tab.run(DRAWN)
    assert await board.tab.run("glides.length") == 0
    assert await board.tab.run(HIDDEN) == 0


@pytest.mark.rest
async def test_nothing_glides_in_a_window_of_another_size_or_at_the_beginning(table):
    server, browser = table
    await take_role(server)
    board = await opened(browser, server.url, "anna")
    assert await board.tab.run(GLIDING) == 0
    await board.tab.run(HELD)
    width = "table_.table.public.strips[0].width"
    usual = await board.tab.run(width)
    for size, large in (((1000, 700), True), ((390, 844), True), ((1280, 800), False)):
        await board.tab.size(*size)
        # The large layout, and the way back, come with a frame of their own.
        await board.tab.until(f"({width} !== {usual}) === {json.dumps(large)}")
        await board.tab.run(DRAWN)
    assert await board.tab.run("glides.length") == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.rest
async def test_pieces_glide_in_every_game_and_all_is_drawn_afterwards(tmp_path: Path, bot_log, game):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await server.begin(game, "anna", "ben", robots=1)
        board = await opened(browser, server.url, "anna", 1440, 900)
        await board.tab.run(HELD)
        rng = Random(4)
        while not await board.tab.run("glides.length"):
            assert not (await server.live()).is_over
            await server.played(3, rng)
            await board.caught_up(server)
        await board.tab.run("glides.forEach((motion) => motion.finish()); true")
        await board.tab.until(f"{GLIDING} === 0 && {HIDDEN} === 0")
        assert [one for one in board.tab.complaints if "/door" not in one] == []
