"""`python -m games.ai.arena`: matches in pairs, one table."""

from dataclasses import replace
from pathlib import Path

import pytest

from games import all_games
from games.ai import arena
from games.ai.arena import Match, interval, outcome, play
from games.ai.players import names, player
from games.core import Score, Table
from tests.ai.test_robots import new_table, play_out

PUERTO_RICO = all_games()["puerto_rico"]


@pytest.mark.rest
def test_a_match_prints_one_line_of_the_table(capsys):
    assert arena.main(["puerto_rico", "script", "--against", "random+shipper", "--games", "3"]) == 0
    head, rule, line = capsys.readouterr().out.splitlines()
    assert head.count("|") == rule.count("|") == line.count("|")
    assert line.startswith("| puerto_rico | 3 | script | random + shipper | 3 | ")


@pytest.mark.rest
def test_games_that_have_been_kept_are_not_played_again(capsys, monkeypatch, tmp_path):
    kept = ["puerto_rico", "script", "--against", "random", "--kept", str(tmp_path / "games"), "--games"]
    arena.main([*kept, "2"])
    played: list[tuple[int, int]] = []

    def noted(match: Match, deal: int, seat: int):
        played.append((deal, seat))
        return play(match, deal, seat)

    monkeypatch.setattr(arena, "play", noted)
    arena.main([*kept, "4"])
    assert played == [(0, 2), (1, 0)]
    assert arena.main([*kept, "4"]) == 0
    assert len(played) == 2
    *_, in_pieces, again = (line for line in capsys.readouterr().out.splitlines() if " random " in line)
    assert in_pieces == again
    assert "| random | 4 |" in again


def test_a_row_begins_with_the_first_deal_asked_for(monkeypatch):
    played: list[tuple[int, int]] = []

    def noted(_match: Match, deal: int, seat: int):
        played.append((deal, seat))
        return arena.Result(games=1)

    monkeypatch.setattr(arena, "play", noted)
    arena.main(["puerto_rico", "script", "--games", "4", "--first-deal", "70"])
    assert played == [(70, 0), (70, 1), (70, 2), (71, 0)]


@pytest.mark.rest
def test_a_robot_of_another_checkout_plays_as_it_does_there():
    here = f"{Path(__file__).parents[2]}:script"
    match = Match("pizarro_and_co", 3, "random", (here,))
    there = play(match, 3, 1)
    assert replace(there, times=[]) == replace(play(replace(match, against=("script",)), 3, 1), times=[])


def test_a_folder_without_robots_is_refused(capsys, tmp_path):
    assert arena.main(["puerto_rico", f"{tmp_path}:normal"]) == 2
    assert "script, likings" in capsys.readouterr().out


@pytest.mark.rest
def test_a_checkout_whose_robots_end_is_named(tmp_path):
    (tmp_path / "games/ai").mkdir(parents=True)
    (tmp_path / "games/ai/players.py").write_text("")
    match = Match("pizarro_and_co", 3, f"{tmp_path}:normal", ("random",))
    for _ in range(2):
        with pytest.raises(EOFError, match=f"{tmp_path}: the robots of this checkout have ended with 1"):
            play(match, 3, 1)


def test_an_unknown_robot_is_named_with_those_there_are(capsys):
    assert arena.main(["puerto_rico", "deep_thought"]) == 2
    assert "script, likings" in capsys.readouterr().out


STRANGERS = {"first": lambda state, seat, menu, rng: next(iter(menu))}
"""What the arena is given from outside the games."""


def test_the_arena_takes_scripts_of_other_modules(capsys):
    assert arena.main(["puerto_rico", "script", "--against", f"{__name__}:first", "--games", "3"]) == 0
    assert f"| {__name__}:first | 3 |" in capsys.readouterr().out


@pytest.mark.parametrize("name", [f"{__name__}:second", "no.such.module:first", "games:first"])
def test_a_script_that_another_module_has_not_is_unknown(name: str):
    assert arena.main(["puerto_rico", name]) == 2


def test_the_same_deal_is_the_same_game():
    match = Match("puerto_rico", 3, "script", ("shipper", "builder"))
    one, other = play(match, 4, 1), play(match, 4, 1)
    assert (one.points, one.others, len(one.times)) == (other.points, other.others, len(other.times))


def test_a_shared_first_place_counts_in_parts():
    scores = [Score(seat, (("points", points),)) for seat, points in enumerate((9, 9, 3))]
    result = outcome(scores, 1, [])
    assert (result.wins, result.pairs) == (0.5, 0.75)


def test_an_interval_is_wide_after_few_games_and_never_beyond_a_share():
    low, high = interval(1.0, 10)
    assert low < 0.75 < high == pytest.approx(1.0)
    assert interval(0.5, 1000)[0] > 0.46


@pytest.mark.parametrize("name", ["script", *PUERTO_RICO.robot.styles])
def test_a_script_of_any_style_beats_random_moves(name: str):
    table: Table = new_table(PUERTO_RICO, 3)
    robots = [
        player(PUERTO_RICO, "random", 1),
        player(PUERTO_RICO, name, 2),
        player(PUERTO_RICO, "random", 3),
    ]
    play_out(table, robots)
    totals = [score.total or 0 for score in table.scores()]
    assert totals[1] > max(totals[0], totals[2])


@pytest.mark.parametrize("key", all_games())
def test_every_name_of_a_game_is_a_player(key: str):
    game = all_games()[key]
    assert all(player(game, name, 1) for name in names(game))
