"""Undo with the consent of the table, where it is not free. The question to the table is one of its notes."""

from dataclasses import replace

from bot.acts.answers import Answer
from bot.acts.play import Play
from bot.errors import PlayerError
from bot.menus.buttons import Agree, Decree
from bot.menus.controls import Button, Controls
from bot.posts.messages import Question, Tidy, plain_post
from bot.storage import NewPost
from bot.table.live import Started
from bot.table.notes import Proposal
from bot.table.seats import own_seat, require_host
from bot.table.tables import Held, Tables
from games.core.chance import keyed
from games.core.moves import Seat
from games.core.table import Table


def open_proposal(live: Started) -> Proposal | None:
    """Return what the table is asked to take back; None if it is asked nothing, or that is void."""
    found = live.notes.proposal
    if found is None or live.table.is_over() or found.entries != len(live.table.log.entries):
        return None
    return found


def missing(live: Started, proposal: Proposal) -> list[Seat]:
    """Return the seats that have not agreed yet."""
    return [seat for seat in must_agree(live, proposal.seat, proposal.k) if seat not in proposal.agreed]


def name_of(table: Table, proposal: Proposal) -> str:
    """Return a short name for a proposal's controls. It is no count: that would tell of changed sealed answers."""
    return keyed(table.header.secret, "proposal", proposal.entries).hex()[:8]


def undo_target(table: Table, seat: Seat, *, redo: bool) -> int:
    """Return the entry that the seat's undo (or redo) goes back to; raises `PlayerError` if there is none."""
    require_open(table)
    k = table.log.redo_target(seat) if redo else table.log.last_decision(seat)
    if k is None:
        raise PlayerError("nothing-to-redo" if redo else "nothing-to-undo")
    return k


def require_open(table: Table) -> None:
    """Raise `PlayerError` once the secret is posted: everybody could work out the draws to come."""
    if table.is_over():
        raise PlayerError("undo-over")


def must_agree(live: Started, seat: Seat, k: int) -> list[Seat]:
    """Return the seats of people who would have to agree to an undo: none if it is free. Robots agree."""
    if live.table.log.barrier(seat, k) is None:
        return []
    return [row.seat for row in live.seats if row.user is not None and row.robot is None and row.seat != seat]


def proposal_post(live: Started, proposal: Proposal) -> NewPost:
    """Return the public post that asks those who must agree, with its buttons."""
    users = [user for seat in missing(live, proposal) if (user := live.seats[seat].user) is not None]
    asked = " ".join(f"<@{user}>" for user in users)
    text = live.words("undo-asked", name=live.names[proposal.seat], asked=asked)
    return Question(text, tuple(users), _controls(live, proposal)).to_channel(live.row.channel)


def _controls(live: Started, proposal: Proposal) -> Controls:
    number, name = live.row.id, name_of(live.table, proposal)
    return (
        (
            Button(str(Agree(number, name)), live.words("button-agree"), "success"),
            Button(str(Decree(number, name)), live.words("button-decree"), "secondary"),
        ),
    )


class Consent:
    """Undo and redo: at once where a seat may do so alone, else when all have agreed or the host decides."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    async def undo(self, table: int, user: int, *, redo: bool = False) -> Answer:
        """Take back a person's last decision, or bring it back; asks the table where they may not do so alone."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = own_seat(live, user, None)
            k = undo_target(live.table, seat, redo=redo)
            if not must_agree(live, seat, k):
                return await self._play.take_back(held, seat, k)
            proposal = open_proposal(live)
            if proposal is None:
                proposal = Proposal(seat, k, len(live.table.log.entries))
                await self._note(held, proposal, [proposal_post(live, proposal)])
            elif (proposal.seat, proposal.k) != (seat, k):
                raise PlayerError("undo-asked-already", name=live.names[proposal.seat])
            return Answer(held.own.words("undo-barrier", names=_names(live, proposal)))

    async def agree(self, table: int, user: int, name: str) -> Answer:
        """Agree for the user's seat; the last consent takes the move back."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            seat = own_seat(live, user, None)
            proposal = _current(live, name)
            if seat == proposal.seat:
                raise PlayerError("undo-own")
            proposal = replace(proposal, agreed=(*proposal.agreed, seat))
            if missing(live, proposal):
                await self._note(held, proposal, [])
                return Answer(held.own.words("undo-agreed", names=_names(live, proposal)))
            text = live.words("undo-by-all", name=live.names[proposal.seat])
            return await self._take_back(held, proposal, text)

    async def decree(self, table: int, user: int, name: str) -> Answer:
        """Take the move back because the host decides so."""
        async with self._tables.hold(table, user) as held:
            live = held.started
            require_host(live, user)
            proposal = _current(live, name)
            text = live.words("undo-by-host", name=live.names[proposal.seat])
            return await self._take_back(held, proposal, text)

    async def _take_back(self, held: Held, proposal: Proposal, text: str) -> Answer:
        live = held.started
        sent = await self._tables.storage.sent(live.row.id)
        asked = [row.message for row in sent if row.kind == Question.kind]
        tidy = [Tidy(message).to_channel(live.row.channel) for message in asked[-1:]]
        say = [plain_post(live, text), *tidy]
        await self._play.take_back(held, proposal.seat, proposal.k, say=say, hands_of_all=True)
        return Answer(held.own.words("undo-done"))

    async def _note(self, held: Held, proposal: Proposal, posts: list[NewPost]) -> None:
        await held.commit(held.started.noting(proposal=proposal), say=posts)
        self._play.committed()


def _current(live: Started, name: str) -> Proposal:
    """Return the proposal of this name; raises `PlayerError` if it is void by now."""
    require_open(live.table)
    proposal = open_proposal(live)
    if proposal is None or name_of(live.table, proposal) != name:
        raise PlayerError("undo-void")
    return proposal


def _names(live: Started, proposal: Proposal) -> str:
    return ", ".join(live.names[seat] for seat in missing(live, proposal))
