"""Whether a move could be taken back alone, as far as its player can know: it is played in an imagined position, never in the real one. Pure."""

from bot.errors import PlayerError
from bot.menus.control_ids import question, read_control_id
from bot.menus.forms import Fields
from bot.menus.half_made import Made, go_on
from bot.posts.hand_off import move_controls
from bot.table.fairness import promise, promised
from bot.table.live import Started
from games.ai.trying import imagined
from games.core.chance import keyed
from games.core.engine import IllegalMove
from games.core.moves import Move, Seat


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
    """Say whether what would follow from a move reveals something, or is somebody else's: the seat could not take it back alone.

    Only what the seat sees goes into that; a game that imagines nothing is asked about each move.
    """
    known = promise(promised(live.table.header))
    secret = keyed(known, "weighing", seat, question(live.table, seat))[:16].hex()
    table = imagined(live.table, seat, secret)
    if table is None:
        return True
    try:
        turn = table.ahead(seat, move)
    except IllegalMove:
        return True
    return any(entry.reveals or not (entry.seat == seat or entry.by == "forced") for entry in turn.entries)
