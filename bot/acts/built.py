"""All acts of an app, each made from those that it needs."""

from bot.acts.advising import Adviser
from bot.acts.afterwards import Afterwards
from bot.acts.answers import BelowHand
from bot.acts.choosing import Choosing
from bot.acts.deeds import Deeds
from bot.acts.forgetting import Forgetting
from bot.acts.fronts import ConnectedFronts
from bot.acts.helping import Helping
from bot.acts.hinting import Hinting
from bot.acts.hosting import Hosting
from bot.acts.jotting import Jotting
from bot.acts.leagues import Leagues
from bot.acts.lobby import Lobbies
from bot.acts.look import Looking
from bot.acts.orders import Orders
from bot.acts.own_seat import OwnSeat
from bot.acts.play import Play
from bot.acts.presence import Presence
from bot.acts.quick import Quick
from bot.acts.rating import RatingsNow
from bot.acts.records import Records
from bot.acts.resources import Resources
from bot.acts.reviewing import Reviewing
from bot.acts.seats import SeatChanges
from bot.acts.settings import Preferences
from bot.acts.settings_pages import SettingsPages
from bot.acts.stranded import Stranded
from bot.acts.table_lists import TableLists
from bot.acts.teaching import Teaching
from bot.acts.thinking import Thinking
from bot.acts.time import Channels, Timekeeper
from bot.acts.trying import Trying
from bot.acts.turns import Turns
from bot.acts.undo import Consent
from bot.acts.voting import Voting
from bot.acts.way_back import WayBack
from bot.table.tables import Tables


class Acts:
    """All acts of one app, including those that run in the background. `fronts` connect them to users."""

    def __init__(
        self,
        tables: Tables,
        resources: Resources,
        fronts: ConnectedFronts,
        *,
        shows_thinking: bool = False,
    ) -> None:
        illustrator = resources.illustrator
        self._fronts = fronts
        self._languages = tables.languages
        self.presence = Presence(tables, resources.clock, fronts.connection)
        thinking = Thinking(fronts.types) if shows_thinking else Thinking()
        self.play = Play(
            tables,
            workers=resources.workers,
            thinking=thinking,
            is_away=fronts.is_away,
        )
        self.stranded = Stranded(tables, self.play, fronts.moved)
        self.channels = Channels(fronts.takes_posts, self.stranded.lost, self.stranded.found)
        self.time = Timekeeper(tables, self.play, fronts.is_there, self._left, self.channels)
        self.jotting = Jotting(tables)
        self.below_hands: list[BelowHand] = [self.jotting.below_hand]
        """Sources of the text below a hand, wherever one is shown."""
        self.choosing = Choosing(tables, self.play, self.time, self.below_hands)
        self.seat_changes = SeatChanges(tables, self.play, illustrator, fronts.silence)
        deeds = Deeds(tables, self.play, self.time, fronts.moved)
        self.own_seat = OwnSeat(tables)
        self.voting = Voting(tables, self.seat_changes, fronts.is_there, deeds)
        self.hosting = Hosting(tables, self.play, self.voting)
        self.lobbies = Lobbies(tables, self.play)
        self.quick = Quick(tables, self.lobbies, self.choosing)
        self.teaching = Teaching(tables, self.play, fronts.begin_private_place)
        self.afterwards = Afterwards(tables, self.lobbies)
        self.looking = Looking(tables, illustrator, self.below_hands)
        self.lists = TableLists(tables)
        self.adviser = Adviser(resources.workers.rate)
        self.hinting = Hinting(tables, self.adviser)
        self.reviewing = Reviewing(tables, illustrator, resources.patient.rate)
        self.ratings = RatingsNow(tables.storage)
        self.records = Records(tables, illustrator, self.ratings)
        self.orders = Orders(tables, self.play)
        self.trying = Trying(tables, illustrator)
        self.helping = Helping(tables, self.quick, self.hinting, self.trying, self.reviewing)
        self.way_back = WayBack(tables)
        self.turns = Turns(tables, self.time)
        self.preferences = Preferences(tables, self.time, self.voting)
        self.settings_pages = SettingsPages(tables, self.preferences, fronts.signed_out)
        self.consent = Consent(tables, self.play)
        self._gather(tables, resources, fronts)

    def _gather(self, tables: Tables, resources: Resources, fronts: ConnectedFronts) -> None:
        """Make the acts that need several other acts."""
        self.leagues = Leagues(
            tables,
            self.lobbies,
            self.seat_changes,
            resources.illustrator,
            fronts,
            resources.clock,
            self.presence.look,
        )
        self.forgetting = Forgetting(
            tables,
            self.lobbies,
            # Leaving a seat here must not delete private answers, as it does elsewhere: `/forget-me` asks for confirmation in one.
            SeatChanges(tables, self.play, resources.illustrator, lambda *_: None),
            fronts.emptied,
            forgotten=self.forgotten,
            without=self.leagues.without,
        )

    def stop(self) -> None:
        """Start no more background work, and cancel the work under way."""
        self.play.stop()
        self.leagues.stop()
        self.reviewing.stop()

    def forgotten(self, user: int) -> None:
        """Drop what is cached of a forgotten user. Tell the fronts to sign them out and to delete the private answers to them."""
        self.ratings.forget()
        self._languages.forget(user)
        self._fronts.signed_out(user)
        self._fronts.forgotten(user)

    async def close(self) -> None:
        """Stop all background work, and wait until it has ended."""
        self.stop()
        await self.leagues.close()
        await self.reviewing.close()
        await self.adviser.close()
        await self.play.close()

    async def look_again(self, table: int) -> None:
        """Resume a table that has stopped."""
        await self.time.look_again(table)
        self.play.drive(table)

    async def _left(self, table: int, user: int) -> None:
        """Open the seats of a user who has left the server."""
        await self.seat_changes.left(table, user)
