"""`python -m games`: a game in the terminal, for developers."""

import io
import sys
from xml.etree import ElementTree as ET

import pytest

from games import all_games
from games.__main__ import main


@pytest.fixture
def play(monkeypatch, capsys):
    """Run the program with arguments and typed lines; returns its exit code and what it printed."""

    def run(arguments: str, *lines: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["games", *arguments.split()])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main()
        return code, capsys.readouterr().out

    return run


def test_robots_play_a_game_to_its_end(play):
    code, text = play("puerto_rico --person -1 --robot random")
    assert code == 0
    assert "The game is over" in text
    assert text.splitlines()[-3].startswith("  1. ")


def test_a_person_types_moves(play):
    code, text = play("puerto_rico --seed 7", "take-role prospector1", "take-role builder", "quit")
    assert code == 0
    assert "Ann takes the builder" in text


def test_what_cannot_be_done_is_said_and_changes_nothing(play):
    _, text = play("puerto_rico", "sell", "sell corn", "fly", "take-role builder", "quit")
    assert text.count("Ann, take a role>") == 4
    assert "There is no move called “fly”" in text
    assert "Ann takes the builder" in text


def test_the_table_is_shown_as_the_person_may_see_it(play):
    _, text = play("puerto_rico", "view", "view players", "view player 1", "view moon", "quit")
    assert "Puerto Rico, Round 1" in text
    assert text.count("Bob") == 2
    assert "board, players, player" in text


def test_what_a_view_is_about_is_asked_for(play):
    _, text = play("age_of_discovery", "view region", "view region florida", "quit")
    assert "view region OF-WHAT" in text
    assert "Florida" in text


def test_a_decision_can_be_taken_back(play):
    _, text = play("puerto_rico", "undo", "take-role builder", "undo", "take-role builder", "quit")
    assert "You have no move to take back" in text
    assert text.count("Ann takes the builder") == 2


def test_menu_suggestion_scores_and_help(play):
    _, text = play("puerto_rico", "", "menu", "suggest", "scores", "quit")
    assert "Type a move" in text
    assert "take-role settler" in text
    assert "1. Ann: 0" in text
    assert "1. Bob: hidden" in text


def test_the_end_of_the_input_ends_the_program(play):
    assert play("puerto_rico")[0] == 0


def test_options_decide_about_the_number_of_seats(play):
    code, text = play("puerto_rico --seats 2")
    assert code == 2
    assert "(3, 4, 5) players" in text
    assert play("puerto_rico --seats 2 --option two_player=true", "quit")[0] == 0


def test_an_unknown_option_is_named(play):
    code, text = play("puerto_rico --option weather=fair")
    assert code == 2
    assert "puerto_rico has no option weather = 'fair'" in text


@pytest.mark.parametrize("key", all_games())
def test_the_table_is_drawn_into_a_file_as_the_person_sees_it(play, tmp_path, key):
    """Every game's is, without a line of its own; it is the same file again in the end."""
    file = tmp_path / "table.svg"
    code, _ = play(f"{key} --seats {max(all_games()[key].seats_for({}))} --svg {file}", "quit")
    assert code == 0
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    words = {node.text for node in root.iter("{http://www.w3.org/2000/svg}text")}
    assert "Ann" in words


def test_robots_leave_a_picture_of_the_end(play, tmp_path):
    file = tmp_path / "table.svg"
    play(f"soundings --person -1 --robot random --svg {file}")
    assert file.read_text(encoding="utf-8").startswith("<svg")
