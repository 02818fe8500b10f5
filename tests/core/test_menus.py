from itertools import combinations
from random import Random
from typing import Annotated

import pytest

from games.core import Between, Ids, Menu, Move, MoveSet, OneOf, Pass, Seat, Several, record
from games.core.domains import Deal
from games.core.menus import why_not
from games.core.moves import field_kinds
from tests.support.garbage import left_by


@record
class Sell(Move):
    good: str
    ship: int
    guarded: bool = True


@record
class Place(Move):
    pieces: tuple[str, ...]
    where: str


SHIPS = Menu(
    [
        MoveSet(Sell, good=OneOf(("corn", "sugar")), ship=OneOf((4,))),
        MoveSet(Sell, good=OneOf(("sugar",)), ship=Between(5, 6), guarded=OneOf((True, False))),
        MoveSet(Pass),
    ]
)
PIECES = Menu([MoveSet(Place, pieces=Several({"guard": 2, "monk": 1}, 1), where=OneOf(("north", "south")))])


def test_looking_through_a_menu_leaves_no_garbage():
    assert left_by(lambda: [list(menu) for menu in (SHIPS, PIECES)]) == 0
    assert left_by(lambda: list(Deal({"corn": 2, "sugar": 1}, 2))) == 0


def test_a_menu_lists_counts_and_knows_the_same_moves():
    for menu in (SHIPS, PIECES):
        moves = list(menu)
        assert len(set(moves)) == len(moves) == menu.count()
        assert all(move in menu for move in moves)
    assert Sell("corn", 5) not in SHIPS
    assert Sell("corn", 4, guarded=False) not in SHIPS
    assert Sell("sugar", 5, guarded=False) in SHIPS


def test_a_menu_samples_the_kind_first_and_every_move():
    rng = Random(1)
    moves = [SHIPS.sample(rng) for _ in range(400)]
    assert set(moves) == set(SHIPS)
    assert 140 < sum(isinstance(move, Pass) for move in moves) < 260


def test_a_menu_without_a_move_is_empty_whatever_sets_it_was_made_of():
    menu = Menu([MoveSet(Sell, good=OneOf(()), ship=OneOf((4,)))])
    assert not menu
    assert not menu.kinds()
    assert menu.count() == 0
    assert menu.only() is None


def test_the_only_move_is_found():
    assert Menu([MoveSet(Pass)]).only() == Pass()
    assert Menu([MoveSet(Sell, good=OneOf(("corn",)), ship=OneOf((4,)))]).only() == Sell("corn", 4)
    assert Menu([MoveSet(Pass), MoveSet(Sell, good=OneOf(()), ship=OneOf((4,)))]).only() == Pass()
    assert SHIPS.only() is None


@pytest.mark.parametrize("menu", [SHIPS, PIECES])
def test_narrowing_reaches_every_move_in_any_order(menu: Menu):
    for move in menu:
        values = {field.name: getattr(move, field.name) for field in field_kinds(type(move))}
        for size in range(len(values) + 1):
            for names in combinations(values, size):
                chosen = {name: values[name] for name in names}
                for field in field_kinds(type(move)):
                    domain = menu.domain(type(move), field, chosen)
                    assert domain is not None
                    assert values[field.name] in domain
                assert menu.half(type(move), chosen) is not None
        assert menu.half(type(move), values).move() == move


def test_the_domain_of_a_field_follows_from_the_fields_chosen():
    ship = field_kinds(Sell)[1]
    assert ship.name == "ship"
    assert list(SHIPS.domain(Sell, ship, {"good": "sugar"})) == [4, 5, 6]
    assert list(SHIPS.domain(Sell, ship, {"good": "corn"})) == [4]
    assert list(SHIPS.domain(Sell, ship, {"guarded": False})) == [5, 6]
    assert SHIPS.domain(Sell, ship, {"good": "tobacco"}) is None


def test_a_field_with_one_value_left_fills_itself_and_a_default_is_not_asked():
    half = SHIPS.half(Sell, {"good": "corn"})
    assert half.field is None
    assert half.move() == Sell("corn", 4)
    half = SHIPS.half(Sell, {"good": "sugar"})
    assert half.field.name == "ship"
    assert SHIPS.half(Sell, {"good": "sugar", "ship": 5}).move() == Sell("sugar", 5, guarded=True)


def test_a_default_that_is_not_possible_gives_way():
    menu = Menu([MoveSet(Sell, good=OneOf(("corn",)), ship=OneOf((4,)), guarded=OneOf((False,)))])
    assert menu.half(Sell, {}).move() == Sell("corn", 4, guarded=False)


def test_several_pieces_are_asked_last():
    half = PIECES.half(Place, {})
    assert half.field.name == "where"
    assert PIECES.half(Place, {"where": "north"}).field.name == "pieces"


def test_a_half_move_that_nothing_fits_is_none():
    assert SHIPS.half(Sell, {"good": "corn", "ship": 5}) is None
    assert PIECES.half(Sell, {}) is None


def test_an_open_half_move_is_no_move():
    with pytest.raises(AssertionError, match="still open"):
        SHIPS.half(Sell, {}).move()


def test_what_is_possible_instead_is_said_of_the_first_field_that_does_not_fit():
    why, said = why_not(SHIPS, Sell("tobacco", 4))
    assert (why, said["field"].name, said["values"]) == ("why-one-of", "good", ("corn", "sugar"))
    why, said = why_not(SHIPS, Sell("corn", 5))
    assert (why, said["field"].name, said["values"]) == ("why-one-of", "ship", (4,))
    assert why_not(SHIPS, Place(("guard",), "north")) == ("why-kind", {"kinds": [Sell, Pass]})
    assert why_not(PIECES, Place((), "north"))[0] == "why-several-size"


def test_a_fingerprint_changes_with_the_menu_only():
    def menu(*goods: str) -> Menu:
        return Menu([MoveSet(Sell, good=OneOf(goods), ship=OneOf((4,)))])

    assert menu("corn").fingerprint() == menu("corn").fingerprint()
    assert menu("corn").fingerprint() != menu("corn", "sugar").fingerprint()
    assert menu("corn").fingerprint() == Menu([*menu("corn").sets, MoveSet(Pass, x=OneOf(()))]).fingerprint()


def test_the_fingerprint_of_a_payment_tells_what_must_be_paid():
    def menu(price: int) -> Menu:
        return Menu(
            [MoveSet(Place, pieces=Several({"a": 2}, at_least=price, worth={"a": 2}), where=OneOf("x"))]
        )

    assert menu(1).fingerprint() != menu(2).fingerprint()


@record
class Raise(Move):
    number: int


def test_numbers_of_several_sets_are_offered_in_their_order():
    menu = Menu([MoveSet(Raise, number=OneOf((13, 9))), MoveSet(Raise, number=Between(4, 6))])
    domain = menu.domain(Raise, field_kinds(Raise)[0], {})
    assert domain is not None
    assert list(domain) == [4, 5, 6, 9, 13]


def test_values_that_a_game_has_put_in_order_keep_it():
    menu = Menu([MoveSet(Raise, number=OneOf((9, 4))), MoveSet(Raise, number=OneOf((7, 4)))])
    domain = menu.domain(Raise, field_kinds(Raise)[0], {})
    assert domain is not None
    assert list(domain) == [9, 4, 7]


Good = Annotated[str, Ids("goods")]


@record
class Swap(Move):
    seat: Seat | None
    good: Good | None
    other: Annotated[str | None, Ids("goods")]
    goods: tuple[Good, ...] | None = None


def test_a_field_that_may_be_nothing_is_what_it_is_otherwise():
    seat, good, other, goods = field_kinds(Swap)
    assert seat.is_seat
    assert good.table == other.table == goods.table == "goods"
    assert (good.is_several, goods.is_several) == (False, True)
    assert good.takes_text
