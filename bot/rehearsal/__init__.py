"""The bot played with: `selfplay` and `smoke` of the command line, and players that tests use, too.

It may import everything. Begin with `rehearsal`: the bot, its database and a local Discord in one process.
"""
