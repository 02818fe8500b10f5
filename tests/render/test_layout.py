"""Faults of a layout are found without drawing it."""

import pytest

from render.canvas import LABEL, Canvas
from render.coins import price
from render.layout import faults
from render.palette import PANEL


def sheet() -> Canvas:
    return Canvas(400)


def test_a_tidy_sheet_has_no_faults():
    canvas = sheet()
    canvas.slip((40, 40, 400, 120))
    canvas.text((60, 80), "Brazil")
    canvas.text((60, 160), "Peru")
    price(canvas, 14, (600, 80))
    assert faults(canvas) == []


def test_type_over_type_is_found():
    canvas = sheet()
    canvas.text((60, 80), "Brazil")
    canvas.text((120, 90), "Peru")
    assert [fault.split(":")[0] for fault in faults(canvas)] == ["type over type"]


@pytest.mark.parametrize("at", [(1150, 80), (60, 395), (-20, 80)])
def test_type_over_the_edge_of_the_sheet_is_found(at):
    canvas = sheet()
    canvas.text(at, "Brazil")
    assert faults(canvas)[0].startswith("over the edge of the sheet")


def test_type_over_the_edge_of_its_slip_is_found():
    canvas = sheet()
    canvas.slip((40, 40, 120, 120))
    canvas.text((60, 80), "New Granada")
    assert faults(canvas)[0].startswith("over the edge of its slip")


def test_type_under_a_later_slip_is_found():
    canvas = sheet()
    canvas.text((60, 80), "Brazil")
    canvas.slip((40, 40, 400, 120), PANEL)
    assert faults(canvas)[0].startswith("under a slip")


def test_type_under_a_pennant_is_found():
    canvas = sheet()
    canvas.text((60, 80), "Brazil")
    canvas.flag((80, 80))
    assert faults(canvas)[0].startswith("under a pennant")


def test_type_and_an_icon_upon_each_other_are_found_but_for_a_number_on_a_coin():
    canvas = sheet()
    canvas.text((60, 80), "Brazil")
    canvas.icon("corn", (100, 90), 48)
    price(canvas, 7, (600, 80))
    assert [fault.split(":")[0] for fault in faults(canvas)] == ["with an icon"]


def test_an_icon_may_reach_below_a_slip_with_type():
    canvas = sheet()
    canvas.icon("corn", (100, 90), 48)
    canvas.slip((60, 60, 106, 106))
    canvas.text((83, 83), "5", side="middle")
    assert faults(canvas) == []


def test_type_that_had_to_be_cut_is_found_but_for_display_names():
    canvas = sheet()
    canvas.text((60, 80), "W" * 40, LABEL, room=300)
    canvas.name("W" * 40, (60, 160), 300)
    assert [fault.split(":")[0] for fault in faults(canvas)] == ["cut"]
