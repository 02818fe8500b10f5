"""Descriptions of an undo: what it would take back and what has been seen since, as everybody may know it. Pure functions."""

from collections.abc import Iterator, Sequence

from bot.menus.buttons import Agree, Decline, Decree
from bot.menus.parts import Button, Controls
from bot.menus.plain import mention
from bot.posts.messages import Question, Tidy, plain_post
from bot.storage import NewPost
from bot.table.ballots import open_proposal
from bot.table.fairness import promised
from bot.table.live import LiveTable, Started
from bot.table.powers import is_shared
from games.core.chance import keyed
from games.core.log import Entry
from games.core.moves import CHANCE, Seat
from games.core.table import Table, Told
from games.words.sentences import log_lines

MOST_LINES = 12
LINES = 1400
"""Maximum number of characters about what would be taken back; the question and the mentions need room, too."""


def undo_question(  # a question tells of what is taken back, for whom, and who is asked
    live: Started, seat: Seat, k: int, name: str, asked: Sequence[Seat], awake: Sequence[int]
) -> NewPost:
    """Return the post that asks seats whether everything since entry `k` may be taken back for a seat.

    It pings the users who are `awake`.
    """
    users = tuple(user for other in asked if (user := live.seats[other].user) is not None)
    content = undo_words(live, seat, k, users)
    return Question(content, tuple(awake), undo_controls(live, name)).to_channel(live.row.channel)


def undo_changes(before: LiveTable, after: LiveTable) -> list[NewPost]:
    """Return the row that removes the buttons of an undo question that a change has made void without an answer; none if it has not."""
    if not isinstance(before, Started) or not isinstance(after, Started):
        return []
    # An answer drops the proposal, and the reply to its click removes the buttons.
    if after.notes.proposal is None or open_proposal(after) is not None:
        return []
    return question_tidied(before)


def question_tidied(live: Started) -> list[NewPost]:
    """Return the row that removes the buttons of the open question about an undo; none if there is no such question."""
    asked = open_proposal(live)
    if asked is None or asked.post is None:
        return []
    return [Tidy(nonce=asked.post).to_channel(live.row.channel)]


def undo_words(live: Started, seat: Seat, k: int, users: Sequence[int]) -> str:
    """Return the question to these users whether everything since entry `k` may be taken back for a seat."""
    redone = live.table.log.entries[k].undo is not None
    head = live.words("undo-asked", name=live.names[seat], redone="yes" if redone else "no")
    tail = live.words("undo-consent", asked=" ".join(mention(user, live.words) for user in users))
    return "\n".join([head, *taken_lines(live, k), f"{tail} {live.words('undo-ends')}"])


def taken_lines(live: Started, k: int) -> list[str]:
    """Return public descriptions of what an undo to before entry `k` would take back or restore, and of what has been seen."""
    entries, told = _changed(live.table, k)
    lines = [f"-# {line}" for line in _lines(live, entries, told)]
    seen = [live.words(f"undo-seen-{kind}") for kind in _seen(live, entries, told)]
    return [*lines, *([live.words("undo-seen", kinds=", ".join(seen))] if seen else [])]


def seen_posts(live: Started, k: int) -> list[NewPost]:
    """Return the post about what had been seen before it was taken back; none if nothing was, or only one user plays."""
    people = {row.user for row in live.seats if row.user is not None}
    if len(people) <= 1 or live.notes.lesson or not live.table.log.shows(k):
        return []
    shown = [entry for entry in reversed(live.table.log.undone_by(k)) if entry.reveals]
    numbers = {entry.n for entry in shown}
    told = [one for one in live.table.told() if one.entry in numbers]
    public = _public(live, told)
    lines = log_lines(told, live.words, live.names, None)
    for seat in dict.fromkeys(entry.seat for entry in shown if entry.n not in public):
        about = "undo-had-drawn" if seat == CHANCE else "undo-had-seen"
        lines.append(live.words(about, name="" if seat == CHANCE else live.names[seat]))
    lines = lines[:MOST_LINES]
    return [plain_post(live, "\n".join([live.words("undo-had"), *(f"-# {line}" for line in lines)]))]


def proposal_name(table: Table, entries: int) -> str:
    """Return a short name for a proposal's controls. It is not a count, which would reveal changed sealed answers.

    It cannot be computed from a save either: the user who brought the save knows its first secret, but not the promised one.
    """
    return keyed(promised(table.header), "proposal", entries).hex()[:8]


def undo_name(table: Table) -> str:
    """Return a short name for the next undo. It changes with each undo and does not reveal their number."""
    return keyed(promised(table.header), "undo", table.log.undos()).hex()[:8]


def undo_controls(live: Started, name: str) -> Controls:
    """Return the buttons that answer the proposal with this name."""
    number = live.row.id
    answers = (
        Button(str(Agree(number, name)), live.words("button-agree"), "success"),
        Button(str(Decline(number, name)), live.words("button-decline"), "danger"),
    )
    alone = live.words("button-decree-manager" if is_shared(live) else "button-decree")
    return ((*answers, Button(str(Decree(number, name)), alone, "secondary")),)


def _changed(table: Table, k: int) -> tuple[list[Entry], list[Told]]:
    """Return the entries that an undo to before `k` takes back or restores, and their events."""
    log = table.log
    entries = list(reversed(log.undone_by(k)))
    tip = log.tip
    if not entries:
        entries, tip = list(log.restored_by(k)), log.before[k]
    numbers = {entry.n for entry in entries}
    return entries, [one for one in table.at(tip)[1] if one.entry in numbers]


def _lines(live: Started, entries: Sequence[Entry], told: Sequence[Told]) -> list[str]:
    """Return the moves as lines; only the newest if there are many."""
    lines = log_lines(told, live.words, live.names, None)
    lines += [
        live.words("undo-private", name=live.names[seat])
        for seat in _private_choices(live, entries, _public(live, told))
    ]
    kept: list[str] = []
    for line in reversed(lines):
        if len(kept) == MOST_LINES or sum(map(len, kept)) + len(line) > LINES:
            kept.append(live.words("more-lines", count=len(lines) - len(kept)))
            break
        kept.append(line)
    return kept[::-1]


def _public(live: Started, told: Sequence[Told]) -> set[int]:
    """Return the entries with public log lines."""
    return {one.entry for one in told if log_lines([one], live.words, live.names, None)}


def _private_choices(live: Started, entries: Sequence[Entry], public: set[int]) -> Iterator[Seat]:
    """Yield each seat that has made a secret choice, if everybody saw that it no longer must act."""
    table, found = live.table, set[Seat]()
    for entry in entries:
        if entry.n in public or entry.seat in found or not table.log.is_decision(entry.n):
            continue
        before, after = table.at(table.log.before[entry.n])[0], table.at(entry.n)[0]
        if entry.seat in before.waiting() and entry.seat not in after.waiting():
            found.add(entry.seat)
            yield entry.seat


def _seen(live: Started, entries: Sequence[Entry], told: Sequence[Told]) -> Iterator[str]:
    """Yield the kinds of public events since: something drawn, something revealed."""
    public = _public(live, told)
    if any(entry.by == "chance" and entry.n in public for entry in entries):
        yield "drawn"
    if any(entry.reveals and entry.by != "chance" and entry.n in public for entry in entries):
        yield "opened"
