"""A palette of at most 256 colours, and functions that reduce pictures to it."""

from dataclasses import dataclass, field
from functools import cached_property

from PIL import Image

from render.palette import RGB


@dataclass(frozen=True, eq=False)
class Palette:
    """The colours that pictures of a theme may have, each at its place."""

    colours: tuple[RGB, ...]
    _places: dict[RGB, int] = field(default_factory=dict[RGB, int], init=False, repr=False)

    @cached_property
    def channels(self) -> list[int]:
        """Red, green and blue of one colour after the other."""
        return [channel for colour in self.colours for channel in colour]

    @cached_property
    def _image(self) -> Image.Image:
        image = Image.new("P", (1, 1))
        image.putpalette(self.channels)
        return image

    def quantise(self, image: Image.Image) -> Image.Image:
        """The picture in these colours, each pixel in the nearest of them, without dithering."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)

    def indexes(self, image: Image.Image) -> Image.Image:
        """The places of a picture's colours, as an image of one band."""
        return Image.frombytes("L", image.size, self.quantise(image).tobytes())

    def coloured(self, places: Image.Image) -> Image.Image:
        """Make a palette picture of places; the image that was handed in becomes that picture."""
        places.putpalette(self.channels)
        return places

    def reduced(self, colour: RGB) -> RGB:
        """The colour to which `quantise` changes this one."""
        (place,) = self.indexes(Image.new("RGB", (1, 1), colour)).tobytes()
        return self.colours[place]

    def index(self, colour: RGB) -> int:
        """The place of the colour, or of the one nearest to it."""
        if colour not in self._places:
            self._places[colour] = self._nearest(colour)
        return self._places[colour]

    def _nearest(self, colour: RGB) -> int:
        if colour in self.colours:
            return self.colours.index(colour)
        return min(range(len(self.colours)), key=lambda place: _far(self.colours[place], colour))


def _far(one: RGB, other: RGB) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
