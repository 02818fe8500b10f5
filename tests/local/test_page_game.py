"""A game in real browsers: two people play it on the page (in a soak to its end), and each page shows what its person may see."""

import asyncio
import json

import pytest

from bot.local import Modal, Outcome, Person
from bot.local.interactions import COMMAND, COMPONENT, MODAL
from bot.rehearsal.selfplay import Players
from bot.storage import LIVE
from tests.support.bot import bot_log, open_world
from tests.support.browser import PATIENCE, Tab, chromium, needs_chromium

__all__ = ["bot_log"]
pytestmark = needs_chromium
GAME, SEATS, SEED = "puerto_rico", 3, 5
POLL = 0.05
"""Seconds between two looks at the page."""


class PersonAtPage(Person):
    """A person whose hands are on the page: the same verbs, done with mouse and keyboard."""

    def __init__(self, person: Person, tab: Tab) -> None:
        super().__init__(person.server, person.id)
        self.tab = tab

    async def _reply(self, kind: int, doing) -> Outcome:
        """Do something on the page and give what came of it."""

        def mine():
            found = self.server.world.interactions.values()
            return [each for each in found if each.user_id == self.id and each.type == kind]

        before = len(mine())
        await doing
        await self.server.wait_for(
            lambda: len(mine()) > before and mine()[-1].answer and not mine()[-1].loading
        )
        return Outcome(self.server, mine()[-1])

    @staticmethod
    def _inside(message, selector: str = "") -> str:
        return f"""document.querySelector('[data-id="{message.id}"] {selector}')"""

    async def click(self, message, button: str) -> Outcome:
        """Click a button of a message."""
        control = f'[data-control="{button}"]'
        return await self._reply(COMPONENT, self.tab.click(self._inside(message, control)))

    async def select(self, message, select: str, values) -> Outcome:
        """Choose in a list; the browser's own list is beyond a page's reach, so its choice is made by script."""
        found = self._inside(message, f'select[data-control="{select}"]')
        choose = f"(() => {{ const s = {found}; s.value = {json.dumps(values[0])}; s.dispatchEvent(new Event('change')); }})()"
        await self.tab.until(f"{found} && !{found}.disabled")
        return await self._reply(COMPONENT, self.tab.run(choose))

    async def submit(self, modal, values=None) -> Outcome:
        """Fill in the form that is open and send it."""
        form = modal.modal if isinstance(modal, Outcome) else modal
        assert isinstance(form, Modal)
        await self.tab.until("document.querySelector('dialog.modal')")
        for name, value in (values or {}).items():
            await self.tab.run(f"({FILL})({json.dumps(name)}, {json.dumps(value)})")
        reply = await self._reply(MODAL, self.tab.button("Submit", "document.querySelector('dialog.modal')"))
        await self.tab.until("!document.querySelector('dialog.modal')")
        return reply

    async def slash(self, channel, command: str, options=None) -> Outcome:
        """Type a command, choose it, fill in its fields, send it."""
        await self.tab.click("document.getElementById('write')")
        await self.tab.run("document.getElementById('write').value = ''")
        await self.tab.type(f"/{command}")
        await self.tab.until(
            f"document.querySelector('.write .picker .option b')?.textContent === {json.dumps('/' + command)}"
        )
        await self.tab.press("Enter")
        await self.tab.until("document.querySelector('form.command')")
        for name, value in (options or {}).items():
            await self.tab.run(f"({ENTER})({json.dumps(name)}, {json.dumps(value)})")
        reply = await self._reply(COMMAND, self.tab.button("Send", "document.querySelector('form.command')"))
        await self.tab.until("!document.querySelector('form.command')")
        return reply

    async def shows_what_it_may(self, channel) -> None:
        """Wait until the page shows what this person may see: the newest, and what came since.

        What they may see is looked up anew each time, for private answers go by themselves.
        """
        ids = "[...document.querySelectorAll('#messages > li')].map((e) => e.dataset.id)"
        async with asyncio.timeout(PATIENCE):
            while True:
                shown = await self.tab.run(ids)
                expected = [str(each.id) for each in self.sees(channel)]
                if shown and shown[0] in expected and shown == expected[expected.index(shown[0]) :]:
                    return
                await asyncio.sleep(POLL)


FILL = """(name, value) => {
  const dialog = document.querySelector('dialog.modal');
  const field = dialog.querySelector(`[data-field="${CSS.escape(name)}"]`);
  if (!field || field.matches('.checklist')) {
    const boxes = field ? field.querySelectorAll('input') : dialog.querySelectorAll(`input[name="${CSS.escape(name)}"]`);
    const wanted = [value].flat();
    for (const box of boxes) if (box.checked && !wanted.includes(box.value)) box.click();
    for (const box of boxes) if (!box.checked && wanted.includes(box.value)) box.click();
  } else {
    field.value = [value].flat()[0] ?? '';
    field.dispatchEvent(new Event('input'));
  }
}"""

ENTER = """(name, value) => {
  const form = document.querySelector('form.command');
  const more = [...form.querySelectorAll('.more button')].find((e) => e.textContent === `+ ${name}`);
  if (more) more.click();
  const label = [...form.querySelectorAll('.option-field')].find((e) => e.querySelector('span').textContent === name);
  const field = label.querySelector('input, select');
  if (field.tagName === 'SELECT') {
    field.value = [...field.options].find((o) => o.value === JSON.stringify(value) || o.text === String(value)).value;
  } else {
    field.value = String(value);
    field.dispatchEvent(new Event('input'));
  }
}"""


@pytest.mark.parametrize("moves", [8, pytest.param(1000, marks=pytest.mark.soak)])
@pytest.mark.rest
async def test_two_people_play_a_game_in_their_browsers(tmp_path, bot_log, moves):
    async with open_world(tmp_path) as world, chromium(tmp_path) as browser:
        players = Players(world, SEATS, SEED)
        server, place = world.server, players.channel
        guests = []
        for player in players.people[:2]:
            name = player.person.name
            tab = await browser.tab(f"{server.url}/join/{name}?key={server.key_of(name)}")
            await tab.until("document.getElementById('write')")
            player.person = PersonAtPage(player.person, tab)
            guests.append(player.person)
        await players.open(GAME)
        made = 0
        while made < moves and await players.one_move():
            made += 1
            await world.settled()
            for guest in guests:
                await guest.shows_what_it_may(place)
        assert ((await players.live()).row.status in LIVE) == (made == moves)
        for guest in guests:
            if made < moves:
                await guest.tab.shows("Puerto Rico: the game is over")
            assert guest.tab.complaints == []
