"""Posts: within Discord's limits, and the same whatever is hidden from those who read them."""

from copy import copy
from dataclasses import replace
from random import Random

from bot.menus.controls import Controls
from bot.posts.hand_off import hand_off, menu_controls
from bot.posts.messages import TablePost
from bot.storage import SeatRow
from games.core import PhaseEnded, Seat, Table, Told
from tests.conformance.plays import Moment, Play
from tests.conformance.shuffling import shuffled
from tests.conformance.test_controls import check
from tests.conformance.test_words import NAMES, words_of

CONTENT, ROWS, FILES = 2000, 5, 10


def table_at(moment: Moment, state: object = None) -> Table:
    """The table as it stood at a moment, or as it would look with another state."""
    made = copy(moment.table)
    made.log = made.log.at(moment.n - 1)
    return made.in_position(state or moment.state)


def post(table: Table) -> TablePost:
    seats = [SeatRow(seat, 10**17 + seat, None, NAMES[seat]) for seat in range(table.header.seats)]
    return hand_off(1, table, seats, words_of(table.game), [])


def own_controls(table: Table, seat: Seat) -> Controls:
    return menu_controls(1, table, seat, words_of(table.game), NAMES)


def test_a_post_fits_a_message(of_a_game: Play):
    told = of_a_game.table.told()
    seats = [SeatRow(seat, 10**17 + seat, None, "N" * 32) for seat in range(of_a_game.variant.seats)]
    for moment in of_a_game.some(15):
        made = hand_off(10**9, table_at(moment), seats, words_of(of_a_game.variant.game), since(told, moment))
        assert 0 < len(made.content) <= CONTENT
        assert 1 <= len(made.controls) <= ROWS
        assert len(made.pictures) <= FILES
        assert set(made.mentions) == {10**17 + seat for seat in moment.waiting()}


def test_a_post_of_what_was_told_before_a_restart_needs_no_state_of_then(of_a_game: Play):
    told = [replace(one, state=None) for one in of_a_game.table.told()]
    seats = [SeatRow(seat, 10**17 + seat, None, NAMES[seat]) for seat in range(of_a_game.variant.seats)]
    moment = next(
        m for m in of_a_game.moments if any(isinstance(t.event, PhaseEnded) for t in since(told, m))
    )
    made = hand_off(1, table_at(moment), seats, words_of(of_a_game.variant.game), since(told, moment))
    assert made.content


def since(told: list[Told], moment: Moment) -> list[Told]:
    """What was told in the forty entries before a moment."""
    return [one for one in told if moment.n - 40 <= one.entry < moment.n]


def test_the_last_post_tells_the_result(of_a_game: Play):
    made = post(of_a_game.table)
    assert all(name in made.content for name in NAMES[: of_a_game.variant.seats])
    assert 0 < len(made.content) <= CONTENT


def test_a_public_post_does_not_change_with_what_is_hidden(of_a_game: Play):
    rng = Random(13)
    for moment in of_a_game.some(30):
        assert post(table_at(moment, shuffled(moment.state, None, rng))) == post(table_at(moment))


def test_a_seats_own_controls_do_not_change_with_what_is_hidden_from_it(of_a_game: Play):
    rng = Random(14)
    for moment, seat, _ in of_a_game.menus(20):
        other = table_at(moment, shuffled(moment.state, seat, rng))
        assert own_controls(other, seat) == own_controls(table_at(moment), seat)
        check(own_controls(other, seat))
