"""How somebody wants to see pictures."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.theme import LIGHT, STRONG, Theme

LARGE = 4 / 3


@dataclass(frozen=True, slots=True)
class Mode:
    """High contrast: black on white, no ornament. Large type: a third larger, on more sheets."""

    contrast: bool = False
    large: bool = False

    @property
    def scale(self) -> float:
        """How many pixels a unit of the layout has."""
        return LARGE if self.large else 1

    @property
    def theme(self) -> Theme:
        """The values of the roles of colour."""
        return STRONG if self.contrast else LIGHT


PLAIN = Mode()

MODES: Mapping[str, Mode] = {
    "plain": PLAIN,
    "contrast": Mode(contrast=True),
    "large": Mode(large=True),
    "both": Mode(contrast=True, large=True),
}
"""By the names that settings call them by."""
