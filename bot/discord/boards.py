"""The board post as components: its text, and its uncut pictures below each other."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.discord.known import NONE, Known
from bot.discord.signs import sign_text
from bot.discord.widgets import item_of
from bot.posts.drawing import Attachment
from bot.posts.outgoing import BoardText
from bot.posts.table_posts import MOST_TEXT


def board_view(
    row: int, text: BoardText, pictures: Sequence[Attachment], known: Known = NONE
) -> ui.LayoutView:
    """Return the board post of a row of the outbox, whose id its first component carries; needs a running event loop."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text.above, id=row))
    for one in pictures:
        # A gallery for each: several pictures in one are cropped into tiles.
        media = discord.MediaGalleryItem(f"attachment://{one.name}", description=one.alt or None)
        view.add_item(ui.MediaGallery(media))
    for controls in text.controls:
        view.add_item(ui.ActionRow(*(item_of(one, known) for one in controls)))
    if text.below:
        view.add_item(ui.TextDisplay(sign_text(text.below, known, MOST_TEXT - len(text.above))))
    view.stop()
    return view


def board_row(message: discord.Message) -> int | None:
    """Return the outbox row of a board post; None for any other message."""
    first = message.components[0] if message.flags.components_v2 and message.components else None
    return first.id if isinstance(first, discord.TextDisplay) else None
