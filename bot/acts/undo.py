"""Undo, with the consent of the table if the user may not undo alone. The open question is kept in the table's notes."""

from dataclasses import replace

from bot.acts.answers import Answer
from bot.acts.askers import asker_at
from bot.acts.play import Play
from bot.errors import PlayerError
from bot.menus.control_ids import require_unchanged
from bot.posts.messages import Question, Tidy, plain_post
from bot.posts.undo import proposal_name, undo_name, undo_question
from bot.storage import NewPost
from bot.table.ballots import asked_of, awake, is_free, missing, must_agree, open_proposal, with_wake
from bot.table.live import Started
from bot.table.notes import Called, Proposal
from bot.table.powers import is_shared, kind_of, refusal_of, require_no_robot, ruling
from bot.table.seats import own_seat
from bot.table.tables import Held, Tables
from bot.time.deciding import may_mention, mentioned
from games.core.moves import Seat
from games.core.table import Table


def undo_target(table: Table, seat: Seat, *, redo: bool) -> int:
    """Return the entry that the seat's undo (or redo) goes back to. Raise `PlayerError` if there is none."""
    require_open(table)
    k = table.log.redo_target(seat) if redo else table.log.last_decision(seat)
    if k is None:
        raise PlayerError("nothing-to-redo" if redo else "nothing-to-undo")
    return k


def require_open(table: Table) -> None:
    """Raise `PlayerError` if the game is over: its secret is posted then, from which everybody could compute further draws."""
    if table.is_over():
        raise PlayerError("undo-over")


class Consent:
    """Undo and redo: at once if a seat may do so alone, else once all have agreed or the host decides."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    async def undo(self, table: int, user: int, after: str | None = None, *, redo: bool = False) -> Answer:
        """Take back a user's last decision, or redo it; ask the table if they may not do so alone.

        after: The name of the undo for which the button was made (`undo_name`). A second click on the same button is refused.

        Raise `PlayerError` if there is nothing to take back, or the click came twice.
        """
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = own_seat(live, user, None)
            require_open(live.table)
            require_unchanged(after, undo_name(live.table))
            k = undo_target(live.table, seat, redo=redo)
            if not is_free(live, live.table.log, seat, k):
                require_no_robot(live, "undo")
            if not must_agree(live, seat, k):
                return await self._play.take_back(held, seat, k)
            proposal = open_proposal(live)
            if proposal is None:
                people, now = await self._tables.people(live), self._tables.now()
                proposal = Proposal(seat, k, len(live.table.log.entries), called=Called(now))
                name, asked = proposal_name(live.table, proposal.entries), missing(live, proposal)
                hear = awake(live, asked_of(live, proposal), people, now)
                proposal = replace(proposal, called=Called(now, tuple(hear)))
                about = f"undo {seat} {k}"
                pings = may_mention(live.notes.book, about, now)
                question = undo_question(live, seat, k, name, asked, hear if pings else ())
                book = mentioned(live.notes.book, about, now) if pings else live.notes.book
                proposal = replace(proposal, post=question.nonce)
                asking = with_wake(live.noting(proposal=proposal, book=book), people, now)
                await held.commit(asking, say=[question])
            elif (proposal.seat, proposal.k) != (seat, k):
                raise PlayerError("undo-asked-already", name=live.names[proposal.seat])
            about = "undo-barrier-all" if is_shared(live) else "undo-barrier"
            return Answer(held.own.words(about, names=_names(live, proposal)))

    async def agree(self, table: int, user: int, name: str) -> Answer:
        """Agree for the user's seat; the last consent takes the move back."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = own_seat(live, user, None)
            proposal = _current(live, name)
            if seat == proposal.seat:
                raise PlayerError("undo-own")
            require_no_robot(live, "undo")
            proposal = replace(proposal, agreed=(*proposal.agreed, seat))
            if missing(live, proposal):
                await self._note(held, proposal, [])
                return Answer(held.own.words("undo-agreed", names=_names(live, proposal)))
            text = live.words("undo-by-all", name=live.names[proposal.seat])
            return await self._take_back(held, proposal, text)

    async def decline(self, table: int, user: int, name: str) -> Answer:
        """Refuse for the user's seat. If the seat has asked for the undo itself, this withdraws the question."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = own_seat(live, user, None)
            proposal = _current(live, name)
            about = "undo-withdrawn" if seat == proposal.seat else "undo-declined"
            post = plain_post(live, live.words(about, name=live.names[seat]))
            await self._note(held, None, [post, *await self._tidied(live)])
            return Answer(held.own.words("undo-not-done"), is_seen=True)

    async def decree(self, table: int, user: int, name: str, manages: int | None = None) -> Answer:
        """Take the move back by decision of a user who may decide alone. `manages` is the server that the user manages."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            asker = await asker_at(self._tables, live, user, manages)
            if ruling("undo", kind_of(live.notes), asker, robots=bool(live.robots())) != "alone":
                raise refusal_of("undo", live)
            proposal = _current(live, name)
            who = live.names[proposal.seat]
            text = live.words("undo-by-host", name=who)
            if is_shared(live):
                text = live.words(
                    "manager-decided", user=f"<@{user}>", what=live.words("deed-undo", name=who)
                )
            return await self._take_back(held, proposal, text)

    async def _take_back(self, held: Held, proposal: Proposal, text: str) -> Answer:
        say = [plain_post(held.started, text), *await self._tidied(held.started)]
        live = held.started.noting(proposal=None)
        await self._play.take_back(held, proposal.seat, proposal.k, say=say, hands_of_all=True, live=live)
        return Answer(held.own.words("undo-done"), is_seen=True)

    async def _tidied(self, live: Started) -> list[NewPost]:
        """Return the row that removes the buttons of the answered question."""
        sent = await self._tables.storage.sent(live.row.id)
        asked = [row.message for row in sent if row.kind == Question.kind]
        return [Tidy(message).to_channel(live.row.channel) for message in asked[-1:]]

    async def _note(self, held: Held, proposal: Proposal | None, posts: list[NewPost]) -> None:
        await held.commit(held.started.noting(proposal=proposal), say=posts)


def _current(live: Started, name: str) -> Proposal:
    """Return the open proposal with this name. Raise `PlayerError` if it is void."""
    require_open(live.table)
    proposal = open_proposal(live)
    if proposal is None or proposal_name(live.table, proposal.entries) != name:
        raise PlayerError("undo-void")
    return proposal


def _names(live: Started, proposal: Proposal) -> str:
    return ", ".join(live.names[seat] for seat in missing(live, proposal))
