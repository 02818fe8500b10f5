"""Luck that can be checked: a promise when a table begins and the secret at its end, with which every draw is dealt again."""

from hashlib import sha256

from games.core import record
from games.core.header import Header
from games.core.table import Table


def promise(secret: str) -> str:
    """Return what is posted at the start: the SHA-256 of the dealing secret, as it is written (32 hex digits)."""
    return sha256(secret.encode()).hexdigest()


def promised(header: Header) -> str:
    """Return the secret that the players of this table were promised: a save brings others along, which are known."""
    return header.renewals[-1].secret if header.renewals else header.secret


@record
class Stretch:
    """The draws that one secret stands for: how many there were, and which entries were not dealt from it.

    `came_along`: they came with a save, and nobody at this table was promised anything of them.
    """

    secret: str
    draws: int
    wrong: tuple[int, ...]
    came_along: bool = False


@record
class Verdict:
    """What dealing a table again has shown, secret by secret in the order of play; the last one was promised here."""

    stretches: tuple[Stretch, ...]

    @property
    def is_fair(self) -> bool:
        """Whether every draw came from its secret."""
        return not any(stretch.wrong for stretch in self.stretches)


def verify(table: Table) -> Verdict:
    """Deal every draw of a table's live line again with its secrets."""
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
