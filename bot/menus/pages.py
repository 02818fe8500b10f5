"""Pages of lists that are longer than a message. Pure."""

from collections.abc import Callable, Sequence

from bot.menus.buttons import Click
from bot.menus.parts import Button, Controls, short
from games.words.phrases import Phrases

ROOM = 1800
"""Maximum number of characters of a page; the text above and below it needs the rest of a message."""
MOST = 100
"""Maximum number of lines of a page."""


def in_pages(lines: Sequence[str], room: int = ROOM, most: int = MOST) -> list[list[str]]:
    """Return lines as pages of at most `room` characters and `most` lines; at least one page. Cut a line longer than `room`."""
    pages: list[list[str]] = [[]]
    for line in (short(line, room) for line in lines):
        if pages[-1] and (
            len(pages[-1]) == most or sum(len(one) + 1 for one in pages[-1]) + len(line) > room
        ):
            pages.append([])
        pages[-1].append(line)
    return pages


def shown_page(pages: Sequence[Sequence[str]], page: int) -> int:
    """Return the number of the page to show, from 1: `page`, or the nearest that exists."""
    return min(max(page, 1), len(pages))


def paged(
    lines: Sequence[str], page: int, turn: Callable[[int], Click], words: Phrases, head: str = ""
) -> tuple[str, Controls]:
    """Return a page of a list below its head, with buttons for the previous and next page. `turn` makes the click for a page number."""
    pages = in_pages(lines, ROOM - len(head))
    page = shown_page(pages, page)
    text = "\n".join(filter(None, [head, *pages[page - 1]]))
    return with_turning(text, len(pages), page, turn, words)


def with_turning(
    text: str, pages: int, page: int, turn: Callable[[int], Click], words: Phrases
) -> tuple[str, Controls]:
    """Return the text of a page with its number and buttons for the previous and next page; only the text if there is one page."""
    if pages == 1:
        return text, ()
    buttons = tuple(
        Button(str(turn(to)), words(label), "secondary")
        for label, to in (("button-page-back", page - 1), ("button-page-on", page + 1))
        if 1 <= to <= pages
    )
    return f"{text}\n-# {words('list-page', page=page, pages=pages)}", (buttons,)
