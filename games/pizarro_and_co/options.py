"""What a table of Pizarro & Co. may choose."""

from typing import Literal

from games.core import Options, record


@record
class PizarroOptions(Options):
    """The sides of the boards and the options that the rules leave open (§2, §10).

    `overpay_allowed`: cards that are not needed may be paid, too · `exchange_all_spaces`: Marco Polo A
    exchanges for ships left behind as well · `fast_auction`: one sealed limit each instead of bids in turn.
    """

    board1: Literal["A", "B"] = "A"
    board2: Literal["A", "B"] = "A"
    overpay_allowed: bool = True
    exchange_all_spaces: bool = False
    fast_auction: bool = False
