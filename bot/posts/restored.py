"""The post at a table after the operator has restored a backup: the table's restored state, with its board."""

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
    """The post. The row itself is empty: the table is read when it is sent."""

    kind = RESTORED
    becomes = "post"

    async def deliver(self, desk: Desk) -> int | None:
        """Send it. Raise `PlayerError` unless the table is running."""
        return await (await _hand_off(desk)).deliver(desk)

    async def again(self, desk: Desk) -> int | None:
        """Send the parts that were not sent yet."""
        return await (await _hand_off(desk)).again(desk)

    async def then(self, desk: Desk, message: int) -> list[NewPost]:
        """Remove the controls of the previous turn post, and of everything posted after the backup was made."""
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
    # Moves made after the backup are lost, so nothing is marked as new.
    board = board_post(live, table, (), table.log.tip, anew=True)
    asked = asking(live.row.id, table, live.seats, words, advised=advises(live))
    return HandOff(replace(board, head=head), turn_post(table, live.seats, asked))
