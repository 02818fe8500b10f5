"""Look over the words of a language: `python -m games.words check it`."""

import argparse
import sys

from games.words.check import check
from games.words.files import FIRST, languages


def main() -> int:
    """Say what is missing, superfluous, too long or unknown; 1 if anything is."""
    parser = argparse.ArgumentParser(prog="python -m games.words", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("check", help="what is wrong with the words of a language")
    checking.add_argument("language", nargs="*", help="a folder of data/texts; all of them if left out")
    wrong = False
    for language in parser.parse_args().language or languages():
        found = check(language)
        wrong = wrong or bool(found)
        for line in found:
            print(f"{language}/{line}")
        if not found:
            print(f"{language}: complete" + (", the measure of the others" if language == FIRST else ""))
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
