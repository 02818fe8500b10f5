"""axe-core finds nothing in any state of the live board. `make axe` installs it; otherwise this is skipped."""

import json
import os
from pathlib import Path

import pytest

from tests.support.boards import opened
from tests.support.bot import bot_log
from tests.support.browser import chromium, needs_chromium
from tests.support.page import Server, stand

__all__ = ["bot_log"]
AXE = Path(os.environ.get("CARAVEL_AXE", "/nowhere"))
pytestmark = [
    needs_chromium,
    pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make axe"),
]
FOUND = """(async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return JSON.stringify(violations.map(({ id, help, nodes }) => [id, help, nodes.slice(0, 3).map((node) => node.html.slice(0, 160))]));
})()"""

GROUND = "Number(getComputedStyle(document.body).backgroundColor.match(/[0-9]+/)[0])"
"""The brightness of the ground, by its red."""


@pytest.fixture(scope="module")
def axe() -> str:
    """The script."""
    return AXE.read_text(encoding="utf-8") + ";true"


@pytest.mark.parametrize("size", [(1280, 800, False), (390, 844, True)], ids=["desktop", "phone"])
@pytest.mark.parametrize("to", ["none", "lobby", "play", "over", "frozen", "lesson"])
@pytest.mark.parametrize("game", ["puerto_rico", "mundus_novus"])
async def test_axe_finds_nothing(tmp_path, bot_log, axe, game, to, size):
    server = Server(tmp_path)
    async with server.running(), chromium(tmp_path / "chromium") as browser:
        await stand(server, game, to, 5)
        for name in ("anna", "dora"):
            width, height, touch = size
            board = await opened(browser, server.url, name, width, height, touch=touch)
            await board.tab.run(axe)
            # As it is, with an entry of a folded list open, and with the settings of the page.
            for part in ("", "#moves .stem", "#menu"):
                if part:
                    await board.tab.run(f"document.querySelector('{part}')?.click(); true")
                for scheme in ("light", "dark"):
                    seen = [{"name": "prefers-color-scheme", "value": scheme}]
                    await board.tab.call("Emulation.setEmulatedMedia", features=seen)
                    await board.tab.until(f"{GROUND} {'>' if scheme == 'light' else '<'} 128")
                    assert json.loads(await board.tab.run(FOUND)) == [], (name, part, scheme)
