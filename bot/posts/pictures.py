"""Which pictures somebody is shown: the public ones, their own hand, the one that they ask for by name."""

from typing import Any

from bot.errors import PlayerError
from bot.posts.drawing import Attachment, Illustrator
from bot.table.live import Started
from games.core.moves import Seat
from games.words.finding import is_meant
from render.gallery import pictures, public
from render.picture import Picture


async def public_pictures(illustrator: Illustrator, live: Started, viewer: Seat | None) -> list[Attachment]:
    """Draw what everybody may see of a table, for one viewer."""
    names = public(live.game.key, live.table.view(viewer))
    return [await illustrator.of_table(live, live.table, name, viewer) for name in names]


async def hand_pictures(illustrator: Illustrator, live: Started, seat: Seat) -> list[Attachment]:
    """Draw a seat's own things for its user: its private pictures, or its side of the table if it hides nothing."""
    private = private_pictures(live)
    if private:
        return [await illustrator.of_table(live, live.table, name, seat) for name in private]
    own = [p.name for p in pictures(live.game.key).values() if p.argument == "seat"]
    if not own:
        raise PlayerError("no-hand")
    return [await illustrator.of_table(live, live.table, own[0], seat, seat)]


def find_picture(live: Started, name: str | None, argument: str | None) -> Picture[Any]:
    """Return the picture that is meant; without a name the board, or one player's things. Raises `PlayerError`."""
    offered = {key: picture for key, picture in pictures(live.game.key).items() if not picture.private}
    if name is None:
        of_a_seat = argument is not None
        name = next((key for key, p in offered.items() if (p.argument == "seat") == of_a_seat), None)
    if name not in offered:
        raise PlayerError("no-such-picture", names=", ".join(offered))
    return offered[name]


def read_argument(live: Started, picture: Picture[Any], text: str | None) -> int | str | None:
    """Return a picture's argument as typed: a player by seat or name, or a component; raises `PlayerError`."""
    if picture.argument is None:
        return None
    if picture.argument == "seat":
        for row in live.seats:
            if text is None or is_meant(text, (row.seat, row.name)):
                return row.seat
        raise PlayerError("no-such-player", names=", ".join(live.names))
    if text not in picture.argument:
        raise PlayerError("no-such-picture", names=", ".join(picture.argument))
    return text


def private_pictures(live: Started) -> list[str]:
    """Return the names of the game's private pictures: none where nothing is hidden."""
    return [name for name, picture in pictures(live.game.key).items() if picture.private]


def first_public(live: Started) -> str:
    """Return the name of the picture that most posts show."""
    return next(name for name, picture in pictures(live.game.key).items() if not picture.private)
