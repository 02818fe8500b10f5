"""A table as the bot knows it: its row, its notes, its seats, whom it waits for, who plays by itself there.

Pure but for `tables`, which locks, loads and saves. It may import `storage`, `time`, `menus` and the games. Begin with
`live`: a table is a lobby, started or frozen; then `tables.Held.commit`, through which every change goes.
"""
