"""Play a game in the terminal, for developers: `python -m games puerto_rico --seats 4 --seed 7 --person 0`.

With `--svg FILE` the file shows the table as you see it, whenever you are asked and in the end; a browser opens it.
`python -m games new NAME` lays out a new game.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path
from random import Random

from games import all_games, new
from games.ai.players import ROBOTS, YARDSTICKS, player
from games.core import (
    Between,
    Decide,
    Header,
    IllegalMove,
    Move,
    OneOf,
    Score,
    Seat,
    Several,
    Table,
    Turn,
    ranking,
)
from games.core.moves import field_kinds, hyphened, move_name
from games.core.notation import NotationError, move_text, pieces_text, read_move
from games.words.phrases import HIDDEN, Phrases, kind_id, phrases
from games.words.sentences import log_lines, step_words, why_sentence
from games.words.view import Seen, texts

HELP = """Type a move as it is listed (`sell corn`, `place-colonists corn=2 quarry`), or
menu: what is possible · view: the board; view NAME, view NAME OF-WHAT: more of the table · suggest: a proposal
scores · undo · quit"""

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo")
"""The players, by seat."""

MOST_LISTED = 12
"""Maximum number of moves of a kind that the menu lists; for more it prints the fields."""


def main() -> int:
    """Play one game and print its log and scores, or lay out a new one."""
    if sys.argv[1:2] == ["new"]:
        return new.main(sys.argv[2:])
    arguments = read_arguments()
    try:
        table = new_table(arguments)
    except ValueError as error:
        print(error)
        return 2
    robots = [player(table.game, arguments.robot, arguments.seed + seat) for seat in range(arguments.seats)]
    while not table.is_over():
        write_picture(table, arguments.person, arguments.svg)
        if not one_move(table, robots, arguments.person):
            return 0
    write_picture(table, arguments.person, arguments.svg)
    print_scores(table, table.scores())
    return 0


def new_table(arguments: argparse.Namespace) -> Table:
    """Open the table and deal; raises `ValueError` with a line for the user."""
    game = all_games()[arguments.game]
    options = dict(map(game.typed_option, arguments.option))
    if arguments.seats not in game.seats_for(options):
        raise ValueError(f"{game.key} with these options is for {game.seats_for(options)} players")
    secret = f"{Random(arguments.seed).getrandbits(128):032x}"
    table, turn = Table.new(game, Header(game.key, game.rules, arguments.seats, options, secret))
    table.adopt(turn)
    tell(table, turn, arguments.person)
    return table


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    parser.add_argument("game", choices=sorted(all_games()))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--person", type=int, default=0, help="the seat that you play; -1: robots only")
    parser.add_argument("--robot", choices=[*ROBOTS, *YARDSTICKS], default="normal")
    parser.add_argument(
        "--svg", type=Path, metavar="FILE", help="the table as you see it, drawn into this file"
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    return parser.parse_args()


def one_move(table: Table, robots: list[Decide], person: Seat) -> bool:
    """Let one of the seats that are waited for move; false if the person wants to stop."""
    waiting = table.waiting()
    seat = waiting[0]
    if seat == person:
        return ask(table, person)
    move = robots[seat](table.view(seat), seat, table.open_menu(seat))
    assert move is not None, "a robot always moves"
    tell(table, table.play(seat, move, by="robot"), person)
    return True


def write_picture(table: Table, person: Seat, file: Path | None) -> None:
    """Draw the table into the file as the person sees it, if the person must act or nobody must."""
    waiting = table.waiting()
    if file is None or (waiting and person not in waiting):
        return
    viewer, words = None if person < 0 else person, words_of(table)
    # Games do not import their pictures, so they are loaded here on demand.
    look = import_module("render.picture").Look(
        table.view(viewer), words, NAMES, viewer, waiting=tuple(waiting)
    )
    drawn: str = import_module("render.strips").table_file(table.game.key, look)
    file.write_text(drawn, encoding="utf-8")


def ask(table: Table, seat: Seat) -> bool:
    """Ask the person until a move is made; false if the answer is to stop."""
    asked = step_words(table, words_of(table), seat)
    print_menu(table, seat)
    while True:
        try:
            text = input(f"{NAMES[seat]}, {asked}> ").strip()
        except EOFError:
            return False
        if text == "quit":
            return False
        if answer(table, seat, text):
            return True


def answer(table: Table, seat: Seat, text: str) -> bool:
    """Carry out what was typed; return whether the table has changed."""
    match text.split():
        case []:
            print(HELP)
        case ["menu"]:
            print_menu(table, seat)
        case ["view", *what]:
            print_view(table, seat, *what)
        case ["scores"]:
            print_scores(table, table.scores(seat))
        case ["suggest"]:
            game = table.game
            move = (game.suggest or game.default)(table.view(seat), seat, table.menu(seat))
            print(move_line(move, words_of(table)) if move else "  nothing")
        case ["undo"]:
            return undo(table, seat)
        case _:
            return make(table, seat, text)
    return False


def make(table: Table, seat: Seat, text: str) -> bool:
    """Make the typed move, if there is one and it is legal."""
    words = words_of(table)
    try:
        move = read_move(text, {move_name(kind): kind for kind in table.game.moves})
        tell(table, table.play(seat, move), seat)
    except NotationError as error:
        print(f"  {words(error.words, **error.args_)}")
        return False
    except IllegalMove as error:
        print(f"  {why_sentence(error.why, words, NAMES, str)}")
        return False
    return True


def undo(table: Table, seat: Seat) -> bool:
    """Take the seat's last decision back, without asking the others."""
    last = table.log.last_decision(seat)
    if last is None:
        print(f"  {words_of(table)('nothing-to-undo')}")
        return False
    turn = table.undone(seat, last)
    table.adopt(turn)
    tell(table, turn, seat)
    return True


def words_of(table: Table) -> Phrases:
    """Return the English words of the table's game."""
    return phrases("en", table.game.key)


def tell(table: Table, turn: Turn, viewer: Seat) -> None:
    """Print the events, as the viewer may know them."""
    for line in log_lines(turn.told, words_of(table), NAMES, None if viewer < 0 else viewer):
        print(f"  {line}")


def print_menu(table: Table, seat: Seat) -> None:
    """Print the menu: each move of a short set as it is typed and in words, of a long one its fields."""
    words = words_of(table)
    for moves in table.menu(seat).sets:
        if moves.count() <= MOST_LISTED:
            print(*(move_line(move, words) for move in moves), sep="\n")
            continue
        print(f"  {move_name(moves.kind)} …  {words.about(kind_id(moves.kind))}")
        for field in field_kinds(moves.kind):
            if field.name in moves.domains:
                print(f"      {words.field(moves.kind, field)} {domain_text(moves.domains[field.name])}")


def move_line(move: Move, words: Phrases) -> str:
    """Return a move as it is typed, and in words."""
    return f"  {move_text(move):<32}  {words.move(move, NAMES)}"


def domain_text(domain: object) -> str:
    """Return the values of a domain as they are typed."""
    if isinstance(domain, OneOf):
        return "|".join(map(str, domain))
    if isinstance(domain, Between):
        return f"{domain.low} to {domain.high}"
    if isinstance(domain, Several):
        pool = [kind for kind, count in domain.pool.items() for _ in range(count)]
        return f"{domain.least} to {domain.most} of {pieces_text(pool)}"
    return str(domain)


def print_view(table: Table, seat: Seat, name: str = "board", what: str = "") -> None:
    """Print a view in words, as the seat sees it; `what`: the seat or component that it is about, by default the own seat."""
    told, words = texts(table.game.key), words_of(table)
    if name not in told:
        print(f"  {', '.join(told)}")
        return
    about = int(what) if what.isdecimal() else what or seat
    seen = Seen(table.view(seat), words, NAMES, seat, about, table.waiting(), step_words(table, words, seat))
    try:
        print("  " + told[name](seen).replace(". ", ".\n  "))
    except (AssertionError, LookupError):
        print(f"  view {name} OF-WHAT: a seat (0, 1 …) or the name of a component")


def print_scores(table: Table, scores: tuple[Score, ...]) -> None:
    """Print the ranking, source by source."""
    words = words_of(table)
    for rank, score in ranking(scores):
        sources = [
            f"{words(f'score-{hyphened(source)}')} {points}" for source, points in score.sources if points
        ]
        total = HIDDEN if score.total is None else score.total
        print(f"  {rank}. {NAMES[score.seat]}: {total}", *([f"({', '.join(sources)})"] if sources else []))


if __name__ == "__main__":
    sys.exit(main())
