"""What decides for a seat: defaults, suggestions, robots, standing orders. All know a view and a menu only."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games import all_games
from games.ai import ROBOTS
from games.ai.lookahead import open_questions
from games.ai.players import names, player
from games.core import CHANCE, Decide, Menu, Move, Together, engine, view
from games.core.conditions import conditions, has_come, until
from games.core.domains import OneOf, Several
from games.core.menus import MoveSet
from games.core.moves import field_kinds
from games.core.orders import Order, PartialMove, Ranked, answer, passing
from tests.conformance.plays import REPRESENTATIVE, VARIANTS, Moment, Play, Variant, legal, play
from tests.conformance.shuffling import shuffled
from tests.games.playing import spelled
from tests.support.whole import WHOLE

THINKING = ("normal", "strong")
"""The robots that play on from a position in their minds."""


def test_a_seat_whose_time_is_up_gets_a_move_from_its_view(played: Play):
    game = played.variant.game
    for moment, seat, menu in played.questions(80):
        assert legal(game.default(moment.view(seat), seat, menu), menu), f"{menu}"


def test_a_suggestion_is_on_the_menu(played: Play):
    game = played.variant.game
    suggest = game.suggest or game.default
    for moment, seat, menu in played.questions(80):
        suggested = suggest(moment.view(seat), seat, menu)
        assert suggested is None or suggested in menu


def test_defaults_and_suggestions_depend_on_the_seats_view_only(played: Play):
    game = played.variant.game
    for moment, seat, menu in played.questions(30):
        other = view(shuffled(moment.state, seat, Random(8)), seat)
        for decide in filter(None, (game.default, game.suggest)):
            assert decide(other, seat, menu) == decide(moment.view(seat), seat, menu)


def askings() -> Iterator[Any]:
    """Each robot with each variant; those that think, without options, in the soak alone: a test below lets them play so."""
    for robot in ROBOTS:
        for one in REPRESENTATIVE:
            if one.key in all_games():
                marks = pytest.mark.soak if robot in THINKING and not one.options else ()
                yield pytest.param(robot, one, marks=marks, id=f"{one}-{robot}")


@pytest.mark.parametrize(("robot", "variant"), list(askings()))
def test_a_robot_answers_from_a_view(robot: str, variant: Variant):
    decide = ROBOTS[robot](1)
    moment = Random(f"{variant}").choice(play(variant).moments)
    for seat in moment.waiting()[:1]:
        assert legal(decide(moment.view(seat), seat, moment.menu(seat)), moment.menu(seat))


@pytest.mark.parametrize("name", ["script", "easy"])
def test_whoever_may_act_gets_a_move_of_their_menu_also_where_nobody_waits_for_them(
    of_a_game: Play, name: str
):
    game = of_a_game.variant.game
    decide = player(game, name if name in names(game) else "easy", 1)
    asked = [
        (moment, seat)
        for moment in of_a_game.some(60)
        for seat in (*moment.waiting()[:1], *moment.listening())
    ]
    for moment, seat in asked:
        menu = moment.open_menu(seat)
        assert not menu or legal(decide(moment.view(seat), seat, menu), menu), f"{moment.state.agenda[-1]}"


def test_a_robot_answers_a_public_question_from_what_everybody_may_see(of_a_game: Play):
    decide, rng = next(iter(ROBOTS.values()))(1), Random(f"{of_a_game.variant}")
    asked = [
        (moment, seat)
        for moment in of_a_game.moments
        for seat in moment.waiting()
        if not engine.is_private(moment.state, seat)
    ]
    for moment, seat in rng.sample(asked, min(2, len(asked))):
        assert legal(decide(moment.view(None), seat, moment.menu(seat)), moment.menu(seat))


def test_a_robot_can_go_on_from_what_it_imagines(played: Play):
    game = played.variant.game
    rng = Random(9)
    for moment, seat, menu in played.menus(20) if game.robot.imagine else ():
        assert game.robot.imagine is not None
        seen = open_questions(moment.view(seat), seat)
        before = spelled(seen)
        imagined = game.robot.imagine(seen, seat, rng)
        assert repr(engine.menu(imagined, seat)) == repr(menu)
        engine.apply(imagined, seat, menu.sample(rng), lambda _: None)
        assert spelled(seen) == before, "what a robot tries must leave the view alone"


ALONE = 300
"""Whoever plays by itself takes fewer moves until another step asks: at so many a table is paused."""


def go_on(moment: Moment, decide: Decide, rng: Random) -> int:
    """Let one way of deciding play for everybody until another step asks or a person is needed; the moves that took."""
    state = moment.state.clone()
    step = state.agenda[-1]
    for number in range(ALONE):
        if not state.agenda or state.agenda[-1] is not step:
            return number
        seat = engine.waits_for(state)[0]
        menu = engine.open_menu(state, seat)
        move = menu.sample(rng) if seat == CHANCE else decide(view(state, seat), seat, menu)
        if move is None:
            return number
        assert move in menu
        engine.apply(state, seat, move, lambda _: None)
    return ALONE


def half_answered(moment: Moment) -> bool:
    """Say whether somebody has answered some of their questions, and not all."""
    step = moment.state.agenda[-1]
    return isinstance(step, Together) and any(step.answers.get(seat) for seat in moment.waiting())


def beginnings(played: Play, number: int) -> list[Moment]:
    """Some moments, and those from which today's kits have gone round in circles; in a soak four times as many."""
    return [*played.some(number * (3 if WHOLE else 1)), *filter(half_answered, played.moments)]


def test_defaults_alone_come_to_the_end_of_every_step(played: Play):
    game, rng = played.variant.game, Random(12)
    for moment in beginnings(played, 25):
        assert go_on(moment, game.default, rng) < ALONE, f"entry {moment.n}: {moment.state.agenda[-1]}"


def test_orders_alone_come_to_the_end_of_every_step(played: Play):
    game, rng = played.variant.game, Random(13)
    anything = Order("", tuple(PartialMove(kind.__name__) for kind in game.moves), lasts="dropped")

    def ordered(view: object, seat: int, menu: Menu) -> Move | None:
        return answer(anything, "", view, seat, menu, game.default)

    for moment in beginnings(played, 25):
        assert go_on(moment, ordered, rng) < ALONE, f"entry {moment.n}: {moment.state.agenda[-1]}"


def test_passing_until_something_comes_ends_every_step_or_leaves_it_to_the_person(played: Play):
    game, rng = played.variant.game, Random(15)
    for moment in beginnings(played, 15):
        asking = type(moment.state.agenda[-1]).__name__
        for name in conditions(game):
            orders = {
                seat: passing(game, name, asking, moment.view(seat), seat, moment.open_menu(seat))
                for seat in range(played.variant.seats)
            }

            def passed(seen: Any, seat: int, menu: Menu, orders: dict[int, Order] = orders) -> Move | None:
                order, step = orders[seat], type(seen.agenda[-1]).__name__
                assert order.until is not None
                if has_come(game, order.until, seen, seat, menu):
                    return None
                return answer(order, step, seen, seat, menu, game.default)

            assert go_on(moment, passed, rng) < ALONE, f"entry {moment.n}: {moment.state.agenda[-1]}"


def test_a_condition_is_a_fact_of_the_seats_own_view(played: Play):
    game, rng = played.variant.game, Random(16)
    for moment in played.some(15):
        for seat in range(played.variant.seats):
            for name in game.until:
                seen = until(game, name, moment.view(seat), seat, Menu(()))
                other = view(shuffled(moment.state, seat, rng), seat)
                assert until(game, name, other, seat, Menu(())) == seen
                assert not has_come(game, seen, other, seat, Menu(()))


def test_conditions_of_a_game_come_in_the_course_of_it(of_a_game: Play):
    game, views = of_a_game.variant.game, [moment.view(0) for moment in of_a_game.some(60)]
    come = {name for name in game.until if len({until(game, name, seen, 0, Menu(())) for seen in views}) > 1}
    assert come or not game.until


def test_beginners_alone_come_to_the_end_of_a_step(of_a_game: Play):
    decide, rng = ROBOTS["easy"](2), Random(f"{of_a_game.variant}")
    for moment in rng.sample(of_a_game.moments, min(30, len(of_a_game.moments)) if WHOLE else 2):
        assert go_on(moment, decide, rng) < ALONE, f"entry {moment.n}: {moment.state.agenda[-1]}"


def fewest_and_most() -> list[Variant]:
    """Each game with as few and as many seats as it can have, in a soak with every number, all without options."""
    plain = [variant for variant in VARIANTS if variant.key in all_games() and not variant.options]
    seats = {variant.key: variant.game.seats_for({}) for variant in plain}
    return [one for one in plain if WHOLE or one.seats in (min(seats[one.key]), max(seats[one.key]))]


@pytest.mark.parametrize("variant", fewest_and_most(), ids=str)
@pytest.mark.parametrize("robot", THINKING)
def test_thoughtful_robots_alone_come_to_the_end_of_a_step(robot: str, variant: Variant):
    decide, rng = ROBOTS[robot](2), Random(f"{robot} {variant}")
    moment = rng.choice([one for one in play(variant).moments if one.waiting()])
    assert go_on(moment, decide, rng) < ALONE, f"entry {moment.n}: {moment.state.agenda[-1]}"


def test_random_moves_alone_come_to_the_end_of_every_step(played: Play):
    rng = Random(14)
    for moment in beginnings(played, 25):
        assert go_on(moment, lambda _, __, menu: menu.sample(rng), rng) < ALONE


def order_for(moves: MoveSet, move: Move, step: str) -> Order:
    """An order that asks for this move as a player would: ids by name, several pieces by rank."""
    wishes = []
    for field in field_kinds(moves.kind):
        value, domain = getattr(move, field.name), moves.domain(field)
        if isinstance(domain, OneOf):
            wishes.append((field.name, value))
        elif isinstance(domain, Several):
            wishes.append((field.name, Ranked(tuple(domain.pool) * 3)))
    return Order(step, (PartialMove(moves.kind.__name__, tuple(wishes)),))


def test_an_order_is_answered_from_a_view_or_left_to_the_person(played: Play):
    game = played.variant.game
    rng = Random(10)
    answered = 0
    for moment, seat, menu in played.menus(40):
        step = type(moment.state.agenda[-1]).__name__
        for moves in menu.sets:
            order = order_for(moves, moves.sample(rng), step)
            move = answer(order, step, moment.view(seat), seat, menu, game.default)
            assert move is None or (move in menu and type(move) is moves.kind)
            answered += move is not None
            assert answer(order, "Another" + step, moment.view(seat), seat, menu, game.default) is None
    assert answered
