"""What a table is told when a back-up was put in the place of the database: where it stands again, with its board."""

from dataclasses import replace

from bot.errors import PlayerError
from bot.posts.hand_off import advises, asking, board_post, turn_post
from bot.posts.history import lines_of
from bot.posts.messages import Tidy
from bot.posts.outgoing import Desk, Outgoing
from bot.posts.table_posts import HandOff, TurnPost
from bot.storage import RESTORED, NewPost
from bot.table.live import Started
from games.core import record


@record
class Restored(Outgoing):
    """The post of a table as a back-up has it. It holds nothing: what stands there is looked up when it is sent."""

    kind = RESTORED
    becomes = "post"

    async def deliver(self, desk: Desk) -> int | None:
        """Send it; raises `PlayerError` if the table does not play."""
        return await (await _hand_off(desk)).deliver(desk)

    async def again(self, desk: Desk) -> int | None:
        """Send what of it was not sent yet."""
        return await (await _hand_off(desk)).again(desk)

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Take the controls off the turn post before, and off what was posted after the back-up was made."""
        said = await HandOff(turn=TurnPost("")).then(desk, message)
        if desk.channel is None:
            return said
        strays = [Tidy(one) for one in await desk.strays() if one != message]
        return [*said, *(one.to_channel(desk.channel) for one in strays)]


async def _hand_off(desk: Desk) -> HandOff:
    live = await desk.live()
    if not isinstance(live, Started) or live.row.status != "running":
        raise PlayerError("not-started")
    table, words = live.table, live.words
    head = words("restored", line=len(lines_of(live, None)))
    # What happened after the back-up was made is new, but it is lost: nothing is marked.
    board = board_post(live, table, (), table.log.tip, anew=True)
    asked = asking(live.row.id, table, live.seats, words, advised=advises(live))
    return HandOff(replace(board, head=head), turn_post(table, live.seats, asked))
