"""Pictures of Soundings: the claim and everybody's dice, under cups or open; one's own dice."""

from collections.abc import Iterable

from games.core import Event, Hidden
from games.soundings import CupsLifted, DepthClaimed, DieLost, Sailor, Soundings
from games.words.soundings import board_words, claimed, cup_words, where
from render.boxes import Column, Icon, Part, Plate, Row, Space, Words, heading, player_plate, put, who
from render.canvas import MARGIN, NUMBER, RIBBON, Canvas
from render.pen import Pen, oval
from render.picture import Look, Picture
from render.sprites import drawing


@drawing("soundings_cup")
def cup(pen: Pen) -> None:
    """A cup, upside down."""
    pen.shape([(32, 10), (68, 10), (86, 84), (14, 84)])
    pen.shape(oval((50, 84), 84, 20))


def dice(sailor: Sailor) -> Row:
    """Dice side by side, or the cup over them with their number."""
    if isinstance(sailor.dice, Hidden):
        return Row([Icon("soundings_cup", 84), Words(f"× {sailor.count}", NUMBER, "bold")])
    return Row([Plate(Words(str(face), NUMBER, "bold"), (24, 12)) for face in sailor.dice], 14)


def strip(look: Look[Soundings], sailor: Sailor) -> Part:
    """A player with their dice; whoever is out has none."""
    shown = dice(sailor) if len(sailor.dice) else heading(look.words("picture-soundings-out"))
    row = Row([who(sailor.seat, look.names[sailor.seat], room=600), Space(grow=True, high=84), shown])
    plate = player_plate(row, sailor.seat, waiting=sailor.seat in look.waiting)
    return Plate(plate, (0, 0), changed=f"seat {sailor.seat}" in look.changed)


def laid(look: Look[Soundings], *parts: Part) -> Canvas:
    """A sheet with these parts below its head."""
    canvas = Canvas(mode=look.mode)
    canvas.ribbon(look.words("game-name"), where(look))
    canvas.turn(look.waiting, look.names, look.asked)
    bottom = put(Column(parts, 14), canvas, (MARGIN, RIBBON + 8), canvas.right - MARGIN)
    canvas.height = bottom + MARGIN
    return canvas


def lay_board(look: Look[Soundings]) -> Canvas:
    """The picture `board`."""
    claim = Plate(heading(claimed(look), size=NUMBER, lines=2), changed="claim" in look.changed)
    return laid(look, claim, *(strip(look, sailor) for sailor in look.view.sailors))


def lay_cup(look: Look[Soundings]) -> Canvas:
    """The picture `cup`."""
    assert look.viewer is not None, "a cup is its owner's"
    return laid(look, strip(look, look.view.sailors[look.viewer]))


def touched(event: Event) -> Iterable[str]:
    """The places that an event has changed."""
    if isinstance(event, DieLost):
        return [f"seat {event.seat}"]
    return ["claim"] if isinstance(event, DepthClaimed | CupsLifted) else []


PICTURES: dict[str, Picture[Soundings]] = {
    "board": Picture("board", lay_board, board_words),
    "cup": Picture("cup", lay_cup, cup_words, private=True),
}
