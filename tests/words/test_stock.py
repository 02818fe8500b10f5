"""Components in stock and in hand, in words: how many there are."""

import pytest

from games.words.phrases import phrases
from games.words.view import Seen


@pytest.mark.parametrize(
    ("language", "two", "one"),
    [
        ("en", "hospice: 2 left", "office: 1 left"),
        ("it", "ospizio: ne restano 2", "ufficio: ne resta 1"),
        ("es", "hospicio: quedan 2", "oficina: queda 1"),
    ],
)
def test_a_place_of_the_stock_says_how_many_are_left(language, two, one):
    told: dict[str, str] = {}
    seen = Seen(None, phrases(language, "puerto_rico"), (), told=told.__setitem__)
    listed = seen.counted("buildings", {"hospice": 2, "office": 1})
    assert told == {"buildings/hospice": two, "buildings/office": one}
    assert listed == f"2 × {two.split(':')[0]}, {one.split(':')[0]}"
