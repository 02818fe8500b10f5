"""A table as the bot knows it: its row, its notes, its seats, its pending turns, and automatic play.

All modules are pure except `tables`, which locks, loads and saves. It may import `storage`, `time`, `menus` and the games. Begin with
`live`: a table is a lobby, started or frozen; then `tables.Held.commit`, through which every change goes.
"""
