"""A review in words: the costliest decisions, each with the strong robot's move; and the notice that it is ready. Pure."""

from collections.abc import Sequence

from bot.menus.parts import short
from bot.posts.messages import Ping
from bot.posts.reasons import reason_words
from bot.storage import Json, NewPost
from bot.table.live import Started
from bot.time.wishes import Wishes
from games.core import record
from games.core.moves import Move, Seat
from games.core.saves import move_from_data, move_to_data
from games.core.table import Table
from games.words.sentences import moment_words

WORST = 3
"""Maximum number of decisions shown."""
LONGEST = 220
"""Maximum number of characters of a move, so that three fit into a message."""


@record
class Mistake:
    """A decision, the better move, and by about how many points, as it looked to the seat then."""

    entry: int
    better: Move
    behind: float


@record
class Review:
    """The number of decisions checked, and the costliest ones, worst first."""

    looked: int
    worst: tuple[Mistake, ...] = ()

    def to_data(self) -> Json:
        """Return the data for storage."""
        worst = [
            {"entry": one.entry, "better": move_to_data(one.better), "behind": round(one.behind, 1)}
            for one in self.worst
        ]
        return {"looked": self.looked, "worst": worst}


def review_from_data(live: Started, data: Json) -> Review:
    """Read a review from storage."""
    worst = (
        Mistake(one["entry"], move_from_data(live.game, one["better"]), one["behind"])
        for one in data["worst"]
    )
    return Review(data["looked"], tuple(worst))


def boards_then(live: Started, review: Review) -> list[Table]:
    """Return the table as it was before each of the decisions; each is replayed."""
    log = live.table.log
    return [live.table.at(log.before[one.entry])[0] for one in review.worst]


def review_text(live: Started, seat: Seat, review: Review, then: Sequence[Table]) -> str:
    """Return a review in words, from what the seat could see at each moment."""
    words = live.words
    if not review.worst:
        return words("review-fine", count=review.looked)
    lines = [words("review-head", count=review.looked, shown=len(review.worst))]
    for number, (one, table) in enumerate(zip(review.worst, then, strict=True), 1):
        made = live.table.log.entries[one.entry].move
        assert made is not None
        why = reason_words(live, table.view(seat), seat, one.better)
        moment = moment_words(table, words)
        text = words(
            "review-line",
            moment=moment[:1].upper() + moment[1:] if moment else "–",
            made=short(words.move(made, live.names), LONGEST),
            better=short(words.move(one.better, live.names), LONGEST),
            points=max(1, round(one.behind)),
        )
        said = "" if why is None else f"\n   {words('why-said', level='strong', why=why)}"
        lines.append(f"{number}. {text}{said}")
    return "\n".join(lines)


def review_ready(public: Started, user: int, wishes: Wishes) -> NewPost:
    """Return the notice that a review is ready: a direct message, or a ping if that is unwanted or impossible."""

    def ping(live: Started, where: str) -> Ping:
        text = live.words("review-ready", who=f"<@{user}>", game=live.words("game-name"), where=where)
        return Ping(text, (user,), link=live.words("button-review-there"))

    if not wishes.in_person:
        return ping(public, "").to_channel(public.row.channel)
    live = public.told_in(wishes.speaks)
    there = live.words("ping-where", channel=f"<#{live.row.channel}>")
    direct = ping(live, there)
    return Ping(direct.content, direct.mentions, link=direct.link, instead=ping(public, "")).to_user(user)
