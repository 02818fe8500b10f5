import dataclasses

import pytest

from games.core import DamagedSave, Pass, PhaseEnded, Score, Table, ranking
from games.core.log import Entry
from tests.core.positions import at, header, play, random_game, same, table
from tests.core.toy import GAME, Alms, Bid, Donate, Fair, Guard, Offer, Offers, Siege


def test_looking_ahead_changes_nothing_until_it_is_adopted():
    made = at(Alms([0, 1]), stalls={0: 1, 1: 1})
    turn = made.ahead(0, Donate())
    assert same(made, at(Alms([0, 1]), stalls={0: 1, 1: 1}))
    assert not made.log.entries
    assert turn.state.players[0].stalls == 0
    made.adopt(turn)
    assert made.waiting() == (1,)
    assert [entry.move for entry in made.log.entries] == [Donate()]


def test_the_table_after_a_turn_can_be_seen_before_it_is_adopted():
    made = at(Alms([0, 1]), stalls={0: 1, 1: 1})
    after = made.after(made.ahead(0, Donate()))
    assert after.waiting() == (1,)
    assert made.waiting() == (0,)
    assert not made.log.entries


def test_a_table_as_it_was_is_a_table_of_its_own():
    made = play(at(Alms([0, 1, 2]), stalls={0: 1, 1: 1, 2: 1}), (0, Donate()), (1, Donate()))
    earlier, told = made.at(0)
    assert earlier.waiting() == (1,)
    assert [one.entry for one in told] == []
    play(earlier, (1, Pass()))
    assert len(made.log.entries) == 2
    assert made.log.entries[1].move == Donate()


def test_everything_told_is_told_again():
    made = random_game(4)
    kinds = [type(one.event) for one in made.told()]
    assert kinds.count(PhaseEnded) >= 2
    assert all((one.state is not None) == isinstance(one.event, PhaseEnded) for one in made.told())
    assert [one.entry for one in made.told()] == sorted(one.entry for one in made.told())


@pytest.mark.parametrize("seed", range(12))
def test_a_game_is_replayed_to_the_same_state_with_every_digest(seed: int):
    made = random_game(seed, rounds=2 + seed % 2, siege=seed % 3 > 0)
    again = Table.replay(GAME, made.header, made.log.entries, check_all=True)
    assert same(made, again)
    assert again.log == made.log


def test_a_step_knows_which_entry_brought_it_there_also_after_a_restart():
    made = at(Offers([0, 1], {}), hands={0: [1, 2], 1: [3, 3]}, head=header(2))
    assert made.asking_since() == -1
    play(made, (0, Offer(1)), (1, Offer(3)), (1, Bid(1)))
    assert made.asking_since() == 1
    assert Table.replay(made.game, made.header, made.log.entries).asking_since() == 1


def digest_after(made: Table) -> str:
    return made.log.entries[-1].digest


def test_a_digest_tells_other_scores_and_other_questions_apart():
    def given(stalls: dict[int, int]) -> str:
        return digest_after(play(at(Alms([0, 1]), stalls=stalls), (0, Donate())))

    assert given({0: 1, 1: 1}) == given({0: 1, 1: 1})
    assert given({0: 1, 1: 1, 2: 1}) != given({0: 1, 1: 1})


def test_a_digest_does_not_depend_on_the_order_in_which_seats_are_named():
    def answered(seats: list[int]) -> str:
        return digest_after(play(at(Siege(seats, {})), (2, Guard("north", 1))))

    assert answered([0, 1, 2]) == answered([2, 0, 1])


def test_a_digest_is_keyed_with_the_tables_secret():
    def given(secret: str) -> str:
        made = at(Alms([0, 1]), stalls={0: 1, 1: 1}, head=header(secret=secret))
        return digest_after(play(made, (0, Donate())))

    assert given("0" * 32) != given("1" * 32)


def test_a_digest_tells_who_has_won_where_points_do_not():
    def given(*, winner: bool) -> str:
        made = at(Alms([0, 1]), stalls={0: 1, 1: 1})
        scores = tuple(Score(seat, (), winner=winner and seat == 0) for seat in range(3))
        made.game = dataclasses.replace(made.game, scores=lambda _: scores)
        return digest_after(play(made, (0, Donate())))

    assert given(winner=True) != given(winner=False)


def test_the_digest_does_not_change_with_what_the_others_sealed():
    def answered(card: int) -> str:
        made = at(Offers([0, 1], {}), hands={0: [1, 2], 1: [3]}, head=header(2))
        return digest_after(play(made, (0, Offer(card))))

    assert answered(1) == answered(2)


def test_a_digest_that_differs_is_named_by_its_entry():
    made = random_game(1)
    entries = list(made.log.entries)
    entries[5] = dataclasses.replace(entries[5], digest="0" * 16)
    Table.replay(GAME, made.header, entries)
    with pytest.raises(DamagedSave, match="entry 5"):
        Table.replay(GAME, made.header, entries, check_all=True)


def test_the_last_digest_is_compared_also_where_it_is_that_of_an_undo():
    made = play(at(Alms([0, 1]), stalls={0: 1, 1: 1}), (0, Donate()))
    made.adopt(made.undone(0, 0))
    entries = list(made.log.entries)
    Table.replay(made.game, made.header, entries)
    entries[1] = dataclasses.replace(entries[1], digest="0" * 16)
    with pytest.raises(DamagedSave, match="entry 1"):
        Table.replay(made.game, made.header, entries)


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        (Entry(7, 0, "person", Donate()), "entry 1 is missing"),
        (Entry(1, 5, "person", Donate()), "there is no seat 5"),
        (Entry(1, 0, "person", undo=1), "no decision"),
        (Entry(1, 0, "person", undo=-1), "no decision"),
        (Entry(1, 2, "person", Donate()), "entry 1 cannot be replayed"),
        (Entry(1, 1, "person", Offer(3)), "entry 1: the rules at hand lead elsewhere"),
    ],
)
def test_an_entry_that_cannot_follow_is_refused(entry: Entry, says: str):
    made = play(at(Alms([0, 1]), stalls={0: 1, 1: 1}), (0, Donate()))
    with pytest.raises(DamagedSave, match=says):
        Table.replay(made.game, made.header, [*made.log.entries, entry])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"rules": 3}, "rules 3"),
        ({"rules": 0}, "rules 0"),
        ({"seats": 7}, "7 seats"),
        ({"secret": "xyz"}, "hex digits"),
        ({"options": {"rounds": 9}}, "rounds"),
        ({"options": {"colour": True}}, "colour"),
    ],
)
def test_a_header_that_no_table_has_is_refused(change: dict[str, object], says: str):
    with pytest.raises(DamagedSave, match=says):
        Table.replay(GAME, dataclasses.replace(header(), **change), [])


def test_a_move_that_was_not_on_the_menu_is_named_by_its_entry():
    made = at(Alms([0, 1]), stalls={0: 1, 1: 1})
    with pytest.raises(DamagedSave, match="entry 0 is not legal: Offer"):
        Table.replay(made.game, made.header, [Entry(0, 0, "person", Offer(3))], check_all=True)


def test_a_seat_that_is_not_asked_is_refused_also_where_the_step_would_take_its_move():
    made = at(Siege([0, 1], {}))
    with pytest.raises(DamagedSave, match="entry 0 cannot be replayed: IllegalMove"):
        Table.replay(made.game, made.header, [Entry(0, 2, "person", Guard("north", 1))])


def test_tables_that_are_created_alike_share_their_box():
    assert table().box is table(header(4)).box
    assert table().box is not table(header(rounds=3)).box


def test_overrides_of_the_header_are_in_the_box():
    changed = dataclasses.replace(header(), overrides={"guards": 5})
    made, _ = Table.new(GAME, changed)
    assert made.box.guards == 5
    assert table().box.guards == 2


def test_the_scores_of_a_running_game_are_those_of_the_view():
    seen: list[object] = []

    def scores(state: Fair) -> tuple[Score, ...]:
        seen.append(state.players[1].hand)
        return GAME.scores(state)

    made = at(Alms([0]), stalls={0: 1}, hands={1: [3]})
    made.game = dataclasses.replace(made.game, scores=scores)
    made.scores(0)
    assert repr(seen[-1]) == "Hidden(1)"
    play(made, (0, Pass()))
    made.scores(0)
    assert seen[-1] == [3]


def test_the_explanation_of_a_score_is_that_of_the_view_until_the_game_is_over():
    seen: list[object] = []

    def explain(state: Fair, seat: int) -> tuple[()]:
        seen.append(state.players[seat].hand)
        return ()

    made = at(Alms([0]), stalls={0: 1}, hands={1: [3]})
    made.game = dataclasses.replace(made.game, explain=explain)
    made.explanation(1, viewer=0)
    assert repr(seen[-1]) == "Hidden(1)"
    play(made, (0, Pass()))
    made.explanation(1, viewer=0)
    assert seen[-1] == [3]


def test_equal_ones_share_a_rank_after_all_ties_are_broken():
    scores = (
        Score(0, (("stalls", 3),), (1,)),
        Score(1, (("stalls", 5),), (0,)),
        Score(2, (("stalls", 3),), (1,)),
        Score(3, (("stalls", 3),), (2,)),
    )
    assert [(rank, score.seat) for rank, score in ranking(scores)] == [(1, 1), (2, 3), (3, 0), (3, 2)]


def test_what_is_known_of_a_hidden_total_ranks_it():
    scores = (
        Score(0, (("stalls", 1), ("chips", 7))),
        Score(1, (("stalls", 4), ("chips", None))),
        Score(2, (("stalls", 9), ("chips", None))),
    )
    assert [(rank, score.seat) for rank, score in ranking(scores)] == [(1, 2), (2, 0), (3, 1)]


def test_whoever_has_won_stands_first():
    scores = (Score(0, (("gold", 9),)), Score(1, (("gold", 1),), winner=True))
    assert [score.seat for _, score in ranking(scores)] == [1, 0]


def test_a_total_with_a_hidden_part_is_hidden():
    assert Score(0, (("gold", 9), ("cards", None))).total is None
    assert Score(0, (("gold", 9), ("cards", 2))).total == 11


def test_options_are_offered_with_their_default_first():
    assert [(o.key, o.values, o.default) for o in GAME.table_options()] == [
        ("rounds", (2, 3), 2),
        ("siege", (True, False), True),
    ]
    assert GAME.read_options({"rounds": 3}).rounds == 3
    with pytest.raises(ValueError, match="rounds = 4"):
        GAME.read_options({"rounds": 4})
