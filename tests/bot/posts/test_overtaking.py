"""A hand-off that waits and is overtaken: what it would have told is told, whom it would have pinged is pinged if need be."""

from dataclasses import replace

from bot.menus.parts import Button
from bot.posts.table_posts import BoardPost, HandOff, ToldLine, TurnPost

ANNA, BEN, CLARA = 1, 2, 3
EARLIER = ((Button("t:1:log:0", "Earlier moves"),),)


def hand_off(first, seen, *entries, asked, anew=False):
    """A hand-off that tells these entries, pinging who is asked."""
    lines = tuple(ToldLine(entry, f"line {entry}") for entry in entries)
    board = BoardPost("title", lines, first, seen, entries[-1], ("board",), anew=anew)
    return HandOff(board, TurnPost(f"asks {asked}", asked, asked))


def test_an_edit_that_overtakes_an_edit_marks_as_new_what_neither_has_shown():
    newer = hand_off(1, 2, 1, 2, 3, asked=(CLARA,)).overtaking(hand_off(1, 1, 1, 2, asked=(BEN,)))
    assert newer.board.text().below.splitlines() == ["-# line 1", "▸ line 2", "▸ line 3"]
    assert newer.board.wanted()[0].entry == 3


def test_the_post_of_a_new_phase_tells_what_the_old_ones_post_was_not_to_show_any_more():
    newer = hand_off(4, 3, 4, 5, asked=(CLARA,), anew=True).overtaking(hand_off(1, 2, 1, 2, 3, asked=(BEN,)))
    assert [line.entry for line in newer.board.lines] == [3, 4, 5]
    assert newer.board.anew


def test_an_edit_that_overtakes_a_new_post_is_a_new_post():
    newer = hand_off(4, 4, 4, 5, asked=(CLARA,)).overtaking(hand_off(4, 3, 4, asked=(BEN,), anew=True))
    assert newer.board.anew
    assert [line.entry for line in newer.board.lines] == [4, 5]
    assert newer.board.seen == 3


def test_who_was_not_pinged_yet_is_pinged_by_the_newer_post_only_if_still_waited_for():
    older = hand_off(1, 0, 1, asked=(ANNA, BEN))
    newer = hand_off(1, 1, 1, 2, asked=(BEN,))
    late = replace(newer, turn=replace(newer.turn, mentions=(), anew=False)).overtaking(older)
    assert late.turn.mentions == (BEN,)
    assert late.turn.anew


def test_a_post_tells_the_newest_six_lines_oldest_first_and_folds_the_rest_behind_a_button():
    board = replace(hand_off(1, 8, *range(1, 10), asked=(ANNA,)).board, earlier=EARLIER)
    text = board.text()
    assert text.below.splitlines() == [*(f"-# line {entry}" for entry in range(4, 9)), "▸ line 9"]
    assert text.controls == EARLIER
    assert replace(board, lines=board.lines[-6:]).text().controls == ()


def test_a_post_tells_up_to_eight_lines_that_are_new():
    board = hand_off(1, 0, *range(1, 12), asked=(ANNA,)).board
    assert board.text().below.splitlines() == [f"▸ line {entry}" for entry in range(4, 12)]


def test_lines_stand_below_the_phase_that_they_belong_to():
    board = hand_off(1, 1, 1, 2, 3, 4, asked=(ANNA,)).board
    lines = tuple(replace(line, ends="Round 1 – trade" if line.entry == 3 else "") for line in board.lines)
    told = replace(board, lines=lines, now="Round 2").text().below.splitlines()
    assert told == ["-# **Round 1 – trade**", "-# line 1", "▸ line 2", "-# **Round 2**", "▸ line 4"]


def test_a_phase_without_lines_is_told_by_the_line_that_ends_it():
    board = hand_off(1, 0, 1, asked=(ANNA,)).board
    ended = replace(board, lines=(replace(board.lines[0], ends="Round 1 – trade"),), now="Round 2")
    assert ended.text().below == "▸ line 1"
    goes_on = replace(ended, lines=(*ended.lines, ToldLine(2, "line 2")))
    assert goes_on.text().below == "▸ line 2"
