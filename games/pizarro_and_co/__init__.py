"""Pizarro & Co., first published as Magellan: auctions for six explorers in three years, for 3 to 6 players.

Read `state`, `moves` and `events` first; then the chapters, beginning with `year` and `auction`.
"""

from games.core import Game, Pass
from games.pizarro_and_co.box import PizarroBox, open_box
from games.pizarro_and_co.conditions import UNTIL
from games.pizarro_and_co.defaults import default
from games.pizarro_and_co.events import CardSold
from games.pizarro_and_co.explain.facts import brings, why_not
from games.pizarro_and_co.explain.reasons import reason
from games.pizarro_and_co.moves import Allow
from games.pizarro_and_co.options import PizarroOptions
from games.pizarro_and_co.robot import ROBOT
from games.pizarro_and_co.robot.outlook import suggest
from games.pizarro_and_co.scoring import explain, scores
from games.pizarro_and_co.state import Pizarro, Player, clock
from games.pizarro_and_co.year import ChooseStartPlayer, StartYear


def setup(box: PizarroBox, options: PizarroOptions, rules: int, seats: int) -> Pizarro:
    """Give everybody one set of gold cards and all ships; the other sets are the stock (§2)."""
    one_set = sorted(box.gold)
    players = [Player(seat, list(one_set), box.ships_per_player) for seat in range(seats)]
    stock = sorted(one_set * (box.gold_sets - seats))
    state = Pizarro(box, options, rules, seats, [], players, stock)
    state.then(ChooseStartPlayer(1), StartYear())
    return state


GAME = Game(
    package=__name__,
    seats=(3, 4, 5, 6),
    rules=1,
    state=Pizarro,
    options=PizarroOptions,
    open_box=open_box,
    setup=setup,
    scores=scores,
    default=default,
    explain=explain,
    brings=brings,
    why_not=why_not,
    reason=reason,
    suggest=suggest,
    robot=ROBOT,
    favourite=(CardSold, "explorer"),
    passing=(Pass, Allow),
    until=UNTIL,
    clock=clock,
)
