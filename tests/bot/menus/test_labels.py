"""What stands on buttons and lists: moves as people say them, also when half of them is chosen already."""

from dataclasses import replace
from typing import Any

import pytest

from bot.errors import PlayerError
from bot.menus.control_ids import ControlId
from bot.menus.controls import MoveControls
from bot.menus.forms import NumberForm, Piece, PieceForm, laid_out
from bot.menus.half_made import Made, Opens, go_on
from bot.menus.parts import Button, Controls, Form, Select
from bot.menus.sight import Sight
from bot.menus.typed import typed_move
from bot.menus.whole_moves import WholeMove, whole_moves
from games import all_games
from games.age_of_discovery.moves import TakeSpecialist, Train
from games.age_of_discovery.specialists import Training
from games.age_of_discovery.state import Worker
from games.core import Between, Header, Menu, MoveSet, OneOf, Pass, Several, Step, Table
from games.mundus_novus.moves import Convert, First, Offer, Same, Swap, Take
from games.pizarro_and_co.moves import Bid, Limit, Tuck
from games.puerto_rico.builder import Builder
from games.puerto_rico.moves import Build, Load, Sell, Store, TakeRole
from games.puerto_rico.storage import Storage
from games.puerto_rico.trader import Trader
from games.words.phrases import Phrases

NAMES = ["anna", "ben", "von Öl"]
ROOT = ControlId("choose", 1, 0, "0123456789")


def sight_of(game: str) -> Sight:
    """What the first player of a new table of three sees."""
    rules = all_games()[game]
    table, _ = Table.new(rules, Header(game, rules.rules, 3, {}, "00"))
    return Sight(rules, table.view(0), 0, Phrases("en", game), NAMES)


def controls(game: str, *sets: MoveSet) -> Controls:
    return MoveControls(Menu(sets), ROOT, sight_of(game), None).all()


def labels(game: str, *sets: MoveSet) -> list[str]:
    return [item.label for row in controls(game, *sets) for item in row if isinstance(item, Button)]


def test_two_kinds_of_moves_with_the_same_value_are_told_apart():
    both = [
        MoveSet(Take, player=OneOf([1]), resource=OneOf(["4", "5"])),
        MoveSet(Swap, player=OneOf([1]), resource=OneOf(["4", "5"]), market=OneOf(["1"])),
    ]
    goods = ("coffee (4)", "cotton (5)")
    taken = [f"Take {good} from ben" for good in goods]
    assert labels("mundus_novus", *both) == [*taken, *(f"{one} and swap it for cocoa (1)" for one in taken)]


def test_what_chose_itself_stands_on_the_button():
    assert labels("puerto_rico", MoveSet(Load, good=OneOf(["corn"]), ship=OneOf(["5", "6"]))) == [
        "Load corn on the 5-barrel ship",
        "Load corn on the 6-barrel ship",
    ]


def test_a_list_says_what_chose_itself():
    cards = [f"caravel_0{n}" for n in range(1, 9)]
    (rows,) = controls(
        "mundus_novus", MoveSet(Same, number=OneOf("2"), size=OneOf([3]), development=OneOf(cards))
    )
    assert isinstance(rows[0], Select)
    assert rows[0].placeholder == "Identical 3 × corn (2): Which development?"


@pytest.mark.parametrize(
    ("language", "label"), [("en", "Tuck gold card 3"), ("es", "Apartar la carta de oro 3")]
)
def test_a_card_that_is_called_by_its_number_stands_with_its_move(language, label):
    sight = replace(sight_of("pizarro_and_co"), words=Phrases(language, "pizarro_and_co"))
    maker = MoveControls(Menu([MoveSet(Tuck, card=OneOf("37"))]), ROOT, sight, None)
    assert next(item.label.partition(" –")[0] for row in maker.all() for item in row) == label


def test_names_of_players_are_written_as_their_owners_write_them():
    assert labels("mundus_novus", MoveSet(First, player=OneOf([0, 2]))) == ["anna", "von Öl"]


@pytest.mark.parametrize(("relics", "words"), [(0, "3 × corn (2)"), (1, "3 × corn (2), one of them a relic")])
def test_jokers_are_named_only_where_there_are_some(relics, words):
    move = Same("2", 3, "caravel_08", relics)
    assert Phrases("en", "mundus_novus").move(move, NAMES) == f"Identical {words}, for Caravel 8"


@pytest.mark.parametrize(
    ("least", "most", "label"),
    [
        (2, 2, "Exactly 2 of 4"),
        (1, 3, "1 to 3 of 4"),
        (0, 3, "Up to 3 of 4"),
        (2, 4, "2 or more of 4"),
        (0, 4, "Any number of 4"),
    ],
)
def test_a_form_says_how_many_pieces_it_wants(least, most, label):
    pieces = Several({"1": 2, "5": 1, "R": 1}, least, most)
    maker = MoveControls(Menu([MoveSet(Offer, resources=pieces)]), ROOT, sight_of("mundus_novus"), None)
    half = maker.menu.half(Offer, {})
    assert half is not None
    form = laid_out(maker.form_of(half), str(ROOT), maker.words)
    ((text, field),) = form.fields
    assert text == label
    assert isinstance(field, Select)
    assert (field.least, field.most) == (least, most), "Discord itself refuses another number"


def test_a_payment_says_how_many_cards_it_can_take():
    worth = {"a": 3, "b": 4, "c": 5, "d": 9}
    form = paid(Several(dict.fromkeys(worth, 1), 1, at_least=10, worth=worth, spare=False))
    ((text, field),) = form.fields
    assert text == "2 to 3 of 4, worth 10 or more", (
        "the best card is worth 9, and three of the cheapest are 12"
    )
    assert isinstance(field, Select)
    assert (field.least, field.most) == (2, 3)
    assert field.about.startswith("Choose only what you need")


def paid(cards: Several) -> Form:
    pieces = [
        Piece(f"{n}.1", kind, 1, kind, worth=(cards.worth or {})[kind]) for n, kind in enumerate(cards.pool)
    ]
    form = PieceForm("Which?", tuple(pieces), cards.least, cards.most, cards.at_least, cards.spare)
    return laid_out(form, str(ROOT), Phrases("en", "pizarro_and_co"))


def test_two_lists_take_a_number_together():
    pieces = [Piece(f"0.{n}", "circle", n, "Circle", chosen=True) for n in range(1, 32)]
    form = laid_out(PieceForm("Which?", tuple(pieces), 14, 14), str(ROOT), Phrases("en", "puerto_rico"))
    assert [text for text, _ in form.fields] == ["Exactly 14 of 31"] * 2
    lists = [field for _, field in form.fields if isinstance(field, Select)]
    assert [(len(one.choices), one.least, one.most) for one in lists] == [(25, 8, 14), (6, 0, 6)]
    assert [sum(choice.chosen for choice in one.choices) for one in lists] == [14, 6]
    assert lists[1].about == "List 2 of 2: the number counts for all lists together."


def test_a_number_that_a_list_can_hold_is_chosen_in_it():
    menu = Menu([MoveSet(Bid, amount=Between(3, 20))])
    maker = MoveControls(menu, ROOT, sight_of("pizarro_and_co"), None)
    opened = go_on(menu, replace(ROOT, action="form"), {}, lambda: maker)
    assert isinstance(opened, Opens)
    ((label, field),) = laid_out(opened.form, str(opened.sent), maker.words).fields
    assert label == "A number from 3 to 20"
    assert isinstance(field, Select)
    assert [choice.label for choice in field.choices][:2] == ["Bid 3 gold", "Bid 4 gold"]
    sent = go_on(menu, opened.sent, {field.custom_id: [field.choices[-1].value]}, lambda: maker)
    assert sent == Made(Bid(20))


def test_as_many_values_as_a_field_never_exceeds_are_buttons_in_two_rows():
    roles = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
    rows = controls("puerto_rico", MoveSet(TakeRole, role=OneOf(roles)))
    assert [len(row) for row in rows] == [5, 1]


def test_a_field_that_may_have_more_values_is_a_list_even_for_two():
    ((one,),) = controls("puerto_rico", MoveSet(Build, building=OneOf(["wharf", "harbor"])))
    assert isinstance(one, Select)


def test_values_of_several_sets_stand_in_the_order_of_the_box():
    sets = [
        MoveSet(Convert, resource=OneOf(one), number=OneOf(two)) for one, two in (("9", "5"), ("27", "4"))
    ]
    maker = MoveControls(Menu(sets), ROOT, sight_of("mundus_novus"), None)
    half = maker.menu.half(Convert, {})
    assert half is not None
    found = [item.label for row in maker.next(half, ROOT) for item in row if isinstance(item, Button)]
    assert found == ["Corn (2)", "Potato (7)", "Vanilla (9)"]


# Numbers


def bids(low: int, high: int) -> list[str]:
    return labels("pizarro_and_co", MoveSet(Bid, amount=Between(low, high)), MoveSet(Pass))


def test_a_bid_rises_by_a_click_and_never_to_the_whole_hand():
    assert bids(13, 40) == [
        "13 gold",
        "14 gold",
        "15 gold",
        "17 gold",
        "Bid …",
        "Pass",
    ]
    assert bids(13, 15) == ["13 gold", "14 gold", "Bid …", "Pass"]


@pytest.mark.parametrize("front", ["chat", "page"])
def test_a_number_of_few_values_has_a_button_for_each(front):
    """Two cocoa and two relics: at least one relic has to help."""
    three = MoveSet(
        Same, number=OneOf("1"), size=OneOf([3]), development=OneOf(["cortes"]), relics=Between(1, 2)
    )
    menu = Menu([three])
    maker = MoveControls(menu, ROOT, sight_of("mundus_novus"), None)
    both = [
        "Identical 3 × cocoa (1), one of them a relic, for Hernán Cortés",
        "Identical 3 × cocoa (1), 2 of them relics, for Hernán Cortés",
    ]
    if front == "page":
        assert [one.label for one in whole_moves(maker) if isinstance(one, WholeMove)] == both
    else:
        half = menu.half(Same, {})
        assert half is not None
        assert [one.label for row in maker.next(half, ROOT) for one in row if isinstance(one, Button)] == both


def test_a_bid_that_is_the_last_one_possible_is_named():
    assert bids(13, 13) == ["Bid 13 gold", "Pass"]


def test_a_sealed_number_has_a_button_for_the_lowest_alone():
    limits = labels("pizarro_and_co", MoveSet(Limit, amount=Between(0, 40)))
    assert limits == ["Do not bid", "Set a maximum bid …"]


def test_the_numbers_of_a_form_have_their_unit():
    maker = MoveControls(Menu((MoveSet(Bid, amount=Between(3, 40)),)), ROOT, sight_of("pizarro_and_co"), None)
    half = maker.menu.half(Bid, {})
    assert half is not None
    form = maker.form_of(half)
    assert isinstance(form, NumberForm)
    assert form.offers == ((3, "3 gold"), (4, "4 gold"), (5, "5 gold"), (7, "7 gold"))


# What a choice costs and brings, what it is about


def position(game: str, *steps: Step, **changes: Any) -> Sight:
    """What the first player sees of a new table where these steps are due and players have this."""
    sight = sight_of(game)
    sight.view.agenda = list(steps)
    for name, value in changes.items():
        setattr(sight.view.players[0], name, value)
    return sight


def labels_in(sight: Sight, *sets: MoveSet) -> list[str]:
    rows = MoveControls(Menu(sets), ROOT, sight, None).all()
    return [
        one.label
        for row in rows
        for item in row
        for one in (item.choices if isinstance(item, Select) else (item,))
    ]


def test_a_building_says_what_it_costs_after_quarries_and_privilege():
    sight = position("puerto_rico", Builder([0], 1), manned={"quarry": 1})
    assert labels_in(sight, MoveSet(Build, building=OneOf(["wharf", "small_market"]))) == [
        "wharf – 8 doubloons with 1 quarry",
        "small market – free with 1 quarry",
    ]


def test_a_sale_says_what_it_brings():
    sight = position("puerto_rico", Trader([0], 0), goods={"coffee": 1}, buildings={"small_market": 1})
    both = labels_in(sight, MoveSet(Sell, good=OneOf(["coffee", "corn"])), MoveSet(Pass))
    assert both == ["Sell coffee – +6 doubloons", "Sell corn – +2 doubloons", "Pass"]


@pytest.mark.parametrize(
    ("building", "changes", "why"),
    [
        ("wharf", {"doubloons": 1}, "The wharf costs 9, you have 1."),
        ("wharf", {"buildings": {"wharf": 0}}, "You already own the wharf."),
    ],
)
def test_a_refusal_says_why_with_figures(building, changes, why):
    sight = position("puerto_rico", Builder([0], 1), **changes)
    menu = Menu([MoveSet(Build, building=OneOf(["hacienda"])), MoveSet(Pass)])
    for typed in (building, building.upper()):
        with pytest.raises(PlayerError) as refused:
            typed_move(menu, Build, {"building": typed}, sight)
        assert refused.value.arguments == {"why": why}


@pytest.mark.parametrize(
    ("buildings", "single", "whole", "why"),
    [
        ({}, "corn", ("sugar",), "You have no occupied warehouse: you keep one single barrel."),
        ({"small_warehouse": 1}, "corn", ("sugar", "indigo"), "Your warehouses hold 1 kind of goods."),
        ({"small_warehouse": 1}, "coffee", (), "You have no coffee."),
        ({"small_warehouse": 1}, "corn", ("corn",), "Your warehouse keeps all your corn: choose another"),
        ({"small_warehouse": 1}, "corn", ("sugar",), None),
    ],
)
def test_goods_that_cannot_be_stored_so_say_why(buildings, single, whole, why):
    goods = {"corn": 2, "sugar": 2, "indigo": 2}
    sight = position("puerto_rico", Storage([0], {}, 0), goods=goods, buildings=buildings)
    said = sight.why_not(Store, {"single": single, "whole": whole})
    assert said == why if why is None else said.startswith(why)


def test_who_cannot_train_a_specialist_reads_why():
    sight = position("age_of_discovery", Training(), money=1)
    sight.view.boxes["training"].append(Worker(0, "colonist"))
    assert sight.why_not(Train, {"piece": "captain"}).endswith("you have $1.")
    assert sight.why_not(Train, {"piece": "colonist"}) == "A colonist is not a specialist."
    sight.view.boxes["training"][0] = Worker(1, "colonist")
    assert sight.why_not(Train, {"piece": "captain"}) == "The training space belongs to ben."
    assert sight.why_not(TakeSpecialist, {"piece": "colonist"}) == "A colonist is not a specialist."


def test_a_move_that_is_not_asked_for_says_what_is():
    sight = position("puerto_rico", Trader([0], 0))
    with pytest.raises(PlayerError) as refused:
        typed_move(Menu([MoveSet(Pass)]), Build, {"building": "wharf"}, sight)
    assert refused.value.arguments == {"why": "Right now you can do one of these: Pass."}


def test_a_list_of_whole_moves_says_what_its_widest_choice_is_about():
    cards = ["caravel_08", "cortes"]
    ((one,),) = controls(
        "mundus_novus", MoveSet(Same, number=OneOf("25"), size=OneOf([3]), development=OneOf(cards))
    )
    assert isinstance(one, Select)
    about = [choice.description for choice in one.choices]
    assert about[0] == about[2] != about[1] == about[3]
