"""A user's settings for pictures."""

from collections.abc import Mapping

from games.core import record
from render.theme import DARK, DARK_STRONG, LIGHT, LIGHT_STRONG, Theme

LARGE = 4 / 3
_THEMES = {
    (False, False): LIGHT,
    (True, False): LIGHT_STRONG,
    (False, True): DARK,
    (True, True): DARK_STRONG,
}


@record
class Mode:
    """High contrast: black on white, no ornament. Large type: a third larger, on more sheets. Dark: light on dark."""

    contrast: bool = False
    large: bool = False
    dark: bool = False

    @property
    def scale(self) -> float:
        """The number of pixels in a unit of the layout."""
        return LARGE if self.large else 1

    @property
    def theme(self) -> Theme:
        """The values of the roles of colour."""
        return _THEMES[self.contrast, self.dark]


PLAIN = Mode()

MODES: Mapping[str, Mode] = {
    "plain": PLAIN,
    "contrast": Mode(contrast=True),
    "large": Mode(large=True),
    "both": Mode(contrast=True, large=True),
    "dark": Mode(dark=True),
    "dark-contrast": Mode(contrast=True, dark=True),
    "dark-large": Mode(large=True, dark=True),
    "dark-both": Mode(contrast=True, large=True, dark=True),
}
"""All modes by their names in settings. Tests of contrast use them."""
