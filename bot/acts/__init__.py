"""The acts: what users, robots and time do at a table. An act runs under the table's lock, from the request to the commit.

It may import `posts` and the folders below, and knows nothing of discord.py. Begin with `play`: a move, and everything
that follows from it. `choosing` comes before it, click by click; `answers` is what acts return; `built` makes all acts. `handlers`
says which act a click starts (`clicks`, from a `Request`). `fronts` is what acts ask of the front that connects the users, and
`resources` what they draw and think with. The others are `undo`, `seats`, `hosting`, `turns`, `lobby`, `afterwards`, `orders`,
`settings`, `look`, `operating`, and for everything timed: `time`, `sleeper`, `housekeeping`.
"""
