"""Whether a player could undo a move alone, as far as they can know. The move is played in an imagined position only. Pure."""

from random import Random

from bot.errors import PlayerError
from bot.menus.control_ids import question, read_control_id
from bot.menus.forms import Fields
from bot.menus.half_made import Made, go_on
from bot.posts.hand_off import move_controls
from bot.table.ballots import people_beside
from bot.table.fairness import promise, promised
from bot.table.live import Started
from bot.table.powers import kind_of, robots_refuse
from games.ai.trying import imagined
from games.core.chance import keyed
from games.core.engine import IllegalMove, waits_for
from games.core.moves import Move, Seat
from games.core.turns import Turn


def chosen_move(live: Started, seat: Seat, control: str, fields: Fields) -> Move | None:
    """Return the whole move that a click on a control of a seat makes; None if it is not asked, or not whole."""
    read = read_control_id(control)
    if read is None or read.tried or read.seat != seat or read.question != question(live.table, seat):
        return None
    try:
        step = go_on(
            live.table.menu(seat),
            read,
            fields,
            lambda: move_controls(read, live.table, live.words, live.names),
        )
    except PlayerError:
        return None
    return step.move if isinstance(step, Made) else None


def is_final(live: Started, seat: Seat, move: Move) -> bool:
    """Whether a seat could not undo a move alone: the game is over then, or other users must agree, or robots if the result counts.

    They must agree if the move reveals something or makes another seat act. The function uses only what the seat sees. In a game that
    cannot imagine hidden parts, they must agree to each undo.
    """
    turn = _ahead(live, seat, move)
    if turn is not None:
        waiting = {*waits_for(turn.state)}
        if not waiting:
            # After the end nothing can be undone.
            return True
        is_free = all(
            not entry.reveals and (entry.seat == seat or entry.by == "forced") for entry in turn.entries
        )
        # If only robots are asked next, they move at once.
        if is_free and not waiting <= live.robots():
            return False
    robots = bool(live.robots())
    return bool(people_beside(live, seat)) or robots_refuse("undo", kind_of(live.notes), robots=robots)


def _ahead(live: Started, seat: Seat, move: Move) -> Turn | None:
    """Play a move ahead in an imagined position; None if there is none, or the move is not possible there."""
    known = promise(promised(live.table.header))
    # The same view of the seat gives the same imagined position.
    secret = keyed(known, "weighing", seat, question(live.table, seat))
    table = imagined(live.table, seat, secret[:16].hex())
    if table is None:
        return None
    rng = Random(int.from_bytes(secret[16:]))
    # It is public which seats have answered, but not their answers, which the last one reveals. So let those seats answer here, too.
    for other in {*table.waiting()} - {*live.table.waiting(), seat}:
        while other in table.waiting():
            table.play(other, table.menu(other).sample(rng))
    try:
        return table.ahead(seat, move)
    except IllegalMove:
        return None
