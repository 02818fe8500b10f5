"""The levels: candidates played out with the same luck, judged by fitted weights."""

import logging
from dataclasses import replace
from math import ceil, inf
from random import Random

import pytest

from games import all_games
from games.ai import ROBOTS, weights
from games.ai.planner import Arm, Effort, Planner, better_half, still_racing
from games.ai.rollouts import Cast, Phases, roll_out, whims
from games.ai.weights import lead_of_each, leads, weigh, weights_of
from games.core import Event, Outlook, Pass, Seat, Table, view
from games.pizarro_and_co import GAME as PIZARRO
from games.pizarro_and_co.moves import Bid
from games.puerto_rico import GAME as PUERTO_RICO
from games.puerto_rico.events import RowLaid
from games.puerto_rico.moves import Build, PlaceColonists, TakeRole
from games.puerto_rico.robot.candidates import candidates
from tests.ai.test_robots import new_table
from tests.games.puerto_rico.positions import at

QUICK = Effort(times=4, moves=400)


def test_the_same_seed_and_view_make_the_same_move():
    table = new_table(PUERTO_RICO, 3)
    moves = {ROBOTS["normal"](7)(table.view(0), 0, table.menu(0)) for _ in range(3)}
    assert len(moves) == 1


def test_the_clock_ends_thinking_early_and_the_log_says_so(caplog):
    table = new_table(PUERTO_RICO, 3)
    ticks = iter(range(0, 1000, 10))
    robot = Planner(1, QUICK, clock=lambda: next(ticks))
    with caplog.at_level(logging.WARNING):
        assert robot(table.view(0), 0, table.menu(0)) in table.menu(0)
    assert "ran out of time after 1 of 4" in caplog.text


def test_the_policys_own_move_is_kept_where_a_gain_may_be_luck():
    own, other = Arm("own", [1.0, 2.0, 3.0, 4.0]), Arm("other", [5.0, 0.0, 6.0, 0.0])
    assert Planner(1, QUICK).chosen([own, other]) is own
    assert Planner(1, QUICK).chosen([own, Arm("better", [2.0, 3.0, 4.2, 5.0])]).move == "better"


def test_a_candidate_that_is_clearly_behind_is_dropped():
    own, good, bad = Arm("own", [3.0, 4, 5, 6]), Arm("good", [3.1, 4.2, 4.9, 6]), Arm("bad", [0.0, 1, 2.2, 3])
    assert still_racing([own, good, bad], own) == [own, good]


def test_the_worse_half_is_dropped_and_never_the_policys_own_move():
    own, *others = [Arm(str(lead), [lead]) for lead in (0.0, 4.0, 1.0, 3.0, 2.0)]
    assert [arm.move for arm in better_half([own, *others], own)] == ["0.0", "4.0", "3.0", "2.0"]
    assert better_half([own, others[0]], own) == [own, others[0]]


def playouts(effort: Effort) -> list[int]:
    """Return how often each candidate of a first role is played out, the least often first."""
    table = new_table(PUERTO_RICO, 4)
    menu = table.menu(0)
    arms = Planner(1, effort).weighed(PUERTO_RICO, table.view(0), 0, menu, also=tuple(menu))
    return sorted(len(arm.leads) for arm in arms)


@pytest.mark.rest
def test_half_the_candidates_are_dropped_after_some_rounds_and_after_each_doubling(monkeypatch):
    monkeypatch.setattr("games.ai.planner.still_racing", lambda arms, own: arms)
    every = playouts(Effort(times=6, moves=10**6))
    assert set(every) == {6}
    halved = playouts(Effort(times=6, moves=10**6, halved_after=2))
    assert halved.count(2) == len(every) // 2
    assert set(halved) == {2, 4, 6}


def test_no_round_begins_that_is_likely_to_take_more_moves_than_there_are(monkeypatch):
    monkeypatch.setattr("games.ai.planner.still_racing", lambda arms, own: arms)
    monkeypatch.setattr("games.ai.planner.roll_out", lambda *given: 9)
    of_a_round = 10 * len(playouts(Effort(times=1, moves=0)))
    whole = ceil(3 * of_a_round / PUERTO_RICO.robot.effort)
    assert set(playouts(Effort(times=8, moves=whole - 2))) == {2}
    assert set(playouts(Effort(times=8, moves=whole))) == {3}


def test_what_one_playout_says_of_a_move_is_not_sure():
    table = new_table(PUERTO_RICO, 3)
    once = Planner(1, Effort(times=1, moves=400)).rated(table.view(0), 0, table.menu(0))
    assert all(one.error == inf for one in once[1:])
    twice = Planner(1, Effort(times=2, moves=4000)).rated(table.view(0), 0, table.menu(0))
    assert len(twice) > 1
    assert all(one.error < inf for one in twice)


def test_a_game_without_policy_is_played_by_looking_ahead():
    key = next(key for key, game in all_games().items() if game.robot.imagine)
    game = all_games()[key]
    table = new_table(game, min(game.seats))
    seat = table.waiting()[0]
    assert ROBOTS["normal"](1)(table.view(seat), seat, table.menu(seat)) in table.menu(seat)


def test_in_a_playout_other_seats_play_by_scripts_drawn_from_the_population():
    hero, one, two = (lambda *_, name=name: name for name in ("hero", "one", "two"))
    game = replace(PUERTO_RICO, robot=replace(PUERTO_RICO.robot, population=(one, two)))
    casts = [Cast(game, 3, 1, hero, Random(seed)) for seed in range(20)]
    played = {tuple(cast(None, seat, None, Random(1)) for seat in range(3)) for cast in casts}
    assert {middle for _, middle, _ in played} == {"hero"}
    assert {(left, right) for left, _, right in played} == {
        ("one", "one"),
        ("one", "two"),
        ("two", "one"),
        ("two", "two"),
    }


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if game.robot.population])
def test_no_script_of_the_population_is_a_yardstick(key: str):
    game = all_games()[key]
    yardsticks = [game.robot.policy, *game.robot.styles.values()]
    assert all(vars(script) != vars(other) for script in game.robot.population for other in yardsticks)


def asked_to_bid() -> tuple[Table, Seat]:
    """Return a new table of Pizarro & Co. at its first bid, and who is asked for it."""
    table = new_table(PIZARRO, 4)
    while Bid not in table.menu(table.waiting()[0]).kinds():
        table.play(table.waiting()[0], table.menu(table.waiting()[0]).sample(Random(1)), by="robot")
    return table, table.waiting()[0]


def test_bids_of_pizarro_are_the_scripts_alone(monkeypatch):
    monkeypatch.setattr(Planner, "weighed", lambda *_: pytest.fail("a bid was searched"))
    table, seat = asked_to_bid()
    assert ROBOTS["strong"](1)(table.view(seat), seat, table.menu(seat)) in table.menu(seat)


def test_a_scripted_move_is_the_best_one_in_a_rating():
    table, seat = asked_to_bid()
    for seed in range(8):
        robot = Planner(seed, QUICK)
        rated = robot.rated(table.view(seat), seat, table.menu(seat))
        assert rated[0].move == robot(table.view(seat), seat, table.menu(seat))
        assert all(one.behind >= 0 for one in rated)


def test_a_playout_stops_when_the_clock_has_moved_on():
    state = new_table(PUERTO_RICO, 3).state
    assert roll_out(PUERTO_RICO, state, Random(1), 3) > 5
    assert state.round == 3
    heard = Phases()
    roll_out(PUERTO_RICO, state, Random(1), 2, heard)
    assert heard.ended == 2


def test_playouts_go_as_far_as_each_horizon_in_turn(monkeypatch):
    until: list[int] = []
    monkeypatch.setattr("games.ai.planner.roll_out", lambda *given: until.append(given[3]) or 1)
    table = new_table(PUERTO_RICO, 3)
    arms = Planner(1, Effort(times=5, moves=400)).weighed(PUERTO_RICO, table.view(0), 0, table.menu(0))
    first = [round_ - 1 for round_ in until[:: len(arms)]]
    assert first == [*PUERTO_RICO.robot.horizons, PUERTO_RICO.robot.horizons[0]]


class Rows(Phases):
    """Notes each row of plantations that is laid out."""

    def __init__(self) -> None:
        super().__init__()
        self.laid: list[RowLaid] = []

    def __call__(self, event: Event) -> None:
        super().__call__(event)
        self.laid += [event] if isinstance(event, RowLaid) else []


def test_chance_draws_the_same_whatever_the_policies_ask_of_luck():
    def laid(asked: int) -> list[RowLaid]:
        def policy(state, seat, menu, luck):
            for _ in range(asked):
                luck.random()
            assert PUERTO_RICO.robot.policy is not None
            return PUERTO_RICO.robot.policy(state, seat, menu, Random(1))

        rows = Rows()
        roll_out(PUERTO_RICO, new_table(PUERTO_RICO, 3).state, Random(5), 9, rows, policy)
        return rows.laid

    assert laid(0) == laid(3) != []


def test_later_playouts_have_at_least_the_noise_that_the_game_asks_for(monkeypatch):
    shares: list[float] = []
    monkeypatch.setattr("games.ai.planner.roll_out", lambda *given: shares.append(given[6].share) or 1)
    table, game = (
        new_table(PUERTO_RICO, 3),
        replace(PUERTO_RICO, robot=replace(PUERTO_RICO.robot, noise=0.75)),
    )
    for own, later in ((0.0, 0.75), (1.0, 1.0)):
        shares.clear()
        arms = Planner(1, Effort(times=3, noise=own, moves=400)).weighed(
            game, table.view(0), 0, table.menu(0)
        )
        assert shares[:: len(arms)] == [own, later, later]


def test_whims_are_a_share_of_the_noise_and_samples_are_drawn_as_ever():
    none, half = whims(1, 0.0), whims(1, 0.5)
    assert {none.random() for _ in range(9)} == {0.5}
    assert all(0.25 <= half.random() <= 0.75 for _ in range(99))
    assert len(set(none.sample(range(100), 60))) == 60
    assert none.sample(range(100), 60) != whims(2, 0.0).sample(range(100), 60)


def test_the_leads_of_all_seats_say_who_is_ahead():
    ahead = leads([10.0, 4.0, 7.0])
    assert ahead[0] > 0 > ahead[2] > ahead[1]


def test_weights_count_more_early_where_the_data_say_so():
    early, late = (weigh(Outlook(left, ({"quarries": 2.0}, {})), {"quarries": (1.0, 3.0)}) for left in (1, 0))
    assert (early, late) == ([8.0, 0.0], [2.0, 0.0])


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if game.robot.features])
def test_the_fitted_weights_are_those_of_the_features(key: str):
    game = all_games()[key]
    known, state = weights_of(key), new_table(game, min(game.seats)).state
    assert known
    assert game.robot.features is not None
    assert game.robot.features(state).seats[0].keys() <= known.keys() | {"large_extra"}


def test_at_the_end_the_score_alone_counts(monkeypatch):
    state = at("captain", vp_of={0: 9, 1: 3, 2: 1, 3: 0}).state
    state.agenda = []
    monkeypatch.setattr(weights, "weigh", lambda *_: pytest.fail("the game is over"))
    assert max(range(4), key=lead_of_each(PUERTO_RICO, state).__getitem__) == 0


def test_candidates_take_their_privileges():
    state = new_table(PUERTO_RICO, 3).state
    table = new_table(PUERTO_RICO, 3)
    roles = candidates(state, 0, table.menu(0), Random(1))
    assert TakeRole("mayor") in roles
    assert all(move.privilege for move in roles)


def test_a_plausible_arrangement_mans_the_plant_with_its_plantation():
    position = at(
        "mayor",
        privilege=False,
        colonist_ship=2,
        tiles={0: {"corn": (1, 0), "coffee": (2, 0), "quarry": (1, 0)}},
        buildings={0: {"coffee_roaster": 0, "hacienda": 0}},
        san_juan={0: 1},
    )
    moves = candidates(view(position.state, 0), 0, position.menu(0), Random(1))
    assert all(isinstance(move, PlaceColonists) and move in position.menu(0) for move in moves)
    assert PlaceColonists(("coffee", "coffee_roaster")) in moves


def test_of_many_buildings_the_best_are_thought_about_and_building_nothing():
    position = at("builder", doubloons={0: 12})
    moves = candidates(position.state, 0, position.menu(0), Random(1))
    assert 5 < len(moves) < position.menu(0).count()
    assert moves[-1] == Pass()
    assert all(isinstance(move, Build) for move in moves[:-1])


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if game.robot.policy])
def test_a_policy_plays_legal_moves_to_the_end(key: str):
    game = all_games()[key]
    policy = game.robot.policy
    assert policy is not None

    def checked(state, seat, menu, rng):
        move = policy(state, seat, menu, rng)
        assert move in menu, f"{move} is not on {menu}"
        return move

    state = new_table(game, min(game.seats)).state
    while state.agenda:
        assert roll_out(game, state, Random(1), 10**6, policy=checked)


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if game.robot.candidates])
def test_candidates_are_on_the_menu(key: str):
    game = all_games()[key]
    assert game.robot.candidates is not None
    assert game.robot.policy is not None
    table, rng = new_table(game, min(game.seats)), Random(2)
    for _ in range(60):
        if table.is_over():
            break
        seat = table.waiting()[0]
        menu = table.menu(seat)
        found = game.robot.candidates(table.state, seat, menu, rng)
        assert found
        assert all(move in menu for move in found)
        table.play(seat, game.robot.policy(table.state, seat, menu, rng), by="robot")
