"""`python -m bot selfplay`: a whole game through the wire, written to a folder, the same for the same seed."""

import pytest

from bot.errors import OperatorError
from bot.rehearsal.selfplay import selfplay


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_the_same_seed_plays_the_same_game_and_another_one_another(
    tmp_path, bot_log, blank_pictures, capsys
):
    for seed, name in ((3, "one"), (3, "two"), (4, "three")):
        assert await selfplay("pizarro_and_co", 3, seed, str(tmp_path / name)) == 0
    one, two, three = (files(tmp_path / name) for name in ("one", "two", "three"))
    assert one == two != three
    posts = sorted(name for name in one if name.endswith(".txt"))
    assert posts == [f"{number:03}.txt" for number in range(1, len(posts) + 1)]
    assert b"the game is over" in one[posts[-1]]
    assert any(name.endswith(".png") for name in one)
    assert "anna" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "seats", "sentence"), [("chess", 2, "there is no game"), ("puerto_rico", 9, "is for 3, 4, 5")]
)
async def test_what_cannot_be_played_is_one_sentence(tmp_path, game, seats, sentence):
    with pytest.raises(OperatorError, match=sentence):
        await selfplay(game, seats, 1, str(tmp_path))
