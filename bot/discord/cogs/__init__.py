"""Slash-commands, a file for each command: thin, for each method carries one thing to an act. Buttons need none: see `acts/handlers.py`.

A cog is named after its command (`/seat` is in `seat`), the act after what is done (`bot.acts.seats`). Begin with `turn`.
"""
