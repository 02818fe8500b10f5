"""Nobody learns from what they see, may do, are asked, or are not asked, what a view hides from them."""

from random import Random

from games.core import engine, view
from tests.conformance.plays import Moment, Play
from tests.conformance.shuffling import shuffled


def viewers(played: Play) -> list[int | None]:
    return [None, *range(played.variant.seats)]


def public(moment: Moment) -> list[int]:
    """The waited-for seats whose menus everybody may know."""
    return [seat for seat in moment.waiting() if not engine.is_private(moment.state, seat)]


def test_a_seats_menu_follows_from_its_view(played: Play):
    for moment, seat, menu in played.menus(60):
        assert repr(engine.menu(moment.view(seat), seat)) == repr(menu)


def test_who_is_asked_and_what_is_forced_follows_from_the_public_view(played: Play):
    for moment in played.some(60):
        table = moment.view(None)
        assert list(engine.waits_for(table)) == moment.waiting()
        assert engine.listens_to(table) == moment.listening()
        assert list(table.agenda[-1].comes_next(table)) == list(
            moment.state.agenda[-1].comes_next(moment.state)
        )
        for seat in public(moment):
            assert repr(engine.menu(table, seat)) == repr(moment.menu(seat))


def test_a_view_shows_the_same_when_what_it_hides_is_shuffled(played: Play):
    rng = Random(6)
    for moment in played.some(15):
        for viewer in viewers(played):
            other = shuffled(moment.state, viewer, rng)
            assert view(other, viewer) == moment.view(viewer)
            assert list(engine.waits_for(other)) == moment.waiting()
            assert engine.listens_to(other) == moment.listening()
            for seat in {*public(moment), viewer} - {None}:
                assert repr(engine.menu(other, seat)) == repr(moment.menu(seat))


def test_scores_are_told_as_far_as_a_view_goes(played: Play):
    game = played.variant.game
    for moment in played.some(15):
        true = game.scores(moment.state)
        for viewer in viewers(played):
            told = game.scores(moment.view(viewer))
            assert told == game.scores(view(shuffled(moment.state, viewer, Random(7)), viewer))
            for score, whole in zip(told, true, strict=True):
                assert [source for source, _ in score.sources] == [source for source, _ in whole.sources]
                assert score.total in (None, whole.total)


def test_events_are_told_to_every_seat_and_to_the_public(played: Play):
    told = [one.event for one in played.table.told()]
    for viewer in viewers(played):
        assert len([view(event, viewer) for event in told]) == len(told)
