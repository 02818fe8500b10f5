"""`python -m bot selfplay`: a whole game through the wire, written to a folder, the same for the same seed."""

import pytest

from bot.errors import OperatorError
from bot.rehearsal.selfplay import selfplay
from tests.games.elsewhere import SOUNDINGS, register
from tests.support.bot import blank

register(SOUNDINGS)


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_the_same_seed_plays_the_same_game_and_another_one_another(tmp_path, bot_log, capsys):
    for seed, name in ((3, "one"), (3, "two"), (4, "three")):
        assert await selfplay("soundings", 3, seed, str(tmp_path / name), paint=blank) == 0
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


async def test_a_table_is_played_with_its_options_by_the_robot_that_is_named(tmp_path, bot_log):
    options = ("board1=B", "fast_auction=True")
    code = await selfplay("pizarro_and_co", 3, 5, str(tmp_path), option=options, robot="easy", paint=blank)
    assert code == 0
    posts = "".join(path.read_text() for path in sorted(tmp_path.glob("*.txt")))
    assert "side B" in posts
    assert "maximum bid" in posts.lower()


async def test_an_error_that_the_bot_logs_fails_the_play(tmp_path, bot_log, capsys):
    def broken(*_: object) -> bytes:
        raise RuntimeError("no picture")

    assert await selfplay("soundings", 3, 3, str(tmp_path), paint=broken) == 1
    assert "the bot has logged" in capsys.readouterr().err
    bot_log.lines.clear()


async def test_a_robot_that_does_not_exist_is_one_sentence(tmp_path):
    with pytest.raises(OperatorError, match="there is no robot"):
        await selfplay("pizarro_and_co", 3, 1, str(tmp_path), robot="hal")


@pytest.mark.parametrize("option", ["board3=B", "board1=C"])
async def test_an_option_that_does_not_exist_is_one_sentence(tmp_path, option):
    with pytest.raises(OperatorError, match="has no option"):
        await selfplay("pizarro_and_co", 3, 1, str(tmp_path), option=[option])


async def test_the_table_is_drawn_at_the_end_of_each_phase_where_svg_is_asked_for(tmp_path, bot_log):
    assert await selfplay("soundings", 3, 3, str(tmp_path), svg=True, paint=blank) == 0
    drawn = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert len(drawn) > 2
    assert drawn[-1].endswith("-end.svg")
    assert all(path.read_text(encoding="utf-8").startswith("<svg") for path in tmp_path.glob("*.svg"))
