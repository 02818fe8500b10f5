"""What people do at a table, each act whole: under the table's lock, from what was asked to what is committed.

It may import `posts` and what lies below, and knows nothing of discord.py. Begin with `play`: a move, and everything
that follows by itself; `choosing` comes before it, click by click; `answers` is what acts return; `built` makes all acts, `handlers`
says which of them a click starts (`clicks`, from a `Request`), `fronts` is what they ask of whatever people are connected by,
`resources` what they draw and think with. The others are `undo`,
`seats`, `hosting`, `turns`, `lobby`, `afterwards`, `orders`, `settings`, `look`, `operating`, and what time does: `time`, `sleeper`,
`housekeeping`.
"""
