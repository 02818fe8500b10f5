"""The mayor phase (§6.2)."""

import pytest

from games.core import PhaseEnded
from games.core.engine import IllegalMove
from games.puerto_rico.events import (
    ColonistsDealt,
    ColonistShipFilled,
    ColonistsPlaced,
    ColonistsRefused,
    ColonistTaken,
    LastRoundCalled,
)
from games.puerto_rico.moves import PlaceColonists, Refuse
from tests.games.puerto_rico.positions import at

REFUSAL = {"mayor_refusal": "removed_from_game"}


def colonists(position) -> list[int]:
    return [
        player.san_juan + sum(player.manned.values()) + sum(player.buildings.values())
        for player in position.state.players
    ]


def test_w03_the_ship_is_dealt_one_by_one_after_the_mayors_own_colonist():
    position = at("mayor", colonist_ship=6, colonists=1)
    assert colonists(position) == [3, 2, 1, 1]


def test_the_ship_is_dealt_from_the_mayor_on():
    position = at("mayor", chooser=2, privilege=False, colonist_ship=6)
    assert position.told(ColonistsDealt) == [
        ColonistsDealt(2, 2),
        ColonistsDealt(3, 2),
        ColonistsDealt(0, 1),
        ColonistsDealt(1, 1),
    ]


def test_whom_the_ship_does_not_reach_gets_nothing():
    position = at("mayor", privilege=False, colonist_ship=2)
    assert position.told(ColonistsDealt) == [ColonistsDealt(0, 1), ColonistsDealt(1, 1)]


def test_r07_the_extra_colonist_comes_from_the_supply_before_the_refill():
    position = at("mayor", colonist_ship=4, colonists=4)
    assert position.told(ColonistTaken) == [ColonistTaken(0)]
    assert position.told(ColonistShipFilled) == [ColonistShipFilled(3, 0)]
    assert position.told(LastRoundCalled) == [LastRoundCalled("colonists_short")]


def test_r07_declining_the_extra_colonist_can_keep_the_game_going():
    position = at("mayor", privilege=False, colonist_ship=4, colonists=4)
    assert position.told(ColonistShipFilled) == [ColonistShipFilled(4, 0)]
    assert position.state.triggers == []


def test_without_a_supply_there_is_no_extra_colonist():
    position = at("mayor", colonist_ship=4, colonists=0)
    assert colonists(position) == [1, 1, 1, 1]
    assert position.told(ColonistTaken) == []


def test_r34_with_an_empty_ship_everybody_may_still_rearrange():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        tiles={1: {"corn": (1, 1), "indigo": (1, 0)}},
    )
    position.play(1, PlaceColonists(("indigo",)))
    assert position.player(1).manned == {"indigo": 1}
    assert position.told(ColonistShipFilled) == [ColonistShipFilled(4, 74)]


def test_all_colonists_may_be_moved():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        tiles={0: {"corn": (2, 2), "quarry": (1, 0)}},
        buildings={0: {"office": 0, "sugar_mill": 0}},
    )
    position.play(0, PlaceColonists(("sugar_mill", "sugar_mill")))
    assert position.player(0).manned == {}
    assert position.player(0).buildings == {"office": 0, "sugar_mill": 2}


def test_r08_no_circle_stays_empty_while_there_is_a_colonist_in_san_juan():
    island = {"corn": (2, 0), "sugar": (1, 0)}
    position = at("mayor", privilege=False, colonist_ship=0, san_juan={0: 2}, tiles={0: island})
    for circles in [(), ("corn",), ("corn", "corn", "sugar")]:
        with pytest.raises(IllegalMove):
            position.play(0, PlaceColonists(circles))
    position.play(0, PlaceColonists(("corn", "corn")))
    assert position.player(0).san_juan == 0


def test_r08_a_worse_circle_may_be_filled_instead_of_a_better_one():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        san_juan={0: 1},
        tiles={0: {"corn": (1, 0)}},
        buildings={0: {"coffee_roaster": 0}},
    )
    assert position.moves(0) == {PlaceColonists(("corn",)), PlaceColonists(("coffee_roaster",))}


def test_who_can_fill_all_circles_is_not_asked():
    position = at("mayor", privilege=False, colonist_ship=0, san_juan={0: 3}, tiles={0: {"corn": (2, 0)}})
    assert position.player(0).manned == {"corn": 2}
    assert position.player(0).san_juan == 1
    assert position.told(PhaseEnded) == [PhaseEnded("mayor")]


def test_who_has_no_colonist_places_none():
    position = at("mayor", privilege=False, colonist_ship=0, tiles={1: {"corn": (1, 0)}})
    assert position.told(ColonistsPlaced) == []


def test_who_has_no_colonist_is_not_asked():
    position = at("mayor", privilege=False, colonist_ship=0, tiles={0: {"corn": (2, 0)}})
    assert position.waiting() == []


def test_everybody_arranges_at_the_same_time():
    island = {"corn": (1, 0), "indigo": (1, 0)}
    position = at("mayor", privilege=False, colonist_ship=4, tiles=dict.fromkeys(range(4), island))
    assert position.waiting() == [0, 1, 2, 3]
    position.play(2, PlaceColonists(("corn",)))
    assert position.waiting() == [0, 1, 3]
    assert position.player(2).manned == {}, "nothing is shown before the last answer"


def test_an_arrangement_may_be_changed_until_all_are_in():
    island = {"corn": (1, 0), "indigo": (1, 0)}
    position = at("mayor", privilege=False, colonist_ship=4, tiles={0: island, 1: island})
    position.play(0, PlaceColonists(("corn",))).play(0, PlaceColonists(("indigo",)))
    position.play(1, PlaceColonists(("corn",)))
    assert position.player(0).manned == {"indigo": 1}


def test_a_large_building_has_one_circle():
    position = at(
        "mayor", privilege=False, colonist_ship=0, san_juan={0: 5}, buildings={0: {"guild_hall": 0}}
    )
    assert position.player(0).buildings == {"guild_hall": 1}
    assert position.player(0).san_juan == 4


def test_r09_the_ship_is_filled_for_empty_circles_on_buildings_only():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        colonists=50,
        tiles={1: {"corn": (9, 0)}},
        buildings={0: {"sugar_mill": 0, "indigo_plant": 0}, 1: {"office": 0}},
    )
    assert position.told(ColonistShipFilled) == [ColonistShipFilled(7, 43)]


def test_r09_circles_are_counted_after_everybody_has_arranged():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        san_juan={0: 3},
        tiles={0: {"corn": (3, 0)}},
        buildings={0: {"sugar_mill": 0, "indigo_plant": 0}},
    )
    position.play(0, PlaceColonists(("sugar_mill", "sugar_mill", "sugar_mill")))
    assert position.state.colonist_ship == 4, "three empty circles are fewer than four players"


def test_at_least_one_colonist_per_player_boards_the_ship():
    assert at("mayor", seats=5, colonist_ship=0).state.colonist_ship == 5
    assert at("mayor", seats=2, options={"two_player": True}, colonist_ship=0).state.colonist_ship == 2


def test_r10_equality_is_enough():
    position = at("mayor", privilege=False, colonist_ship=4, colonists=4)
    assert (position.state.colonist_ship, position.state.colonists) == (4, 0)
    assert position.state.triggers == []


def test_r10_a_ship_not_filled_as_required_ends_the_game():
    position = at("mayor", privilege=False, colonist_ship=4, colonists=3)
    assert (position.state.colonist_ship, position.state.colonists) == (3, 0)
    assert position.state.triggers == ["colonists_short"]


def test_r10_the_circles_required_count_too():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=0,
        colonists=5,
        buildings={0: {"sugar_mill": 0, "indigo_plant": 0}},
    )
    assert position.state.triggers == ["colonists_short"]


# With the option to refuse colonists


def test_r06_refusing_is_not_possible_as_printed():
    assert at("mayor", colonist_ship=4).told(ColonistsRefused) == []
    assert Refuse(1) not in at("mayor", colonist_ship=4, tiles={0: {"corn": (9, 0)}}).menu(0)


def test_option_refused_colonists_leave_the_game():
    position = at("mayor", privilege=False, options=REFUSAL, colonist_ship=5)
    assert position.moves(0) == {Refuse(0), Refuse(1), Refuse(2)}
    assert position.state.colonist_ship == 0
    position.play(0, Refuse(2)).play(1, Refuse(0)).play(2, Refuse(1)).play(3, Refuse(0))
    assert colonists(position) == [0, 1, 0, 1]
    assert position.state.removed == 3
    assert position.told(ColonistsRefused) == [ColonistsRefused(0, 2), ColonistsRefused(2, 1)]


def test_option_after_the_refusals_everybody_arranges_and_the_ship_is_filled():
    tiles = {0: {"corn": (1, 0), "sugar": (1, 0)}}
    position = at("mayor", privilege=False, options=REFUSAL, colonist_ship=5, tiles=tiles)
    position.play(0, Refuse(1)).play(1, Refuse(0)).play(2, Refuse(0)).play(3, Refuse(0))
    assert position.moves(0) == {PlaceColonists(("corn",)), PlaceColonists(("sugar",))}
    position.play(0, PlaceColonists(("sugar",)))
    assert position.player(0).manned == {"sugar": 1}
    assert position.state.colonist_ship == 4
    assert position.told(PhaseEnded) == [PhaseEnded("mayor")]


def test_option_the_extra_colonist_of_the_mayor_is_not_among_those_refused():
    position = at("mayor", options=REFUSAL, colonist_ship=4)
    assert position.moves(0) == {Refuse(0), Refuse(1)}


def test_option_who_got_nothing_is_not_asked():
    position = at("mayor", chooser=1, privilege=False, options=REFUSAL, colonist_ship=1)
    assert position.waiting() == [1]
    position.play(1, Refuse(0))
    assert position.waiting() == []
