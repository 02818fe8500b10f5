"""The sprites that all games share. Importing this package registers them."""

from render.drawings import goods, houses, people, sea, symbols, things

__all__ = ["goods", "houses", "people", "sea", "symbols", "things"]
