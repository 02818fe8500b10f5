"""The page's end of the handshake, in a real Chromium: with a host that is silent, early, late, not the host; with codes and bearers."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio

from bot.acts.identity import Opened
from bot.storage import open_storage
from bot.web.bearers import LIFE
from bot.web.signing import FrameSignIn
from tests.local.page import browser
from tests.support.browser import needs_chromium
from tests.support.frames import Frame, serving

__all__ = ["browser"]

pytestmark = [needs_chromium, pytest.mark.asyncio(loop_scope="module")]

SCRIPT = Path(__file__).parents[3] / "bot" / "web" / "page" / "signing_in.js"
WORDS = "export const t = (key) => key;"
PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><ol id="came"></ol><script>
// Seconds between two greetings are hundredths here; those of patience are where a test says so, lest a busy machine lose a race.
const [late, often] = [window.setTimeout, window.setInterval];
window.setTimeout = (work, time, ...more) => late(work, "hurried" in document.documentElement.dataset ? time / 100 : time, ...more);
window.setInterval = (work, time, ...more) => often(work, time / 100, ...more);
</script><script type="module">
import { onHost, openLink, signIn, signInAgain } from "/signing_in.js";
const show = (what) => {
  const line = document.createElement("li");
  line.textContent = JSON.stringify(what);
  document.getElementById("came").append(line);
};
const deeds = { signIn, signInAgain, listen: async () => onHost("layout", show), open: () => openLink("https://example.org/") };
document.addEventListener("do", ({ detail }) => deeds[detail]().then((given) => show({ given }), ({ why, message }) => show({ why, message })));
document.documentElement.dataset.loaded = "yes";
</script>"""
HOST = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script>
window.heard = [];
window.say = (opcode, payload) => document.querySelector("iframe").contentWindow.postMessage([opcode, payload], "*");
window.ready = () => say(1, { cmd: "DISPATCH", evt: "READY", data: { v: 1 }, nonce: null });
window.codes = ["anna's"];
window.answers = {
  0: () => ready(),
  AUTHORIZE: ({ nonce }) => say(1, { cmd: "AUTHORIZE", data: { code: codes.shift() }, evt: null, nonce }),
};
window.addEventListener("message", ({ data: [opcode, payload], origin }) => {
  heard.push({ opcode, payload, origin });
  (answers[opcode] ?? answers[payload.cmd])?.(payload);
});
window.begin = (page) => {
  const frame = document.createElement("iframe");
  frame.src = `${page}/?instance_id=i-1&frame_id=f&platform=desktop`;
  document.body.append(frame);
};
</script>"""
ANNA, BEN = 101, 102
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Discord:
    """Who vouches for users: by codes that count once."""

    client = 4711
    origins = ()

    def __init__(self):
        self.codes = {"anna's": ANNA, "again": ANNA, "ben's": BEN}

    async def user(self, code):
        return self.codes.pop(code, None)

    async def opened(self, instance):
        return Opened(11, 1, frozenset({ANNA})) if instance == "i-1" else None


class Visit:
    """A page in the frame of a host, with the server that it signs in to."""

    def __init__(self, tab, page, discord, storage, sign_in):
        self.tab, self.page = tab, page
        self.discord, self.storage, self.sign_in = discord, storage, sign_in
        self.now = NOON
        self.frame = Frame(tab)
        self._came = 0

    async def begin(self):
        """Let the host open its frame."""
        await self.tab.run(f"begin({json.dumps(self.page)})")
        await self.frame.loaded()

    async def hurry(self, *, hurried=True):
        """Let the page lose patience in hundredths of seconds from now on, or in seconds again."""
        deed = "dataset.hurried = ''" if hurried else "removeAttribute('data-hurried')"
        await self.frame.run(f"document.documentElement.{deed}; true")

    async def do(self, what):
        """Let the page do something, and return what came of it."""
        await self.start(what)
        return await self.came()

    async def start(self, what):
        """Let the page begin something."""
        await self.frame.run(f"document.dispatchEvent(new CustomEvent('do', {{ detail: '{what}' }}))")

    async def came(self):
        """Return what came next."""
        self._came += 1
        lines = "[...document.querySelectorAll('#came li')].map((line) => line.textContent)"
        return json.loads(await self.frame.until(f"({lines})[{self._came - 1}]"))

    async def host(self, script):
        """Let the host be otherwise."""
        return await self.tab.run(script)

    async def heard(self, what):
        """Return how often the host has heard a command, or a handshake: 0."""
        return await self.tab.run(
            f"heard.filter((one) => one.opcode === {what!r} || one.payload.cmd === {what!r}).length"
        )

    async def user(self, given):
        """Return whose bearer was given."""
        session = await self.sign_in.session(given["given"]["bearer"])
        return session and session.user


@pytest_asyncio.fixture(loop_scope="module")
async def visit(browser, tmp_path):
    discord = Discord()
    async with await open_storage(tmp_path / "caravel.sqlite") as storage, serving(HOST) as host:
        found = []
        sign_in = FrameSignIn(discord, storage, lambda: found[0].now)
        discord.origins = (host,)
        files = {"signing_in": SCRIPT.read_text(encoding="utf-8"), "words": WORDS}
        async with serving(PAGE, install=sign_in.install, **files) as page:
            tab = await browser.tab(host)
            found.append(Visit(tab, page, discord, storage, sign_in))
            yield found[0]
            await browser.forget()


async def test_a_page_in_a_frame_signs_in_by_the_host(visit):
    await visit.begin()
    given = await visit.do("signIn")
    assert await visit.user(given) == ANNA
    assert given["given"]["until"] == (NOON + LIFE).timestamp()


async def test_the_host_hears_what_discord_documents(visit):
    await visit.begin()
    await visit.do("signIn")
    first, second = await visit.host("heard")
    assert first["opcode"] == 0
    assert first["payload"] == {"v": 1, "encoding": "json", "client_id": "4711", "frame_id": "f"}
    assert second["opcode"] == 1
    asked = second["payload"]
    assert (asked["cmd"], asked["args"]["client_id"], asked["args"]["scope"]) == (
        "AUTHORIZE",
        "4711",
        ["identify"],
    )


async def test_a_page_in_no_frame_has_no_host(browser, visit):
    tab = await browser.tab(visit.page)
    await tab.until("document.documentElement.dataset.loaded")
    await tab.run("document.dispatchEvent(new CustomEvent('do', { detail: 'signIn' }))")
    assert json.loads(await tab.until("document.querySelector('#came li')?.textContent"))["why"] == "no-host"


async def test_a_silent_host_is_none(visit):
    await visit.host("answers = {}")
    await visit.begin()
    await visit.hurry()
    assert (await visit.do("signIn"))["why"] == "no-host"
    await visit.tab.until("heard.filter((one) => one.opcode === 0).length > 1")


async def test_a_host_that_comes_late_is_heard(visit):
    await visit.host("window.count = 0; answers[0] = () => { count += 1; if (count > 2) ready(); }")
    await visit.begin()
    assert await visit.user(await visit.do("signIn")) == ANNA


async def test_a_host_that_was_silent_may_answer_the_next_time(visit):
    await visit.host("window.kept = answers; answers = {}")
    await visit.begin()
    await visit.hurry()
    assert (await visit.do("signIn"))["why"] == "no-host"
    await visit.host("answers = kept")
    await visit.hurry(hurried=False)
    assert await visit.user(await visit.do("signIn")) == ANNA


async def test_a_host_that_is_early_is_asked_all_the_same(visit):
    """It says READY before it was greeted, and again once it is."""
    await visit.begin()
    await visit.host("ready(); ready(); true")
    assert await visit.user(await visit.do("signIn")) == ANNA


async def test_a_frame_at_another_origin_is_not_the_host(visit):
    visit.discord.origins = ("https://discord.example",)
    await visit.begin()
    await visit.hurry()
    assert (await visit.do("signIn"))["why"] == "no-host"
    assert await visit.heard("AUTHORIZE") == 0


async def test_what_comes_from_another_window_than_the_host_is_passed_over(visit):
    """A frame beside ours, at the host's own origin, says READY in the place of the host."""
    await visit.host("answers = {}")
    await visit.begin()
    await visit.host(
        "(() => { const other = document.createElement('iframe'); document.body.append(other);"
        " const script = other.contentDocument.createElement('script');"
        " script.textContent = `setInterval(() => parent.frames[0].postMessage("
        "[1, { cmd: 'DISPATCH', evt: 'READY', data: {}, nonce: null }], '*'), 5)`;"
        " other.contentDocument.body.append(script); })()"
    )
    await visit.hurry()
    assert (await visit.do("signIn"))["why"] == "no-host"
    assert await visit.heard("AUTHORIZE") == 0


async def test_a_host_that_closes_the_page_out_refuses(visit):
    await visit.host("answers[0] = () => say(2, { code: 4000, message: 'Invalid Client ID' })")
    await visit.begin()
    assert (await visit.do("signIn"))["why"] == "refused"


async def test_a_user_who_declines_is_not_asked_again_until_they_wish(visit):
    await visit.host(
        "window.kept = answers.AUTHORIZE; answers.AUTHORIZE = ({ nonce }) =>"
        " say(1, { cmd: 'AUTHORIZE', data: { code: 4009, message: 'no' }, evt: 'ERROR', nonce })"
    )
    await visit.begin()
    for _ in range(3):
        assert (await visit.do("signIn"))["why"] == "refused"
    assert await visit.heard("AUTHORIZE") == 1
    await visit.host("answers.AUTHORIZE = kept")
    assert await visit.user(await visit.do("signInAgain")) == ANNA


async def test_a_host_whose_line_broke_is_asked_again(visit):
    await visit.host(
        "window.kept = answers.AUTHORIZE; answers.AUTHORIZE = ({ nonce }) =>"
        " say(1, { cmd: 'AUTHORIZE', data: { code: 1000, message: 'no line' }, evt: 'ERROR', nonce })"
    )
    await visit.begin()
    assert (await visit.do("signIn"))["why"] == "unreachable"
    await visit.host("answers.AUTHORIZE = kept")
    assert await visit.user(await visit.do("signIn")) == ANNA


async def test_a_code_that_was_used_is_refused(visit):
    await visit.host('codes = ["anna\'s", "anna\'s"]')
    del visit.discord.codes["anna's"]
    await visit.begin()
    assert (await visit.do("signIn"))["why"] == "refused"


async def test_who_is_not_where_the_page_was_opened_is_told_so(visit):
    await visit.host('codes = ["ben\'s"]')
    await visit.begin()
    answer = await visit.do("signIn")
    assert (answer["why"], answer["message"]) == ("not-there", "sign-in-not-there")


async def test_a_bearer_is_renewed_without_the_host(visit):
    await visit.begin()
    first = await visit.do("signIn")
    visit.now += LIFE / 2
    second = await visit.do("signIn")
    assert second["given"]["until"] == (visit.now + LIFE).timestamp()
    assert await visit.user(second) == ANNA
    assert first != second
    assert await visit.heard("AUTHORIZE") == 1


async def test_a_bearer_that_has_ended_is_replaced_by_the_host(visit):
    await visit.host("codes = [\"anna's\", 'again']")
    await visit.begin()
    await visit.do("signIn")
    visit.now += LIFE * 2
    assert await visit.user(await visit.do("signIn")) == ANNA
    assert await visit.heard("AUTHORIZE") == 2
    assert await visit.heard(0) == 1


async def test_who_has_signed_out_everywhere_is_not_signed_in_again_by_the_page(visit):
    await visit.host("codes = [\"anna's\", 'again']")
    await visit.begin()
    await visit.do("signIn")
    await visit.storage.sign_out(ANNA)
    for _ in range(2):
        assert (await visit.do("signIn"))["why"] == "signed-out"
    assert await visit.heard("AUTHORIZE") == 1
    assert await visit.user(await visit.do("signInAgain")) == ANNA


async def test_several_who_wait_for_a_bearer_get_the_same(visit):
    await visit.begin()
    await visit.start("signIn")
    await visit.start("signIn")
    first, second = await visit.came(), await visit.came()
    assert first == second
    assert await visit.heard("AUTHORIZE") == 1


async def test_the_page_hears_how_it_is_laid_out(visit):
    await visit.host(
        "answers.SUBSCRIBE = ({ evt, nonce }) => say(1, { cmd: 'SUBSCRIBE', data: { evt }, evt: null, nonce })"
    )
    await visit.begin()
    await visit.start("listen")
    await visit.came()
    await visit.do("signIn")
    await visit.tab.until("heard.some((one) => one.payload.cmd === 'SUBSCRIBE')")
    await visit.host(
        "say(1, { cmd: 'DISPATCH', evt: 'ACTIVITY_LAYOUT_MODE_UPDATE', data: { layout_mode: 1 }, nonce: null })"
    )
    assert await visit.came() == {"layout_mode": 1}


NONSENSE = [
    "7",
    "null",
    "[1]",
    "[1, null]",
    "[2, null]",
    "[1, { cmd: 'DISPATCH' }]",
    "[1, { cmd: 'AUTHORIZE', nonce: 'x' }]",
]


async def test_nonsense_of_the_host_is_passed_over(visit):
    await visit.begin()
    for said in NONSENSE:
        await visit.host(f"document.querySelector('iframe').contentWindow.postMessage({said}, '*')")
    assert await visit.user(await visit.do("signIn")) == ANNA
    assert not visit.tab.complaints


async def test_the_bearer_is_kept_nowhere(visit):
    await visit.begin()
    await visit.do("signIn")
    kept = await visit.frame.run(
        "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])"
    )
    assert kept.startswith('[{},{},"","')
    assert "bearer" not in kept
