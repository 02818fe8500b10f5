"""Games in words: names of things and sentences from `data/texts`, for Discord, the terminal and pictures.

It may import the games and Fluent; nothing in `games/core` or a game imports it. Begin with `phrases`: the words of one
language for one game; `sentences` puts them together; `view` and `<game>.py` tell a view, below pictures or without them.
"""
