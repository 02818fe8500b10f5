"""*Mundus Novus*, a card game by Bruno Cathala and Serge Laget, for two to six players.

Read `state`, `moves` and `events` first; then the chapters `rounds`, `supply`, `trade` and `progress`.
"""

from games.core import Game, Pass
from games.mundus_novus.conditions import UNTIL
from games.mundus_novus.defaults import default
from games.mundus_novus.events import DevelopmentTaken
from games.mundus_novus.explain.facts import brings, why_not
from games.mundus_novus.explain.reasons import reason
from games.mundus_novus.moves import Done
from games.mundus_novus.robot import ROBOT
from games.mundus_novus.rounds import ending
from games.mundus_novus.setup import new_table, open_box, scores
from games.mundus_novus.state import MundusNovus, MundusNovusOptions

GAME = Game(
    package=__name__,
    seats=(2, 3, 4, 5, 6),
    rules=2,
    state=MundusNovus,
    options=MundusNovusOptions,
    open_box=open_box,
    setup=new_table,
    scores=scores,
    default=default,
    ending=ending,
    brings=brings,
    why_not=why_not,
    reason=reason,
    robot=ROBOT,
    favourite=(DevelopmentTaken, "development"),
    passing=(Pass, Done),
    until=UNTIL,
    clock=lambda state: state.round,
)
