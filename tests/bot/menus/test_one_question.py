"""A move of several small fields is one question: one click or one choice makes it."""

from random import Random

import pytest

from bot.menus.endings import endings
from bot.menus.parts import Button, Select
from bot.rehearsal.players import Route
from bot.rehearsal.selfplay import Players
from games.core import Menu, MoveSet, OneOf, Several
from games.core.moves import Move, Seat
from games.mundus_novus.moves import Swap, Take
from games.puerto_rico.moves import Load, Store
from tests.bot.menus.test_labels import controls

LIST = 25


async def asked(world, kind: str, seed: int) -> tuple[Seat, Move]:
    """Play at random until a seat may make such a move with several fields open; returns the last there is."""
    rng = Random(seed)
    while True:
        table = (await world.live()).table
        seat = table.waiting()[0]
        menu = table.menu(seat)
        for half in (menu.half(each, {}) for each in menu.kinds() if each.__name__ == kind):
            if half.field is not None and (found := endings(menu, half, LIST)):
                return seat, found[-1].move
        await world.played(seat, menu.sample(rng))


@pytest.mark.parametrize(
    ("game", "options", "kind", "seed"),
    [
        ("puerto_rico", {}, "Load", 6),
        ("age_of_discovery", {}, "PlaceWorker", 22),
        ("pizarro_and_co", {"board2": "B"}, "SailTo", 90),
    ],
)
@pytest.mark.rest
async def test_one_click_makes_the_move(world, game, options, kind, seed):
    players = Players(world, 3, seed)
    await players.open(game, options)
    await world.settled()
    seat, move = await asked(world, kind, seed)
    await world.settled()
    before = await world.live()
    route = Route.to(before.table.menu(seat), move)
    assert route is not None
    assert len(route.steps) > 1
    player = players.people[seat]
    reply, complete = await player.one_click(player.post(before), route, move)
    assert complete, reply.content
    made = (await world.live()).table.log.entries[before.row.entries]
    assert (made.seat, made.move) == (seat, move)


LOADS = MoveSet(Load, good=OneOf(["corn", "sugar"]), ship=OneOf(["5", "6"]))


def test_even_a_few_moves_of_several_fields_are_a_list_as_there_may_be_many():
    ((one,),) = controls("puerto_rico", LOADS)
    assert isinstance(one, Select)
    assert [choice.label for choice in one.choices] == [
        f"Load {good} on the {ship}-barrel ship" for good in ("corn", "sugar") for ship in (5, 6)
    ]


def test_a_list_asks_for_everything():
    swaps = MoveSet(Swap, player=OneOf([1]), resource=OneOf("12345"), market=OneOf("12345"))
    ((one,),) = controls("mundus_novus", swaps)
    assert isinstance(one, Select)
    assert one.placeholder == "Take from ben and swap: Which resource? Which resource from the market?"
    assert len(one.choices) == LIST
    assert one.choices[1].value == "0.1"
    assert one.choices[1].label == "Take cocoa (1) from ben and swap it for corn (2)"


def test_all_lines_of_a_list_describe_the_same_of_what_they_choose_and_a_single_move_is_not_grey():
    sets = [
        MoveSet(Take, player=OneOf([1]), resource=OneOf("2")),
        MoveSet(Swap, player=OneOf([1]), resource=OneOf("2"), market=OneOf("25")),
        MoveSet(Swap, player=OneOf([2]), resource=OneOf("34"), market=OneOf("25")),
    ]
    rows = controls("mundus_novus", *sets)
    ((swaps,), (take,)) = rows
    assert isinstance(swaps, Select)
    assert isinstance(take, Button)
    assert take.style == "primary"
    told = [choice.description for choice in swaps.choices]
    assert [text[:8] for text in told if text] == [f"Number {number}" for number in (2, 5, 2, 5, 2, 5)]
    assert swaps.choices[0].label.endswith("swap it for corn (2) – the same as taking it")


@pytest.mark.parametrize(
    "sets",
    [
        [MoveSet(Swap, player=OneOf([1]), resource=OneOf("123456"), market=OneOf("12345"))],
        [MoveSet(Store, single=OneOf(["corn", "sugar"]), whole=Several({"corn": 1, "sugar": 1}, 1, 1))],
        [MoveSet(Load, good=OneOf(["corn", "sugar"]), ship=OneOf(["5"]))],
    ],
    ids=["more than a list holds", "pieces are chosen in a form", "one field is open"],
)
def test_other_moves_are_asked_field_by_field(sets):
    menu = Menu(sets)
    half = menu.half(menu.kinds()[0], {})
    assert half is not None
    assert not endings(menu, half, LIST)


def test_a_value_that_leaves_one_choice_is_a_line_of_its_own():
    sets = [LOADS, MoveSet(Load, good=OneOf(["coffee"]), ship=OneOf(["7"]))]
    menu = Menu(sets)
    half = menu.half(Load, {})
    assert half is not None
    assert [one.steps for one in endings(menu, half, LIST)] == [
        ("0", "0"),
        ("0", "1"),
        ("1", "0"),
        ("1", "1"),
        ("2",),
    ]
