"""A hand-off that waits and is overtaken: what it would have told is told, whom it would have pinged is pinged if need be."""

from dataclasses import replace

from bot.posts.table_posts import BoardPost, HandOff, ToldLine, TurnPost

ANNA, BEN, CLARA = 1, 2, 3


def hand_off(first, seen, *entries, asked, anew=False):
    """A hand-off that tells these entries, pinging who is asked."""
    lines = tuple(ToldLine(entry, f"line {entry}") for entry in entries)
    board = BoardPost("title", lines, first, seen, entries[-1], ("board",), anew=anew)
    return HandOff(board, TurnPost(f"asks {asked}", asked, asked))


def test_an_edit_that_overtakes_an_edit_marks_as_new_what_neither_has_shown():
    newer = hand_off(1, 2, 1, 2, 3, asked=(CLARA,)).overtaking(hand_off(1, 1, 1, 2, asked=(BEN,)))
    assert newer.board.text().below.splitlines() == ["▸ line 3", "▸ line 2", "-# line 1"]
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


def test_a_post_tells_all_that_is_new_and_of_what_was_told_only_the_newest_lines():
    board = hand_off(1, 8, *range(1, 10), asked=(ANNA,)).board
    told = replace(board, more="more").text().below.splitlines()
    assert told == ["▸ line 9", *(f"-# line {entry}" for entry in range(8, 3, -1)), "more"]
    news = replace(board, seen=1).text().below.splitlines()
    assert news[:8] == [f"▸ line {entry}" for entry in range(9, 1, -1)]
