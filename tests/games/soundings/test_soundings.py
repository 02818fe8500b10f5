from games.core import Hidden
from games.soundings import Claim, DieLost, Doubt, NewRound
from tests.games.position import ANN, BOB, CY
from tests.games.soundings.positions import at


def test_a_claim_that_holds_costs_the_doubter_a_die():
    assert at([[3, 3], [4]], depth=10, turn=BOB).play(BOB, Doubt()).told(DieLost) == [DieLost(BOB, 0)]


def test_a_claim_that_is_too_deep_costs_the_claimant_a_die():
    assert at([[3, 3], [4]], depth=11, turn=BOB).play(BOB, Doubt()).told(DieLost) == [DieLost(ANN, 1)]


def test_whoever_is_named_must_answer_with_more_fathoms():
    game = at([[3], [4], [1]]).play(ANN, Claim(5, CY))
    assert game.waiting() == [CY]
    assert not game.offers(CY, Claim(5, BOB))
    assert game.offers(CY, Claim(6, BOB))


def test_who_has_lost_the_last_die_is_out_and_the_others_play_on():
    game = at([[3], [4], [1]], depth=9, claimant=BOB, turn=CY).play(CY, Doubt())
    assert game.state.out == [BOB]
    game.draw(2, 3)
    assert game.waiting() == [CY]
    assert {move.to for move in game.moves(CY) if isinstance(move, Claim)} == {ANN}


def test_the_last_one_with_dice_wins():
    game = at([[3], [4]], depth=8, claimant=BOB, turn=ANN).play(ANN, Doubt())
    assert game.is_over()
    assert [game.total(seat) for seat in (ANN, BOB)] == [1, 0]


def test_nobody_sees_under_another_cup_before_it_is_lifted():
    game = at([[3, 3], [4]], depth=5, turn=BOB)
    assert game.seen_by(BOB).sailors[ANN].dice == Hidden(2)
    assert game.seen_by(BOB).sailors[BOB].dice == [4]


def test_the_next_after_somebody_who_is_out_begins():
    assert at([[3], [], [2]]).start(NewRound(BOB)).draw(1, 2).waiting() == [CY]
