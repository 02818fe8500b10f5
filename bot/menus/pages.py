"""Lists that are longer than a message, in pages. Pure."""

from collections.abc import Callable, Sequence

from bot.menus.buttons import Click
from bot.menus.controls import Button, Controls, short
from games.words.phrases import Phrases

ROOM = 1800
"""Characters of a page; what stands above and below it needs room, too."""
MOST = 100
"""Lines of a page."""


def in_pages(lines: Sequence[str], room: int = ROOM, most: int = MOST) -> list[list[str]]:
    """Return lines in pages of so many characters and so many lines at most; one page at least. A longer line is cut."""
    pages: list[list[str]] = [[]]
    for line in (short(line, room) for line in lines):
        if pages[-1] and (
            len(pages[-1]) == most or sum(len(one) + 1 for one in pages[-1]) + len(line) > room
        ):
            pages.append([])
        pages[-1].append(line)
    return pages


def shown_page(pages: Sequence[Sequence[str]], page: int) -> int:
    """Return the number of the page that is shown, from 1: the list may have become shorter."""
    return min(max(page, 1), len(pages))


def paged(
    lines: Sequence[str], page: int, turn: Callable[[int], Click], words: Phrases, head: str = ""
) -> tuple[str, Controls]:
    """Return a page of a list, below its head, with the buttons that turn to the pages beside it."""
    pages = in_pages(lines, ROOM - len(head))
    page = shown_page(pages, page)
    text = "\n".join(filter(None, [head, *pages[page - 1]]))
    return with_turning(text, len(pages), page, turn, words)


def with_turning(
    text: str, pages: int, page: int, turn: Callable[[int], Click], words: Phrases
) -> tuple[str, Controls]:
    """Return the text of a page with which of how many it is, and the buttons that turn; nothing more if it is the only one."""
    if pages == 1:
        return text, ()
    buttons = tuple(
        Button(str(turn(to)), words(label), "secondary")
        for label, to in (("button-page-back", page - 1), ("button-page-on", page + 1))
        if 1 <= to <= pages
    )
    return f"{text}\n-# {words('list-page', page=page, pages=pages)}", (buttons,)
