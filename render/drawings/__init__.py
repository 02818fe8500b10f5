"""The sprites that all games share. Importing this package registers them."""

from render.drawings import dice, goods, houses, people, sea, symbols, things

__all__ = ["dice", "goods", "houses", "people", "sea", "symbols", "things"]
