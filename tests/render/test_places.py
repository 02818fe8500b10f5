"""Places have names; rings and pennants follow from them; moves are about them."""

from typing import Annotated, Any

import pytest

from games.core import Between, Ids, Menu, Move, MoveSet, OneOf, Seat, Several, record, view
from games.mundus_novus.moves import Swap, Take, Trigger
from games.puerto_rico.moves import Load, PlaceColonists, Sell, TakeBonus, TakeRole, UseWharf
from games.words.phrases import phrases
from render.boxes import Column, Icon, Marked, Part
from render.canvas import Canvas
from render.kit import Laid, Piece
from render.labels import labelled
from render.labels import named as in_words
from render.noted import At
from render.picture import Look, Picture
from render.places import begun, by_piece, meant, named, offered, own
from render.plates import Plate
from tests.games.position import ANN, BOB
from tests.games.puerto_rico.positions import table
from tests.render.mundus_novus.positions import trading

NAMES = ["Ann", "Bob", "Cy", "Di"]


@record
class Trade(Move):
    good: Annotated[str, Ids("goods")]
    player: Seat
    price: int
    cards: tuple[Annotated[str, Ids("gold")], ...]


TRADE = Trade("corn", 1, 3, ("5", "9"))


def laid(part: Part, changed: str = "nothing", choice: str = "nothing") -> Canvas:
    canvas = Canvas(900)
    canvas.changed, canvas.choices = frozenset({changed}), frozenset({choice})
    part.put(canvas, (100, 200, 300, 400))
    return canvas


def test_a_place_that_has_changed_has_a_ring_and_one_that_can_be_chosen_a_pennant():
    part = Plate(Icon("corn"), place=At("goods/corn"))
    assert laid(part).rings == laid(part).pennants == []
    assert laid(part, changed="goods/corn").rings == [(100, 200, 300, 400)]
    assert len(laid(part, choice="goods/corn").pennants) == 1


def test_where_an_area_has_changed_all_that_lies_in_it_has():
    row = Column([Plate(Icon(tile), place=At(f"tiles/{tile}", within="row")) for tile in ("corn", "sugar")])
    assert len(laid(row, changed="row").rings) == 2
    assert len(laid(row, changed="tiles/sugar").rings) == 1


def test_what_lies_close_to_others_has_a_ring_and_no_pennant():
    part = Marked(Icon("corn"), own(0, "goods/corn"))
    assert len(laid(part, changed="seat-0/goods/corn").rings) == 1
    assert laid(part, choice="seat-0/goods/corn").pennants == []


def corn(_: Any) -> Part:
    return Plate(Icon("corn"), place=At("goods/corn"))


@pytest.mark.parametrize("part", [Piece(corn(None)), Laid(corn, "facts")], ids=["piece", "laid"])
def test_places_in_what_is_drawn_as_one_are_where_it_is_and_marked_there(part: Part):
    canvas = laid(part, changed="goods/corn")
    (place,) = canvas.places
    assert place.box[:3] == (100, 200, 300)
    assert canvas.rings == [place.box]


def test_the_outer_of_two_places_comes_first():
    inner = Marked(Icon("disc"), At("inner"))
    assert [place.name for place in laid(Plate(inner, place=At("outer"))).places] == ["outer", "inner"]


def test_a_component_is_everybodys_and_pieces_are_ones_own():
    assert list(named(TRADE, 0)) == ["goods/corn", "seat-1", "seat-0/gold/5", "seat-0/gold/9"]


def test_a_game_may_name_the_places_of_a_field_otherwise():
    names = {"good": "seat-{player}/goods/{it}", "player": "", "cards": "pool/{it}"}
    assert list(named(TRADE, 0, names)) == ["seat-1/goods/corn", "pool/5", "pool/9"]


def test_a_move_that_is_begun_is_about_what_is_chosen():
    assert begun(None, 0, Trade, {"good": "corn"}) == {"goods/corn"}


def test_each_kind_of_a_pool_adds_its_places():
    found = by_piece(None, 0, Trade, {"player": 1}, "cards", {"5": 2, "9": 1})
    assert found == {"5": {"seat-0/gold/5"}, "9": {"seat-0/gold/9"}}


def test_pieces_of_which_several_are_chosen_are_not_offered():
    sets = [
        MoveSet(
            Trade,
            good=OneOf(("corn", "sugar")),
            player=OneOf((2,)),
            price=Between(1, 9),
            cards=Several({"5": 1}, 1),
        )
    ]
    assert offered(None, 0, Menu(sets).sets) == {"goods/corn", "goods/sugar", "seat-2"}


PUERTO_RICO = [
    (TakeRole("settler"), {"roles/settler"}),
    (Load("corn", "5"), {"seat-0/goods/corn", "ships/5"}),
    (UseWharf("corn"), {"seat-0/goods/corn", "seat-0/buildings/wharf"}),
    (Sell("corn"), {"seat-0/goods/corn", "goods/corn"}),
    (TakeBonus("corn"), {"goods/corn"}),
    (PlaceColonists(("corn", "hospice")), {"seat-0/circles/corn", "seat-0/circles/hospice"}),
]


@pytest.mark.parametrize(("move", "places"), PUERTO_RICO, ids=lambda one: type(one).__name__)
def test_barrels_are_the_seats_own_but_for_the_craftsmans_bonus(move: Move, places: set[str]):
    assert meant(view(table(4).state, ANN), ANN, move) == places


def test_a_take_into_the_hand_and_one_for_the_market_differ_in_where_it_goes():
    seen = view(trading().state, ANN)
    theirs = {"seat-1", "seat-1/resources/5"}
    assert meant(seen, ANN, Take(BOB, "5")) == {*theirs, "seat-0/hand"}
    assert meant(seen, ANN, Swap(BOB, "5", "3")) == {*theirs, "market/resources/3"}


def test_an_event_that_is_chosen_lies_nowhere_on_the_board():
    assert not meant(view(trading().state, ANN), ANN, Trigger("storm"))


def spoken(**more: Any) -> Look[Any]:
    return Look(view(trading().state, ANN), phrases("en", "mundus_novus"), NAMES, **more)


def test_a_place_is_told_by_what_the_pictures_words_say_of_it():
    def alt(look: Look[Any]) -> str:
        return look.of("deck", "Cards left: 3.")

    picture = Picture("board", lambda _: Canvas(9), alt)
    places = laid(Column([Plate(Icon("corn"), place=At(name)) for name in ("deck", "event")])).places
    assert [place.label for place in labelled(picture, spoken(), places)] == ["Cards left: 3.", ""]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("seat-1", "Bob"),
        ("seat-1/resources/2", "Bob: corn (2)"),
        ("market/resources/2", "corn (2)"),
        ("seat-1/doubloons", ""),
        ("deck", ""),
    ],
)
def test_a_place_of_which_nothing_is_said_is_told_by_its_component(name: str, said: str):
    assert in_words(spoken(), name) == said
