"""The picture of a user's games: a page with a block for each game, its lines in columns."""

from collections.abc import Sequence

from games.core import record
from render import text
from render.boxes import Column, Part, Split, Words, put
from render.canvas import LABEL, MARGIN, NUMBER, Canvas
from render.kit import heading
from render.mode import PLAIN, Mode
from render.palette import FADED, GOLD, tint
from render.plates import Plate

_GAP = 14


@record
class Block:
    """One game: its name, its lines in columns, and the sentences below them."""

    title: str
    lines: Sequence[Sequence[str]]
    below: Sequence[str] = ()


@record
class Page:
    """A whole page in words: the columns' heads and shares of its width, a line for the whole, a block for each game.

    The first column may hold names. The column `wide`, which has the longest texts, comes last in large type,
    on a line of its own below each line.
    """

    title: str
    aside: str
    summary: Sequence[str]
    columns: Sequence[str]
    blocks: Sequence[Block]
    shares: Sequence[int] = (5, 5, 5, 12, 5)
    wide: int | None = None


def lay_page(page: Page, mode: Mode = PLAIN) -> Canvas:
    """Lay a page out; between two blocks it may be cut into sheets."""
    canvas = Canvas(mode=mode)
    canvas.ribbon(page.title, _drawable(page.aside))
    y = canvas.turn((), (), "")
    canvas.begin(y)
    for part in _parts(page, large=mode.large):
        y = put(part, canvas, (MARGIN, y), canvas.width - 2 * MARGIN) + _GAP
        canvas.breaks.append(y - _GAP // 2)
    canvas.breaks.pop()
    canvas.height = y - _GAP + MARGIN
    return canvas


def page_words(page: Page) -> str:
    """The same in words."""
    told = [f"{page.title}, {page.aside}", *page.summary]
    for block in page.blocks:
        told.append(block.title)
        told += [
            ", ".join(f"{head}: {cell}" for head, cell in zip(page.columns, line, strict=True))
            for line in block.lines
        ]
        told += block.below
    return ". ".join(told)


def _parts(page: Page, *, large: bool) -> list[Part]:
    summary = Column([Words(line, NUMBER, lines=2) for line in page.summary], 6)
    return [
        Plate(summary, (20, 14), tint(GOLD)),
        *(_block(page, block, large=large) for block in page.blocks),
    ]


def _block(page: Page, block: Block, *, large: bool) -> Part:
    wide = page.wide if large else None
    rows: list[Part] = [heading(block.title, size=NUMBER), _heads(page, wide)]
    for line in block.lines:
        rows.append(_cells(page, line, wide))
        if wide is not None:
            rows.append(Words(f"{page.columns[wide]}: {line[wide]}", LABEL, "semibold", lines=3))
    rows += [Words(line, LABEL, lines=3) for line in block.below]
    return Plate(Column(rows, 8), (20, 14))


def _heads(page: Page, wide: int | None) -> Part:
    heads = [Words(head, LABEL, "semibold", FADED, lines=3) for head in page.columns]
    return _split(page, heads, wide)


def _cells(page: Page, line: Sequence[str], wide: int | None) -> Part:
    first, *others = line
    name = Words(_drawable(first), LABEL, "semibold", lines=3, name=True)
    return _split(page, [name, *(Words(cell, LABEL, "semibold", lines=3) for cell in others)], wide)


def _drawable(name: str) -> str:
    """Return the drawable part of a name, or "?": a portrait has no seat's colour to use instead."""
    return text.clean_name(name) or "?"


def _split(page: Page, cells: Sequence[Part], wide: int | None) -> Split:
    """Cells side by side, without that of the column that has a line of its own."""
    shown = [place for place in range(len(cells)) if place != wide]
    return Split([cells[place] for place in shown], [page.shares[place] for place in shown], 12)
