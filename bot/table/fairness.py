"""Verifiable luck: a promise when a table begins, and at its end the secret with which every draw can be repeated."""

from hashlib import sha256

from games.core import record
from games.core.header import Header
from games.core.table import Table


def promise(secret: str) -> str:
    """Return the promise posted at the start: the SHA-256 of the dealing secret's text, which has 32 hex digits."""
    return sha256(secret.encode()).hexdigest()


def promised(header: Header) -> str:
    """Return the secret promised to this table's players. An imported save also contains older secrets, which are known."""
    return header.renewals[-1].secret if header.renewals else header.secret


@record
class Stretch:
    """The draws dealt from one secret: their number, and the entries that do not match it.

    came_along: They came with an imported save, so nothing was promised about them at this table.
    """

    secret: str
    draws: int
    wrong: tuple[int, ...]
    came_along: bool = False


@record
class Verdict:
    """The result of repeating all draws, by secret, in the order of play. The last secret was promised at this table."""

    stretches: tuple[Stretch, ...]

    @property
    def is_fair(self) -> bool:
        """Whether every draw came from its secret."""
        return not any(stretch.wrong for stretch in self.stretches)


def verify(table: Table) -> Verdict:
    """Repeat every draw of a table's live line with its secrets."""
    renewals = table.header.renewals
    begins = (0, *(one.since for one in renewals), len(table.log.entries))
    draws = [entry.n for entry in table.log.live_line() if entry.by == "chance"]
    wrong = {entry.n for entry, _ in table.redealt()}
    found: list[Stretch] = []
    for index, secret in enumerate((table.header.secret, *(one.secret for one in renewals))):
        own = [n for n in draws if begins[index] <= n < begins[index + 1]]
        off = tuple(n for n in own if n in wrong)
        found.append(Stretch(secret, len(own), off, came_along=index < len(renewals)))
    return Verdict(tuple(found))
