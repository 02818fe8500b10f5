"""The round, the roles, the end of the game (§5, §8, §12)."""

from games.core import GameEnded
from games.puerto_rico.events import LastRoundCalled, RolesSweetened, RoleTaken, RoundBegan
from games.puerto_rico.moves import Build, Load, TakeRole
from tests.games.puerto_rico.positions import at_end_of_round, at_round, new_game


def test_players_pick_in_turn_from_the_governor():
    position = at_round(governor=2)
    order = []
    for role in ("prospector1", "trader", "craftsman", "captain"):
        order += position.waiting()
        position.play(position.waiting()[0], TakeRole(role))
    assert order == [2, 3, 0, 1]


def test_a_role_once_taken_is_gone_for_the_round():
    position = at_round()
    position.play(0, TakeRole("trader"))
    assert TakeRole("trader") not in position.menu(1)
    assert TakeRole("craftsman") in position.menu(1)


def test_a_role_without_use_may_be_taken():
    assert TakeRole("captain") in at_round().menu(0)


def test_picking_is_mandatory():
    assert {type(move) for move in at_round().moves(0)} == {TakeRole}


def test_r38_only_mayor_and_captain_privileges_may_be_declined():
    declined = {move.role for move in at_round().moves(0) if not move.privilege}
    assert declined == {"mayor", "captain"}


def test_r30_doubloons_on_the_card_come_first_and_are_kept():
    position = at_round(roles={"captain": 2})
    position.play(0, TakeRole("captain"))
    assert position.player(0).doubloons == 2
    assert position.state.roles["captain"] == 0
    assert position.told(RoleTaken) == [RoleTaken(0, "captain", 2, privilege=True)]


def test_a_builder_may_spend_the_doubloons_of_his_card_at_once():
    position = at_round(roles={"builder": 1})
    position.play(0, TakeRole("builder"))
    assert Build("hacienda") in position.menu(0)


def test_at_the_end_of_the_round_each_role_left_gets_a_doubloon_on_top():
    position = at_round(3)
    for role in ("trader", "craftsman", "captain"):
        position.play(position.waiting()[0], TakeRole(role))
    assert position.state.roles == {
        "settler": 1,
        "mayor": 1,
        "builder": 1,
        "craftsman": 0,
        "trader": 0,
        "captain": 0,
    }
    for role in ("trader", "craftsman", "captain"):
        position.play(position.waiting()[0], TakeRole(role))
    assert position.state.roles["settler"] == 2
    assert position.told(RolesSweetened)[0] == RolesSweetened(("settler", "mayor", "builder"), 1)


def test_the_next_player_is_governor_of_the_next_round():
    position = at_end_of_round(governor=3, round=7)
    assert position.told(RoundBegan) == [RoundBegan(8, 0)]
    assert position.waiting() == [0]


def test_when_the_game_is_over_the_governor_stays():
    position = at_end_of_round(governor=3, triggers=["city_full"])
    assert position.is_over()
    assert position.state.governor == 3


def test_all_cards_come_back():
    position = at_end_of_round(taken={"mayor": 1, "settler": 2})
    assert position.state.roles_left == list(position.state.roles)


def test_w08_the_prospector_takes_a_doubloon_and_those_on_the_card():
    position = at_round(roles={"prospector1": 2})
    position.play(0, TakeRole("prospector1"))
    assert position.player(0).doubloons == 3


def test_nobody_but_the_chooser_acts_with_the_prospector():
    position = at_round()
    position.play(0, TakeRole("prospector1"))
    assert [player.doubloons for player in position.state.players] == [1, 0, 0, 0]
    assert position.waiting() == [1]


def test_r29_two_prospectors_are_two_cards_with_their_own_doubloons():
    position = at_round(5, roles={"prospector1": 1, "prospector2": 3})
    position.play(0, TakeRole("prospector1"))
    position.play(1, TakeRole("prospector2"))
    assert [player.doubloons for player in position.state.players[:2]] == [2, 4]


def test_two_players_pick_alternately_until_each_has_three():
    position = at_round(2, options={"two_player": True})
    order = []
    for role in ("prospector1", "trader", "craftsman", "captain", "mayor"):
        order += position.waiting()
        position.play(position.waiting()[0], TakeRole(role))
    order += position.waiting()
    assert order == [0, 1, 0, 1, 0, 1]


def test_two_players_leave_one_role():
    taken = {"settler": 0, "mayor": 1, "builder": 0, "craftsman": 1, "trader": 0, "captain": 1}
    position = at_end_of_round(seats=2, options={"two_player": True}, taken=taken)
    assert position.told(RolesSweetened) == [RolesSweetened(("prospector1",), 1)]


def test_r27_a_trigger_lets_the_round_be_played_to_its_end():
    position = at_round(3, vp=1, supply={"corn": 10}, goods={0: ["corn"]})
    position.play(0, TakeRole("captain")).play(0, Load("corn", "4"))
    assert position.told(LastRoundCalled) == [LastRoundCalled("vp_exhausted")]
    assert position.waiting() == [1]
    position.play(1, TakeRole("trader"))
    assert position.waiting() == [2]
    position.play(2, TakeRole("craftsman"))
    assert position.told(GameEnded) == [GameEnded()]
    assert position.waiting() == []


def test_without_a_trigger_a_new_round_begins():
    position = at_end_of_round()
    assert position.told(GameEnded) == []
    assert position.asked() == "ChooseRole"


def test_r27_several_triggers_change_nothing_more():
    position = at_end_of_round(triggers=["colonists_short", "vp_exhausted"])
    assert position.told(GameEnded) == [GameEnded()]


def test_victory_points_are_open_when_the_game_is_over():
    position = at_end_of_round(triggers=["city_full"], vp_of={1: 7})
    assert all(player.vp_open for player in position.state.players)


def test_a_new_game_lays_the_row_before_the_first_pick():
    position = new_game(3)
    assert position.waiting() == [-1]
    position.draw("corn", "corn", "sugar", "coffee")
    assert position.waiting() == [0]
    assert position.state.round == 1
