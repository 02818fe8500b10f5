"""What the program knows of its own state, for its operator and service manager: figures, `/healthz`, systemd, logs, its version.

It imports nothing of the bot, so that every room may count here. Begin with `figures`; `web` shows them to this
machine, `systemd` tells the service manager that the program lives, `logs` writes lines or JSON, `news` gathers
what its operators are to hear in person.
"""
