"""The bot on Discord: passes clicks and commands to acts, sends their answers, and sends the outbox.

It may import everything below but `local`. Begin with `client`, which puts the parts together and connects them to an
app (`bot/app.py`) as its `front`; `answering` sees to it that everybody is answered, `replies` does so privately and in time, `reading` makes
a request of a click, `sender` delivers posts, `cogs` are the slash-commands.
"""
