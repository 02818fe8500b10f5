from dataclasses import replace

from games.core import Header, Table, view
from tests.games.soundings import GAME, Claim, Claims, DieLost, Doubt, NewRound, Soundings

ANN, BOB, CY = range(3)


def at(dice: list[list[int]], *, depth: int = 0, claimant: int = 0, turn: int = 0) -> Table:
    """A round in which these dice lie under the cups and it is somebody's turn after a claim."""

    def setup(box: object, options: object, rules: int, seats: int) -> Soundings:
        state = GAME.setup(box, options, rules, seats)
        assert isinstance(state, Soundings)
        state.agenda.clear()
        for sailor, faces in zip(state.sailors, dice, strict=True):
            state.lost += sailor.count - len(faces)
            sailor.count, sailor.dice = len(faces), faces
        state.out = [sailor.seat for sailor in state.sailors if not sailor.count]
        state.then(Claims(state.clockwise(turn), depth, claimant))
        return state

    made, opening = Table.new(replace(GAME, setup=setup), Header(GAME.key, 1, len(dice), {}, "0f" * 16))
    made.adopt(opening)
    return made


def lost(table: Table, seat: int) -> list[DieLost]:
    """Who loses a die when the seat doubts."""
    return [told.event for told in table.play(seat, Doubt()).told if isinstance(told.event, DieLost)]


def test_a_claim_that_holds_costs_the_doubter_a_die():
    assert lost(at([[3, 3], [4]], depth=10, claimant=ANN, turn=BOB), BOB) == [DieLost(BOB, 0)]


def test_a_claim_that_is_too_deep_costs_the_claimant_a_die():
    assert lost(at([[3, 3], [4]], depth=11, claimant=ANN, turn=BOB), BOB) == [DieLost(ANN, 1)]


def test_who_has_lost_the_last_die_is_out_and_the_others_play_on():
    table = at([[3], [4], [1]], depth=9, claimant=BOB, turn=CY)
    table.play(CY, Doubt())
    assert table.state.out == [BOB]
    assert table.waiting() == (CY,)
    table.play(CY, Claim(1))
    assert table.waiting() == (ANN,)


def test_the_last_one_with_dice_wins():
    table = at([[3], [4]], depth=8, claimant=BOB, turn=ANN)
    table.play(ANN, Doubt())
    assert table.is_over()
    assert max(table.scores(), key=lambda score: score.total or 0).seat == ANN


def test_nobody_sees_under_another_cup_before_it_is_lifted():
    table = at([[3, 3], [4]], depth=5, claimant=ANN, turn=BOB)
    assert repr(view(table.state, BOB).sailors[ANN].dice) == "Hidden(2)"
    assert view(table.state, BOB).sailors[BOB].dice == [4]


def test_who_is_out_does_not_begin():
    state = at([[3], [], [2]]).state
    state.then(NewRound(BOB))
    assert state.clockwise(BOB) == [CY, ANN]
