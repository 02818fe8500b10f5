"""Pictures of a table, drawn from a view.

It may import the games and their words, never the bot. Begin with `gallery` and `picture`: a game's package `render/<game>`
exports `PICTURES` and `touched`; `boxes` lays out, `canvas` draws.
"""
