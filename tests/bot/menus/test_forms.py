"""A form is sent: it makes the move, or leads on to what is asked next."""

import pytest

from bot.errors import PlayerError
from bot.menus.control_ids import follow, step_of
from bot.menus.forms import read_form
from bot.menus.half_made import filled_in
from games.core import Between, Menu, Move, MoveSet, OneOf, Several, record


@record
class Raise(Move):
    count: int
    face: int
    loudly: bool = False


@record
class Load(Move):
    ship: str
    goods: tuple[str, ...]
    crew: tuple[str, ...]


MENU = Menu([MoveSet(Raise, count=Between(1, 40), face=OneOf((1, 2, 6)))])
LOADS = Menu(
    [
        MoveSet(
            Load,
            ship=OneOf(("hulk",)),
            goods=Several({"corn": 2, "sugar": 1}, 1),
            crew=Several({"mate": 1, "cook": 1}, 1),
        )
    ]
)


def test_a_number_that_is_not_the_last_field_leads_on_to_the_next():
    half = MENU.half(Raise, {})
    assert half is not None
    value = read_form(half, {"text": [" 31 "]})
    then = filled_in(MENU, half, value)
    assert then.field is not None
    assert (then.field.name, then.chosen) == ("face", {"count": 31})
    assert filled_in(MENU, then, 6).move() == Raise(31, 6)


def test_pieces_that_are_not_the_last_field_lead_on_and_their_path_does_too():
    half = LOADS.half(Load, {})
    assert half is not None
    assert half.domain is not None
    then = filled_in(LOADS, half, ("corn", "sugar"))
    assert then.field is not None
    assert then.field.name == "crew"
    assert follow(LOADS, 0, [step_of(half.domain, ("corn", "sugar"))]) == then
    assert then.domain is not None
    whole = follow(LOADS, 0, [step_of(half.domain, ("corn",)), step_of(then.domain, ("cook",))])
    assert whole is not None
    assert whole.move() == Load("hulk", ("corn",), ("cook",))


def test_pieces_that_do_not_do_stand_in_a_path_so_that_their_form_opens_again():
    half = LOADS.half(Load, {})
    assert half is not None
    assert half.domain is not None
    again = follow(LOADS, 0, [step_of(half.domain, ())])
    assert again is not None
    assert (again.field, again.chosen["goods"]) == (None, ())


@pytest.mark.parametrize("typed", ["", "many", "-3", "2.5"])
def test_what_is_no_number_is_refused(typed):
    half = MENU.half(Raise, {})
    assert half is not None
    with pytest.raises(PlayerError):
        read_form(half, {"text": [typed]})
