import pytest

from games.core import Drawn, Move, Pass, record
from games.core.moves import hyphened, move_name
from games.core.notation import NotationError, move_text, pieces_text, read_move, read_pieces
from tests.core.toy import GAME, Donate, Guard, Offer, Pay, Smuggle


@record
class TakePrivilege(Move):
    good: str
    noble: bool
    pieces: tuple[str, ...]
    colonist: bool = True


KINDS = {move_name(kind): kind for kind in (*GAME.moves, TakePrivilege, Drawn)}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Pass(), "pass"),
        (Offer(3), "offer 3"),
        (Pay((1, 5, 5)), "pay 1 5=2"),
        (Pay(()), "pay none"),
        (Guard("north", 0), "guard north 0"),
        (Smuggle(2), "smuggle 2"),
        (Donate(), "donate"),
        (Donate(2), "donate 2"),
        (Drawn((1, "corn", "corn", 1)), "drawn 1 corn=2 1"),
        (TakePrivilege("corn", True, ("a", "b")), "take-privilege corn True a b"),
        (TakePrivilege("corn", False, ("a",), colonist=False), "take-privilege corn False nocolonist a"),
    ],
)
def test_a_move_is_written_and_read(move: Move, text: str):
    assert move_text(move) == text
    assert read_move(text, KINDS) == move


@pytest.mark.parametrize("text", ["OFFER 3", "  offer   3 "])
def test_spaces_and_capitals_do_not_matter(text: str):
    assert read_move(text, KINDS) == Offer(3)


def test_yes_and_no_are_read():
    assert read_move("take-privilege corn yes colonist a", KINDS) == TakePrivilege("corn", True, ("a",))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not-a-move"),
        ("fly", "not-a-move"),
        ("offer", "field-missing"),
        ("offer high", "not-a-number"),
        ("offer 3 4", "too-many-words"),
        ("pass now", "too-many-words"),
        ("pay 1=x", "not-a-number"),
        ("pay corn", "not-a-number"),
        ("pay 1=9999999", "not-a-number"),
        ("take-privilege corn maybe a", "not-yes-or-no"),
    ],
)
def test_what_cannot_be_read_has_a_sentence(text: str, words: str):
    with pytest.raises(NotationError) as refused:
        read_move(text, KINDS)
    assert refused.value.words == words


def test_pieces_may_be_parted_by_commas():
    assert read_pieces("corn,corn, quarry") == ("corn", "corn", "quarry")
    assert read_pieces("none") == ()
    assert pieces_text(("corn", "corn", "quarry")) == "corn=2 quarry"


def test_names_are_hyphened():
    assert hyphened("ChooseRole") == "choose-role"
    assert hyphened("small_indigo_plant") == "small-indigo-plant"
