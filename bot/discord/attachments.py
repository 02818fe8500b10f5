"""The pictures that go out with a post: drawn when it is sent, from the table as it stands then."""

import logging
from io import BytesIO

import discord

from bot.posts.drawing import Attachment, Painter
from bot.posts.hand_off import PictureWanted
from bot.posts.in_person import HAND, require_still_seated
from bot.posts.pictures import private_pictures
from bot.storage import PostRow
from bot.table.live import Started
from bot.table.tables import Tables

log = logging.getLogger(__name__)


async def files_of(tables: Tables, painter: Painter, row: PostRow) -> list[discord.File]:
    """Draw the pictures of a row; none if they cannot be drawn, for the words must arrive.

    Raises `PlayerError` for a hand whose user does not sit there any more.
    """
    if row.kind == HAND:
        return await _hand(tables, painter, row)
    wanted = [PictureWanted(*picture) for picture in row.payload.get("pictures", [])]
    if not wanted or row.table is None:
        return []
    async with tables.hold(row.table) as held:
        live = held.live
    if not isinstance(live, Started):
        return []
    try:
        return [file_of(picture) for picture in await painter.of_post(live, wanted)]
    except Exception:
        log.exception("%s: its pictures cannot be drawn", name_of(row))
        return []


async def _hand(tables: Tables, painter: Painter, row: PostRow) -> list[discord.File]:
    """Draw a seat's own pictures for its user; raises `PlayerError` if they do not sit there any more."""
    assert row.table is not None
    async with tables.hold(row.table) as held:
        live = held.started
    seat = require_still_seated(live, row)
    return [file_of(await painter.of_table(live, live.table, name, seat)) for name in private_pictures(live)]


def name_of(row: PostRow) -> str:
    """Return how a row is named in the log."""
    return f"row {row.id} ({row.kind}{'' if row.table is None else f' of table {row.table}'})"


def file_of(attachment: Attachment) -> discord.File:
    """Return an attachment as discord.py sends it; a picture's words are there for those who do not see it."""
    return discord.File(BytesIO(attachment.data), filename=attachment.name, description=attachment.alt)
