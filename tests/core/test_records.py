import dataclasses
import pickle
from typing import Annotated, Any, Literal

import pytest

from games.core import OWNER, Mutable, mutable, record
from games.core.records import is_immutable
from tests.core.positions import random_game, table
from tests.support.changeable import changeable


@record
class Tile:
    kind: str


@mutable
class Island(Mutable):
    tiles: list[Tile]


@mutable
class World(Mutable):
    islands: dict[str, list[Island]]
    best: Island | None
    names: tuple[str, ...]
    secret: Annotated[list[int], OWNER]
    mode: Literal["calm", "storm"]


@mutable
class Ship(Island):
    crew: list[int]


def test_a_record_cannot_change_and_is_compared_by_its_fields():
    tile = Tile("corn")
    with pytest.raises(dataclasses.FrozenInstanceError):
        tile.kind = "sugar"
    assert tile == Tile("corn")
    assert hash(tile) == hash(Tile("corn"))


@record
class Barrel:
    good: str
    count: int = 1


def test_a_record_is_made_by_position_by_name_or_by_default():
    assert dataclasses.astuple(Barrel("corn")) == ("corn", 1)
    assert Barrel(count=2, good="corn") == Barrel("corn", 2)
    with pytest.raises(TypeError, match="good"):
        Barrel()
    with pytest.raises(TypeError, match="colour"):
        Barrel("corn", colour="red")


@record
class Cask(Barrel):
    marks: list[str] = dataclasses.field(default_factory=list[str])
    stored: bool = dataclasses.field(default=False, kw_only=True)


def test_a_record_without_a_given_value_gets_a_new_one_of_its_own():
    assert Cask("corn").marks is not Cask("corn").marks
    assert Cask("corn", 2, ["a"], stored=True) == Cask(good="corn", count=2, marks=["a"], stored=True)


def test_methods_that_are_first_called_for_a_subclass_hold_for_each_class_alone():
    @record
    class Crate:
        good: str

    @record
    class Box(Crate):
        lid: str

    where = "test_methods_that_are_first_called_for_a_subclass_hold_for_each_class_alone.<locals>."
    assert (repr(Box("corn", "oak")), repr(Crate("corn"))) == (
        f"{where}Box(good='corn', lid='oak')",
        f"{where}Crate(good='corn')",
    )
    assert Box("corn", "oak") != Box("corn", "elm")
    assert (Crate("corn") == Crate("corn"), Crate("corn") == Box("corn", "oak")) == (True, False)
    assert len({Box("corn", "oak"), Box("corn", "elm"), Crate("corn"), Crate("corn")}) == 3


def test_a_record_is_the_same_when_it_comes_from_another_process():
    assert pickle.loads(pickle.dumps(Cask("corn"))) == Cask("corn")


def test_a_record_looks_after_itself_once_it_is_made():
    @record
    class Sum:
        parts: tuple[int, ...]
        total: int = dataclasses.field(default=0, init=False)

        def __post_init__(self) -> None:
            object.__setattr__(self, "total", sum(self.parts))

    assert Sum((1, 2)).total == 3


def test_a_clone_is_equal_and_shares_nothing_that_can_change():
    world = World({"west": [Island([Tile("corn")])]}, Island([]), ("a",), [1], "calm")
    clone = world.clone()
    assert clone == world
    clone.islands["west"][0].tiles.append(Tile("sugar"))
    clone.islands["east"] = []
    clone.best.tiles.append(Tile("corn"))
    clone.secret.append(2)
    assert world == World({"west": [Island([Tile("corn")])]}, Island([]), ("a",), [1], "calm")


def test_a_clone_keeps_none_and_the_class_of_what_it_holds():
    world = World({"west": [Ship([Tile("corn")], [4])]}, None, (), [], "calm")
    clone = world.clone()
    assert clone == world
    assert type(clone.islands["west"][0]) is Ship
    assert clone.islands["west"][0].crew is not world.islands["west"][0].crew


def test_a_subclass_is_cloned_with_its_own_fields_whichever_was_cloned_first():
    assert Island([]).clone() == Island([])
    assert Ship([], [1]).clone() == Ship([], [1])


@pytest.mark.parametrize(
    "hint", [set[str], list, dict, dict[str, set[int]], list[int] | dict[str, int], object]
)
def test_a_type_that_cannot_be_copied_fails_at_once(hint: Any):
    odd = mutable(type("Odd", (Mutable,), {"__annotations__": {"field": hint}}))
    with pytest.raises(TypeError, match="cannot be cloned"):
        odd(None).clone()


def test_a_tuple_of_lists_may_not_be_shared():
    assert is_immutable(tuple[int, ...])
    assert is_immutable(frozenset[str])
    assert not is_immutable(tuple[list[int], ...])


@pytest.mark.parametrize("number", [0, 10, 30])
def test_the_clone_of_a_state_shares_nothing_with_it(number: int):
    game = random_game(3)
    state = game.at(number)[0].state
    clone = state.clone()
    assert clone == state
    assert not changeable(clone).keys() & changeable(state).keys()


def test_looking_ahead_leaves_the_state_as_it_was():
    made = table()
    before = made.state.clone()
    seat = made.waiting()[0]
    made.ahead(seat, next(iter(made.menu(seat))))
    assert made.state == before
