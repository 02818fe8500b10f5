"""What a table is told when a back-up was put in the place of the database: where it stands again, with its board."""

from dataclasses import dataclass

from bot.errors import PlayerError
from bot.posts.drawing import NOW, PictureWanted
from bot.posts.hand_off import CONTENT, hand_off
from bot.posts.history import lines_of
from bot.posts.messages import TablePost
from bot.posts.outgoing import Desk, Outgoing
from bot.storage import RESTORED, NewPost
from bot.table.live import Started
from render.gallery import public


@dataclass(frozen=True, slots=True)
class Restored(Outgoing):
    """The post of a table as a back-up has it. It holds nothing: what stands there is looked up when it is sent."""

    kind = RESTORED
    becomes = "post"

    async def deliver(self, desk: Desk) -> int | None:
        """Send it; raises `PlayerError` if the table does not play."""
        return await (await _post(desk)).deliver(desk)

    async def found(self, desk: Desk) -> int | None:
        """Look for it."""
        return await (await _post(desk)).found(desk)

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Put the post before away."""
        return await TablePost("").then(desk, message)


async def _post(desk: Desk) -> TablePost:
    live = await desk.live()
    if not isinstance(live, Started) or live.row.status != "running":
        raise PlayerError("not-started")
    post = hand_off(live.row.id, live.table, live.seats, live.words, ())
    head = live.words("restored", line=len(lines_of(live, None)))
    tip = live.table.log.tip
    names = public(live.game.key, live.table.view(None))
    pictures = tuple(PictureWanted(name, tip, NOW, tip, tip) for name in names)
    return TablePost(f"{head}\n{post.content}"[:CONTENT], post.mentions, post.controls, pictures)
