"""The records of finished games: results, and what is calculated from them in the order of their ends. Pure.

It may import `games.core` and openskill, and is never used while a game runs. Begin with `result`, the record
that is written once, when a game ends, and kept for good.
"""
