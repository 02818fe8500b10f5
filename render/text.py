"""Type: the fonts, the three sizes, and display names, which may contain any characters."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Literal

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

TITLE, NUMBER, LABEL = 64, 48, 36

Face = Literal["serif", "regular", "semibold", "bold"]

FILES: dict[Face, str] = {
    "serif": "SourceSerifPro-Semibold.otf",
    "regular": "SourceSansPro-Regular.otf",
    "semibold": "SourceSansPro-Semibold.otf",
    "bold": "SourceSansPro-Bold.otf",
}
FOLDER = Path(__file__).parent.parent / "data" / "fonts"
_ELLIPSIS = "…"
LONGEST_NAME = 32
"""Maximum number of characters of a name, Discord's limit; Latin letters for other scripts may be more."""
_NO_CHARACTER = "\uffff"


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return the font of a face at a size in pixels."""
    # Basic layout, because the other engine uses libraries of the machine and would move pixels.
    return ImageFont.truetype(FOLDER / FILES[face], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: int) -> int:
    """Return the width of the text, in pixels."""
    return round(font(face, size).getlength(text))


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, size: int, room: int) -> str:
    """Return the text, cut with an ellipsis if it is wider than the room."""
    if width(text, face, size) <= room:
        return text
    kept = text
    while kept and width(kept.rstrip() + _ELLIPSIS, face, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + _ELLIPSIS


def shrunk(words: str, face: Face, size: int, room: int) -> int:
    """Return the largest of the three sizes, at most `size`, at which the words fit, or else the smallest."""
    sizes = (one for one in (size, TITLE, NUMBER, LABEL) if one <= size)
    return next((one for one in sizes if width(words, face, one) <= room), LABEL)


def lines(text: str, face: Face, size: int, room: int) -> list[str]:
    """Return the text in lines no wider than the room.

    It is broken between words and after hyphens, except in dates and at hard spaces. A wider word is broken
    between syllables. If that does not help, its line is too wide.
    """
    broken: list[str] = []
    for word in re.findall(r"[^ \n]+", re.sub(r"(?<=\w-)(?=[^\W\d])", " \u200b", text)):
        piece = word.removeprefix("\u200b")
        longer = f"{broken[-1]}{'' if word != piece else ' '}{piece}" if broken else piece
        if broken and width(longer, face, size) <= room:
            broken[-1] = longer
        else:
            broken += _hyphenated(piece, face, size, room)
    return broken


NAME_LINES = 3
"""Maximum number of lines of a display name: 32 letters fit if the room holds a third of them."""
_NAME_PIECE = re.compile(r"(?:[^\W_]|['’](?=\w))*+[\W_]+|(?:[^\W_]|['’])+")
"""A piece of a name that ends with a sign; an apostrophe within a word does not count."""


def name_lines(name: str, face: Face, size: int, room: int) -> list[str]:
    """Return a display name in as few lines as hold it, at most `NAME_LINES`; the rest stays in the last one.

    A name has no syllables, so lines end after signs. Only a word wider than the room is broken: before a
    capital letter or a number if it has any, else anywhere. If that gives too many lines, the whole name is
    broken anywhere.
    """
    broken = _filled(_NAME_PIECE.findall(name), face, size, room)
    if len(broken) > NAME_LINES:
        broken = _filled(list(name), face, size, room)
    kept = [*broken[: NAME_LINES - 1], "".join(broken[NAME_LINES - 1 :])]
    return [line.strip() for line in kept if line]


def _filled(pieces: Sequence[str], face: Face, size: int, room: int) -> list[str]:
    """Return pieces of a name in lines no wider than the room; a wider piece is broken further."""
    found = [""]
    for piece in pieces:
        if width((found[-1] + piece).strip(), face, size) <= room:
            found[-1] += piece
        elif width(piece.strip(), face, size) <= room or len(piece) == 1:
            found.append(piece)
        else:
            found += _filled(_humps(piece), face, size, room)
    return found if found[0] else found[1:]


def _humps(word: str) -> list[str]:
    """Split TheSeaDragon99 into The, Sea, Dragon, 99; a word without such humps into letters."""
    starts = [
        place
        for place, (last, next_) in enumerate(pairwise(word), 1)
        if (last.islower() and next_.isupper()) or (next_.isdigit() and not last.isdigit())
    ]
    if not starts:
        return list(word)
    return [word[start:end] for start, end in pairwise([0, *starts, len(word)])]


@lru_cache(maxsize=1024)
def set_name(name: str, face: Face, size: int, room: int) -> tuple[int, tuple[str, ...]]:
    """Return the size, at most `size`, of a display name in this room, and its lines."""
    size = shrunk(name, face, size, room)
    return size, tuple(name_lines(name, face, size, room))


def name_fits(name: str, room: int) -> bool:
    """Say whether a display name fits into the room on two lines of labels without a broken word."""
    lines = name_lines(name, "bold", LABEL, room)
    return (
        len(lines) <= 2
        and is_whole(name, lines)
        and all(width(line, "bold", LABEL) <= room for line in lines)
    )


def is_whole(name: str, lines: Sequence[str]) -> bool:
    """Say whether no word of a name is broken over two of its lines."""
    words = set(re.findall(r"[^\W_]+", " ".join(lines)))
    return words == set(re.findall(r"[^\W_]+", name))


_VOWEL, _CONSONANT = "aeiouyàèéìíòóùúü", "bcdfghjklmnñpqrstvwxz"
_SYLLABLE = re.compile(
    # Between a vowel and a syllable's first consonants ("t", "tr"); between two other consonants.
    rf"(?<=[{_VOWEL}])(?=(?:[bcdfgpt][lr]|[cgps]h|qu|gn|[{_CONSONANT}])[{_VOWEL}])"
    rf"|(?<=[{_VOWEL}][{_CONSONANT}])(?=(?:[bcdfgpt][lr]|[cgps]h|qu|[{_CONSONANT}])[{_VOWEL}])",
    re.IGNORECASE,
)


def _hyphenated(word: str, face: Face, size: int, room: int) -> list[str]:
    """Return the word in as few pieces that fit as its syllables allow."""
    if width(word, face, size) <= room:
        return [word]
    heads = [word[: found.start()] for found in _SYLLABLE.finditer(word)]
    heads = [head for head in heads if len(head) > 1 and width(f"{head}-", face, size) <= room]
    if not heads:
        return [word]
    return [f"{heads[-1]}-", *_hyphenated(word[len(heads[-1]) :], face, size, room)]


@lru_cache(maxsize=8192)
def _has_glyph(character: str) -> bool:
    return _drawn(character) != _drawn(_NO_CHARACTER)


def _drawn(character: str) -> bytes:
    image = Image.new("L", (2 * LABEL, 2 * LABEL))
    ImageDraw.Draw(image).text((0, 0), character, font=font("semibold", LABEL), fill=255)
    return image.tobytes()


@lru_cache(maxsize=1024)
def clean_name(name: str) -> str:
    """Return the drawable form of a Discord display name.

    It is one line, left to right, with only glyphs of the font and at most 32 characters. Ornamental letters
    become plain ones, letters of scripts that the font lacks Latin ones. Emoji, control and direction
    characters and stacked accents are removed. The result may be empty.
    """
    plain = " ".join("".join(map(_shown, unicodedata.normalize("NFKC", name))).split())
    return plain if len(plain) <= LONGEST_NAME else plain[: LONGEST_NAME - 1].rstrip() + _ELLIPSIS


def _shown(character: str) -> str:
    category = unicodedata.category(character)
    if category[0] == "Z" or category == "Cc":
        return " "
    if category[0] in "CM":
        return ""
    if _has_glyph(character):
        return character
    return anyascii(character).replace("`", "") if category[0] in "LN" else ""
