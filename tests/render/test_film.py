"""A film of a game: frames of one size, each with how far the game has come."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from render.film import STRIP, WIDTH, frames, gif
from render.palette import ACCENT
from render.theme import LIGHT

TRAILER = Path(__file__).parents[2] / ".github" / "play.gif"


def film():
    pictures = [Image.new("RGB", (1200, high), (243, 231, 202)) for high in (800, 1000, 600)]
    return frames(pictures, [1, 2, 4])


def test_frames_are_as_high_as_the_highest_picture_and_the_strip():
    assert {one.size for one in film()} == {(WIDTH, 500 + STRIP)}


def test_below_a_lower_picture_its_own_tone_goes_on():
    frame = film()[2].convert("RGB")
    assert frame.getpixel((300, 450)) == frame.getpixel((300, 290))


def test_the_field_of_the_round_moves_to_the_right():
    lefts = []
    for frame in film():
        row = frame.convert("RGB").crop((0, frame.height - 12, WIDTH, frame.height - 11))
        lefts.append(next(x for x in range(WIDTH) if row.getpixel((x, 0)) == LIGHT.rgb(ACCENT)))
    assert lefts == sorted(lefts)
    assert len(set(lefts)) == 3


def test_a_game_that_counts_no_rounds_has_an_empty_strip():
    frame = frames([Image.new("RGB", (1200, 800))], [0])[0]
    assert LIGHT.rgb(ACCENT) not in {colour for _, colour in frame.convert("RGB").getcolors(9999)}


def test_every_frame_is_shown():
    with Image.open(BytesIO(gif(film()))) as read:
        assert read.n_frames == 3


def test_the_film_of_the_readme_lasts_ten_seconds_and_is_small():
    assert TRAILER.stat().st_size <= 1_000_000
    with Image.open(TRAILER) as read:
        assert 9 <= read.n_frames * read.info["duration"] / 1000 <= 11
