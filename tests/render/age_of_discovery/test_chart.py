"""The chart: the regions' plates lie in the sea, clear of every coast and of each other, in each language."""

from itertools import combinations

import pytest

from games.words.files import languages
from games.words.phrases import phrases
from render.acts import Line
from render.age_of_discovery import PICTURES
from render.age_of_discovery.chart import NAMES as REGIONS
from render.age_of_discovery.chart import chart, whole
from render.age_of_discovery.land import HEIGHT, PLATE
from render.age_of_discovery.ornaments import ornaments
from render.canvas import WIDTH, Box, Canvas
from render.mode import Mode
from render.palette import COAST, GOLD, INK, LAND
from render.picture import Look
from render.theme import LIGHT
from tests.render.age_of_discovery.positions import NAMES, midgame

LEFT, TOP = 20, 134
"""Where the chart lies on a sheet on which nobody is asked."""


def settled(pieces: list[int], soldiers: int = 0):
    """A table of as many seats, each with so many pieces in every region, and everybody with so many soldiers."""
    state = midgame(len(pieces))
    for region in REGIONS:
        land = state.lands[region]
        land.discovered, land.colonists, land.soldiers = True, list(pieces), [soldiers] * len(pieces)
    return state


STATES = {
    "in the middle": lambda: midgame(5),
    "two everywhere": lambda: settled([1, 1]),
    "five everywhere": lambda: settled([4, 3, 2, 1, 1]),
    "five armies everywhere": lambda: settled([4, 3, 2, 1, 1], soldiers=1),
}


def plates(canvas: Canvas) -> list[Box]:
    """The regions' plates, from the chart's upper left corner."""
    boxes = [box for box, _ in canvas.slips if box[2] - box[0] == PLATE]
    return [(box[0] - LEFT, box[1] - TOP, box[2] - LEFT, box[3] - TOP) for box in boxes]


def board(name: str, language: str) -> Canvas:
    return PICTURES["board"].lay(Look(STATES[name](), phrases(language, "age_of_discovery"), NAMES))


def pointers(canvas: Canvas) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The lines from the plates to their regions, in ink, from the chart's upper left corner."""
    lines = [
        act.points for act in canvas.acts if isinstance(act, Line) and (act.colour, act.width) == (INK, 2)
    ]
    return [((x - LEFT, y - TOP), (right - LEFT, low - TOP)) for (x, y), (right, low) in lines]


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("language", languages())
def test_a_pointer_passes_under_no_plate(language, name):
    canvas = board(name, language)
    lines = pointers(canvas)
    assert len(lines) == len(REGIONS)
    for (x, y), (right, low) in lines:
        for share in range(5, 101):
            at = x + (right - x) * share / 100, y + (low - y) * share / 100
            under = [
                box
                for box in plates(canvas)
                if box[0] - 2 <= at[0] <= box[2] + 2 and box[1] <= at[1] <= box[3]
            ]
            assert under == [], f"from {x, y} to {right, low}"


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("language", languages())
def test_no_plate_covers_a_word_of_the_sea_or_the_rose(language, name):
    sheet = whole(WIDTH - 2 * LEFT, HEIGHT)
    for part, (left, top, right, bottom) in ornaments((sheet.width, sheet.height)):
        for box in plates(board(name, language)):
            clear = box[2] <= left or right <= box[0] or box[3] <= top or bottom <= box[1]
            assert clear, f"a plate at {box} covers {part} at {left, top, right, bottom}"


@pytest.mark.parametrize("wide", [1160, 860])
def test_words_of_the_sea_stand_in_the_sea(wide):
    bare = chart(Mode(contrast=True), whole(wide, HEIGHT), tuple((region, LAND) for region in REGIONS))
    sea = LIGHT.palette.index((255, 255, 255))
    for word, box in ornaments((wide, HEIGHT)):
        if word.isupper() and word != "OCEANVS":  # Turned: its box is larger than what it covers.
            assert bare.crop(box).getextrema() == (sea, sea), f"{word} at {box} lies on land"


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("language", languages())
def test_plates_lie_in_the_sea_clear_of_each_other(language, name):
    found = plates(board(name, language))
    assert len(found) == len(REGIONS)
    sheet = whole(WIDTH - 2 * LEFT, HEIGHT)
    bare = chart(Mode(contrast=True), sheet, tuple((region, LAND) for region in REGIONS))
    sea = LIGHT.palette.index((255, 255, 255))
    for box in found:
        assert bare.crop(box).getextrema() == (sea, sea), f"a plate at {box} covers land"
    for one, other in combinations(found, 2):
        assert one[3] <= other[1] or other[3] <= one[1] or one[2] <= other[0] or other[2] <= one[0]


@pytest.mark.rest
def test_in_high_contrast_the_chart_has_no_ornament():
    """Nothing but coasts, borders and what lies undiscovered; no gold around it."""
    sheet = whole(1160, HEIGHT)
    drawn = {colour for _, colour in chart(Mode(contrast=True), sheet, ()).getcolors(256)}
    index, rgb = LIGHT.palette.index, LIGHT.rgb
    assert {index((255, 255, 255)), index(rgb(LAND)), index(rgb(COAST))} <= drawn
    plain = {colour for _, colour in chart(Mode(), sheet, ()).getcolors(256)}
    assert len(drawn) < len(plain)
    board = PICTURES["board"].lay(
        Look(midgame(5), phrases("en", "age_of_discovery"), NAMES, mode=Mode(contrast=True))
    )
    around = board.finished().crop((0, TOP - 14, WIDTH, TOP - 6))
    assert GOLD not in {colour for _, colour in around.getcolors(9999)}
