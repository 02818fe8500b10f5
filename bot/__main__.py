"""`caravel` or `python -m bot`: run on Discord with a token, on the local Discord without; and the operator's tools."""

import gc
import sys


def main() -> int:
    """Run the typed command, and return the exit code."""
    # The garbage collector would scan all imported objects again and again.
    gc.disable()
    # Not above: if `caravel` has started the program, processes that draw and think import this module, too.
    from bot.program.command_line import main as run_command  # noqa: PLC0415  # they need nothing of the bot

    gc.enable()
    return run_command()


if __name__ == "__main__":
    sys.exit(main())
