"""The pages' markdown.js reads our markup as the bot does: one table of examples holds for both."""

import json
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from bot.local import LocalDiscord, ManualClock
from tests.support.browser import chromium, needs_chromium

pytestmark = needs_chromium
TABLE = Path(__file__).parents[1] / "words/markup.json"
EXAMPLES = json.loads(TABLE.read_text(encoding="utf-8"))
SHOW = """(async () => {
  const { markdown } = await import("/page/markdown.js");
  const names = { me: "0", locale: "en", person: (id) => `user ${id}`, role: () => "role", channel: () => "channel 3", emoji: (id) => `/emojis/${id}.png` };
  return %s.map((text) => markdown(text, names));
})()"""
STYLED = {"strong": "bold", "em": "italics", "code": "code", "a": "link", "time": "time", "button": "command"}


class Reader(HTMLParser):
    """Reads what the page makes of a text as the table writes it: blocks of spans."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[list[Any]] = []
        self._open: list[tuple[str, list[Any]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        kinds = given.get("class", "").split()
        if tag == "br":
            self._break()
        elif tag == "img":
            self._add(["emoji", given["alt"].strip(":"), Path(given["src"]).stem])
        elif tag in STYLED or "mention" in kinds:
            # What the page shows of a time depends on the reader.
            inside: list[Any] = []
            self._add([STYLED.get(tag, "mention"), [given["datetime"]] if tag == "time" else inside])
            self._open.append((tag, inside))
        else:
            depth = next((int(kind[-1]) for kind in kinds if kind.startswith("depth-")), 0)
            self._begin(_block(tag, kinds), depth)
            self._open.append((tag, self.blocks[-1][2]))

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1][0] == tag:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if self._open[0][0] != "span" or len(self._open) > 1:
            self._add(data)
            return
        first, *more = data.split("\n")
        self._add(first)
        for line in more:
            self._break()
            self._add(line)

    def _begin(self, kind: str, depth: int) -> None:
        self.blocks.append([kind, depth, []])

    def _break(self) -> None:
        """Begin another line: of an item it is part of the item."""
        kind, depth, _ = self.blocks[-1]
        if kind == "item":
            self._add("\n")
            return
        self._begin(kind, depth)
        self._open[0] = (self._open[0][0], self.blocks[-1][2])

    def _add(self, span: Any) -> None:
        spans = self._open[-1][1]
        if isinstance(span, str) and spans and isinstance(spans[-1], str):
            spans[-1] += span
        elif span != "":
            spans.append(span)


def _block(tag: str, kinds: list[str]) -> str:
    if "small" in kinds or "item" in kinds:
        return kinds[0]
    return {"h6": "title", "blockquote": "quote", "span": "text"}[tag]


def told(span: Any) -> Any:
    """A span of the page as the table writes it: a mention by its id, a time by its seconds, a command by its name."""
    if isinstance(span, str) or span[0] == "emoji":
        return span
    kind, inside = span
    match kind:
        case "mention":
            sign, number = inside[0][0], inside[0].split()[-1]
            return ["user" if sign == "@" else "channel", number]
        case "time":
            return [kind, str(round(datetime.fromisoformat(inside[0]).timestamp()))]
        case "command":
            return [kind, inside[0].removeprefix("/")]
        case "code" | "link":
            return [kind, "".join(inside)]
        case _:
            return [kind, [told(one) for one in inside]]


def as_page(span: Any) -> Any:
    """A span of the table as far as the page's HTML tells it: not how a time is shown, nor the id of a command."""
    if isinstance(span, str):
        return span
    if span[0] in ("bold", "italics"):
        return [span[0], [as_page(one) for one in span[1]]]
    return span[:2] if span[0] in ("time", "command") else span


def read(html: str) -> list[Any]:
    reader = Reader()
    reader.feed(html)
    reader.close()
    return [[kind, depth, [told(span) for span in spans]] for kind, depth, spans in reader.blocks]


async def test_the_page_reads_a_text_as_the_table_says(tmp_path):
    server = LocalDiscord(clock=ManualClock())
    await server.start()
    try:
        async with chromium(tmp_path) as browser:
            tab = await browser.tab(server.page_url)
            shown = await tab.run(SHOW % json.dumps([example["text"] for example in EXAMPLES]))
    finally:
        await server.close()
    assert len(shown) == len(EXAMPLES)
    for example, html in zip(EXAMPLES, shown, strict=True):
        wanted = [
            [kind, depth, [as_page(span) for span in spans]] for kind, depth, spans in example["blocks"]
        ]
        assert read(html) == wanted, html
