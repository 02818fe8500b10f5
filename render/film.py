"""A finished game as an animation: a picture for each of its moments, below it how far the game has come."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from render.palette import ACCENT, NAVY, ON_NAVY, OUTLINE
from render.pixels import resize
from render.text import font
from render.theme import LIGHT

WIDTH = 600
STRIP = 44
FRAME_MS = 900


def frames(pictures: Sequence[Image.Image], rounds: Sequence[int]) -> list[Image.Image]:
    """The pictures at the width of the film, all as high as the highest, each with the strip of its round."""
    small = [resize(one, (WIDTH, round(one.height * WIDTH / one.width)), _FILTER) for one in pictures]
    high = max(one.height for one in small)
    found: list[Image.Image] = []
    for image, number in zip(small, rounds, strict=True):
        # What is left below a lower picture is of the tone that it ends with.
        frame = Image.new("RGB", (WIDTH, high + STRIP), image.getpixel((0, image.height - 1)))
        frame.paste(image, (0, 0))
        _strip(frame, number, max(rounds))
        found.append(LIGHT.palette.quantise(frame))
    return found


_FILTER = Image.Resampling.LANCZOS


def _strip(frame: Image.Image, number: int, last: int) -> None:
    """Draw a field for each round: filled if it is over, highlighted and numbered if it is this one."""
    draw, top = ImageDraw.Draw(frame), frame.height - STRIP
    navy, on_navy, accent, ink = map(LIGHT.rgb, (NAVY, ON_NAVY, ACCENT, OUTLINE))
    draw.rectangle((0, top, WIDTH, frame.height), fill=navy)
    for place in range(1, last + 1):
        left, right = 8 + (WIDTH - 16) * (place - 1) // last, 8 + (WIDTH - 16) * place // last
        fill = accent if place == number else on_navy if place < number else navy
        draw.rectangle((left, top + 8, right - 3, frame.height - 9), fill=fill, outline=on_navy)
    if number:
        middle = 8 + (WIDTH - 16) * (2 * number - 1) // (2 * last)
        at = (min(max(middle, 24), WIDTH - 24), top + STRIP // 2)
        draw.text(
            at, str(number), font=font("bold", 24), fill=on_navy, stroke_fill=ink, stroke_width=2, anchor="mm"
        )


def gif(shown: Sequence[Image.Image]) -> bytes:
    """The frames as the bytes of an animated GIF."""
    buffer = BytesIO()
    first, *rest = shown
    first.save(buffer, "GIF", save_all=True, append_images=rest, duration=FRAME_MS, loop=0)
    return buffer.getvalue()
