"""A page in a frame of the local Discord's page, as a test drives it: it shows what it hears, and says what it is told to."""

import json
from contextlib import asynccontextmanager

from aiohttp import web

from bot.local import LocalDiscord
from tests.support.browser import PageError, Tab

ATTEMPTS = 200

PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>A page</title><ol id="heard"></ol><script>
window.addEventListener("message", ({ data, origin }) => {
  const line = document.createElement("li");
  line.textContent = JSON.stringify({ data, origin });
  document.getElementById("heard").append(line);
});
document.addEventListener("say", ({ detail }) => window.parent.postMessage(JSON.parse(detail), "*"));
document.documentElement.dataset.loaded = Math.random();
</script>"""


def giving(text: str, kind: str):
    """Make a handler that gives a text."""

    async def give(_: web.Request) -> web.Response:
        return web.Response(text=text, content_type=kind)

    return give


@asynccontextmanager
async def serving(page: str = PAGE, *, install=lambda _: None, **files: str):
    """Serve a page, and scripts beside it by their names without `.js`; gives its origin. `install` adds further routes."""
    application = web.Application()
    install(application)
    application.router.add_get("/", giving(page, "text/html"))
    for name, script in files.items():
        application.router.add_get(f"/{name}.js", giving(script, "text/javascript"))
    runner = web.AppRunner(application, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


class Frame:
    """The frame of a tab. Its scripts run in a world of their own: they share what is shown, and no variables."""

    def __init__(self, tab: Tab, server: LocalDiscord | None = None) -> None:
        self.tab = tab
        self.server = server
        self._count = 0

    async def run(self, script: str):
        """Evaluate a script in the page that is in the frame now."""
        tree = await self.tab.call("Page.getFrameTree")
        children = tree["frameTree"].get("childFrames")
        if not children:
            raise PageError("there is no frame now")
        child = children[0]
        world = await self.tab.call("Page.createIsolatedWorld", frameId=child["frame"]["id"])
        found = await self.tab.call(
            "Runtime.evaluate",
            expression=script,
            contextId=world["executionContextId"],
            awaitPromise=True,
            returnByValue=True,
        )
        if "exceptionDetails" in found:
            raise PageError(str(found["exceptionDetails"]))
        return found["result"].get("value")

    async def until(self, script: str):
        """Give a script's value once it is truthy."""
        looking = (
            f"new Promise((done) => {{ const look = () => {{ const value = ({script});"
            " value ? done(value) : setTimeout(look, 15); }; look(); })"
        )
        for _ in range(ATTEMPTS):
            await self.tab.until("document.querySelector('iframe')")
            try:
                return await self.run(looking)
            except PageError as error:
                # Another page was loaded in the frame meanwhile.
                if not any(word in str(error) for word in ("context", "frame")):
                    raise
        raise PageError(f"the frame never stood still for {script}")

    async def loaded(self) -> str:
        """Return what names this load of the page."""
        return await self.until("document.documentElement?.dataset.loaded")

    async def query(self) -> dict[str, str]:
        """Return what the page was opened with."""
        await self.loaded()
        return await self.run("Object.fromEntries(new URLSearchParams(location.search))")

    async def say(self, opcode: int, payload) -> None:
        """Let the page say something to the host."""
        said = json.dumps(json.dumps([opcode, payload]))
        await self.run(f"document.dispatchEvent(new CustomEvent('say', {{ detail: {said} }}))")

    async def heard(self, count: int) -> list:
        """Return what the page has heard, once that is so many messages: opcode and payload."""
        lines = "[...document.querySelectorAll('#heard li')].map((line) => line.textContent)"
        said = await self.until(f"({lines}).length >= {count} && {lines}")
        return [json.loads(line)["data"] for line in said]

    async def shake(self, **wrong) -> list:
        """Begin the handshake; returns the answer."""
        assert self.server is not None
        query = await self.query()
        before = len(await self.heard(0))
        hello = {
            "v": 1,
            "encoding": "json",
            "client_id": str(self.server.world.bot.id),
            "frame_id": query["frame_id"],
        }
        await self.say(0, hello | wrong)
        return (await self.heard(before + 1))[-1]

    async def command(self, cmd: str, args=None, evt=None) -> dict:
        """Let the page ask for something; returns the answer."""
        self._count += 1
        nonce = f"n{self._count}"
        await self.say(1, {"cmd": cmd, "args": args or {}, "evt": evt, "nonce": nonce})
        found = f"[...document.querySelectorAll('#heard li')].find((line) => line.textContent.includes('\"{nonce}\"'))?.textContent"
        return json.loads(await self.until(found))["data"][1]

    async def code(self) -> str:
        """Let the page ask who the user is; returns the code."""
        assert self.server is not None
        client = str(self.server.world.bot.id)
        answer = await self.command("AUTHORIZE", {"client_id": client, "scope": ["identify"]})
        return answer["data"]["code"]
