import pytest

from games.core import IllegalMove, Move, MoveSet, OneOf, Pass, PhaseEnded, Step, engine, mutable
from games.core.menus import Menu
from tests.core.positions import at, header, play, table
from tests.core.toy import (
    Alms,
    Auction,
    Bid,
    Donate,
    DrawCards,
    Fair,
    Guard,
    LastCall,
    Offer,
    Offers,
    OffersRevealed,
    Pay,
    Round,
    Siege,
    Smuggle,
    WallHeld,
)


def test_a_move_that_is_not_on_the_menu_is_refused_and_changes_nothing():
    made = at(Alms([0]), stalls={0: 1})
    before = made.state.clone()
    with pytest.raises(IllegalMove) as refused:
        engine.play(made.state, 0, Bid(3), lambda _: None)
    assert refused.value.why == ("why-kind", {"kinds": [Donate, Pass]})
    assert made.state == before
    with pytest.raises(IllegalMove):
        made.ahead(1, Pass())
    assert made.state == before


def test_only_the_step_on_top_waits_and_every_step_may_listen():
    made = at(Alms([0]), LastCall([1]), stalls={0: 1}, tokens=[1, 2], hands={0: [1, 2]})
    assert made.waiting() == (0,)
    assert made.listening() == (1, 2)


def test_who_is_not_asked_has_no_menu():
    made = at(Alms([0]), stalls={0: 1, 1: 1})
    assert not made.menu(1)


def test_a_listener_beneath_interrupts_and_the_steps_above_do_not_know():
    made = at(Alms([0]), stalls={0: 1}, tokens=[1], hands={0: [2, 3], 1: [1]})
    play(made, (1, Smuggle(0)))
    assert made.state.players[0].hand == [3]
    assert made.waiting() == (0,)
    assert made.listening() == ()


def test_a_listener_who_can_do_nothing_is_none():
    made = at(Alms([0]), stalls={0: 1}, tokens=[1], hands={0: [2], 1: [1], 2: [1]})
    assert made.listening() == ()
    assert not made.menu(1)


def test_a_seat_waited_for_may_use_what_listens_beneath_too():
    made = at(LastCall([1]), tokens=[1], hands={0: [2, 3]})
    assert set(made.menu(1)) == {Pass(), Smuggle(0)}
    play(made, (1, Smuggle(0)))
    assert made.is_over()


def test_a_move_with_one_choice_is_made_by_the_engine():
    made = at(Alms([0, 1]), stalls={0: 2, 1: 1})
    assert [(e.seat, e.by, e.move) for e in made.log.entries] == [(0, "forced", Donate())]
    assert made.state.players[0].stalls == 1
    assert made.waiting() == (1,)


def test_nothing_is_forced_where_the_menu_is_private():
    made = at(Auction([0]), hands={0: []})
    assert list(made.menu(0)) == [Pass()]
    assert made.waiting() == (0,)
    assert not made.log.entries


def test_nothing_is_forced_while_a_listener_has_something_else():
    made = at(LastCall([1]), tokens=[1], hands={0: [2, 3]})
    assert not made.log.entries


@mutable
class Whisper(Step[Fair]):
    """Seat 0 may always use a secret of its hand."""

    private = True

    def listens_to(self, state: Fair) -> list[int]:
        return [0]

    def menu(self, state: Fair, seat: int) -> list[MoveSet]:
        return [MoveSet(Bid, amount=OneOf(state.players[0].hand))]


@pytest.mark.parametrize("hand", [[], [4]])
def test_whether_a_private_listener_has_a_secret_move_shows_neither_in_a_forced_move_nor_in_the_list(
    hand: list[int],
):
    made = at(Alms([0, 1]), Whisper(), stalls={0: 2}, hands={0: hand})
    assert made.waiting() == (0,), "a forced move would tell that there is no secret one"
    assert made.is_private()
    assert made.is_private(0)
    made = at(Alms([1]), Whisper(), stalls={1: 1}, hands={0: hand})
    assert made.listening() == (0,)
    assert not made.is_private()
    assert made.is_private(0)
    assert not made.is_private(1)


def test_a_step_has_left_the_agenda_when_it_finishes():
    made = at(Offers([0, 1, 2], {}), hands={0: [1], 1: [2], 2: [5]})
    play(made, (0, Offer(1)), (1, Offer(2)), (2, Offer(5)))
    assert [type(step).__name__ for step in made.state.agenda] == ["Smuggler", "Auction"]


def test_a_loop_is_a_step_that_pushes_its_body_and_itself():
    made = at(Round(), head=header(rounds=2))
    assert made.state.round == 1
    assert [type(step).__name__ for step in made.state.agenda] == [
        "Smuggler",
        "Round",
        "Alms",
        "Siege",
        "Offers",
    ]


def test_events_are_told_in_the_order_in_which_things_happen():
    made = at(Siege([0, 1], {}), head=header(2))
    play(made, (0, Guard("north", 1)), (0, Guard("south", 2)), (1, Guard("north", 1)))
    turn = made.play(1, Guard("south", 0))
    assert [told.event for told in turn.told][:3] == [
        WallHeld("north", (0, 1)),
        WallHeld("south", (0,)),
        PhaseEnded("siege"),
    ]


def test_a_picture_shows_the_moment_when_the_phase_ended_and_not_what_followed():
    made = at(Offers([0, 1], {}), DrawCards(2), hands={0: [1], 1: [2]}, head=header(2))
    play(made, (0, Offer(1)))
    turn = made.play(1, Offer(2))
    told = {type(one.event): one for one in turn.told}
    assert told[PhaseEnded].state.gone == [1, 2]
    assert told[PhaseEnded].state.players[1].token is False
    assert made.state.players[1].token is True
    assert told[OffersRevealed].state is None


def test_a_draw_is_made_at_once_and_written_down():
    made = at(DrawCards(3), Alms([0]), stalls={0: 1})
    entry = made.log.entries[0]
    assert (entry.seat, entry.by, entry.reveals) == (-1, "chance", True)
    assert [player.hand for player in made.state.players] == [[card] for card in entry.move.pieces]
    assert sum(made.state.bag.values()) == 27


def test_drawing_more_than_there_is_is_a_bug():
    with pytest.raises(AssertionError, match="draws more than there is"):
        at(DrawCards(31))


@mutable
class Treadmill(Alms):
    """A step that never ends."""

    def play(self, state: Fair, seat: int, move: Move) -> None:
        """Go on."""


def test_rules_that_go_round_in_circles_are_a_bug():
    with pytest.raises(AssertionError, match="for ever"):
        at(Treadmill([0]), stalls={0: 2})


def test_the_toy_game_pays_without_change_and_without_a_card_too_many():
    made = at(Offers([0, 1, 2], {}), hands={0: [1, 1], 1: [5, 1, 2, 3], 2: [2, 2]})
    play(made, (0, Offer(1)), (1, Offer(5)), (2, Offer(2)), (1, Bid(4)), (2, Pass()), (0, Pass()))
    assert set(made.menu(1)) == {Pay((1, 3)), Pay((2, 3))}


def test_a_game_that_is_over_asks_nobody():
    made = at(Alms([]))
    assert made.is_over()
    assert made.waiting() == ()
    assert made.listening() == ()
    assert made.scores()[0].sources == (("stalls", 0),)


def test_menus_made_on_the_way_are_those_asked_for_later():
    made = table()
    assert all(repr(made.menu(seat)) == repr(engine.menu(made.state, seat)) for seat in range(3))
    assert isinstance(made.menu(0), Menu)
