"""Trial runs of the bot: the commands `selfplay` and `smoke`, and simulated players, which tests use, too.

It may import everything. Begin with `rehearsal`: the bot, its database and a local Discord in one process.
"""
