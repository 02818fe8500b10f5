"""The two methods of Pillow whose types mention numpy, which is not installed here."""

from collections.abc import Callable

from PIL import Image


def resize(image: Image.Image, size: tuple[int, int], how: Image.Resampling) -> Image.Image:
    """The image at another size."""
    return image.resize(size, how)  # pyright: ignore[reportUnknownMemberType] (numpy in Pillow's signature)


def levels(mask: Image.Image, change: Callable[[int], int]) -> Image.Image:
    """The mask with each of its 256 levels changed."""
    table = [change(level) for level in range(256)]
    return mask.point(table)  # pyright: ignore[reportUnknownMemberType] (numpy in Pillow's signature)
