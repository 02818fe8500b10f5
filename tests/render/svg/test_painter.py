"""SVG of single records: what stands where, and what no document may contain."""

import re
from base64 import b64encode
from xml.etree import ElementTree as ET

import pytest

from render.acts import Acts, Fill, Frame, Icon, Line, Piece, Shared, Slip, Text
from render.canvas import Canvas
from render.noted import Place
from render.palette import FADED, GOLD, INK, PANEL
from render.svg.document import document
from render.svg.fonts import WEB
from render.svg.markup import content, element, path
from render.svg.painter import Svg, drawn
from render.svg.symbols import definition, whole
from render.text import LABEL

SVG = "{http://www.w3.org/2000/svg}"


def one(act) -> ET.Element:
    svg = Svg()
    svg.paint([act])
    return ET.fromstring(svg.markup)


def box(rect: ET.Element) -> tuple[float, float, float, float]:
    """What a rectangle covers with its stroke."""
    x, y, wide, high = (float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))
    classes = rect.get("class", "").split()
    # What is not said is 2 wide.
    widths = [int(name[1:]) for name in classes if re.fullmatch(r"w\d+", name)]
    half = (widths or [2 if {"slip", "frame"} & set(classes) else 0])[0] / 2
    return x - half, y - half, x + wide + half, y + high + half


def test_a_slip_covers_its_box_and_no_more():
    slip = one(Slip((10, 20, 110, 80), PANEL, INK, 4, 10))
    assert box(slip) == (10, 20, 110, 80)
    assert slip.get("rx") == "8"
    assert slip.get("class") == "slip w4"


def test_only_what_differs_from_most_slips_is_written():
    assert one(Slip((0, 0, 9, 9), PANEL, INK, 2, 0)).get("class") == "slip"
    assert one(Slip((0, 0, 9, 9), GOLD, FADED, 2, 0)).get("class") == "slip f-gold s-faded"


def test_a_frame_has_its_stripes_from_the_outside_inwards():
    svg = Svg()
    svg.paint([Frame((0, 0, 100, 60), ((2, INK), (6, GOLD)), 16)])
    outer, inner = ET.fromstring(f"<g>{svg.markup}</g>")
    assert box(outer) == (0, 0, 100, 60)
    assert box(inner) == (2, 2, 98, 58)


def test_a_line_of_type_stands_where_its_anchor_says():
    text = one(Text((50, 70), "Señora", LABEL, "bold", INK, "ms"))
    assert (text.text, text.get("x"), text.get("y")) == ("Señora", "50", "70")
    assert (text.get("class"), text.get("font-size")) == ("bold m", None)
    assert one(Text((50, 70), "x", 48, "semibold", FADED, "rs")).attrib == {
        "class": "f-faded e",
        "font-size": "48",
        "x": "50",
        "y": "70",
    }


def test_what_lies_in_a_piece_is_told_from_its_corner():
    rect = one(Piece((30, 40, 90, 90), Acts([Fill((1, 2, 11, 12), GOLD)])))
    assert box(rect) == (31, 42, 41, 52)


def test_what_is_shared_is_defined_once_and_referred_to():
    svg = Svg((10, 0))
    tile = Acts([Fill((1, 2, 11, 12), GOLD), Icon("corn", (0, 0), 30, None, hollow=False)])
    svg.paint([Shared("a-tile", (30, 40), tile), Shared("a-tile", (70, 40), tile)])
    uses = list(ET.fromstring(f"<g>{svg.markup}</g>"))
    assert [use.attrib for use in uses] == [{"href": "#k-a-tile", "x": x, "y": "40"} for x in ("20", "60")]
    assert whole(svg.uses) == {"k-a-tile", "i-corn"}
    assert GOLD in svg.roles
    assert [child.tag for child in ET.fromstring(definition("k-a-tile").markup)] == ["rect", "use"]


def test_two_things_cannot_be_shared_by_one_name():
    Svg().paint([Shared("one-name", (0, 0), Acts([Fill((0, 0, 9, 9), GOLD)]))])
    with pytest.raises(AssertionError, match="one-name"):
        Svg().paint([Shared("one-name", (0, 0), Acts([Fill((0, 0, 8, 8), GOLD)]))])


def test_a_strip_is_told_from_its_own_corner():
    root = ET.fromstring(drawn([Fill((40, 70, 50, 80), GOLD)], (30, 60, 130, 160)).markup)
    assert root.get("viewBox") == "0 0 100 100"
    assert box(root[0][0]) == (10, 10, 20, 20)


def test_a_small_sprite_is_the_same_one_without_details():
    large, small = (
        one(Icon("corn", (5, 5), 48, None, hollow=False)),
        one(Icon("corn", (5, 5), 30, None, hollow=False)),
    )
    assert large.get("href") == small.get("href") == "#i-corn"
    assert "small" in small.get("class", "")
    assert "small" not in large.get("class", "")


def test_what_is_used_up_is_another_symbol_without_a_colour():
    assert one(Icon("corn", (5, 5), 48, GOLD, hollow=False)).get("class") == "c-gold"
    used = one(Icon("corn", (5, 5), 48, GOLD, hollow=True))
    assert (used.get("href"), used.get("class")) == ("#i-corn.used", None)


def test_a_line_is_open_and_a_shape_is_closed():
    assert path([(0, 0), (10.26, 0), (10, -0.01)]) == "M0 0l10.3 0-.3 0"
    assert path([(0, 0), (1, 0), (1, 1)], closed=True).endswith("Z")
    assert one(Line(((0, 0), (5, 5)), INK, 3)).get("d") == "M0 0l5 5"


def test_a_path_ends_where_its_points_end_however_many_there_are():
    points = [(third / 3, -third / 7) for third in range(400)]
    x, y = (
        sum(map(float, found))
        for found in zip(*re.findall(r"(-?[\d.]+) ?(-?[\d.]+)", path(points)), strict=True)
    )
    assert (x, y) == pytest.approx((133.0, -57.0))


def test_equal_forms_are_written_alike_wherever_they_lie():
    peak = [(0.0, 0.0), (7.0, -10.5), (14.0, 0.0)]
    moved = [(x + 382.8, y + 141.6) for x, y in peak]
    assert path(peak).partition("l")[2] == path(moved).partition("l")[2] == "7-10.5 7 10.5"


HOSTILE = [
    "</text><script>alert(1)</script>",
    "a & b",
    '"><rect',
    "\x00\x1b[2J\ud800",
    "٣ مرحبا \u202eabc",
    "👑" * 32,
]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_out_of_its_place(name):
    assert ET.fromstring(f"<g>{content(name)}</g>").tag == "g"
    assert len(ET.fromstring(f"<g>{content(name)}</g>")) == 0
    rect = ET.fromstring(element("rect", aria_label=name, data_place=name))
    assert set(rect.attrib) == {"aria-label", "data-place"}
    canvas = Canvas(200)
    canvas.name(name, (40, 100), 900)
    place = Place("players/anna", (0, 0, 50, 50), name)
    root = ET.fromstring(drawn(canvas.acts, (0, 0, 1200, 200), [place]).markup)
    assert {node.tag for node in root.iter()} <= {f"{SVG}{tag}" for tag in ("svg", "g", "rect", "text")}


def test_places_have_a_hit_area_below_what_is_drawn_and_room_for_outlines_above():
    place = Place("roles/settler", (10, 10, 90, 60), "the settler, with 2 doubloons", "roles/settler")
    root = ET.fromstring(drawn([Fill((0, 0, 99, 99), GOLD)], (0, 0, 100, 100), [place]).markup)
    hits, ink, outlines = root
    assert [group.get("class") for group in root] == ["hits", "drawn", "outlines"]
    (hit,) = hits
    assert (hit.get("data-place"), hit.get("data-key")) == ("roles/settler", "roles/settler")
    assert hit.get("aria-label") == "the settler, with 2 doubloons"
    assert box(hit) == (10, 10, 90, 60)
    assert list(outlines) == []
    assert ink.get("aria-hidden") == outlines.get("aria-hidden") == "true"


@pytest.mark.parametrize(
    ("name", "rare"),
    [("Señora – “É”", False), ("Ελένη", True), ("Мария", True), ("Łukasz & Ş", True)],
)
def test_a_file_has_the_rare_letters_that_it_shows_and_no_others(name, rare):
    canvas = Canvas(100)
    canvas.name(name, (100, 50), 900)
    file = document([drawn(canvas.acts, (0, 0, 1200, 100))])
    faces = re.findall(r"@font-face\{[^}]*", file)
    assert len(faces) == 8
    empty = [face for face in faces if "url(data:,)" in face]
    assert len(empty) == 4 - rare
    other = (WEB / "CaravelSans-700.other.woff2").read_bytes()
    assert (b64encode(other).decode() in file) == rare


def test_a_file_stands_alone():
    canvas = Canvas(100)
    canvas.icon("corn", (100, 50), 60)
    root = ET.fromstring(document([drawn(canvas.acts, (0, 0, 1200, 100))] * 2))
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert ids == ["i-corn"]
    assert {node.get("href") for node in root.iter(f"{SVG}use")} == {"#i-corn"}
    style = root.find(f"{SVG}style")
    assert style is not None
    assert "http" not in (style.text or "").replace("http://www.w3.org", "")


def test_words_keep_every_character_but_those_that_xml_forbids():
    kept = "\t\n\r\x20\x7f\x85\ud7ff\ue000\ufffd\U00010000\U0010ffff"
    assert content(kept) == kept
    assert content("a\x00\x08\x0b\x0c\x0e\x1f\ud800\udfff\ufffe\uffffb") == "ab"
