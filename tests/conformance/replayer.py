"""Replays saves in a process of its own: `python -m tests.conformance.replayer < saves`, a JSON line each."""

import json
import sys

from games.core import Table
from games.core.saves import save_from_data
from tests.conformance.plays import GAMES, traces


def main() -> None:
    """Print, for each save, what `traces` says of it; every digest must be the same here."""
    for line in sys.stdin:
        game, header, entries = save_from_data(GAMES, json.loads(line))
        Table.replay(game, header, entries, check_all=True)
        sys.stdout.write(json.dumps(traces(game, header, entries)) + "\n")


if __name__ == "__main__":
    main()
