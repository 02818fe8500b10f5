"""Slash-commands and the tables' own buttons, a file for each command: thin, for each method carries one thing to an act.

A cog is named after its command (`/seat` is in `seat`), the act after what is done (`bot.acts.seats`). Begin with `turn`.
"""
