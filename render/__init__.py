"""Pictures of a table, drawn from a view.

A game's package `render/<game>` exports `PICTURES` and `touched` (see `render.gallery`).
"""
