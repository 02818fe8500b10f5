"""The page's own words: each that it says is there in every language, and none that it does not say."""

import re
from pathlib import Path

import pytest

from bot.local import page

STATIC = Path(page.__file__).parent / "static"
WORDS = (STATIC / "words.js").read_text(encoding="utf-8")
TEXT = r'"((?:[^"\\]|\\.)*)"'
CHOICES = {"as the system", "light", "dark", "off", "on"}
"""What radio buttons are called by their values."""


def said():
    """Every text that a file of the page lets `t` say."""
    files = [path.read_text(encoding="utf-8") for path in STATIC.glob("*.js") if path.name != "words.js"]
    found = {text for file in files for text in re.findall(rf"\bt\({TEXT}", file)}
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    marked = re.findall(r"<[^>]*data-words[^>]*>([^<]*)<", html)
    labels = re.findall(r'data-words aria-label="([^"]*)"', html)
    return found | {text for text in marked if len(text) > 1} | set(labels) | CHOICES


@pytest.mark.parametrize("language", ["it", "es"])
def test_the_page_has_words_for_all_it_says_and_no_others(language):
    block = re.search(rf"^  {language}: \{{$(.*?)^  \}},$", WORDS, flags=re.MULTILINE | re.DOTALL)
    assert block is not None
    assert set(re.findall(rf"^    {TEXT}:", block[1], flags=re.MULTILINE)) == said()
