"""The options of a table of Pizarro & Co."""

from typing import Literal

from games.core import Options, record


@record
class PizarroOptions(Options):
    """The sides of the boards and the options that the rules leave open (§2, §10).

    overpay_allowed: A payment may include cards that are not needed.
    exchange_all_spaces: Marco Polo A also exchanges cards for ships left behind.
    fast_auction: Each player seals one maximum bid, instead of bidding in turn.
    """

    board1: Literal["A", "B"] = "A"
    board2: Literal["A", "B"] = "A"
    overpay_allowed: bool = True
    exchange_all_spaces: bool = False
    fast_auction: bool = False
