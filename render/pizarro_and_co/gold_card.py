"""A gold card, in pixels and in paths: its number and crowns where a fan shows them, a sack in the middle."""

from math import cos, radians, sin

from PIL import Image, ImageDraw

from games.core import record
from render import slips
from render.acts import SHADOW, Act, Icon, Point, Slip, Text
from render.kept import kept
from render.mode import Mode
from render.palette import ACCENT, OUTLINE, SAIL, Colour
from render.palette import SHADOW as SHADE
from render.pixels import resize
from render.sprites import margin, sprite
from render.svg.painter import Svg
from render.text import TITLE, font
from render.theme import Theme

CARD = (210, 300)
_LARGE = 96


@kept
def _card(value: str, crowns: int, rule: Colour, theme: Theme) -> Image.Image:
    """A gold card: its number and crowns where a fan shows them, a sack in the middle."""
    width, height = CARD
    stroke = 8 if rule == ACCENT else 3
    colours = theme.rgb(SAIL), theme.rgb(rule), theme.rgb(SHADE)
    image, ink = slips.slip(width, height, *colours, stroke=stroke, radius=16), theme.rgb(OUTLINE)
    left = SHADOW + 50
    draw = ImageDraw.Draw(image)
    draw.text((left, 96), value, font=font("bold", _LARGE), fill=ink, anchor="ms")
    for place in range(crowns):
        _put(image, "crown", (left - 26, 116 + place * 56), 52, theme)
    _put(image, "sack", (width - 124, height // 2 - 20), 118, theme)
    draw.text((width - 65, height // 2 + 74), value, font=font("bold", TITLE), fill=ink, anchor="ms")
    return image


def _put(card: Image.Image, name: str, corner: Point, size: int, theme: Theme) -> None:
    icon = sprite(name, size, theme=theme)
    beyond = margin(icon, size)
    card.paste(icon, (corner[0] - beyond, corner[1] - beyond), icon)


@kept
def _tilted(mode: Mode, card: "CardDrawing") -> Image.Image:
    image = _card(card.value, card.crowns, card.rule, mode.theme)
    image = image.rotate(card.tenths / 10, Image.Resampling.BICUBIC, expand=True)
    size = (round(image.width * mode.scale), round(image.height * mode.scale))
    return resize(image, size, Image.Resampling.LANCZOS)


@record
class CardDrawing:
    """A gold card with this number of crowns, turned anticlockwise by tenths of a degree."""

    value: str
    crowns: int
    tenths: int
    rule: Colour

    def pixels(self, mode: Mode) -> Image.Image:
        """Draw it as large as the mode wants."""
        return _tilted(mode, self)

    def write(self, svg: Svg, at: Point) -> None:
        """Write it; the point is the middle of its upper edge."""
        wide, high = CARD[0] + 2 * SHADOW, CARD[1] + 2 * SHADOW
        turn = radians(self.tenths / 10)
        middle = (abs(sin(turn)) * wide + cos(turn) * high) / 2
        card = Svg()
        card.paint(self._acts())
        moved = f"translate({at[0] - wide // 2} {at[1] + middle - high / 2:.1f})"
        svg.embed(card, "g", transform=f"{moved} rotate({-self.tenths / 10} {wide // 2} {high // 2})")

    def _acts(self) -> list[Act]:
        left, bottom = SHADOW, SHADOW + CARD[1]
        right, x = left + CARD[0], left + 50
        return [
            Slip((left, SHADOW, right, bottom), SAIL, self.rule, 8 if self.rule == ACCENT else 3, 16),
            Text((x, 96), self.value, _LARGE, "bold", OUTLINE, "ms"),
            *(
                Icon("crown", (x - 26, 116 + place * 56), 52, None, hollow=False)
                for place in range(self.crowns)
            ),
            Icon("sack", (CARD[0] - 124, CARD[1] // 2 - 20), 118, None, hollow=False),
            Text((CARD[0] - 65, CARD[1] // 2 + 74), self.value, TITLE, "bold", OUTLINE, "ms"),
        ]
