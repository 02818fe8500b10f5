"""Kinds of moves that begin with the same choice: one list for it, then which of them it is for."""

from dataclasses import replace

import pytest

from bot.menus.control_ids import read_control_id
from bot.menus.controls import MoveControls
from bot.menus.half_made import Asks, Made, chosen_from, go_on
from bot.menus.joined import first_choice, joined_at
from bot.menus.parts import Button, Select
from bot.menus.whole_moves import way_to
from bot.rehearsal.players import Route
from bot.rehearsal.selfplay import Players
from games.core import Menu, MoveSet, OneOf
from games.mundus_novus.moves import Swap, Take
from games.mundus_novus.trade import TakeChain
from games.puerto_rico.moves import Load, UseWharf
from tests.bot.menus.test_labels import ROOT, sight_of

SETS = [
    MoveSet(Take, player=OneOf([1]), resource=OneOf(["5", "R"])),
    MoveSet(Swap, player=OneOf([1]), resource=OneOf(["5"]), market=OneOf(["2", "6", "9"])),
    MoveSet(Swap, player=OneOf([1]), resource=OneOf(["R"]), market=OneOf(["2", "6", "9"])),
    MoveSet(Take, player=OneOf([2]), resource=OneOf(["6"])),
    MoveSet(Swap, player=OneOf([2]), resource=OneOf(["6"]), market=OneOf(["2", "9"])),
]


def maker_of(sets):
    return MoveControls(Menu(sets), ROOT, sight_of("mundus_novus"), None)


def second(maker, line):
    """What is asked after a line of the first list."""
    ((first,),) = maker.all()
    control = chosen_from(read_control_id(first.custom_id), first.choices[line].value)
    step = go_on(maker.menu, control, {}, lambda: maker)
    assert isinstance(step, Asks)
    return step


def test_which_card_from_whom_is_one_list_that_begins_with_the_card():
    ((first,),) = maker_of(SETS).all()
    assert isinstance(first, Select)
    assert first.placeholder == "Which resource? From whom?"
    assert [one.label for one in first.choices] == [
        "cotton (5) from ben",
        "Inca relic from ben",
        "sugar cane (6) from von Öl",
    ]
    assert all(one.description for one in first.choices)


def test_then_it_is_taken_or_swapped_and_each_button_says_for_what():
    maker = maker_of(SETS)
    step = second(maker, 0)
    assert step.text == "cotton (5) from ben: keep it, or swap it for a card of the market?"
    labels = [item.label for row in step.controls for item in row if isinstance(item, Button)]
    assert labels == [
        "Take it into your hand",
        "Swap it for corn (2)",
        "Swap it for sugar cane (6)",
        "Swap it for vanilla (9)",
    ]
    assert len([item for row in second(maker, 2).controls for item in row]) == 3


def test_a_swap_for_an_equal_card_has_no_button_of_its_own_and_is_a_move_all_the_same():
    equal = MoveSet(Swap, player=OneOf([2]), resource=OneOf(["4"]), market=OneOf(["2", "4", "9"]))
    maker = maker_of([*SETS, MoveSet(Take, player=OneOf([2]), resource=OneOf(["4"])), equal])
    labels = [item.label for row in second(maker, 3).controls for item in row if isinstance(item, Button)]
    assert labels == ["Take it into your hand", "Swap it for corn (2)", "Swap it for vanilla (9)"]
    assert Swap(2, "4", "4") in maker.menu, "the rulebook names it: it can be typed"
    way = way_to(maker.menu, Swap(2, "4", "4"))
    assert way is not None
    at = replace(ROOT, kind=way.kind, path=way.steps)
    assert go_on(maker.menu, at, {}, lambda: maker) == Made(Swap(2, "4", "4"))


def test_every_move_is_reached_in_two_clicks():
    maker, made = maker_of(SETS), []
    for line in range(3):
        for row in second(maker, line).controls:
            for item in row:
                step = go_on(maker.menu, read_control_id(item.custom_id), {}, lambda: maker)
                assert isinstance(step, Made)
                made.append(step.move)
    assert sorted(map(repr, made)) == sorted(map(repr, maker.menu))


def test_controls_of_posts_from_before_still_make_their_moves():
    maker = maker_of(SETS)
    for old, move in (("0:0.1", Take(1, "R")), ("1:0.0.2", Swap(1, "5", "9")), ("1:1.1", Swap(2, "6", "9"))):
        control = read_control_id(f"c:1:0:0123456789:{old}")
        assert go_on(maker.menu, control, {}, lambda: maker) == Made(move)


@pytest.mark.parametrize(
    "sets",
    [
        SETS[:2],
        [SETS[0], SETS[3]],
        [*SETS, MoveSet(Swap, player=OneOf([2]), resource=OneOf(["4"]), market=OneOf(["2", "9"]))],
        [
            MoveSet(Load, good=OneOf(["corn", "indigo", "sugar", "coffee"]), ship=OneOf(["4", "5", "6"])),
            MoveSet(UseWharf, good=OneOf(["corn", "indigo", "sugar", "coffee"])),
        ],
    ],
    ids=["few moves", "one kind", "not every choice is a move", "one field in common"],
)
def test_other_kinds_keep_lists_of_their_own(sets):
    menu = Menu(sets)
    assert not any(joined_at(menu, kind) for kind in menu.kinds())
    assert first_choice(menu, next(iter(menu))) is None


async def test_people_take_and_swap_by_clicks(world):
    players = Players(world, 4, 3)
    await players.open("mundus_novus")
    await world.settled()
    for kind in (Take, Swap):
        live = await world.play_to(TakeChain)
        (seat,) = live.table.waiting()
        menu = live.table.menu(seat)
        (move, *_) = [one for one in menu if type(one) is kind]
        assert first_choice(menu, move) is not None
        route = Route.to(menu, move)
        player = players.people[seat]
        reply, complete = await player.one_click(player.post(live), route, move)
        assert not complete
        assert "keep it, or swap it" in (reply.messages or [reply.message])[-1].content
        assert (await world.live()).table.log.tip == live.table.log.tip
        await player.click(live, seat, move)
        await world.settled()
        made = (await world.live()).table.log.entries[live.row.entries]
        assert (made.seat, made.move) == (seat, move)
