"""Forms at the live board and the narrowing of moves, as the page's scripts do them: pure, so they are asked in one browser."""

import json
from contextlib import asynccontextmanager

from tests.support.boards import opened
from tests.support.bot import bot_log
from tests.support.browser import chromium, needs_chromium
from tests.support.page import Server

__all__ = ["bot_log"]
pytestmark = needs_chromium
LOAD = """(async () => {
  const script = document.querySelector('script[type=module]').src;
  window.filling_ = await import(new URL('filling.js', script));
  return true;
})()"""
PIECES = [
    {"value": f"0.{n}", "type": 0, "n": n, "label": "corn", "worth": 2, "places": ["corn"]} for n in (1, 2, 3)
] + [{"value": "1.1", "type": 1, "n": 1, "label": "sugar", "worth": 5, "places": ["sugar"]}]
FILL = """(({{form, points}}) => {{
  const state = filling_.begin(form);
  for (const [type, n, of] of points) filling_.pointAt(state, type, n, of);
  return [filling_.total(state), filling_.worth(state), filling_.lack(state), filling_.values(state)];
}})({})"""
NARROW = """(({{moves, points}}) => {{
  const choice = choosing_.choiceOf(moves);
  for (const place of points) choosing_.point(choice, place);
  return [choice.picked, choosing_.candidates(choice).map((move) => move.control)];
}})({})"""
MOVES = [
    {"control": "a", "places": ["ship/1", "goods/corn"]},
    {"control": "b", "places": ["ship/2", "goods/corn"]},
    {"control": "c", "places": ["ship/2", "goods/sugar"]},
    {"control": "pass"},
]


@asynccontextmanager
async def shown(tmp_path):
    """Open a board whose scripts can be asked."""
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        board = await opened(browser, server.url, "anna")
        await board.tab.run(LOAD)
        yield board.tab


FILLED = [
    ({"least": 1, "most": 2}, [], [0, 0, "few", []]),
    ({"least": 1, "most": 2}, [(0, 0, 1), (0, 0, 1), (0, 0, 1)], [3, 6, "many", ["0.1", "0.2", "0.3"]]),
    ({"least": 1, "most": 2}, [(0, 1, 3), (1, 0, 1)], [2, 7, "", ["0.1", "1.1"]]),
    ({"most": 4, "at_least": 7}, [(1, 0, 1)], [1, 5, "worth", ["1.1"]]),
    ({"most": 4, "at_least": 5, "spare": False}, [(1, 0, 1), (0, 0, 1)], [2, 7, "spare", ["0.1", "1.1"]]),
    ({"most": 2}, [(1, 0, 1), (1, 0, 1)], [0, 0, "", []]),
]  # fmt: skip
NARROWED = [
    ([], [], ["a", "b", "c", "pass"]),
    (["goods/corn"], ["goods/corn"], ["a", "b"]),
    (["goods/corn", "ship/2"], ["goods/corn", "ship/2"], ["b"]),
    (["ship/2", "goods/corn"], ["ship/2", "goods/corn"], ["b"]),
    (["ship/1", "goods/sugar"], ["goods/sugar"], ["c"]),
    (["ship/1", "ship/1"], [], ["a", "b", "c", "pass"]),
    (["nowhere"], [], ["a", "b", "c", "pass"]),
]


async def test_a_form_says_how_much_is_chosen_and_what_is_wrong(tmp_path, bot_log):
    async with shown(tmp_path) as tab:
        for limits, points, found in FILLED:
            given = json.dumps({"form": {"pieces": PIECES, **limits}, "points": points})
            assert await tab.run(FILL.format(given)) == found, (limits, points)


async def test_places_narrow_the_moves_in_any_order(tmp_path, bot_log):
    async with shown(tmp_path) as tab:
        for points, picked, left in NARROWED:
            given = json.dumps({"moves": MOVES, "points": points})
            assert await tab.run(NARROW.format(given)) == [picked, left], points
