"""Direct messages that show a hand: for users who chose them, after something was taken back."""

from bot.errors import PlayerError
from bot.posts.pictures import private_pictures
from bot.storage import NewPost, PostRow, Storage
from bot.table.live import Started
from bot.time import read_wishes
from games.core.moves import Seat

HAND = "hand"
"""The kind of outbox row whose pictures only its user may see; drawn when it is sent, if he still sits there."""


async def hands_anew(storage: Storage, live: Started, seat: Seat | None) -> list[NewPost]:
    """Return the hands to be sent after an undo, to one seat or all (None), where their users chose direct messages."""
    users = {row.seat: row.user for row in live.seats if row.user is not None and seat in (None, row.seat)}
    if not users or not private_pictures(live):
        return []
    settings = await storage.settings_of_users(list(users.values()))
    text = live.words("hand-anew", game=live.words("game-name"), channel=f"<#{live.row.channel}>")
    return [
        NewPost(HAND, {"content": text, "mentions": [], "seat": own}, user=user)
        for own, user in users.items()
        if read_wishes(settings[user]).in_person
    ]


def require_still_seated(live: Started, row: PostRow) -> Seat:
    """Return the seat whose hand a row shows; raises `PlayerError` if its user does not sit there any more."""
    seat = row.payload["seat"]
    if live.row.status != "running" or live.seats[seat].user != row.user:
        raise PlayerError("not-seated")
    return seat
