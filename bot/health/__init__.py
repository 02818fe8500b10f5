"""The program's health, for its operator and service manager: figures, `/healthz`, systemd, logs, its version.

It imports nothing else of the bot, so that every folder may count something here. Begin with `figures`. `web` shows them to this
machine, `systemd` tells the service manager that the program is alive, `logs` formats the log, `news` gathers
messages for the operators.
"""
