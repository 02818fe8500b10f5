"""What is done for somebody whose time is up, and what is suggested (§12)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import CHANCE, Pass, engine, view
from games.puerto_rico import GAME
from games.puerto_rico.moves import (
    FinalPass,
    Load,
    PlaceColonists,
    Produce,
    Refuse,
    Store,
    TakeBonus,
    TakeRole,
    UseWharf,
)
from games.puerto_rico.storage import kept_by
from tests.games.puerto_rico.positions import Position, at, at_round, some_game
from tests.support.whole import examples

BLOCKED = {"5": ("corn", 1), "6": ("sugar", 1), "7": ("coffee", 1)}
FULL = {"5": ("corn", 5), "6": ("sugar", 6), "7": ("indigo", 7)}


def default(position: Position, seat: int):
    return GAME.default(view(position.state, seat), seat, position.menu(seat))


def suggestion(position: Position, seat: int):
    assert GAME.suggest is not None
    return GAME.suggest(view(position.state, seat), seat, position.menu(seat))


def test_the_role_with_most_doubloons_is_taken():
    assert default(at_round(roles={"captain": 2, "mayor": 1}), 0) == TakeRole("captain")


def test_of_equally_paid_roles_the_settler_comes_first_the_prospector_last():
    position = at_round()
    order = []
    while len(order) < 7:
        move = default(position, position.waiting()[0])
        if isinstance(move, TakeRole):
            order.append(move.role)
            position.state.taken[move.role] = 0
    assert order == ["settler", "builder", "mayor", "trader", "craftsman", "captain", "prospector1"]


def test_settling_building_selling_and_the_hacienda_are_passed():
    assert default(at("settler", row=["corn"]), 0) == Pass()
    assert default(at("builder", doubloons={0: 9}), 0) == Pass()
    assert default(at("trader", goods={0: ["corn"]}), 0) == Pass()
    assert default(at("settler", row=["corn"], buildings={0: ["hacienda"]}), 0) == Pass()


def test_the_mayor_keeps_and_fills_tiles_before_buildings():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        san_juan={0: 2},
        tiles={0: {"indigo": (2, 1)}},
        buildings={0: {"office": 0, "sugar_mill": 1}},
    )
    assert default(position, 0) == PlaceColonists(("indigo", "indigo", "sugar_mill", "sugar_mill"))


def test_the_dearest_bonus_is_taken():
    position = at("craftsman", tiles={0: {"corn": 1, "sugar": 1}}, buildings={0: ["sugar_mill"]})
    assert default(position, 0) == TakeBonus("sugar")


def test_everything_is_produced_and_nobody_refused():
    asked = {"decline_production": True}
    assert default(at("craftsman", options=asked, tiles={0: {"corn": 1}}), 0) == Produce()
    refusal = {"mayor_refusal": "removed_from_game"}
    assert default(at("mayor", options=refusal, colonist_ship=4), 0) == Refuse(0)


def test_the_largest_load_goes_on_the_smallest_ship_for_it():
    assert default(at("captain", goods={0: {"corn": 2, "sugar": 5}}), 0) == Load("sugar", "5")


def test_a_load_is_as_large_as_the_space_left_on_the_ship():
    position = at("captain", goods={0: {"corn": 3, "sugar": 2}}, ships={"7": ("corn", 6)})
    assert default(position, 0) == Load("sugar", "5")


def test_of_equally_large_loads_the_cheapest_kind_is_loaded():
    assert default(at("captain", goods={0: {"coffee": 2, "sugar": 2}}), 0) == Load("sugar", "5")


def test_the_harbors_point_is_taken():
    position = at("captain", goods={0: {"corn": 2}}, buildings={0: ["harbor"]})
    assert default(position, 0) == Load("corn", "5")


def test_a_ship_is_loaded_rather_than_the_wharf():
    position = at("captain", goods={0: {"corn": 2}}, buildings={0: ["wharf"]})
    assert isinstance(default(position, 0), Load)


def test_with_the_wharf_only_the_phase_is_passed_for_good():
    position = at("captain", ships=BLOCKED, goods={0: {"indigo": 2}}, buildings={0: ["wharf"]})
    assert UseWharf("indigo") in position.menu(0)
    assert default(position, 0) == FinalPass()


def storing(goods: dict[str, int], buildings: list[str]) -> Position:
    return at("captain", chooser=1, ships=FULL, goods={0: goods}, buildings={0: buildings})


def test_most_barrels_are_stored_then_the_dearest():
    goods = {"corn": 2, "indigo": 2, "coffee": 1, "tobacco": 1}
    assert default(storing(goods, ["small_warehouse"]), 0) == Store("coffee", ("indigo",))


@settings(max_examples=examples(60), deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["corn", "indigo", "sugar", "tobacco", "coffee"]), st.integers(1, 4), min_size=2
    ),
    st.sampled_from([[], ["small_warehouse"], ["large_warehouse"], ["small_warehouse", "large_warehouse"]]),
)
def test_no_storing_keeps_more_than_the_default(goods, warehouses):
    position = storing(goods, warehouses)
    if position.waiting() != [0]:
        return
    player, prices = position.player(0), position.state.box.goods

    def worth(move) -> tuple[int, int]:
        kept = kept_by(player, move)
        return sum(kept.values()), sum(prices[good].price * count for good, count in kept.items())

    assert worth(default(position, 0)) == max(map(worth, position.moves(0)))


def test_default_and_suggestion_answer_every_question_of_a_game_from_views():
    for seed in range(8):
        for moment in some_game(seed):
            for seat in engine.waits_for(moment.state):
                if seat == CHANCE:
                    continue
                menu = engine.menu(moment.state, seat)
                seen = view(moment.state, seat)
                assert GAME.default(seen, seat, menu) in menu
                assert GAME.suggest is not None
                assert GAME.suggest(seen, seat, menu) in menu


# The suggested arrangement


def test_a_suggestion_completes_a_production_first():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        san_juan={0: 1},
        tiles={0: {"corn": (1, 0), "coffee": (1, 1)}},
        buildings={0: {"coffee_roaster": 0, "hospice": 0}},
    )
    assert suggestion(position, 0) == PlaceColonists(("coffee", "coffee_roaster"))


def test_a_suggestion_begins_a_production_with_both_its_parts():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        san_juan={0: 2},
        tiles={0: {"coffee": (1, 0), "sugar": (1, 0), "indigo": (1, 0)}},
        buildings={0: {"coffee_roaster": 0}},
    )
    assert suggestion(position, 0) == PlaceColonists(("coffee", "coffee_roaster"))


def test_a_suggestion_keeps_what_stands():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        san_juan={0: 1},
        tiles={0: {"sugar": (1, 1), "corn": (2, 0)}},
    )
    assert suggestion(position, 0) == PlaceColonists(("corn", "sugar"))


def test_outside_the_mayor_phase_the_suggestion_is_the_default():
    position = at("trader", goods={0: ["corn"]})
    assert suggestion(position, 0) == default(position, 0)
