"""The canvas and the way to a PNG file."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from render import slips
from render.boxes import Own, Part, put
from render.canvas import LABEL, MARGIN, WIDTH, Box, Canvas
from render.encode import png
from render.kit import Laid
from render.marks import apart
from render.mode import MODES, Mode
from render.noted import At
from render.palette import ACCENT, FILLS, INK, PANEL, PAPER_TONES, RHUMB, SEATS, tint
from render.theme import DARK, LIGHT


def table() -> Canvas:
    """A sheet with everything that the canvas can draw."""
    canvas = Canvas(900)
    canvas.ribbon("Caravel", "Round 7 · Captain")
    canvas.turn((1,), ["Anna", "Bartholomew the Magnificent \U0001f451"], "loads a ship")
    for place, good in enumerate(["corn", "indigo", "sugar", "tobacco", "coffee"]):
        box = (MARGIN + place * 180, 220, MARGIN + place * 180 + 160, 320)
        canvas.slip(box)
        canvas.count(good, place * 3, (box[0] + 16, 270), room=128)
        if good == "indigo":
            canvas.ring(box)
        if good == "tobacco":
            canvas.flag((box[2] - 16, box[1] + 2))
    for seat, mark in enumerate(SEATS):
        top = 350 + seat * 90
        canvas.slip((MARGIN, top, WIDTH - MARGIN, top + 76), tint(mark.colour) if seat == 1 else PANEL)
        canvas.seat(seat, (60, top + 38), 52, side="left")
        canvas.name("Señora Müller", (130, top + 38), 300)
        canvas.empty((1000, top + 14, 1130, top + 62))
    return canvas


def test_the_canvas_looks_as_it_did(golden):
    golden("canvas", table().finished())


def test_the_same_is_drawn_twice():
    assert table().finished().tobytes() == table().finished().tobytes()


def test_drawing_leaves_the_kept_ground_alone():
    before = slips.ground(WIDTH, 900, 0, 900).tobytes()
    table()
    assert slips.ground(WIDTH, 900, 0, 900).tobytes() == before


@pytest.mark.parametrize("mode", MODES.values(), ids=MODES)
@pytest.mark.parametrize("height", [1, 2700, 5300])
def test_the_ground_is_paper_on_a_sheet_of_any_height(height, mode):
    canvas = Canvas(height, mode=mode)
    tones = {mode.theme.rgb(role) for role in (*PAPER_TONES, RHUMB)}
    for sheet in (canvas.finished(), Image.open(BytesIO(canvas.file())).convert("RGB")):
        assert {colour for _, colour in sheet.getcolors() or []} <= tones


def test_a_picture_file_is_small_opaque_and_has_the_pixels_drawn():
    image = table().finished()
    data = png(image)
    assert len(data) <= 200 * 1024
    with Image.open(BytesIO(data)) as read:
        assert read.format == "PNG"
        assert read.mode == "P"
        assert "transparency" not in read.info
        assert read.convert("RGB").tobytes() == LIGHT.palette.quantise(image).convert("RGB").tobytes()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_named_colours_survive_the_palette(theme):
    for colour in map(theme.rgb, (INK, PANEL, ACCENT, *PAPER_TONES, *FILLS)):
        shown = theme.palette.quantise(Image.new("RGB", (1, 1), colour)).convert("RGB")
        assert shown.getpixel((0, 0)) == colour
        assert theme.palette.colours[theme.palette.index(colour)] == colour


def test_text_is_cut_to_its_room():
    canvas = Canvas(200)
    assert canvas.text((0, 50), "W" * 40, LABEL, room=300) <= 300
    assert canvas.finished().getpixel((320, 50)) != LIGHT.rgb(INK)


def test_a_ring_stands_around_the_box_and_covers_nothing_in_it():
    canvas = Canvas(300)
    canvas.slip((100, 100, 200, 200), rule=PANEL)
    inside = canvas.finished().crop((106, 106, 194, 194)).tobytes()
    canvas.ring((100, 100, 200, 200))
    drawn = canvas.finished()
    assert drawn.crop((106, 106, 194, 194)).tobytes() == inside
    assert LIGHT.rgb(ACCENT) in {drawn.getpixel((x, 150)) for x in range(90, 106)}


def test_rings_of_neighbours_stay_apart():
    """Five boxes in an L are five rings: what lies in the corner has not changed."""
    boxes = [(100 + 112 * column, 100, 200 + 112 * column, 200) for column in range(4)]
    rings = apart([*boxes, (100, 200, 200, 300)], (0, 0, 1200, 900))
    assert len(rings) == 5
    for one, other in combinations(rings, 2):
        assert not (one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3])


def test_a_ring_around_others_has_its_full_width():
    assert apart([(100, 100, 400, 400), (150, 150, 200, 200)], (0, 0, 1200, 900)) == [
        (94, 94, 406, 406),
        (144, 144, 206, 206),
    ]


def test_no_ring_runs_through_a_pennant():
    canvas = Canvas(400)
    canvas.ring((100, 100, 400, 300))
    ringed = canvas.finished()
    canvas.flag((384, 102))
    drawn = canvas.finished()
    bare = Canvas(400)
    bare.flag((384, 102))
    flag = (368, 82, 402, 122)
    assert drawn.crop(flag).tobytes() == bare.finished().crop(flag).tobytes()
    assert drawn.crop((90, 90, 360, 310)).getcolors(9999) is not None
    assert LIGHT.rgb(ACCENT) in {ringed.getpixel((390, y)) for y in range(94, 104)}


def island(canvas: Canvas, box: Box) -> None:
    """A part with everything that a piece hands on."""
    left, top, right, bottom = box
    canvas.slip((left, top, left + 90, bottom))
    canvas.icon("corn", (left + 45, top + 30), 46)
    canvas.text((left + 100, top + 40), "Corn")
    canvas.ring((left + 100, top, right, bottom))
    canvas.flag((left + 20, top))
    canvas.area("alt-island", box)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("at", [(100, 130), (100, 460), (3, 470), (640, 330)])
def test_a_piece_shows_what_its_parts_show_on_whatever_ground(contrast, at):
    box = (*at, at[0] + 300, at[1] + 80)
    plain, piece = (Canvas(560, mode=Mode(contrast=contrast)) for _ in range(2))
    for canvas in (plain, piece):
        canvas.fill((60, 440, 260, 500), PANEL)
    island(plain, box)
    piece.piece(box, island)
    for told in ("written", "stamped", "slips", "pennants", "areas"):
        assert getattr(plain, told) == getattr(piece, told), told
    for type_too in (True, False):
        assert plain.finished(type_too=type_too).tobytes() == piece.finished(type_too=type_too).tobytes()
    with Image.open(BytesIO(piece.file())) as read:
        assert read.convert("RGB").tobytes() == plain.finished().tobytes()


@pytest.mark.parametrize("mode", MODES)
def test_what_is_laid_out_once_shows_the_same_wherever_it_is_put(mode):
    made = list[str]()

    def make(kind: str) -> Part:
        made.append(kind)
        return Own(300, 80, island)

    plain, laid = (Canvas(560, mode=MODES[mode]) for _ in range(2))
    for at in ((100, 130), (101, 257), (3, 470)):
        island(plain, (*at, at[0] + 300, at[1] + 80))
        put(Laid(make, "island"), laid, at, 300)
    assert made == ["island"]
    for told in ("written", "stamped", "slips", "pennants", "rings", "areas"):
        assert getattr(plain, told) == getattr(laid, told), told
    assert plain.file() == laid.file()


def test_of_groups_the_same_is_noted_as_of_what_is_laid_out_in_place():
    """In the order in which it was laid out, of groups within groups too, whenever somebody asks."""
    plain, grouped, half = Canvas(560), Canvas(560), Canvas(560)
    part = Canvas()
    island(part, (0, 0, 300, 80))
    half.group(part, 20, 10)
    half.place(At("tiles/corn"), (0, 0, 30, 30), ring=(0, 0, 30, 30))
    for canvas in (plain, grouped):
        canvas.changed = frozenset({"tiles/corn"})
        canvas.text((40, 30), "Before")
    island(plain, (120, 140, 420, 220))
    plain.place(At("tiles/corn"), (100, 130, 130, 160), ring=(100, 130, 130, 160))
    grouped.group(half, 100, 130)
    for canvas in (plain, grouped):
        canvas.text((40, 400), "After")
        canvas.slip((40, 450, 90, 500))
    for told in ("written", "stamped", "slips", "pennants", "rings", "areas", "places", "owned"):
        assert getattr(plain, told) == getattr(grouped, told), told
    assert grouped.rings
    assert plain.file() == grouped.file()


def test_a_ring_stays_on_the_sheet():
    assert apart([(0, 100, 1200, 200)], (4, 4, 1196, 896)) == [(4, 94, 1196, 206)]


def test_in_high_contrast_ink_is_black_and_paper_white():
    canvas = Canvas(300, mode=Mode(contrast=True))
    canvas.slip((100, 100, 300, 200))
    canvas.text((120, 150), "III")
    colours = {colour for _, colour in canvas.finished().getcolors(9999)}
    assert {(0, 0, 0), (255, 255, 255)} <= colours
    assert not {LIGHT.rgb(role) for role in (PANEL, *PAPER_TONES)} & colours


def test_large_type_is_a_third_larger_on_a_sheet_as_wide():
    small, large = Canvas(300), Canvas(300, mode=Mode(large=True))
    assert large.width == small.width * 3 // 4
    assert large.finished().size == (WIDTH, 400)


def test_a_pennant_at_the_top_of_a_second_sheet_is_whole():
    canvas = Canvas(2400, mode=Mode(large=True))
    canvas.ribbon("Caravel", "")
    canvas.begin(canvas.turn((1,), ["Anna", "Ben"], "act"))
    canvas.breaks = [1200]
    canvas.flag((800, 1200))
    _, second = canvas.pages()
    edge = round((canvas.turn((1,), ["Anna", "Ben"], "act")) * canvas.mode.scale)
    across = round(800 * canvas.mode.scale)
    cloth = second.convert("RGB").crop((across - 26, edge - 26, across + 26, edge + 26))
    whole = canvas.finished().crop((across - 26, 1574, across + 26, 1626))
    red = [
        [count for count, colour in one.getcolors(9999) if colour == LIGHT.rgb(ACCENT)]
        for one in (cloth, whole)
    ]
    assert red[0] == red[1] != []


def test_a_name_too_long_for_the_line_stands_above_the_question():
    canvas = Canvas(400)
    canvas.turn((0,), ["Massimiliano Montefeltro d'Urbin"], "draw one more card for Pizarro, or stop")
    name, question = canvas.written
    assert name.words == "Massimiliano Montefeltro d'Urbin"
    assert question.box[1] >= name.box[3]
    assert question.box[0] == name.box[0]


def test_a_short_name_has_the_question_beside_it():
    canvas = Canvas(400)
    canvas.turn((0,), ["Anna"], "load a ship")
    name, question = canvas.written
    assert name.box[2] < question.box[0]
