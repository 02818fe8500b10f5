"""Setup and components (§2, §3, §10, §11)."""

import pytest

from games.core import DataError, Header, Table
from games.puerto_rico import GAME
from games.puerto_rico.box import PuertoRicoOptions, open_box
from tests.games.puerto_rico.positions import new_game

BOX = open_box(1, PuertoRicoOptions(), {})
TWO = {"two_player": True}


@pytest.mark.parametrize(
    ("seats", "start"),
    [
        (3, (2, "indigo indigo corn", 75, 55, 3, "4 5 6", 6, 4, 43)),
        (4, (3, "indigo indigo corn corn", 100, 75, 4, "5 6 7", 7, 5, 41)),
        (5, (4, "indigo indigo indigo corn corn", 122, 95, 5, "6 7 8", 8, 6, 39)),
    ],
)
def test_w01_the_number_of_players_decides_the_setup(seats, start):
    doubloons, tiles, vp, colonists, colonist_ship, ships, roles, row, stack = start
    table, turn = Table.new(GAME, Header("puerto_rico", 1, seats, {}, "00" * 16))
    table.adopt(turn)
    state = table.state
    assert [player.doubloons for player in state.players] == [doubloons] * seats
    assert [list(player.tiles) for player in state.players] == [[tile] for tile in tiles.split()]
    assert state.vp == vp
    assert (state.colonists, state.colonist_ship) == (colonists, colonist_ship)
    assert list(state.ships) == ships.split()
    assert len(state.roles) == roles
    assert len(state.row) == row
    assert sum(state.stack.values()) == stack
    assert state.quarries == 8


def test_the_role_cards_depend_on_the_number_of_players():
    prospectors = {
        n: sum(role.startswith("prospector") for role in BOX.players[n].roles) for n in (2, 3, 4, 5)
    }
    assert prospectors == {2: 1, 3: 0, 4: 1, 5: 2}


def test_w02_the_box_holds_its_components():
    kinds = [row.kind for row in BOX.buildings.values() for _ in range(row.copies)]
    assert len(kinds) == 49
    assert sum("production" in kind for kind in kinds) == 20
    assert kinds.count("small_violet") == 24
    assert kinds.count("large_violet") == 5
    assert sum(good.barrels for good in BOX.goods.values()) == 50
    assert sum(tile.copies for tile in BOX.tiles.values() if tile.good) == 50
    assert BOX.tiles["quarry"].copies == 8
    assert BOX.players[5].vp == 32 + 18 * 5


def test_r16_the_column_of_a_building_equals_its_printed_points():
    assert [row.column for row in BOX.buildings.values()] == [row.vp for row in BOX.buildings.values()]


def test_r37_the_first_ship_load_comes_on_top_of_the_colonist_supply():
    start = BOX.players[5]
    assert start.colonists + start.colonist_ship == 100


def test_goods_stand_in_the_order_of_their_price():
    assert [good.price for good in BOX.goods.values()] == [0, 1, 2, 3, 4]


def test_nobody_has_colonists_goods_points_or_buildings_at_the_start():
    for player in new_game(5).state.players:
        assert (player.san_juan, player.manned, player.goods, player.vp, player.buildings) == (
            0,
            {},
            {},
            0,
            {},
        )


def test_house_ships_and_role_cards_are_empty_at_the_start():
    state = new_game(4).state
    assert state.house == []
    assert all(not ship.good and not ship.load for ship in state.ships.values())
    assert set(state.roles.values()) == {0}


def test_start_tiles_are_taken_out_before_the_stack_is_shuffled():
    state = new_game(4).state
    assert (state.stack["indigo"], state.stack["corn"], state.stack["coffee"]) == (10, 8, 8)


def test_r01_seat_0_is_the_first_governor():
    assert new_game(4).state.governor == 0


def test_seat_numbers_follow_the_two_player_option():
    assert GAME.seats_for({}) == (3, 4, 5)
    assert GAME.seats_for(TWO) == (2,)


def test_two_players_start_with_fewer_pieces():
    state = new_game(2, two_player=True).state
    box = state.box
    assert sum(state.stack.values()) == 33
    assert sum(tile.copies for tile in box.tiles.values() if tile.good) == 35
    assert state.quarries == 5
    assert state.goods == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}
    assert {state.buildings[b] for b, row in box.buildings.items() if not row.is_violet} == {2}
    assert {state.buildings[b] for b, row in box.buildings.items() if row.is_violet} == {1}
    assert (state.vp, state.colonists, state.colonist_ship) == (65, 40, 2)
    assert [player.doubloons for player in state.players] == [3, 3]
    assert [list(player.tiles) for player in state.players] == [["indigo"], ["corn"]]
    assert list(state.ships) == ["4", "6"]


def test_two_players_lay_a_row_of_three():
    position = new_game(2, two_player=True).draw("corn", "corn", "sugar")
    assert position.state.row == ["corn", "corn", "sugar"]
    assert sum(position.state.stack.values()) == 30


def test_balanced_takes_a_doubloon_from_those_who_start_with_corn():
    state = new_game(4, balanced=True).state
    assert [player.doubloons for player in state.players] == [3, 3, 2, 2]


def test_balanced_changes_the_cost_of_university_and_factory():
    box = open_box(1, PuertoRicoOptions(balanced=True), {})
    assert (box.buildings["university"].cost, box.buildings["factory"].cost) == (7, 8)
    assert (BOX.buildings["university"].cost, BOX.buildings["factory"].cost) == (8, 7)


def test_an_operator_may_correct_a_number():
    box = open_box(1, PuertoRicoOptions(), {"buildings": {"wharf": {"cost": 8}}})
    assert box.buildings["wharf"].cost == 8


def test_a_broken_number_is_named():
    with pytest.raises(DataError, match=r"puerto_rico\.toml: buildings\.wharf\.cost"):
        open_box(1, PuertoRicoOptions(), {"buildings": {"wharf": {"cost": "dear"}}})
