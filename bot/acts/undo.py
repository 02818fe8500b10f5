"""Taking back with the consent of the table, where free undo stops. What is asked lies among the table's notes."""

from dataclasses import dataclass, replace

from bot.acts.play import Answer, Play, own_seat
from bot.errors import PlayerError
from bot.menus.controls import Button, Controls, controls_to_data
from bot.storage import Change, Json, NewPost
from bot.table.live import LiveTable
from bot.table.seats import plain_post
from bot.table.tables import Held, Tables
from games.core.chance import keyed
from games.core.moves import Seat
from games.core.table import Table

PROPOSAL = "undo"
"""The note of what the table is asked to take back."""
POST = "consent"
"""The kind of post with the button to agree."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a seat wants to take back: the entry to go back to, how long the log was then, who has agreed.

    It is void as soon as the log is longer.
    """

    seat: Seat
    k: int
    entries: int
    agreed: tuple[Seat, ...] = ()

    @classmethod
    def read(cls, live: LiveTable) -> "Proposal | None":
        """Return the table's proposal, None if there is none or it is void."""
        note: Json | None = live.notes.get(PROPOSAL)
        if note is None or live.table is None or live.table.is_over():
            return None
        found = cls(note["seat"], note["k"], note["entries"], tuple(note["agreed"]))
        return found if found.entries == len(live.table.log.entries) else None

    def note(self) -> Json:
        """Return it as a note."""
        return {"seat": self.seat, "k": self.k, "entries": self.entries, "agreed": list(self.agreed)}

    def missing(self, live: LiveTable) -> list[Seat]:
        """Return the seats that have not agreed yet."""
        return [seat for seat in must_agree(live, self.seat, self.k) if seat not in self.agreed]

    def name(self, table: Table) -> str:
        """Return a short name for its controls. It is no count: that would tell of changed sealed answers."""
        return keyed(table.header.secret, "proposal", self.entries).hex()[:8]


def undo_target(table: Table, seat: Seat, *, redo: bool) -> int:
    """Return the entry that the seat's undo (or redo) goes back to; raises `PlayerError` if there is none."""
    require_open(table)
    k = table.log.redo_target(seat) if redo else table.log.last_decision(seat)
    if k is None:
        raise PlayerError("nothing-to-redo" if redo else "nothing-to-undo")
    return k


def require_open(table: Table) -> None:
    """Raise `PlayerError` once the secret is posted: who knows all draws to come takes nothing back."""
    if table.is_over():
        raise PlayerError("undo-over")


def must_agree(live: LiveTable, seat: Seat, k: int) -> list[Seat]:
    """Return the seats of people who would have to agree to an undo: none if it is free. Robots agree."""
    assert live.table is not None
    if live.table.log.barrier(seat, k) is None:
        return []
    return [row.seat for row in live.seats if row.user is not None and row.robot is None and row.seat != seat]


def proposal_post(live: LiveTable, proposal: Proposal) -> NewPost:
    """Return the public post that asks those who must agree, with its buttons."""
    assert live.table is not None
    missing = proposal.missing(live)
    users = [user for seat in missing if (user := live.seats[seat].user) is not None]
    asked = " ".join(f"<@{user}>" for user in users)
    text = live.words("undo-asked", name=live.names[proposal.seat], asked=asked)
    payload = {"content": text, "mentions": users, "controls": controls_to_data(_controls(live, proposal))}
    return NewPost(POST, payload, channel=live.row.channel)


def _controls(live: LiveTable, proposal: Proposal) -> Controls:
    assert live.table is not None
    number, name = live.row.id, proposal.name(live.table)
    return (
        (
            Button(f"t:{number}:agree:{name}", live.words("button-agree"), "success"),
            Button(f"t:{number}:decree:{name}", live.words("button-decree"), "secondary"),
        ),
    )


class Consent:
    """Undo and redo: at once where a seat may do so alone, else when all have agreed or the host decides."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    async def undo(self, table: int, user: int, *, redo: bool = False) -> Answer:
        """Take back a person's last decision, or bring it back; asks the table where he may not do so alone."""
        async with self._tables.hold(table) as held:
            seat = own_seat(held, user, None)
            k = undo_target(held.table, seat, redo=redo)
            if not must_agree(held.live, seat, k):
                return await self._play.take_back(held, seat, k)
            proposal = Proposal.read(held.live)
            if proposal is None:
                proposal = Proposal(seat, k, len(held.table.log.entries))
                await self._note(held, proposal, [proposal_post(held.live, proposal)])
            elif (proposal.seat, proposal.k) != (seat, k):
                raise PlayerError("undo-asked-already", name=held.live.names[proposal.seat])
            return Answer(held.live.words("undo-barrier", names=_names(held.live, proposal)))

    async def agree(self, table: int, user: int, name: str) -> Answer:
        """Agree for one's seat; the last one's consent takes back."""
        async with self._tables.hold(table) as held:
            seat = own_seat(held, user, None)
            proposal = self._current(held, name)
            if seat == proposal.seat:
                raise PlayerError("undo-own")
            proposal = replace(proposal, agreed=(*proposal.agreed, seat))
            if proposal.missing(held.live):
                await self._note(held, proposal, [])
                return Answer(held.live.words("undo-agreed", names=_names(held.live, proposal)))
            text = held.live.words("undo-by-all", name=held.live.names[proposal.seat])
            return await self._take_back(held, proposal, text)

    async def decree(self, table: int, user: int, name: str) -> Answer:
        """Take back because the host decides so."""
        async with self._tables.hold(table) as held:
            if held.live.row.host != user:
                raise PlayerError("host-only")
            proposal = self._current(held, name)
            text = held.live.words("undo-by-host", name=held.live.names[proposal.seat])
            return await self._take_back(held, proposal, text)

    def _current(self, held: Held, name: str) -> Proposal:
        require_open(held.table)
        proposal = Proposal.read(held.live)
        if proposal is None or proposal.name(held.table) != name:
            raise PlayerError("undo-void")
        return proposal

    async def _take_back(self, held: Held, proposal: Proposal, text: str) -> Answer:
        live = held.live
        asked = [row.message for row in await self._tables.storage.sent(live.row.id) if row.kind == POST]
        tidy = [
            NewPost("tidy", {"message": message}, channel=live.row.channel, optional=True)
            for message in asked[-1:]
        ]
        more = Change(
            live.row.id,
            self._tables.now(),
            outbox=[plain_post(live, text), *tidy],
            notes={PROPOSAL: None},
        )
        await self._play.take_back(held, proposal.seat, proposal.k, more=more)
        return Answer(held.live.words("undo-done"))

    async def _note(self, held: Held, proposal: Proposal, posts: list[NewPost]) -> None:
        live = held.live
        notes = {PROPOSAL: proposal.note()}
        change = Change(live.row.id, self._tables.now(), live.row.revision, notes=notes, outbox=posts)
        await held.commit(live, change)
        self._play.told(None)


def _names(live: LiveTable, proposal: Proposal) -> str:
    return ", ".join(live.names[seat] for seat in proposal.missing(live))
