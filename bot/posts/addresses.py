"""Links to messages, and the button with such a link. Pure functions."""

from bot.menus.parts import ROW, Button, Controls
from bot.storage import TableRow


def address(table: TableRow, message: int | None) -> str:
    """Return the link to one of a table's messages, or to its channel if there is no message."""
    channel = f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}"
    return channel if message is None else f"{channel}/{message}"


def with_link(controls: Controls, label: str, url: str) -> Controls:
    """Return controls that begin with a link."""
    link = Button("", label, "secondary", url=url)
    if controls and len(controls[0]) < ROW and all(isinstance(item, Button) for item in controls[0]):
        return ((link, *controls[0]), *controls[1:])
    return ((link,), *controls)
