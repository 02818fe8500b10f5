"""SVG of single records: what stands where, and what no document may contain."""

from xml.etree import ElementTree as ET

import pytest

from render.acts import Acts, Fill, Frame, Icon, Line, Piece, Slip, Text
from render.canvas import Canvas
from render.noted import Place
from render.palette import GOLD, INK, PANEL
from render.svg.document import document
from render.svg.markup import content, element, path
from render.svg.painter import Svg, drawn
from render.text import LABEL

SVG = "{http://www.w3.org/2000/svg}"


def one(act) -> ET.Element:
    svg = Svg()
    svg.paint([act])
    return ET.fromstring(svg.markup)


def box(rect: ET.Element) -> tuple[float, float, float, float]:
    """What a rectangle covers with its stroke."""
    x, y, wide, high = (float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))
    half = next((int(c[1:]) / 2 for c in rect.get("class", "").split() if c[0] == "w" and c[1:].isdigit()), 0)
    return x - half, y - half, x + wide + half, y + high + half


def test_a_slip_covers_its_box_and_no_more():
    slip = one(Slip((10, 20, 110, 80), PANEL, INK, 4, 10))
    assert box(slip) == (10, 20, 110, 80)
    assert slip.get("rx") == "8"
    assert {"f-panel", "s-ink", "w4"} <= set(slip.get("class", "").split())


def test_a_frame_has_its_stripes_from_the_outside_inwards():
    svg = Svg()
    svg.paint([Frame((0, 0, 100, 60), ((2, INK), (6, GOLD)), 16)])
    outer, inner = ET.fromstring(f"<g>{svg.markup}</g>")
    assert box(outer) == (0, 0, 100, 60)
    assert box(inner) == (2, 2, 98, 58)


def test_a_line_of_type_stands_where_its_anchor_says():
    text = one(Text((50, 70), "Señora", LABEL, "bold", INK, "ms"))
    assert (text.text, text.get("x"), text.get("y")) == ("Señora", "50", "70")
    assert (text.get("text-anchor"), text.get("font-size")) == ("middle", "36")
    assert one(Text((50, 70), "x", LABEL, "bold", INK, "ls")).get("text-anchor") is None


def test_what_lies_in_a_piece_is_told_from_its_corner():
    group = one(Piece((30, 40, 90, 90), Acts([Fill((0, 0, 10, 10), GOLD)])))
    assert group.get("transform") == "translate(30 40)"
    assert [rect.get("x") for rect in group] == ["0"]


def test_a_small_sprite_is_the_same_one_without_details():
    large, small = (
        one(Icon("corn", (5, 5), 48, None, hollow=False)),
        one(Icon("corn", (5, 5), 30, None, hollow=False)),
    )
    assert large.get("href") == small.get("href") == "#i-corn"
    assert "small" in small.get("class", "")
    assert "small" not in large.get("class", "")


def test_what_is_used_up_is_another_symbol_without_a_colour():
    used = one(Icon("corn", (5, 5), 48, GOLD, hollow=True))
    assert (used.get("href"), used.get("class")) == ("#i-corn.used", None)


def test_a_line_is_open_and_a_shape_is_closed():
    assert path([(0, 0), (10.26, 0), (10, -0.01)]) == "M0 0L10.3 0 10 0"
    assert path([(0, 0), (1, 0), (1, 1)], closed=True).endswith("Z")
    assert one(Line(((0, 0), (5, 5)), INK, 3)).get("d") == "M0 0L5 5"


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
