"""Pictures of a table, drawn from a view.

It may import the games and their words, never the bot. Begin with `gallery` and `picture`: a game's package `render/<game>`
exports `PICTURES` and `touched`; `boxes` and `canvas` lay out a display list (`acts`); `painter` draws it in pixels, `svg` writes it
as SVG, and `strips` cuts it for the page.
"""
