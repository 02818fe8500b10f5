"""The kit itself: it finds what is wrong with a game. Each fault is planted in the toy game."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.core import Hidden, MoveSet, OneOf, Pass, Score, Table, view
from tests.conformance import plays, test_deciding, test_play, test_saves, test_secrets
from tests.conformance.plays import Play, Variant
from tests.conformance.shuffling import shuffled
from tests.core import toy
from tests.core.positions import at

Check = Callable[[Play], None]
VARIANT = Variant("toy", 3, (("rounds", 3),))


def finds(check: Check) -> bool:
    """Say whether a check fails for a new play of the toy game as it is now."""
    try:
        check(plays.play.__wrapped__(VARIANT))
    except (AssertionError, TypeError, AttributeError, ValueError):
        return True
    return False


CHECKS: list[Check] = [
    test_play.test_a_menu_lists_counts_samples_and_knows_the_same_moves,
    test_play.test_pieces_are_conserved,
    test_play.test_who_is_waited_for_has_a_move_and_who_is_not_asked_has_none,
    test_secrets.test_a_seats_menu_follows_from_its_view,
    test_secrets.test_who_is_asked_and_what_is_forced_follows_from_the_public_view,
    test_secrets.test_a_view_shows_the_same_when_what_it_hides_is_shuffled,
    test_secrets.test_scores_are_told_as_far_as_a_view_goes,
    test_deciding.test_a_seat_whose_time_is_up_gets_a_move_from_its_view,
    test_saves.test_undo_goes_back_and_redo_forth,
    test_saves.test_every_draw_and_every_last_sealed_answer_is_a_barrier,
    test_saves.test_what_a_seat_may_take_back_alone_has_shown_it_nothing,
]


@pytest.mark.rest
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Check):
    assert not finds(check)


def test_a_forced_move_that_tells_of_a_hand_is_found(monkeypatch: pytest.MonkeyPatch):
    def menu(step: toy.Alms, state: toy.Fair, seat: int) -> list[MoveSet]:
        return [MoveSet(Pass), MoveSet(toy.Donate)][: 1 + (1 in state.players[seat].hand)]

    monkeypatch.setattr(toy.Alms, "menu", menu)
    assert finds(test_secrets.test_who_is_asked_and_what_is_forced_follows_from_the_public_view)


def test_a_skipped_seat_that_tells_of_a_hand_is_found(monkeypatch: pytest.MonkeyPatch):
    def menu(step: toy.Auction, state: toy.Fair, seat: int) -> list[MoveSet]:
        return [MoveSet(Pass)] if sum(state.players[seat].hand) > step.price else []

    monkeypatch.setattr(toy.Auction, "private", False)
    monkeypatch.setattr(toy.Auction, "menu", menu)
    assert finds(test_secrets.test_who_is_asked_and_what_is_forced_follows_from_the_public_view)


def test_a_menu_that_knows_another_hand_is_found(monkeypatch: pytest.MonkeyPatch):
    def offers(step: toy.Offers, state: toy.Fair, seat: int) -> list[MoveSet]:
        return [MoveSet(toy.Offer, card=OneOf(state.players[seat - 1].hand))]

    monkeypatch.setattr(toy.Offers, "offers", offers)
    monkeypatch.setattr(toy.Offers, "finish", lambda step, state: None)
    assert finds(test_secrets.test_a_seats_menu_follows_from_its_view)


def test_a_menu_that_branches_on_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch):
    def menu(step: toy.Alms, state: toy.Fair, seat: int) -> list[MoveSet]:
        hand = state.players[seat - 1].hand
        knows = not isinstance(hand, Hidden) and 5 in hand
        return [MoveSet(Pass), MoveSet(toy.Donate)][: 1 + knows]

    monkeypatch.setattr(toy.Alms, "menu", menu)
    assert finds(test_secrets.test_who_is_asked_and_what_is_forced_follows_from_the_public_view)


def test_overlapping_sets_are_found(monkeypatch: pytest.MonkeyPatch):
    def menu(step: toy.Alms, state: toy.Fair, seat: int) -> list[MoveSet]:
        return [MoveSet(Pass), MoveSet(Pass)]

    monkeypatch.setattr(toy.Alms, "menu", menu)
    assert finds(test_play.test_a_menu_lists_counts_samples_and_knows_the_same_moves)


def test_a_lost_piece_is_found(monkeypatch: pytest.MonkeyPatch):
    def pay(step: toy.Payment, state: toy.Fair, seat: int, move: Any) -> None:
        step.done(seat)
        for card in move.cards:
            state.players[seat].hand.remove(card)

    monkeypatch.setattr(toy.Payment, "play", pay)
    assert finds(test_play.test_pieces_are_conserved)


def test_a_score_that_tells_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch):
    def scores(state: toy.Fair) -> tuple[Score, ...]:
        return tuple(Score(player.seat, (("cards", sum(player.hand)),)) for player in state.players)

    monkeypatch.setitem(plays.GAMES, "toy", replace(toy.GAME, scores=scores))
    assert finds(test_secrets.test_scores_are_told_as_far_as_a_view_goes)


def test_a_default_that_is_no_move_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(plays.GAMES, "toy", replace(toy.GAME, default=lambda view, seat, menu: Pass()))
    assert finds(test_deciding.test_a_seat_whose_time_is_up_gets_a_move_from_its_view)


def test_a_step_that_changes_the_box_or_another_state_is_found(monkeypatch: pytest.MonkeyPatch):
    shared: list[int] = []

    def donate(step: toy.Alms, state: toy.Fair, seat: int, move: Any) -> None:
        step.done(seat)
        shared.append(seat)
        state.gone = shared

    monkeypatch.setattr(toy.Alms, "play", donate)
    assert finds(test_saves.test_undo_goes_back_and_redo_forth)


def test_a_look_that_could_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch):
    def donate(step: toy.Alms, state: toy.Fair, seat: int, move: Any) -> None:
        step.done(seat)
        state.players[seat - 1].shown = True

    monkeypatch.setattr(toy.Alms, "play", donate)
    assert not finds(test_saves.test_what_a_seat_may_take_back_alone_has_shown_it_nothing)
    monkeypatch.setattr("games.core.table.shows_more", lambda before, after, seat: False)
    assert finds(test_saves.test_what_a_seat_may_take_back_alone_has_shown_it_nothing)


def table() -> Table:
    return at(toy.Offers([0, 1, 2], {}), hands={0: [1, 2], 1: [3, 4, 5], 2: [1, 1]})


def test_what_a_seat_sees_is_not_shuffled_and_what_it_does_not_see_is():
    state = table().state
    others = [shuffled(state, 0, Random(seed)) for seed in range(8)]
    assert all(other.players[0].hand == [1, 2] for other in others)
    assert all(view(other, 0) == view(state, 0) for other in others)
    assert len({str(other.players[1].hand) for other in others}) > 2
    assert all(sorted(o.players[1].hand + o.players[2].hand) == [1, 1, 3, 4, 5] for o in others)


def test_sealed_answers_are_shuffled_among_the_others():
    made = table()
    for seat, card in ((0, 1), (1, 4)):
        made.play(seat, toy.Offer(card))
    answers = [shuffled(made.state, 2, Random(seed)).agenda[-1].answers for seed in range(8)]
    assert {str(one[0]) for one in answers} == {str({"": toy.Offer(1)}), str({"": toy.Offer(4)})}
