"""The posts of a vote, with the button to vote yes, until it is settled. Pure functions."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.menus.buttons import Ballot, Click, VoteYes
from bot.menus.parts import Button, Controls
from bot.menus.plain import mention
from bot.posts.history import lines_of
from bot.posts.messages import Ping, Plain, plain_post
from bot.posts.outgoing import Changing, Desk, Update
from bot.posts.undo import taken_lines
from bot.storage import NewPost
from bot.table.ballots import LASTS, Ask, called, is_move, put_off_votes
from bot.table.live import Frozen, LiveTable, Started
from bot.table.notes import Vote, is_deed
from bot.table.powers import is_shared
from bot.table.settings import pace_words, paces_of
from bot.table.votes import (
    begun_vote,
    has_come,
    in_favour,
    is_by_all,
    is_open,
    is_still_asked,
    move_until,
    needed,
    standing_vote,
    vote_name,
    vote_on,
    voters,
)
from bot.table.wrecks import needed_to_end, wreck_voters
from bot.time import Due
from games.core import record


@record
class VoteEdit(Changing):
    """An edit of the post that asks for votes; `nonce` is that of the post's row."""

    kind = "vote-edit"
    may_repeat = True
    is_missed = False

    nonce: str
    content: str
    controls: Controls = ()

    async def deliver(self, desk: Desk) -> int | None:
        """Edit the post, if it was sent here."""
        if (message := await desk.posted(self.nonce)) is not None:
            await desk.edit(message, self.content, self.controls)

    def update(self) -> Update:
        """Return the edit."""
        return Update(self.content, self.controls)


def vote_post(live: Started, vote: Vote, now: datetime, awake: Sequence[int] = ()) -> NewPost:
    """Return the post that asks for votes, with the present count. It pings the users who are `awake`."""
    who = " ".join(f"<@{user}>" for user in awake)
    text = f"{who}\n{vote_words(live, vote, now)}".strip()
    return plain_post(live, text, awake, vote_controls(live, vote))


def seats_asked(live: Started, due: Sequence[Due], now: datetime) -> tuple[Started, list[NewPost]]:
    """Return the table with votes on the seats of users who have let it wait for weeks, and the posts that ask."""
    said: list[NewPost] = []
    for one in due:
        vote = vote_on(live, "seat", one.seat)
        if one.kind != "ask" or vote.post is not None or not voters(live, vote):
            continue
        # Each user is pinged at a time that suits them.
        vote = called(vote, now, ())
        post = vote_post(live, vote, now)
        live = begun_vote(live, replace(vote, post=post.nonce))
        said.append(post)
    return live, said


def vote_edit(live: Started, vote: Vote, now: datetime) -> list[NewPost]:
    """Return the edits that show the count of a vote; none if no post asks for it."""
    if vote.post is None:
        return []
    edit = VoteEdit(vote.post, vote_words(live, vote, now), vote_controls(live, vote))
    return [edit.to_channel(live.row.channel)]


def votes_put_off(live: Started, now: datetime) -> tuple[Started, list[NewPost]]:
    """Return the table with its put-off votes noted as shown, and the edits that show their new end."""
    live, late = put_off_votes(live)
    return live, [post for vote in late for post in vote_edit(live, standing_vote(live, vote), now)]


def vote_changes(before: LiveTable, after: LiveTable) -> list[NewPost]:
    """Return the edits that remove the buttons of votes that a change has settled, and say how they ended."""
    if not isinstance(before, Started) or not isinstance(after, Started):
        return []
    settled = [vote for vote in before.notes.votes if is_open(before, vote) and not is_open(after, vote)]
    return [
        VoteEdit(vote.post, f"{_asked(before, vote)}\n{after.words(ended)}").to_channel(before.row.channel)
        for vote in settled
        if vote.post is not None and (ended := "vote-done" if has_come(after, vote) else "vote-void")
    ]


def deed_words(live: Started, vote: Vote) -> str:
    """Return the deed of a vote in words."""
    name = "" if vote.seat is None else live.names[vote.seat]
    about = f"deed-{vote.about}-for" if vote.about == "seat" and vote.to is not None else f"deed-{vote.about}"
    if vote.about == "move":
        about = "deed-channel"
    return live.words(about, name=name, to=mention(vote.to or 0, live.words), **_details(live, vote, name))


def _details(live: Started, vote: Vote, name: str) -> dict[str, str | int]:
    """Return further facts for the words of a deed."""
    match vote.about:
        case "rewind" if vote.to is not None:
            return {"line": line_before(live, vote.to)}
        case "time":
            names = [live.names[one.seat] for one in live.notes.book.waits if one.left is not None]
            return {"names": name or ", ".join(names), "hours": vote.to or 0}
        case "channel" | "move":
            return {"channel": f"<#{vote.to}>"}
        case "pace":
            return {"value": pace_words(live.words, paces_of(live.notes)[vote.value])}
        case "then" | "tries":
            return {"value": live.words(f"{vote.about}-{vote.value}")}
        case _:
            return {}


def line_before(live: Started, k: int) -> int:
    """Return the number of the last line of the public log before entry `k` was due."""
    return max((line.number for line in lines_of(live, None) if line.entry < k), default=0)


def _asked(live: Started | Frozen, vote: Vote) -> str:
    if isinstance(live, Frozen):
        return live.words("vote-end-wreck")
    if is_by_all(live, vote):
        by = "" if vote.by is None else live.names[vote.by]
        text = live.words("vote-all", by=by, what=deed_words(live, vote))
        if vote.about == "rewind" and vote.to is not None and is_still_asked(live, vote):
            return "\n".join([text, *taken_lines(live, vote.to)])
        return text
    name = "" if vote.seat is None else live.names[vote.seat]
    by = "" if vote.by is None else live.names[vote.by]
    to = "" if vote.to is None else mention(vote.to, live.words)
    about = f"vote-{vote.about}-for" if vote.about == "seat" and vote.to is not None else f"vote-{vote.about}"
    return live.words(about, name=name, to=to, by=by)


def vote_words(live: Started, vote: Vote, now: datetime) -> str:
    """Return the question of a vote with the number of votes in favour and needed; never who voted."""
    return _counted(live, vote, in_favour(live, vote), needed(live, vote, now))


def wreck_post(live: Frozen, vote: Vote, awake: Sequence[int]) -> NewPost:
    """Return the post that asks whether to end a damaged table. It pings the users who are `awake`."""
    who = " ".join(f"<@{user}>" for user in awake)
    return plain_post(live, f"{who}\n{wreck_words(live, vote)}".strip(), awake, wreck_controls(live))


def wreck_edit(live: Frozen, vote: Vote, ended: str | None = None) -> list[NewPost]:
    """Return the edits that show the count of a vote, or how it has `ended`; none if it has no post."""
    if vote.post is None:
        return []
    text = wreck_words(live, vote) if ended is None else f"{_asked(live, vote)}\n{live.words(ended)}"
    edit = VoteEdit(vote.post, text, wreck_controls(live) if ended is None else ())
    return [edit.to_channel(live.row.channel)]


def wreck_words(live: Frozen, vote: Vote) -> str:
    """Return the question with the numbers of votes in favour and needed."""
    return _counted(live, vote, len({*vote.users} & wreck_voters(live)), needed_to_end(live))


def wreck_controls(live: Frozen) -> Controls:
    """Return the button to vote for the end of a damaged table."""
    click = Ballot(live.row.id, "end", 0, None)
    return ((Button(str(click), live.words("button-vote"), "primary"),),)


def _counted(live: Started | Frozen, vote: Vote, votes: int, enough: int) -> str:
    count = live.words("vote-count", count=votes, needed=enough)
    if vote.called is None:
        return f"{_asked(live, vote)}\n{count}"
    until = vote.called.since + LASTS
    ends = live.words(
        "vote-ends", at=f"<t:{round(until.timestamp())}:f>", left=f"<t:{round(until.timestamp())}:R>"
    )
    return f"{_asked(live, vote)}\n{count} {ends}"


def ask_posts(live: Started | Frozen, asks: Sequence[Ask]) -> list[NewPost]:
    """Return the posts that ask users to vote: in the channel, one for each question, and direct messages to those who want them."""
    posts: list[NewPost] = []
    public: dict[tuple[object, ...], list[Ask]] = {}
    for ask in asks:
        if ask.person.wishes.in_channel and not is_move(ask.about):
            # One post for each question, and for each last reminder.
            about = ask.about.question if isinstance(ask.about, Vote) else ()
            public.setdefault((ask.again, about), []).append(ask)
    link = live.words("button-there")
    for alike in public.values():
        users = tuple(dict.fromkeys(ask.person.user for ask in alike))
        who = " ".join(f"<@{user}>" for user in users)
        posts.append(Ping(_asks(live, alike[0], who, ""), users, link=link).to_channel(live.row.channel))
    for ask in asks:
        if isinstance(live, Started) and isinstance(ask.about, Vote) and is_move(ask.about):
            posts.append(_proposed(live.told_in(ask.person.wishes.speaks), ask.about, ask))
        elif ask.person.wishes.in_person:
            own = live.told_in(ask.person.wishes.speaks)
            where = own.words("ping-where", channel=f"<#{live.row.channel}>")
            instead = None
            if not ask.person.wishes.in_channel:
                text = _asks(live, ask, f"<@{ask.person.user}>", "")
                instead = Ping(text, (ask.person.user,), link=link)
            text = _asks(own, ask, f"<@{ask.person.user}>", where)
            posts.append(Ping(text, link=own.words("button-there"), instead=instead).to_user(ask.person.user))
    return posts


def _proposed(live: Started, vote: Vote, ask: Ask) -> NewPost:
    """Return the direct message that says where a player wants to go on, and how the table decides."""
    words, until = live.words, move_until(live)
    game = words("game-name")
    name = next((live.names[seat] for user in vote.users for seat in live.seats_of(user)), "")
    at = "" if until is None else f"<t:{round(until.timestamp())}:f>"
    about = "channel-proposed" if is_shared(live) else "channel-proposed-casual"
    text = words(about, name=name, game=game, channel=f"<#{vote.to}>", at=at)
    if ask.again:
        again = words("vote-asks-again", who=f"<@{ask.person.user}>", game=game, where="")
        text = f"{again.strip()}\n{text}"
    return Plain(text).to_user(ask.person.user)


def _asks(live: Started | Frozen, ask: Ask, who: str, where: str) -> str:
    about = _asked(live, ask.about) if isinstance(ask.about, Vote) else live.words("vote-undo")
    # A game that was removed from the program has no translated name.
    game = live.words("game-name") if live.words.has("game-name") else live.row.game
    text = live.words("vote-asks-again" if ask.again else "vote-asks", who=who, game=game, where=where)
    return f"{text}\n{about}"


def vote_controls(live: Started, vote: Vote) -> Controls:
    """Return the button to vote yes."""
    click: Click = Ballot(live.row.id, vote.about, vote.to or 0, vote.seat)
    if is_deed(vote.about):
        click = VoteYes(live.row.id, vote_name(live, vote))
    return ((Button(str(click), live.words("button-vote"), "primary"),),)
