"""The program: starting the bot, watching over it while it runs, and the operator's commands.

It may import every folder but `rehearsal`. Begin with `run`: settings, storage, client, in that order; `watching` answers
for the program's health; `local` has the Discord that needs no token; `operator` has what is done to its files: check-saves,
verify, export, restore.
"""
