"""The end of a game on a phone and on a desktop: its last screen says who won, by how much, and what everybody has."""

from itertools import cycle

import pytest

from bot.table.live import Started
from games import all_games
from games.core.game import ranking
from games.words.files import languages
from render.picture import Picture
from tests.support.bot import bot_log, open_world
from tests.support.browser import chromium, needs_chromium
from tests.support.endings import over

__all__ = ["bot_log"]
pytestmark = needs_chromium
SIZES = {"phone": (400, 850), "desktop": (1280, 860)}
NAMES = ("anna", "ben", "clara", "dora", "emil", "fritz")

SHORT = ("pizarro_and_co", "es")
"""The game and the language that every run looks at: many players, and long words."""


def all_ends():
    """Each game in one of the languages in turn, in the soak alone, beside what every run looks at."""
    yield pytest.param(*SHORT)
    for one in zip(all_games(), cycle(languages())):  # languages begin again
        if one != SHORT:
            yield pytest.param(*one, marks=pytest.mark.soak)


DRAWN = """(() => { const images = [...document.querySelectorAll('#messages > li:last-child .picture img')];
  return images.length && images.every((e) => { e.loading = 'eager'; return e.complete && e.naturalWidth; }); })()"""
SEEN = """(() => {
  const last = [...document.querySelectorAll('#messages > li')].at(-1);
  last.scrollIntoView({block: 'end'});
  const stream = document.getElementById('stream').getBoundingClientRect();
  const seen = [];
  const walk = document.createTreeWalker(last.querySelector('.text'), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const r = range.getBoundingClientRect();
    if (r.top >= stream.top && r.bottom <= stream.bottom && r.left >= 0 && r.right <= innerWidth) seen.push(node.data);
  }
  const inside = (e) => { const r = e.getBoundingClientRect(); return r.top >= stream.top && r.bottom <= stream.bottom + 1; };
  return {
    text: seen.join(''),
    controls: [...last.querySelectorAll('.row > *')].filter(inside).map((e) => e.textContent.trim()),
    pictures: [...last.querySelectorAll('.picture img')].filter(inside).length,
  };
})()"""


@pytest.mark.parametrize(("game", "language"), list(all_ends()))
@pytest.mark.rest
async def test_the_last_screen_says_who_won_by_how_much_and_everybodys_points(
    tmp_path, bot_log, game, language
):
    async with (
        open_world(tmp_path, paint=Picture.files, language=language) as world,
        chromium(tmp_path / "chromium") as browser,
    ):
        most = max(all_games()[game].seats_for({}))
        await world.start(game, *NAMES[:most])
        await over(world)
        live = await world.live()
        assert isinstance(live, Started)
        tab = await browser.tab(f"{world.server.page_url}?as=anna")
        for size, (width, height) in SIZES.items():
            await tab.size(width, height, phone=size == "phone")
            await tab.until(f"innerWidth === {width} && {DRAWN}")
            assert_all_is_said(live, await tab.run(SEEN), size)
        assert tab.complaints == []


def assert_all_is_said(live: Started, seen: dict, size: str) -> None:
    """Assert that the last screen has the winner, all points, the picture and the buttons of the end."""
    ranked = ranking(live.scores())
    points = "game-points" if live.words.has("game-points") else "points"
    if ranked[1][0] > 1:
        margin = (ranked[0][1].total or 0) - (ranked[1][1].total or 0)
        won = live.words("won", name="anna", margin=margin, points=live.words(points, points=margin))
        assert won.partition("**,")[2].strip() in seen["text"], size
    for rank, score in ranked:
        assert live.names[score.seat] in seen["text"], size
        assert live.words(points, points=score.total or 0) in seen["text"], (size, rank, score)
    for label in ("button-rematch", "button-review", "button-replay"):
        assert live.words(label) in seen["controls"], size
    assert seen["pictures"] == 1, size
