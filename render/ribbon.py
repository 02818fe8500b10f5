"""The words of the ribbon at the top of every picture: their size and their line breaks."""

from collections.abc import Sequence

from render import text
from render.text import LABEL, NUMBER, TITLE


def level(lines: Sequence[str]) -> list[tuple[int, str]]:
    """One or two lines, each with its height."""
    return [(52 - 20 * (len(lines) - 1) + 40 * place, line) for place, line in enumerate(lines)]


def parted(words: str, room: int) -> list[str]:
    """Return words separated by dots in lines that end at a dot, if that takes no more lines."""
    glued = words.replace(" ", "\u00a0").replace("\u00a0·\u00a0", "\u00a0· ")
    tries = [text.lines(one, "semibold", LABEL, room) for one in (glued, words)]
    fits = len(tries[0]) <= len(tries[1]) and _stand(tries[0], room)
    return [line.replace("\u00a0", " ").removesuffix(" ·") for line in tries[0 if fits else 1]]


def shared(title: str, beside: str, across: int) -> tuple[int, int]:
    """Return the largest title size that leaves room for the words beside it on one line, else on two; and that room."""
    fitting: dict[int, tuple[int, int]] = {}
    for size in (TITLE, NUMBER, LABEL):
        room = across - text.width(title, "serif", size)
        lines = text.lines(beside, "semibold", LABEL, max(room, 1))
        # A smaller title is better than a word in two pieces.
        whole = "".join(lines).replace(" ", "") == beside.replace(" ", "")
        if whole and _stand(lines, room):
            fitting.setdefault(max(len(lines), 2) if size == LABEL else len(lines), (size, room))
    return fitting.get(1) or fitting.get(2) or (LABEL, across * 3 // 5)


def _stand(lines: Sequence[str], room: int) -> bool:
    """Say whether all lines fit in the room."""
    return all(text.width(line, "semibold", LABEL) <= room for line in lines)
