"""The bot on Discord: carries what is clicked and typed to an act, and its answer back; sends the outbox.

It may import everything below but `local`. Begin with `client`, which puts the parts together; `clicks` reads a
control's id, `replies` answers privately and in time, `sender` delivers posts, `cogs` are the slash-commands.
"""
