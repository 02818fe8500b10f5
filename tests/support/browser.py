"""Driving the real Chromium over its debugging socket, with aiohttp and nothing else; a plugin of pytest, which ends it."""

import asyncio
import atexit
import base64
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import aiohttp
import pytest

# The headless shell draws pages as Chromium does and has no windows: tests of the board take three quarters of the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
needs_chromium = pytest.mark.skipif(
    CHROMIUM is None, reason="Chromium is not installed; the page is not driven"
)
# Each window would begin with pages of the browser's own, for the list below its address bar, and with a renderer to spare: two fifths
# of the processor time of a test.
UNUSED = (
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
)
BLANK = "about:blank"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    f"--disable-features={','.join(UNUSED)}",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--font-render-hinting=none",  # or letters of the shell are wider than Chromium's
    "--remote-debugging-port=0",
    "--window-size=1280,860",
    BLANK,
]
# Seconds after which a wait is a hang, on a busy machine too.
PATIENCE = 40.0


class PageError(Exception):
    """The page threw, or did not come to show what was waited for."""


class Tab:
    """One page."""

    def __init__(self, browser: "Browser", session: str, context: str) -> None:
        self._browser = browser
        self._session = session
        self.context = context
        self.complaints: list[str] = []
        self.paused: list[str] = []
        """The ids of requests that `hold` has stopped, in order."""

    async def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        return await self._browser.call(method, parameters, self._session)

    async def run(self, script: str) -> Any:
        """Evaluate a script in the page; promises are awaited."""
        result = await self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise PageError(result["exceptionDetails"].get("exception", {}).get("description", "it threw"))
        return result["result"].get("value")

    async def until(self, script: str) -> Any:
        """Give a script's value once it is truthy; asked again at each frame of the page."""
        wait = (
            "new Promise((done) => { const end = performance.now() + %d; const look = () => { let value;"
            " try { value = (%s); } catch { value = null; }"
            " if (value || performance.now() > end) done(value instanceof Node || value || null); else setTimeout(look, 15); }; look(); })"
        )
        value = await self.run(wait % (PATIENCE * 1000, script))
        if not value:
            text = await self.run("document.body.innerText")
            raise PageError(f"waited in vain for {script}; the page says:\n{text}")
        return value

    async def open(self, address: str) -> None:
        await self.call("Page.navigate", url=address)
        await self.until("document.readyState === 'complete'")

    async def point(self, script: str) -> dict[str, float]:
        """Give the middle of an element in pixels of the window, once it stands still with nothing before it."""
        place = (
            f"(() => {{ const e = {script}; if (!e) return null; e.scrollIntoView({{block: 'center'}});"
            " const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;"
            " const before = window.wanted; window.wanted = `${x} ${y}`;"
            " return before === window.wanted && e.contains(document.elementFromPoint(x, y)) ? {x, y} : null; })()"
        )
        return await self.until(place)

    async def mouse(self, kind: str, point: dict[str, float]) -> None:
        """Press or release the left button at a point: `mousePressed`, `mouseReleased`."""
        await self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **point)

    async def click(self, script: str) -> None:
        """Click the middle of an element with the mouse, once it stands still with nothing before it."""
        point = await self.point(script)
        await self.mouse("mousePressed", point)
        await self.mouse("mouseReleased", point)

    async def button(self, label: str, within: str = "document") -> None:
        """Click the last button whose text or label is `label`."""
        wanted = json.dumps(label)
        await self.click(
            f"[...{within}.querySelectorAll('button, a.button')].findLast((e) => !e.disabled &&"
            f" (e.textContent.trim() === {wanted} || e.getAttribute('aria-label') === {wanted}))"
        )

    async def type(self, text: str) -> None:
        await self.call("Input.insertText", text=text)

    async def press(self, key: str) -> None:
        codes = {"Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "Tab": 9, "PageDown": 34}
        text = {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            more = text if kind == "keyDown" else {}
            await self.call(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                code=key,
                windowsVirtualKeyCode=codes[key],
                **more,
            )

    async def shows(self, text: str) -> None:
        """Wait until the page shows a text."""
        await self.until(f"document.body.innerText.includes({json.dumps(text)})")

    async def hold(self, address: str) -> None:
        """Stop each request for an address that fits a pattern, with `*`, until `release`."""
        await self.call("Fetch.enable", patterns=[{"urlPattern": address}])

    async def release(self) -> None:
        """Let all requests go on, and stop none any more."""
        self.paused.clear()
        await self.call("Fetch.disable")

    async def size(self, width: int, height: int, *, phone: bool = False, scale: float = 1) -> None:
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=phone,
        )

    async def screenshot(self) -> bytes:
        """Give a picture of the page, as PNG."""
        result = await self.call("Page.captureScreenshot", format="png")
        return base64.b64decode(result["data"])


class Browser:
    """A connection to a running Chromium: its tabs have profiles of their own, and go when it is closed."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, folder: Path) -> None:
        self._socket = socket
        self._folder = folder
        self._profiles: list[str] = []
        self._count = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._tabs: dict[str, Tab] = {}

    async def call(
        self, method: str, parameters: dict[str, Any], session: str | None = None
    ) -> dict[str, Any]:
        self._count += 1
        answer = asyncio.get_running_loop().create_future()
        self._waiting[self._count] = answer
        message = {"id": self._count, "method": method, "params": parameters}
        await self._socket.send_json(message | ({"sessionId": session} if session else {}))
        return await asyncio.wait_for(answer, PATIENCE * 2)

    async def listen(self) -> None:
        async for message in self._socket:
            data = json.loads(message.data)
            answer = self._waiting.pop(data.get("id"), None)
            if answer is not None and not answer.done():
                if "error" in data:
                    answer.set_exception(PageError(data["error"]["message"]))
                else:
                    answer.set_result(data["result"])
            elif data.get("method") == "Fetch.requestPaused":
                self._tabs[data["sessionId"]].paused.append(data["params"]["requestId"])
            elif data.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self._complain(data)

    def _complain(self, data: dict[str, Any]) -> None:
        tab = self._tabs.get(data.get("sessionId", ""))
        details = data["params"].get("exceptionDetails")
        entry = data["params"].get("entry", {})
        if tab is None or (details is None and entry.get("level") != "error"):
            return
        text = (
            details["exception"].get("description") if details else f"{entry['text']} {entry.get('url', '')}"
        )
        tab.complaints.append(str(text))

    async def tab(self, address: str, *, beside: Tab | None = None) -> Tab:
        """Open a page in a profile of its own, as another person's browser; or in a window of that person whose tab is named."""
        context = beside.context if beside is not None else await self._profile()
        wanted = {"url": BLANK, "browserContextId": context}
        if beside is not None:
            wanted["newWindow"] = True
        target = await self.call("Target.createTarget", wanted)
        attached = await self.call("Target.attachToTarget", {"targetId": target["targetId"], "flatten": True})
        tab = Tab(self, attached["sessionId"], context)
        self._tabs[attached["sessionId"]] = tab
        for domain in ("Page", "Runtime", "Log"):
            await tab.call(f"{domain}.enable")
        if address != BLANK:
            await tab.open(address)
        return tab

    async def _profile(self) -> str:
        made = await self.call("Target.createBrowserContext", {"disposeOnDetach": True})
        self._profiles.append(made["browserContextId"])
        kept = {"behavior": "allow", "browserContextId": made["browserContextId"]}
        await self.call("Browser.setDownloadBehavior", {**kept, "downloadPath": str(self._folder)})
        return made["browserContextId"]

    async def forget(self) -> None:
        """Close all pages, and forget what their profiles kept."""
        while self._profiles:
            await self.call("Target.disposeBrowserContext", {"browserContextId": self._profiles.pop()})
        self._tabs.clear()


# The pipe closes when the process of pytest ends, even after kill -9. Then `sh` ends its whole process group, because Debian starts the
# browser from a script that would leave it running. It retries to delete the browser's folder while the browser still writes there.
_ENDS_WITH_US = """"$@" & exec 2>/dev/null; read -r word; trap "" TERM; kill 0; wait; until rm -rf "$FOLDER"; do sleep 0.1; done"""


class Program:
    """A Chromium that runs, with an empty folder for its own files."""

    def __init__(self) -> None:
        assert CHROMIUM is not None
        self._folder = Path(tempfile.mkdtemp(prefix="caravel-chromium-"))
        self._process = subprocess.Popen(
            ["/bin/sh", "-c", _ENDS_WITH_US, "browser", CHROMIUM, f"--user-data-dir={self._folder}", *FLAGS],
            env={**os.environ, "FOLDER": str(self._folder)},
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            text=True,
            errors="replace",
        )
        self._address = Queue[str | None]()
        self._reading = Thread(target=self._read, daemon=True)
        self._reading.start()
        found = self._address.get(timeout=PATIENCE)
        if found is None:
            self.close()
            raise PageError("Chromium did not start")
        self.address = found
        """The address of its debugging socket."""

    def _read(self) -> None:
        """Read what it says, to the end: it must not stop because nobody does."""
        assert self._process.stderr is not None
        with self._process.stderr as said:
            for line in said:
                if "DevTools listening on " in line:
                    self._address.put(line.rsplit("DevTools listening on ", 1)[1].strip())
        self._address.put(None)

    def runs(self) -> bool:
        """Say whether it has not ended."""
        return self._reading.is_alive()

    def close(self) -> None:
        """End it; its files are deleted."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._reading.join(PATIENCE)


_RUNNING: list[Program] = []
"""The Chromium of this process of pytest: to start one takes longer than most of what is done there."""


def pytest_sessionfinish() -> None:
    """End the browser of this process."""
    while _RUNNING:
        _RUNNING.pop().close()


# Programs that are no tests drive it, too.
atexit.register(pytest_sessionfinish)


def _program() -> Program:
    if _RUNNING and not _RUNNING[-1].runs():
        _RUNNING.pop().close()
    if not _RUNNING:
        _RUNNING.append(Program())
    return _RUNNING[-1]


@asynccontextmanager
async def chromium(folder: Path) -> AsyncIterator[Browser]:
    """Connect to this process's Chromium, starting it if need be; what its pages download goes to `folder`."""
    program = await asyncio.to_thread(_program)
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(program.address, max_msg_size=0) as socket,
    ):
        browser = Browser(socket, folder)
        listening = asyncio.create_task(browser.listen())
        yield browser
        with suppress(Exception):
            await browser.forget()
        listening.cancel()
