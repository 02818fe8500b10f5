"""Moves that are not possible (any more): a sentence says what is, and nothing changes."""

import pytest

from games.age_of_discovery.course import Resolution
from games.age_of_discovery.moves import (
    Battle,
    Build,
    Explore,
    KillEnemies,
    Move,
    PlaceWorker,
    Settle,
    UseFavour,
    War,
)
from games.age_of_discovery.placement import PlaceWorkers
from games.age_of_discovery.warfare import Warfare
from games.core import IllegalMove
from tests.games.age_of_discovery.positions import Position, at


def refusal(game: Position, move: Move, seat: int = 0) -> tuple[str, dict]:
    before = game.state.clone()
    with pytest.raises(IllegalMove) as refused:
        game.play(seat, move)
    assert game.state == before
    return refused.value.why


def placing(**boxes):
    return at(PlaceWorkers([]), order=[0, 1], players={0: {"hand": {"colonist": 1}}}, boxes=boxes)


def test_a_box_that_filled_up():
    why, possible = refusal(placing(dock=[(1, "colonist")] * 3), PlaceWorker("dock", "colonist"))
    assert why == "why-one-of"
    assert possible["value"] == "dock"
    assert "discovery" in possible["values"]
    assert "dock" not in possible["values"]


def test_a_piece_that_is_not_in_the_hand():
    why, possible = refusal(placing(), PlaceWorker("dock", "captain"))
    assert (why, possible["values"]) == ("why-one-of", ("colonist",))


def test_a_second_piece_for_initiative():
    assert (
        refusal(placing(initiative=[(0, "colonist")]), PlaceWorker("initiative", "colonist"))[0]
        == "why-one-of"
    )


def test_an_expedition_with_pieces_no_longer_there():
    game = at(Resolution(["discovery"]), boxes={"discovery": [(0, "colonist")]})
    why, possible = refusal(game, Explore("peru", ("colonist", "captain")))
    assert (why, possible["kind"], possible["count"]) == ("why-several-pool", "captain", 0)


def test_a_building_bought_by_somebody_before():
    game = at(Resolution(["capital"]), boxes={"capital": [(0, "colonist")]}, display=["training"])
    why, possible = refusal(game, Build("colonists"))
    assert (why, possible["values"]) == ("why-one-of", ("training",))


def test_a_region_that_is_not_discovered():
    game = at(Resolution(["dock"]), boxes={"dock": [(0, "colonist")]})
    why, possible = refusal(game, Settle("peru"))
    assert (why, possible["values"]) == ("why-one-of", ("caribbean",))


def fighting(money=10):
    return at(
        Warfare(),
        lands={"peru": {0: (1, 1), 1: (3, 1)}},
        boxes={"warfare": [(0, "colonist")]},
        players={0: {"money": money}},
    )


def test_a_war_without_ten_dollars():
    why, possible = refusal(fighting(9), War(1))
    assert why == "why-kind"
    assert Battle in possible["kinds"]


@pytest.mark.parametrize("enemies", [(), ("soldier", "colonist")])
def test_casualties_of_the_wrong_size(enemies):
    game = fighting().play(0, Battle("peru", 1))
    why, possible = refusal(game, KillEnemies("peru", enemies))
    assert (why, possible["least"], possible["most"]) == ("why-several-size", 1, 1)


def test_casualties_that_are_not_there():
    game = fighting().play(0, Battle("peru", 1))
    assert refusal(game, KillEnemies("peru", ("fort",)))[0] == "why-several-pool"


def test_royal_favour_of_somebody_else():
    assert refusal(placing(), UseFavour("dock", 2))[0] == "why-kind"
