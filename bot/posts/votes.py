"""What a table is asked to decide by vote, with the button to vote for it. Pure."""

from bot.menus.buttons import Ballot
from bot.menus.controls import Button
from bot.posts.messages import plain_post
from bot.storage import NewPost
from bot.table.live import Started
from bot.table.notes import Vote


def vote_post(live: Started, vote: Vote, by: str) -> NewPost:
    """Return the post that asks the others; `by` is whoever has asked for it."""
    name = "" if vote.seat is None else live.names[vote.seat]
    to = "" if vote.to is None else f"<@{vote.to}>"
    about = f"vote-{vote.about}-for" if vote.about == "seat" and vote.to is not None else f"vote-{vote.about}"
    text = live.words(about, name=name, to=to, by=by)
    click = Ballot(live.row.id, vote.about, vote.to or 0, vote.seat)
    return plain_post(live, text, controls=((Button(str(click), live.words("button-vote"), "primary"),),))
