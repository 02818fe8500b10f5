"""Sprites by name: drawn by code at four times their size, reduced once and kept."""

from collections.abc import Callable

from PIL import Image, ImageFilter, ImageOps

from render.kept import kept
from render.palette import BLANK, RGB, RIM, Colour, Role
from render.pen import Pen
from render.theme import LIGHT, Theme

Drawing = Callable[[Pen], None]

_HALO = 0.03
"""Width of a sprite's light edge, as a share of its size."""

_DRAWINGS: dict[str, tuple[Drawing, Colour]] = {}


def drawing(name: str, colour: Colour | RGB = BLANK) -> Callable[[Drawing], Drawing]:
    """Register a function that draws the sprite of that name; `colour` is its default colour.

    A value (RGB) becomes a role of its own.
    """
    role = colour if isinstance(colour, Role) else Role(f"own-{name.replace('_', '-')}", colour)

    def register(draw: Drawing) -> Drawing:
        assert name not in _DRAWINGS, f"two sprites are called {name}"
        _DRAWINGS[name] = (draw, role)
        return draw

    return register


def find(name: str) -> tuple[Drawing, Colour]:
    """Return the function that draws a sprite, and the colour that it has unless asked otherwise; raises `KeyError`."""
    return _DRAWINGS[name]


def names() -> list[str]:
    """The names of all registered sprites."""
    return list(_DRAWINGS)


@kept
def sprite(
    name: str, size: int, colour: Colour | None = None, *, hollow: bool = False, theme: Theme = LIGHT
) -> Image.Image:
    """The sprite in a square of `size` pixels, with transparency. It is shared: copy before changing it.

    In a theme with halos the square has a margin for the light edge, unless the sprite is hollow (`margin`).
    """
    draw, own_colour = find(name)
    pen = Pen(size, colour or own_colour, theme, hollow=hollow)
    draw(pen)
    return _with_halo(pen.finished(), theme.rgb(RIM)) if theme.halo and not hollow else pen.finished()


def margin(image: Image.Image, size: int) -> int:
    """Return how far a sprite of this size reaches beyond its square at each side, in pixels."""
    return (image.width - size) // 2


def _with_halo(image: Image.Image, colour: RGB) -> Image.Image:
    """The sprite with a light edge around it, because its outline is as dark as the ground."""
    reach = max(1, round(image.width * _HALO))
    alpha = ImageOps.expand(image.getchannel("A"), reach)
    lit = Image.new("RGBA", alpha.size, (*colour, 0))
    lit.putalpha(alpha.filter(ImageFilter.MaxFilter(2 * reach + 1)))
    lit.alpha_composite(image, (reach, reach))
    return lit
