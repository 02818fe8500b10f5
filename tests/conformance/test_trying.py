"""Trying moves out: what is filled in and dealt comes from the try's own secret and its seat's view, and can be played on."""

from dataclasses import replace
from random import Random

from games.ai.trying import imagined
from games.core import CHANCE, Table, engine
from tests.conformance.plays import Moment, Play, dealt
from tests.conformance.shuffling import shuffled
from tests.games.playing import spelled

OWN, OTHER = "0f" * 16, "f0" * 16


def table_at(moment: Moment) -> Table:
    """A table that stands as it did at a moment."""
    return moment.table.in_position(moment.state)


def played_on(table: Table, number: int, rng: Random) -> list[object]:
    """Play at random for all seats; returns what was drawn."""
    for _ in range(number):
        if table.is_over():
            break
        seat = rng.choice(table.waiting())
        table.play(seat, table.menu(seat).sample(rng))
    return [entry.move for entry in table.log.entries if entry.seat == CHANCE]


def test_a_try_is_played_on_for_all_seats(played: Play):
    if played.variant.game.robot.imagine is None:
        assert imagined(dealt(played.variant), 0, OWN) is None
        return
    for moment in played.some(4):
        for seat in range(played.variant.seats)[:2]:
            own = imagined(table_at(moment), seat, OWN)
            assert own is not None
            played_on(own, 15, Random(3))


def test_a_try_depends_on_its_seats_view_and_its_own_secret_alone(played: Play):
    game, rng = played.variant.game, Random(4)
    for moment in played.some(6) if game.robot.imagine else ():
        seat = rng.randrange(played.variant.seats)
        table = table_at(moment)
        own = imagined(table, seat, OWN)
        elsewhere = table.in_position(shuffled(moment.state, seat, rng))
        elsewhere.header = replace(table.header, secret=OTHER)
        other = imagined(elsewhere, seat, OWN)
        assert own is not None
        assert other is not None
        assert spelled(own.state) == spelled(other.state)
        assert own.header.secret == OWN
        assert played_on(own, 8, Random(5)) == played_on(other, 8, Random(5))


def test_a_try_shows_its_seat_what_it_sees_at_the_table(played: Play):
    game = played.variant.game
    for moment in played.some(6) if game.robot.imagine else ():
        for seat in moment.waiting():
            own = imagined(table_at(moment), seat, OWN)
            assert own is not None
            assert repr(engine.menu(own.state, seat)) == repr(moment.menu(seat))


def test_the_same_line_tried_twice_meets_different_draws(of_a_game: Play):
    if of_a_game.variant.game.robot.imagine is None:
        return
    drawn: list[list[object]] = []
    for secret in (OWN, OTHER):
        own = imagined(table_at(of_a_game.moments[0]), 0, secret)
        assert own is not None
        for _ in range(60):
            if own.is_over():
                break
            seat = own.waiting()[0]
            own.play(
                seat, own.game.default(own.view(seat), seat, own.menu(seat)) or next(iter(own.menu(seat)))
            )
        drawn.append([entry.move for entry in own.log.entries if entry.seat == CHANCE])
    assert drawn[0] != drawn[1] or not drawn[0]
