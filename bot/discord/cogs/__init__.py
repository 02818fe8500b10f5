"""Slash-commands, one file per command. They are thin: each method only passes its request to an act. Buttons need none: see `acts/handlers.py`.

A cog is named after its command (`/seat` is in `seat`), the act after what is done (`bot.acts.seats`). Begin with `turn`.
"""
