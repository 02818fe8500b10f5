"""Discord's own Embedded App SDK, unmodified, as a page in the frame of the local Discord's page, in a real Chromium."""

import asyncio
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from aiohttp import web

from bot.local import LocalDiscord, ManualClock
from tests.support.browser import CHROMIUM, chromium
from tests.support.frames import Frame, giving

PORT = 3333
"""The SDK listens to its own origin, to Discord's, and to this port of `localhost`."""
PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><ol id="heard"></ol><script type="module" src="/visit.mjs"></script>"""
TIMEOUT = 60.0


class NotPossible(Exception):
    """The SDK cannot visit here."""


async def visit(sdk: Path) -> list[str]:
    """Let the SDK in this folder visit; gives what was wrong. Raises NotPossible."""
    if CHROMIUM is None:
        raise NotPossible("Chromium is not there")
    server = LocalDiscord(clock=ManualClock(), port=PORT)
    try:
        await server.start()
    except OSError:
        raise NotPossible(f"port {PORT} is taken") from None
    runner = await _page(server, sdk)
    # The same site as the page around it: only then do both live in one process, where a test reaches the frame.
    server.activities.enable(f"http://localhost:{runner.addresses[0][1]}")
    try:
        with TemporaryDirectory() as profile:
            async with asyncio.timeout(TIMEOUT), chromium(Path(profile)) as browser:
                tab = await browser.tab(f"http://localhost:{PORT}/")
                return await _talk(server, Frame(tab, server)) + tab.complaints + server.problems
    finally:
        await runner.cleanup()
        await server.close()


async def _page(server: LocalDiscord, sdk: Path) -> web.AppRunner:
    """Serve the page, with the SDK beside it."""

    async def exchange(request: web.Request) -> web.Response:
        found = server.grants.exchange(await request.text())
        return web.Response(text=found[0] if found else "", status=200 if found else 400)

    application = web.Application()

    async def library(request: web.Request) -> web.Response:
        text = (sdk / request.match_info["path"]).read_text(encoding="utf-8")
        return web.Response(text=text, content_type="text/javascript")

    script = (Path(__file__).parent / "visit_sdk.mjs").read_text(encoding="utf-8")
    application.router.add_get("/", giving(PAGE, "text/html"))
    application.router.add_get("/visit.mjs", giving(script, "text/javascript"))
    application.router.add_get("/sdk/{path:.+}", library)
    application.router.add_post("/exchange", exchange)
    runner = web.AppRunner(application, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    return runner


async def _talk(server: LocalDiscord, frame: Frame) -> list[str]:
    """Compare what the SDK learns with what is so."""
    lines = "[...document.querySelectorAll('#heard li')].map((line) => line.textContent)"
    first = json.loads((await frame.until(f"({lines}).length && {lines}"))[0])
    place = server.channel("general")
    instance = server.activities.instance_in(place)
    assert instance is not None
    expected = {
        "instance": instance.name,
        "channel": str(place.id),
        "guild": str(place.guild_id),
        "platform": "desktop",
        "user": "Robin",
        "scopes": ["identify"],
        "application": str(server.world.bot.id),
        "locale": "en-US",
        "participants": ["Robin"],
        "refused": 4002,
    }
    found = [] if first == {"seen": expected} else [f"expected {expected}", f"it says {first}"]
    await server.user("anna").launch(place)
    came = json.loads((await frame.until(f"({lines}).length > 1 && {lines}"))[1])
    return found if came == {"came": 2} else [*found, f"when somebody came it says {came}"]
