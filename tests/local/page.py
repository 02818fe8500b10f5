"""The page in a real Chromium, with a local Discord and a bot: what its tests share."""

import json

import pytest_asyncio

from bot.local import LocalDiscord, ManualClock, client_arguments, redirect
from tests.local.harbour import Harbour
from tests.support.browser import chromium
from tests.support.local import running


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser(tmp_path_factory):
    """One Chromium for all; each tab has a profile of its own."""
    async with chromium(tmp_path_factory.mktemp("chromium")) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def table(browser, discord_log):
    """A local Discord, a bot and a browser, which forgets the pages of each test: they would go on looking for its server."""
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    with redirect(server.url):
        async with running(Harbour(**client_arguments()), server):
            yield server, browser
    await browser.forget()
    problems = list(server.problems)
    await server.close()
    assert not problems


async def ready(browser, server, query=""):
    """A tab that shows its places: what is typed there now is sent."""
    tab = await browser.tab(server.page_url + query)
    await tab.until("document.querySelector('[data-place]')")
    return tab


async def command(tab, text):
    """Choose a command by typing; its fields are open afterwards."""
    await tab.click("document.getElementById('write')")
    await tab.type(f"/{text}")
    await tab.until("document.querySelector('.write .picker .option')")
    await tab.press("Enter")
    await tab.until("document.querySelector('form.command')")


async def fill(tab, name, value):
    """Pick an entry of a list among a command's fields."""
    await tab.run(
        f"(() => {{ const s = [...document.querySelectorAll('.option-field')].find((e) => e.innerText.startsWith("
        f"{json.dumps(name)})).querySelector('select'); s.value = [...s.options].find((o) => o.text === "
        f"{json.dumps(value)}).value; s.dispatchEvent(new Event('change')); }})()"
    )


def words(tab):
    return tab.run("document.getElementById('messages').innerText")
