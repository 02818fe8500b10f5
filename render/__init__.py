"""Pictures of a table, drawn from a view.

A game's package `render/<game>` exports `PICTURES: dict[str, Picture]` (see `render.picture`).
"""
