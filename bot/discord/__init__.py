"""The bot on Discord: the client, clicks, answers, the sender, and `cogs` with the slash-commands."""
