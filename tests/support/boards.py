"""Hands at the live board in Chromium: a legal move is made with the mouse, a finger or the keyboard, places preferred."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from tests.support.browser import PATIENCE, Browser, PageError, Tab
from tests.support.page import Server

Move = Mapping[str, Any]

SPY = """
  window.lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); window.lines.push(this); }
  };
  window.presses = [];
  for (const kind of ["pointerdown", "pointerup", "pointercancel", "touchcancel", "contextmenu", "click"]) {
    addEventListener(kind, (event) => {
      const found = event.target.closest?.("[data-control], [data-place]")?.dataset ?? {};
      window.presses.push([Math.round(performance.now()), kind, found.control ?? found.place ?? event.target.tagName, event.clientX, event.clientY].join(" "));
    }, true);
  }
"""
"""Notes each connection of a page, and what was pressed."""

MODULES = """(async () => {
  const script = document.querySelector('script[type=module]').src;
  for (const name of ['turn', 'table', 'choosing', 'board', 'line', 'log']) window[name + '_'] = await import(new URL(name + '.js', script));
  if (window.acks) return true;
  window.acks = [];
  window.skipped = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + skipped;
  const {acknowledged} = line_.Line.prototype;
  line_.Line.prototype.acknowledged = function (message) {
    acks.push(message);
    return acknowledged.call(this, message);
  };
  return true;
})()"""
"""Loads what tests look into, notes each answer to a click, and lets tests skip time."""
ALL_LINES = """(() => {
  const missing = () => table_.table.log.length - document.querySelectorAll('#lines [data-n]').length;
  for (let left = missing(); left > 0; left -= 1) log_.addToLog([]);
  return !missing();
})()"""
"""Whether all lines of the log are shown. The page shows one each 600 ms; those that wait are shown now."""
SPOT = """((place, n) => {
  const rect = (board_.places().get(place) ?? [])[n];
  if (!rect) return null;
  rect.scrollIntoView({block: 'center', inline: 'center'});
  const box = rect.getBoundingClientRect(), open = turn_.openPlaces();
  for (const [x, y] of [[.5, .5], [.25, .25], [.75, .75], [.25, .75], [.75, .25], [.1, .5], [.9, .5], [.5, .1], [.5, .9], [.06, .08]]) {
    const at = [box.x + box.width * x, box.y + box.height * y];
    const area = (e) => e.width.baseVal.value * e.height.baseVal.value;
    const found = document.elementsFromPoint(...at).filter((e) => e.matches('.hits [data-place]')).sort((a, b) => area(a) - area(b));
    const meant = found.find((e) => open.has(e.dataset.place)) ?? found[0];
    if (meant === rect) return {x: at[0], y: at[1]};
  }
  return null;
})(%s, %d)"""
NEXT = """((control) => {
  const {turn} = turn_, move = turn.choice.moves.find((each) => each.control === control);
  const here = board_.places();
  // No place plays a pass.
  if (move.passes) return null;
  const options = [...turn.choice.sets.get(move)].filter((place) => here.has(place) && !turn.choice.picked.includes(place)
    && (move.places ?? []).includes(place));
  const left = (place) => choosing_.candidates(turn.choice, place).length;
  const best = options.sort((a, b) => left(a) - left(b))[0];
  return best && left(best) < choosing_.candidates(turn.choice).length ? {place: best, left: left(best)} : null;
})(%s)"""


FURTHER = """((field) => {
  if (field.matches('button')) field.click();
  else {
    field.value = field.options[1].value;
    field.dispatchEvent(new Event('change'));
  }
  return true;
})(%s)"""

PRESSES = """JSON.stringify([window.presses?.slice(-12), performance.now(), window.pressed, turn_.turn.busy, turn_.turn.selected?.control, turn_.turn.choice.picked,
  turn_.turn.question?.id, document.getElementById('answer').textContent])"""
"""The last presses, and what the page has made of them."""


class Hands:
    """Somebody at a board. `clicks` counts what they pressed; a form counts once."""

    def __init__(self, tab: Tab, *, touch: bool = False) -> None:
        self.tab = tab
        self.touch = touch
        self.clicks = 0
        self.moves = 0

    async def ready(self) -> None:
        """Wait until the board is shown."""
        try:
            await self.tab.until("document.body.dataset.state")
        except PageError as error:
            raise PageError(f"{error}\n{self.tab.complaints[:5]}") from None
        await self.tab.run(MODULES)
        await self.tab.until("table_.table.isReady")

    async def own(self) -> dict[str, Any]:
        """The viewer's own part of the frame that is shown."""
        return json.loads(await self.tab.run("JSON.stringify(table_.table.own)"))

    async def acknowledged(self) -> dict[str, bool]:
        """The ids of the clicks that the page was told are done, each with whether its answer offers moves to go on with."""
        acks = json.loads(await self.tab.run("JSON.stringify(acks)"))
        return {ack["id"]: _goes_on(ack) for ack in acks if ack.get("ok")}

    async def caught_up(self, server: Server) -> None:
        """Wait until the board shows the table as it is now, with all lines of the log that the page has."""
        async with asyncio.timeout(PATIENCE):
            # The line of a page that read too slowly was cut, and comes back.
            while not await self._has_caught_up(server):
                await self.tab.run("new Promise((done) => requestAnimationFrame(done))")

    async def _has_caught_up(self, server: Server) -> bool:
        for room in server.site.rooms.all():
            await room.shown(room.touch())
            for line in [*room.lines]:
                if await self.tab.run(f"table_.table.digest === '{line.frame}' && {ALL_LINES}"):
                    return True
        return False

    async def question(self) -> str | None:
        """The id of the question that is shown."""
        return await self.tab.run("turn_.turn.question?.id ?? null")

    async def another_than(self, question: str) -> None:
        """Wait until another question is shown, or none."""
        await self.tab.until(f"(turn_.turn.question?.id ?? null) !== {json.dumps(question)}")

    async def pause(self) -> None:
        """Skip the time in which a press is the second half of a double one."""
        await self.tab.run("skipped += Math.max(0, (window.pressed ?? -600) + 511 - performance.now()); true")

    async def press(self, point: Mapping[str, float]) -> None:
        """Press a point of the window."""
        self.clicks += 1
        if self.touch:
            await self.tab.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[dict(point)])
            await self.tab.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            await self.tab.call(
                "Input.dispatchMouseEvent",
                type=kind,
                **({} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}),
                **point,
            )

    async def press_control(self, control: str) -> None:
        """Press a button of the panel; of a folded list open the entries that it stands behind first."""
        holds = f"[...document.querySelectorAll('#moves [data-holds]')].find((e) => e.dataset.holds.split(' ').includes({json.dumps(control)}))"
        while stem := await self.tab.run(f"{holds}?.dataset.control"):
            await self._press_there(stem)
            await self.tab.until(f"!({holds}) || {holds}.dataset.control !== {json.dumps(stem)}")
        await self._press_there(control)

    async def _press_there(self, control: str) -> None:
        """Press a button once it stands still."""
        find = f"document.querySelector('#asked [data-control=\"' + CSS.escape({json.dumps(control)}) + '\"]:enabled')"
        point = await self.tab.until(
            f"(() => {{ const e = {find}; if (!e) return null; e.scrollIntoView({{block: 'center'}}); const r = e.getBoundingClientRect();"
            " const x = r.x + r.width / 2, y = r.y + r.height / 2, before = window.wanted; window.wanted = `${x} ${y}`;"
            " return before === window.wanted && e.contains(document.elementFromPoint(x, y)) ? {x, y} : null; })()"
        )
        await self.press(point)

    async def make(self, move: Move, rng: Random) -> None:
        """Make a move: by places as far as they tell it apart, else by its button; wait until it is answered."""
        asked = await self.question()
        before = self.clicks
        await self.pause()
        there = f"turn_.turn.choice.moves.some((each) => each.control === {json.dumps(move['control'])})"
        if not await self.tab.run(there):
            # Another question has come meanwhile.
            return
        if move.get("form"):
            await self._fill(move, rng)
            self.clicks = before + 1
        else:
            await self._point(move)
        self.moves += 1
        await self.tab.run("window.pressed = performance.now()")
        answered = f"(!turn_.turn.busy && (turn_.turn.question?.id ?? null) !== {json.dumps(asked)})"
        further = "document.querySelector('#answer [data-control^=\"c:\"]')"
        try:
            came = await self.tab.until(f"{answered} ? 'answered' : ({further} ? 'asked' : '')")
        except PageError as error:
            raise PageError(f"{error}\n{await self.tab.run(PRESSES)}") from None
        if came == "asked":
            # The field after a form is asked for in the answer.
            await self.tab.run(FURTHER % further)
            await self.tab.until(answered)

    async def _point(self, move: Move) -> None:
        control = json.dumps(move["control"])
        while True:
            # A choice of one is no choice: it is made by its button.
            step = await self.tab.run(NEXT % control)
            spot = step and await self.tab.run(SPOT % (json.dumps(step["place"]), 0))
            if not spot:
                await self.press_control(move["control"])
                return
            asked = json.dumps(await self.question())
            await self.press(spot)
            taken = f"turn_.turn.choice.picked.includes({json.dumps(step['place'])})"
            await self.tab.until(f"{taken} || turn_.turn.busy || turn_.turn.question?.id !== {asked}")
            if step["left"] == 1:
                if self.touch:
                    await self.press_control(f"play {move['control']}")
                    self.clicks -= 1
                return

    async def _fill(self, move: Move, rng: Random) -> None:
        if await self.tab.run("turn_.turn.move?.control") != move["control"]:
            await self.press_control(move["control"])
            await self.tab.until(f"turn_.turn.move?.control === {json.dumps(move['control'])}")
        form = move["form"]
        if "high" in form:
            value = rng.randint(form.get("low", 0), form["high"])
            await self.tab.click("document.querySelector('#moves input[type=number]')")
            await self.tab.run("document.querySelector('#moves input[type=number]').select()")
            await self.tab.type(str(value))
        else:
            await self._choose(form, rng)
        await self.press_control("send")

    async def _choose(self, form: Mapping[str, Any], rng: Random) -> None:
        """Choose pieces that go together: as many as can be, on the board where they lie there."""
        chosen = pieces_for(form, rng)
        for type_ in sorted({piece.get("type", 0) for piece in form["pieces"]}):
            count = sum(piece.get("type", 0) == type_ for piece in chosen)
            place = next(
                (
                    p
                    for piece in form["pieces"]
                    if piece.get("type", 0) == type_
                    for p in piece.get("places", [])
                ),
                None,
            )
            for n in range(count):
                seen = (
                    await self.tab.run(f"(board_.places().get({json.dumps(place)}) ?? []).length")
                    if place
                    else 0
                )
                spot = seen and await self.tab.run(SPOT % (json.dumps(place), min(n, seen - 1)))
                if spot:
                    await self.press(spot)
                else:
                    await self.tab.run(f"turn_.choose({type_}, {n + 1})")
            await self.tab.until(f"(turn_.turn.filling.counts.get({type_}) ?? 0) === {count}")


def _goes_on(ack: Mapping[str, Any]) -> bool:
    """Say whether an answer offers moves: for a further field, or for what is asked next."""
    return any(item["custom_id"].startswith("c:") for row in ack.get("rows", ()) for item in row)


def pieces_for(form: Mapping[str, Any], rng: Random) -> list[Mapping[str, Any]]:
    """Draw pieces that a form takes."""
    pieces = list(form.get("pieces", []))
    least, most, needed = form.get("least", 0), form.get("most", 0), form.get("at_least", 0)
    for _ in range(2000):
        chosen = rng.sample(pieces, rng.randint(least, min(most, len(pieces))))
        worth = sum(piece.get("worth", 0) for piece in chosen)
        spare = form.get("spare", True) or all(worth - piece.get("worth", 0) < needed for piece in chosen)
        if worth >= needed and spare:
            return chosen
    raise AssertionError("no pieces fit this form")


async def opened(
    browser: Browser, url: str, name: str, width: int = 1280, height: int = 800, *, touch: bool = False
) -> Hands:
    """Open the board as a person, in a window of this size."""
    tab = await browser.tab("about:blank")
    await tab.size(width, height, phone=touch)
    if touch:
        await tab.call("Emulation.setTouchEmulationEnabled", enabled=True)
    await tab.open(f"{url}/#bearer={quote(name)}")
    hands = Hands(tab, touch=touch)
    await hands.ready()
    return hands


@asynccontextmanager
async def table(
    browser: Browser,
    folder: Path,
    game: str = "puerto_rico",
    *,
    script: str = SPY,
    touch: bool = False,
    people: Sequence[str] = ("anna", "ben"),
) -> AsyncIterator[tuple[Server, Hands]]:
    """Begin a table and open the board of anna, with a script that runs before the page; with `touch` on a phone."""
    server = Server(folder)
    async with server.running():
        await server.begin(game, *people)
        tab = await browser.tab("about:blank")
        if touch:
            await tab.size(390, 844, phone=True)
            await tab.call("Emulation.setTouchEmulationEnabled", enabled=True)
        await tab.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        await tab.open(f"{server.url}/#bearer=anna")
        anna = Hands(tab, touch=touch)
        await anna.ready()
        yield server, anna
        await browser.forget()
