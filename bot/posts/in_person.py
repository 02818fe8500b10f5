"""Direct messages with a hand, after an undo, for users who chose direct messages."""

from bot.posts.messages import HandInPerson
from bot.posts.pictures import private_pictures
from bot.storage import NewPost, Storage
from bot.table.live import Started
from bot.time import read_wishes
from games.core.moves import Seat


async def hands_anew(storage: Storage, live: Started, seat: Seat | None) -> list[NewPost]:
    """Return the rows with the hands to send after an undo: to one seat, or to all (None), if their users chose direct messages."""
    users = {row.seat: row.user for row in live.seats if row.user is not None and seat in (None, row.seat)}
    if not users or not private_pictures(live):
        return []
    settings = await storage.settings_of_users(list(users.values()))
    wishes = {user: read_wishes(settings[user]) for user in users.values()}
    return [
        _hand(live.told_in(wishes[user].speaks), own).to_user(user)
        for own, user in users.items()
        if wishes[user].in_person
    ]


def _hand(live: Started, seat: Seat) -> HandInPerson:
    words = live.words
    text = words("hand-anew", game=words("game-name"), channel=f"<#{live.row.channel}>")
    return HandInPerson(text, seat=seat, language=words.language)
