"""What is left of games that are over: results, and what follows from them in the order of their ends. Pure.

It may import `games.core` and openskill, and nothing of it is ever asked while a game runs. Begin with `result`: what is written
once, when a game ends, and kept for good.
"""
