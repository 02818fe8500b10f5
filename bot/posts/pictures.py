"""The pictures for a viewer: the public ones, their own hand, or one that they ask for by name."""

from typing import Any

from bot.errors import PlayerError
from bot.menus.plain import plain
from bot.posts.drawing import Attachment, Illustrator
from bot.table.live import LiveTable, Started
from games.core.moves import Seat, hyphened
from games.core.table import Table
from games.words.finding import is_meant
from render.gallery import pictures, public
from render.mode import Mode
from render.picture import Picture


async def public_pictures(
    illustrator: Illustrator, live: Started, viewer: Seat | None, mode: Mode
) -> list[Attachment]:
    """Draw the public pictures of a table, for one viewer."""
    names = public(live.game.key, live.table.view(viewer))
    drawn = [await illustrator.of_table(live, live.table, name, viewer, mode=mode) for name in names]
    return [sheet for sheets in drawn for sheet in sheets]


async def hand_pictures(
    illustrator: Illustrator, live: Started, seat: Seat, mode: Mode, then: Table | None = None
) -> list[Attachment]:
    """Draw a seat's own things for its user: its private pictures, or its side of the table if it hides nothing.

    With `then` they show that earlier table.
    """
    private, table = private_pictures(live), then or live.table
    if private:
        drawn = [await illustrator.of_table(live, table, name, seat, mode=mode) for name in private]
        return [sheet for sheets in drawn for sheet in sheets]
    own = [p.name for p in pictures(live.game.key).values() if p.argument == "seat"]
    if not own:
        raise PlayerError("no-hand")
    return await illustrator.of_table(live, table, own[0], seat, seat, mode=mode)


def public_words(live: LiveTable) -> dict[str, str]:
    """Return the keys of the public pictures, with their names."""
    offered = pictures(live.row.game)
    return {key: live.words(f"picture-called-{hyphened(key)}") for key, p in offered.items() if not p.private}


def find_picture(live: Started, name: str | None, argument: str | None) -> Picture[Any]:
    """Return a picture by its key or name; without a name the board, or the picture that takes the argument.

    Raises `PlayerError`.
    """
    called, offered = public_words(live), pictures(live.game.key)
    if name is None:
        fits = (key for key in called if argument is None or argument_is(live, offered[key], argument))
        of_a_seat = (key for key in called if offered[key].argument == "seat")
        key = next(fits, next(of_a_seat, None))
    else:
        english = {key: live.words.english(f"picture-called-{hyphened(key)}") for key in called}
        key = next((key for key in called if is_meant(name, (key, called[key], english[key]))), None)
    if key is None:
        raise PlayerError("no-such-picture", names=", ".join(called.values()))
    return offered[key]


def argument_is(live: LiveTable, picture: Picture[Any], typed: str) -> bool:
    """Whether a typed text names one of the players or components that a picture can show."""
    return any(is_meant(typed, (value, word)) for value, word in argument_words(live, picture).items())


def argument_words(live: LiveTable, picture: Picture[Any]) -> dict[str, str]:
    """Return a picture's possible arguments with their names: seats or components; empty if it takes none."""
    if picture.argument is None:
        return {}
    if picture.argument == "seat":
        return {str(seat): name for seat, name in enumerate(live.called)}
    return {value: _component_word(live, value) for value in picture.argument}


def _component_word(live: LiveTable, name: str) -> str:
    """Return the word for a component, whichever table of the box it is in."""
    found = [one for one in live.words.messages("") if one.endswith(f"-{hyphened(name)}")]
    return live.words(min(found, key=len)) if found else name.replace("_", " ")


def read_argument(live: Started, picture: Picture[Any], text: str | None) -> int | str | None:
    """Return a picture's argument from a typed text: a player by seat or name, or a component. Raise `PlayerError`."""
    possible = argument_words(live, picture)
    if not possible:
        return None
    is_seat = picture.argument == "seat"
    for value, word in possible.items():
        if (text is None and is_seat) or (text is not None and is_meant(text, (value, word))):
            return int(value) if is_seat else value
    names = ", ".join(map(plain, possible.values()))
    raise PlayerError("no-such-player" if is_seat else "picture-of-which", names=names)


def private_pictures(live: Started) -> list[str]:
    """Return the names of the game's private pictures; none if nothing is hidden."""
    return [name for name, picture in pictures(live.game.key).items() if picture.private]


def first_public(live: Started) -> str:
    """Return the name of the picture that most posts show."""
    return next(name for name, picture in pictures(live.game.key).items() if not picture.private)
