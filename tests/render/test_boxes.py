"""The box model: parts know their size, stand in rows and columns, and type gives way by rule."""

from functools import partial

from render import text
from render.boxes import Column, Icon, Marked, Own, Row, Space, Split, Words, put
from render.canvas import LABEL, NUMBER, Canvas
from render.kit import count, who
from render.layout import faults
from render.noted import At
from render.palette import GOLD, INK
from render.plates import Plate, is_value

LONG = "Conquest of the Incan Empire"


class Ringed(Canvas):
    """A canvas that keeps its rings."""

    def __init__(self, height):
        super().__init__(height)
        self.rings = []

    def ring(self, box):
        self.rings.append(box)


def laid(part, width, height=600):
    canvas = Canvas(height)
    bottom = put(part, canvas, (100, 100), width)
    assert faults(canvas) == []
    return canvas, bottom


def test_words_are_set_smaller_before_they_are_broken():
    canvas, _ = laid(Words(LONG, NUMBER, lines=2), text.width(LONG, "semibold", LABEL) + 4)
    assert [line.words for line in canvas.written] == [LONG]


def test_words_are_broken_into_as_many_lines_as_allowed():
    canvas, bottom = laid(Words(LONG, lines=2), 300)
    assert [line.words for line in canvas.written] == ["Conquest of the", "Incan Empire"]
    assert bottom == 100 + 2 * round(LABEL * 1.14)


def test_words_break_after_a_hyphen():
    canvas, _ = laid(Words("Nouvelle-Angleterre", lines=2), 220)
    assert [line.words for line in canvas.written] == ["Nouvelle-", "Angleterre"]


def test_words_that_fit_nowhere_are_cut_and_that_is_a_fault():
    canvas = Canvas(300)
    put(Words(LONG), canvas, (100, 100), 200)
    assert [fault.split(":")[0] for fault in faults(canvas)] == ["cut"]


def test_a_row_wraps_where_it_is_full():
    row = Row([Icon("corn", 50) for _ in range(6)], 10, wrap=True, line_gap=5)
    canvas, bottom = laid(row, 170)
    assert {icon.box[0] for icon in canvas.stamped} == {100, 160, 220}
    assert bottom == 100 + 50 + 5 + 50


def test_space_that_grows_pushes_what_follows_to_the_end():
    canvas, _ = laid(Row([Icon("corn", 50), Space(grow=True), Icon("sugar", 50)], 10), 400)
    assert canvas.stamped[1].box[2] == 500


def test_split_parts_share_the_width_and_are_all_as_high_as_the_highest():
    high, low = Plate(Column([Words("a"), Words("b")])), Plate(Words("c"))
    canvas, _ = laid(Split([high, low], (2, 1), gap=30), 330)
    (one, _), (other, _) = canvas.slips
    assert (one[0], one[2], other[0], other[2]) == (100, 300, 330, 430)
    assert one[3] == other[3]


def test_the_last_part_of_a_column_that_stretches_takes_what_is_left():
    canvas, bottom = laid(
        Split([Column([Plate(Words("a"))], stretch=True), Plate(Column([Words("b"), Words("c")]))]), 400
    )
    assert {box[3] for box, _ in canvas.slips} == {bottom}


def test_what_has_changed_has_a_ring_around_all_of_it():
    canvas = Ringed(900)
    box = (100, 200, 400, 400)
    canvas.changed = frozenset({"goods/corn"})
    Marked(count("corn", 3), At("goods/corn")).put(canvas, box)
    assert canvas.rings == [(96, 198, 404, 402)]


def test_a_name_gives_way_to_its_room():
    assert who(0, "Bartholomew the Magnificent").width(300) <= 300


def _dot(colour, canvas, box):
    canvas.fill(box, colour)


class _Dots:
    def dot(self, canvas, box):
        canvas.fill(box, INK)


def test_a_part_laid_out_by_a_function_is_equal_to_another_with_the_same_arguments():
    assert Own(4, 4, partial(_dot, INK)) == Own(4, 4, partial(_dot, INK)) != Own(4, 4, partial(_dot, GOLD))
    assert is_value(Row([Own(4, 4, partial(_dot, INK)), Words("1")]))


def test_a_part_laid_out_by_a_method_is_never_kept():
    """It may read all of a look: what it draws need not be the same the next time."""
    assert not is_value(Plate(Row([Own(4, 4, _Dots().dot)])))
