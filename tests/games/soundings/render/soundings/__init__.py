"""Pictures of Soundings: the claim and everybody's dice, under cups or open; one's own dice."""

from collections.abc import Iterable

from games.core import Event, Hidden
from games.soundings import CupsLifted, DepthClaimed, DieLost, Sailor, Soundings
from games.words.soundings import board_words, claimed, cup_words, where
from render.boxes import Icon, Part, Row, Words
from render.canvas import NUMBER, Canvas
from render.kit import dice, heading, sheet, strip
from render.noted import At
from render.pen import Pen, oval
from render.picture import Look, Picture
from render.plates import Plate
from render.sprites import drawing


@drawing("soundings_cup")
def cup(pen: Pen) -> None:
    """A cup, upside down."""
    pen.shape([(32, 10), (68, 10), (86, 84), (14, 84)])
    pen.shape(oval((50, 84), 84, 20))


def under_cup(sailor: Sailor) -> Part:
    """Dice side by side, or the cup over them with their number."""
    if isinstance(sailor.dice, Hidden):
        return Row([Icon("soundings_cup", 84), Words(f"× {sailor.count}", NUMBER, "bold")])
    return dice(sailor.dice)


def seated(look: Look[Soundings], sailor: Sailor) -> Part:
    """A player with their dice; whoever is out has none."""
    shown = under_cup(sailor) if len(sailor.dice) else heading(look.words("picture-soundings-out"))
    return strip(look, sailor.seat, [shown], widest=[dice([1] * look.view.options.dice)])


def lay_board(look: Look[Soundings]) -> Canvas:
    """The picture `board`."""
    claim = Plate(heading(claimed(look), size=NUMBER, lines=2), place=At("claim"))
    return sheet(look, where(look), [claim, *(seated(look, sailor) for sailor in look.view.sailors)])


def lay_cup(look: Look[Soundings]) -> Canvas:
    """The picture `cup`."""
    assert look.viewer is not None, "a cup is its owner's"
    return sheet(look, where(look), [seated(look, look.view.sailors[look.viewer])])


def touched(event: Event) -> Iterable[str]:
    """The places that an event has changed."""
    if isinstance(event, DieLost):
        return [f"seat-{event.seat}"]
    return ["claim"] if isinstance(event, DepthClaimed | CupsLifted) else []


PICTURES: dict[str, Picture[Soundings]] = {
    "board": Picture("board", lay_board, board_words),
    "cup": Picture("cup", lay_cup, cup_words, private=True),
}
