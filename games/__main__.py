"""Play a game in the terminal, for developers: `python -m games puerto_rico --seats 4 --seed 7 --person 0`."""

import argparse
import sys
from random import Random
from typing import Any

from games import all_games
from games.ai.players import ROBOTS, YARDSTICKS, player
from games.core import Decide, Game, Header, IllegalMove, Menu, Seat, Several, Table, Turn, ranking
from games.core.domains import OneOf
from games.core.moves import hyphened, move_name
from games.core.notation import NotationError, move_text, pieces_text, read_move
from games.core.secrets import view as seen

HELP = """Type a move as it is listed (`sell corn`, `place-colonists corn=2 quarry`), or
menu: what is possible · view: the table as you see it · suggest: a proposal · scores · undo · quit"""


def main() -> int:
    """Play one game and print its log and scores."""
    arguments = read_arguments()
    try:
        table = new_table(arguments)
    except ValueError as error:
        print(error)
        return 2
    robots = [player(table.game, arguments.robot, arguments.seed + seat) for seat in range(arguments.seats)]
    while not table.is_over():
        if not one_move(table, robots, arguments.person):
            return 0
    for rank, score in ranking(table.scores()):
        print(f"{rank}. seat {score.seat}: {score.total} {dict(score.sources)} {score.tie_breaks}")
    return 0


def new_table(arguments: argparse.Namespace) -> Table:
    """Open the table and deal; raises `ValueError` with a line for the user."""
    game = all_games()[arguments.game]
    options = dict(read_option(game, text) for text in arguments.option)
    if arguments.seats not in game.seats_for(options):
        raise ValueError(f"{game.key} with these options is for {game.seats_for(options)} players")
    secret = f"{Random(arguments.seed).getrandbits(128):032x}"
    table, turn = Table.new(game, Header(game.key, game.rules, arguments.seats, options, secret))
    table.adopt(turn)
    tell(turn, arguments.person)
    return table


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    parser.add_argument("game", choices=sorted(all_games()))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--person", type=int, default=0, help="the seat that you play; -1: robots only")
    parser.add_argument("--robot", choices=[*ROBOTS, *YARDSTICKS], default="normal")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    return parser.parse_args()


def read_option(game: Game, text: str) -> tuple[str, Any]:
    """Read `key=value` as one of the game's options."""
    key, _, word = text.partition("=")
    values = {
        str(value).lower(): value
        for option in game.table_options()
        if option.key == key
        for value in option.values
    }
    return key, values.get(word.lower(), word)


def one_move(table: Table, robots: list[Decide], person: Seat) -> bool:
    """Let one of the seats that are waited for move; false if the person wants to stop."""
    waiting = table.waiting()
    seat = waiting[0]
    if seat == person:
        return ask(table, person)
    move = robots[seat](table.view(seat), seat, table.menu(seat))
    assert move is not None, "a robot always moves"
    tell(table.play(seat, move, by="robot"), person)
    return True


def ask(table: Table, seat: Seat) -> bool:
    """Ask the person until a move is made; false if the answer is to stop."""
    step = hyphened(type(table.state.agenda[-1]).__name__)
    print_menu(table.menu(seat))
    while True:
        try:
            text = input(f"seat {seat}, {step}> ").strip()
        except EOFError:
            return False
        if text == "quit":
            return False
        if answer(table, seat, text):
            return True


def answer(table: Table, seat: Seat, text: str) -> bool:
    """Do what was typed; true once something at the table has changed."""
    game, menu, view = table.game, table.menu(seat), table.view(seat)
    match text:
        case "":
            print(HELP)
        case "menu":
            print_menu(menu)
        case "view":
            print_fields(view)
        case "scores":
            print(*table.scores(seat), sep="\n")
        case "suggest":
            move = (game.suggest or game.default)(view, seat, menu)
            print(move_text(move) if move else "nothing")
        case "undo":
            return undo(table, seat)
        case _:
            return make(table, seat, text)
    return False


def make(table: Table, seat: Seat, text: str) -> bool:
    """Make the typed move, if there is one and it is legal."""
    try:
        move = read_move(text, {move_name(kind): kind for kind in table.game.moves})
        tell(table.play(seat, move), seat)
    except (NotationError, IllegalMove) as error:
        print(error)
        return False
    return True


def undo(table: Table, seat: Seat) -> bool:
    """Take the seat's last decision back, whatever followed: at this table nobody minds."""
    last = table.log.last_decision(seat)
    if last is None:
        print("there is nothing to take back")
        return False
    table.adopt(table.undone(seat, last))
    return True


def tell(turn: Turn, viewer: Seat) -> None:
    """Print what happened, as the viewer may know it."""
    for one in turn.told:
        print(f"  {seen(one.event, viewer)}")


def print_menu(menu: Menu) -> None:
    """Print what is possible, set by set."""
    for moves in menu.sets:
        fields = [f"{name}: {domain_text(domain)}" for name, domain in moves.domains.items()]
        print(" ", move_name(moves.kind), *fields, sep="  ")


def domain_text(domain: object) -> str:
    """Return what a field may be."""
    if isinstance(domain, OneOf):
        return "|".join(map(str, domain))
    if isinstance(domain, Several):
        pool = [kind for kind, count in domain.pool.items() for _ in range(count)]
        return f"{domain.least} to {domain.most} of {pieces_text(pool)}"
    return str(domain)


def print_fields(view: Any) -> None:
    """Print the table, field by field."""
    for name in view.__dataclass_fields__:
        if name not in ("box", "options", "agenda"):
            value = getattr(view, name)
            for one in value if name == "players" else [value]:
                print(f"  {name}: {one}")


if __name__ == "__main__":
    sys.exit(main())
