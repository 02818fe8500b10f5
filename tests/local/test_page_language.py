"""A person chooses a language on the page: commands are listed in it and private answers speak it, others stay as they are."""

import pytest

from tests.support.bot import bot_log, open_world
from tests.support.browser import chromium, needs_chromium

__all__ = ["bot_log"]
pytestmark = needs_chromium

CHOOSE = """(() => {
  const list = document.querySelector('dialog.corner select');
  list.value = 'it';
  list.dispatchEvent(new Event('change'));
})()"""


@pytest.mark.rest
async def test_the_pages_language_follows_the_person(tmp_path, bot_log):
    async with open_world(tmp_path) as world, chromium(tmp_path) as browser:
        server = world.server
        tab = await browser.tab(f"{server.url}/join/anna?key={server.key_of('anna')}")
        await tab.until("document.getElementById('write')")
        await tab.click("document.getElementById('corner-open')")
        await tab.until("document.querySelector('dialog.corner select')")
        await tab.run(CHOOSE)
        await server.wait_for(lambda: world.person("anna").user.locale == "it")
        await tab.shows("Messaggi diretti")
        assert await tab.run("document.documentElement.lang") == "it"
        await tab.click("document.getElementById('write')")
        await tab.type("/aiut")
        await tab.until("document.querySelector('.write .picker .option b')?.textContent === '/aiuto'")
        await tab.press("Enter")
        await tab.until("document.querySelector('form.command')")
        await tab.button("Invia", "document.querySelector('form.command')")
        await tab.shows("Che cosa vuoi fare?")
        reply = await world.person("ben").slash(world.general, "help")
        assert reply.content.startswith("**What would you like to do?**")
