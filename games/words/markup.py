r"""The markup of our texts: the part of Discord's markup that they may use, read as data.

Posts send it as it is; pages show what this module reads. The beginning of a line gives the kind of its
block:

    ### Title     -# small     - item (two blanks deeper: an item below it)     > quoted

An indented line that is none of these continues the item above it. Everything else is a line of text. A line
may hold

    **bold**  *italics*  `code`  \* (a sign as it is)  https://a.link
    <@1> a user  <#1> a channel  </table new:1> a command  <t:1700000000:R> a time  <:corn:1> an emoji

Bold and italics may be nested and may hold the others; they end in the line in which they begin. A star
between blanks is a star. Underlining, spoilers, numbered lists and links with words are not used; users'
texts are escaped (`bot.menus.plain`). `tests/words/markup.json` has examples; the script of the local
Discord's page is tested with them, too.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal, get_args

Kind = Literal["text", "bold", "italics", "code", "user", "channel", "command", "time", "emoji", "link"]
BlockKind = Literal["text", "title", "small", "item", "quote"]


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line.

    `text` is its words, the id of a user or a channel, the name of a command or an emoji, the seconds of a
    time, or an address. `more` is the id of a command or an emoji, or how a time is shown (Discord's letter,
    "" for its default). `inside` holds the spans within bold and italics.
    """

    kind: Kind
    text: str = ""
    more: str = ""
    inside: tuple["Span", ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """A line; an item includes its continuation lines, each after a line break. Only items have a `depth`."""

    kind: BlockKind
    spans: tuple[Span, ...]
    depth: int = 0


_BLOCKS: tuple[tuple[BlockKind, re.Pattern[str]], ...] = (
    ("title", re.compile(r"### +(?P<rest>.+)")),
    ("small", re.compile(r"-# +(?P<rest>.+)")),
    ("item", re.compile(r"(?P<deep> *)- +(?P<rest>.+)")),
    ("quote", re.compile(r"> (?P<rest>.*)")),
    ("text", re.compile(r"(?P<rest>.*)")),
)
_GOES_ON = re.compile(" {2,}(?P<rest>.+)")
DEEPEST = 2
"""Maximum depth of a shown item; 0 is an item of the list itself."""

_WHOLE = re.compile(
    r"\\(?P<text>[^0-9A-Za-z\s])"
    r"|`(?P<code>[^`]+)`"
    r"|<@!?(?P<user>[0-9]+)>"
    r"|<#(?P<channel>[0-9]+)>"
    r"|</(?P<command>[\w -]+):(?P<command_id>[0-9]+)>"
    r"|<t:(?P<time>[0-9]{1,12})(?::(?P<time_style>[tTdDfFR]))?>"
    r"|<a?:(?P<emoji>\w+):(?P<emoji_id>[0-9]+)>"
    r"|(?<![^\s(])(?P<link>https?://[^\s<]+?)(?=[.,;:!?)]*(?:\s|$))"
)
"""The spans that cannot hold others: a star inside does not start or end a style."""
_MORE: Mapping[str, str] = {"command": "command_id", "time": "time_style", "emoji": "emoji_id"}
_STYLED = re.compile(
    r"\*\*\*(?P<both>[^*]+)\*\*\*"
    r"|\*\*(?P<bold>.+?)\*\*(?!\*)"
    r"|\*(?=[^\s*])(?P<italics>(?:\*\*[^*]+\*\*|\s+(?=[^\s*]|\*\*)|[^\s*])+?)\*(?!\*)"
)
_KEPT = re.compile("\x01([0-9]+)\x02")

_FOREIGN = re.compile(
    r"`|(?<!\s)\*|\*(?!\s)|__|~~|\|\||\]\(|(?<!\w)_(?=\S).*?_(?!\w)|^ *(?:#{1,6}|[0-9]+\.|>>>) |^-#(?! )",
    re.MULTILINE,
)


def parse(text: str) -> tuple[Block, ...]:
    """Return a text as blocks, one for each line that is not the continuation of an item."""
    found: list[Block] = []
    for line in text.split("\n"):
        kind, rest, deep = _begun(line)
        goes_on = _GOES_ON.fullmatch(line) if kind == "text" and found and found[-1].kind == "item" else None
        if goes_on is not None:
            last = found[-1]
            more = (*last.spans, Span("text", "\n"), *_spans(goes_on["rest"]))
            found[-1] = replace(last, spans=tuple(_joined(more)))
        else:
            found.append(Block(kind, _spans(rest), min(DEEPEST, deep // 2)))
    return tuple(found)


def foreign(text: str) -> str | None:
    """Return the first Discord markup in a text that our texts may not use; None if there is none."""
    for line in text.split("\n"):
        _, rest, _ = _begun(line)
        left = _WHOLE.sub("x", rest)
        while (inner := _STYLED.sub(lambda found: found[found.lastgroup or 0], left)) != left:
            left = inner
        if (found := _FOREIGN.search(left)) is not None:
            return found[0]
    return None


def _begun(line: str) -> tuple[BlockKind, str, int]:
    """Return the kind of a line, its content, and by how many blanks it is indented."""
    for kind, pattern in _BLOCKS:
        if (found := pattern.fullmatch(line)) is not None:
            return kind, found["rest"], len(found.groupdict().get("deep") or "")
    raise AssertionError("any line is a line of text")


def _spans(line: str) -> tuple[Span, ...]:
    kept: list[Span] = []

    def keep(found: re.Match[str]) -> str:
        kind = next(kind for kind in get_args(Kind) if found.groupdict().get(kind) is not None)
        kept.append(Span(kind, found[kind], (found[_MORE[kind]] or "") if kind in _MORE else ""))
        return f"\x01{len(kept) - 1}\x02"

    masked = _WHOLE.sub(keep, line.replace("\x01", "").replace("\x02", ""))
    return tuple(_joined(_styled(masked, kept)))


def _styled(masked: str, kept: Sequence[Span]) -> Iterator[Span]:
    """Yield a line's spans; the numbers in `masked` stand for the spans `kept`."""
    at = 0
    for found in _STYLED.finditer(masked):
        yield from _unmasked(masked[at : found.start()], kept)
        at = found.end()
        kind = found.lastgroup
        assert kind is not None
        inside = tuple(_joined(_styled(found[kind], kept)))
        if kind == "both":
            yield Span("bold", inside=(Span("italics", inside=inside),))
        else:
            yield Span("bold" if kind == "bold" else "italics", inside=inside)
    yield from _unmasked(masked[at:], kept)


def _unmasked(masked: str, kept: Sequence[Span]) -> Iterator[Span]:
    for place, part in enumerate(_KEPT.split(masked)):
        if place % 2:
            yield kept[int(part)]
        elif part:
            yield Span("text", part)


def _joined(spans: Iterable[Span]) -> Iterator[Span]:
    """Yield spans, with neighbouring texts joined."""
    for is_text, group in groupby(spans, key=lambda span: span.kind == "text"):
        if is_text:
            yield Span("text", "".join(span.text for span in group))
        else:
            yield from group
