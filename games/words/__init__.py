"""Games in words: names of things and sentences from `data/texts`, for Discord, the terminal and pictures.

It may import `games.core` and Fluent; nothing in `games/core` or a game imports it. Begin with `phrases`: words of one
language for one game; `sentences` puts them together.
"""
