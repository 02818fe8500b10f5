"""The languages of users: the one chosen in `/settings`, else that of the user's client, else the bot's."""

import logging
from collections import OrderedDict

from bot.storage import Storage, StorageError
from bot.table.waits import wishes_of
from games.words.files import language_of

log = logging.getLogger(__name__)

MOST_REMEMBERED = 10_000


class Languages:
    """Looks up and caches users' languages. It stores that of a user's client, for messages that no click has asked for."""

    def __init__(self, storage: Storage, default: str) -> None:
        self._storage = storage
        self.default = default
        self._of: OrderedDict[int, str] = OrderedDict()
        # The languages of clients that are not stored yet.
        self._unkept: dict[int, str] = {}

    async def of(self, user: int) -> str:
        """Return the language of a user; the bot's own if nothing is known of them."""
        if user not in self._of:
            wishes = wishes_of(await self._storage.user_settings(user))
            self._remember(user, wishes.speaks or self.default)
        return self._of[user]

    def at_hand(self, user: int, locale: str) -> str:
        """Return the cached language of a user, else that of their client, without asking the database."""
        return self._of.get(user) or language_of(locale) or self.default

    async def heard(self, user: int, locale: str) -> None:
        """Note the language of the client that a user has just used, like `it` or `es-419`. Only `keep` stores it."""
        client = language_of(locale) or self.default
        if client == await self.of(user):
            return
        settings = await self._storage.user_settings(user)
        if settings.get("client") == client:
            self._unkept.pop(user, None)
        else:
            self._unkept[user] = client
        self._remember(user, wishes_of({**settings, "client": client}).speaks or self.default)

    async def keep(self, user: int) -> None:
        """Store the language of a user's client after an act. A refused request stores nothing: the user may have been forgotten."""
        client = self._unkept.pop(user, None)
        if client is None:
            return
        try:
            settings = await self._storage.user_settings(user)
            await self._storage.set_user_settings(user, {**settings, "client": client})
        except StorageError as error:
            self._unkept[user] = client
            log.error(
                "the language of a user's client is not stored, trying again at their next act: %s", error
            )

    def forget(self, user: int) -> None:
        """Drop a user's cached language, because their settings have changed."""
        self._of.pop(user, None)
        self._unkept.pop(user, None)

    def _remember(self, user: int, language: str) -> None:
        self._of[user] = language
        while len(self._of) > MOST_REMEMBERED:
            self._unkept.pop(self._of.popitem(last=False)[0], None)
