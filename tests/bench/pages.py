"""Figures of open pages: how soon they show a move, what they cost the bot, how much goes over the wire."""

import asyncio
import gc
import gzip
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from os import getloadavg
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from typing import Any

import aiohttp

from bot.program.run import be_swift
from games import all_games
from tests.bench._measuring import figure
from tests.support.browser import chromium
from tests.support.page import Server
from tests.support.pages import opened

PAGES, MOVES = 200, 200
IDLE, CLICKS = 1000, 400
GAME, FULL = "puerto_rico", "mundus_novus"
VIEWS = 150
OPENINGS = 5
LATER = 0.1
"""Seconds after which no further frame of a move comes: the readers tell of one 30 ms after it."""
MILLISECONDS = 1000


async def figures() -> list[dict[str, Any]]:
    """Measure all of it."""
    be_swift()
    with TemporaryDirectory() as folder:
        async with serving(folder) as server:
            return [*await shown(server), *await idle(server), *await wire(), *await usable()]


@asynccontextmanager
async def serving(folder: str) -> AsyncIterator[Server]:
    """A bot with its page; nothing is drawn for posts."""
    server = Server(Path(folder), paint=lambda *_: [b"dot"])
    async with server.running():
        yield server


@asynccontextmanager
async def readers(server: Server, count: int) -> AsyncIterator[asyncio.StreamReader]:
    """Open so many pages in another process; gives what it prints, once all have their first frame."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench._readers", server.url, str(count), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    await process.stdout.readline()
    try:
        yield process.stdout
    finally:
        process.terminate()
        await process.wait()


async def shown(server: Server) -> list[dict[str, Any]]:
    """Measure from the commit of a move until the last of many pages of its table shows it."""
    await server.begin(GAME, "anna", "ben", "clara", robots=1)
    committed, delays, spent, rng = list[float](), list[float](), list[float](), Random(1)
    server.app.tables.watchers.append(lambda _: committed.append(monotonic()))
    async with readers(server, PAGES) as seen:
        put_away()
        for _ in range(MOVES):
            committed.clear()
            began = process_time()
            await server.played(1, rng)
            if not committed:
                await server.begin(GAME, "anna", "ben", "clara", robots=1)
                await drained(seen)
                continue
            delays.append(float(await seen.readline()) - committed[0])
            spent.append(process_time() - began)
            # A robot's moves may come in further frames.
            await drained(seen)
    about = f"a move shown by the last of {PAGES} pages, load average {getloadavg()[0]:.1f}"
    slow = quantiles(delays, n=100, method="inclusive")[98]
    return [
        figure(f"{about}: median", median(delays) * MILLISECONDS, "ms", "50 ms", 50),
        figure(f"{about}: 99th percentile", slow * MILLISECONDS, "ms", "50 ms", 50),
        figure(
            f"{about}: processor time of the bot, median", median(spent) * MILLISECONDS, "ms", "50 ms", 50
        ),
    ]


def put_away() -> None:
    """Leave what is in memory out of later collections, as the bot does when it has started."""
    gc.collect()
    gc.freeze()


async def drained(seen: asyncio.StreamReader) -> None:
    """Read until nothing more comes."""
    with suppress(TimeoutError):
        while True:
            async with asyncio.timeout(LATER):
                await seen.readline()


async def idle(server: Server) -> list[dict[str, Any]]:
    """Measure clicks without and with many idle pages, and the memory of one."""
    without = await clicks(server)
    before = memory()
    async with readers(server, IDLE):
        each = (memory() - before) / IDLE
        among = await clicks(server)
    # Before and after: the machine may have become slower or faster meanwhile.
    without += await clicks(server)
    spent, spent_among = (median(seconds for _, seconds in of) for of in (without, among))
    slow, slow_among = (quantiles([time for time, _ in of], n=100)[98] for of in (without, among))
    return [
        figure(
            f"clicks, 99th percentile, {IDLE} idle pages open",
            slow_among * MILLISECONDS,
            "ms",
            "the same without",
            slow * MILLISECONDS,
        ),
        figure(
            "processor time of a click there, median",
            spent_among * MILLISECONDS,
            "ms",
            "the same without",
            spent * MILLISECONDS,
        ),
        figure("memory of the bot for an open page", each / 1024, "KiB", "80 KiB", 80),
    ]


async def clicks(server: Server) -> list[tuple[float, float]]:
    """Return the seconds and the processor time of clicks that are only answered, through a page."""
    found: list[tuple[float, float]] = []
    async with opened(server, "gina@5") as page:
        for _ in range(CLICKS):
            begin, spent = monotonic(), process_time()
            await page.click("t:0:chapter:" + GAME)
            found.append((monotonic() - begin, process_time() - spent))
    return found


def memory() -> int:
    """Return the bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


async def wire() -> list[dict[str, Any]]:
    """Measure what is sent: first views, and later ones with as many seats as there can be."""
    found: list[dict[str, Any]] = []
    for game in all_games():
        with TemporaryDirectory() as folder:
            async with serving(folder) as fresh:
                people = ("anna", "ben", "clara", "dora", "emil", "fritz")[: max(all_games()[game].seats)]
                await fresh.begin(game, *people[: max(2, len(people) - 1)], robots=1)
                first, *later = await sizes(fresh)
                files = await files_sent(fresh)
                found.append(
                    figure(
                        f"{game}: first view, with page, scripts and fonts",
                        first + files,
                        "kB",
                        "115 kB",
                        115,
                    )
                )
                found.append(figure(f"{game}: a later view, median", median(later), "kB", "6 kB", 6))
                found.append(figure(f"{game}: the largest later view", max(later), "kB", "6 kB", 6))
    return found


async def files_sent(server: Server) -> float:
    """Return the kilobytes of the page's files as a browser loads them: those that the page and its files name, fonts for Latin letters."""
    total, known = 0, set[str]()
    wanted = ["/", f"/a/{server.site.assets.version}/words/en.json"]
    async with aiohttp.ClientSession(auto_decompress=False, headers={"Accept-Encoding": "gzip"}) as http:
        while wanted:
            address = wanted.pop()
            async with http.get(server.url + address) as answer:
                body = await answer.read()
            total += len(body)
            text = gunzipped(body).decode(errors="ignore")
            folder = address.rpartition("/")[0]
            named = {*re.findall(r'(?:href|src)="(/a/[^"]+)"', text)}
            if address.endswith((".js", ".css")):
                named |= {f"{folder}/{one}" for one in re.findall(r'(?:from|import) "\./([^"]+)"', text)}
                named |= {f"{folder}/{one}" for one in re.findall(r'url\("?([^")]+latin\.woff2)', text)}
            new = named - known
            known |= new
            wanted += sorted(new)
    return total / 1000


def gunzipped(body: bytes) -> bytes:
    """Return what was sent, unpacked if it was packed."""
    return gzip.decompress(body) if body.startswith(b"\x1f\x8b") else body


async def sizes(server: Server) -> list[float]:
    """Return the kilobytes of the first view, and of each one after it until the game is over."""
    rng = Random(2)
    async with opened(server, "anna") as page:
        for _ in range(VIEWS):
            await server.played(1, rng)
            if (await server.live()).is_over:
                break
            await page.settled()
        return [size / 1000 for size in page.sizes]


CHOOSABLE = """(() => {
  const look = () => {
    const there = document.querySelector('.hits .choosable, #moves button:enabled');
    if (there && document.fonts.status === 'loaded') window.usableAfter = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""Notes in a page how many milliseconds after its navigation began something can be chosen, in the type that is meant."""


async def usable() -> list[dict[str, Any]]:
    """Measure in a browser that has been here never before, until something can be chosen on the board."""
    found: list[dict[str, Any]] = []
    for game in all_games():
        with TemporaryDirectory() as folder:
            async with serving(folder) as server, chromium(Path(folder)) as browser:
                await server.begin(game, "anna", "ben", robots=1)
                live = await server.live()
                name = live.seats[live.table.waiting()[0]].name
                times: list[float] = []
                for _ in range(OPENINGS):
                    tab = await browser.tab("about:blank")
                    await tab.size(1280, 800)
                    await tab.call("Page.addScriptToEvaluateOnNewDocument", source=CHOOSABLE)
                    await tab.open(f"{server.url}/#bearer={name}")
                    times.append(await tab.until("window.usableAfter"))
                    await browser.forget()
        about = f"{game}: the board of a new browser can be used, median, load average {getloadavg()[0]:.1f}"
        found.append(figure(about, median(times) / MILLISECONDS, "s", "1 s", 1))
    return found
