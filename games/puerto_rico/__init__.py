"""Puerto Rico, the board game of 2002: settle, build, produce, and ship goods to the Old World.

The components and definitions are in `box`, `state`, `moves` and `events`; the phases in `settler`, `mayor`,
`builder`, `craftsman`, `trader`, `captain` with `storage`, and `prospector`; `rounds` holds them together.
"""

from games.core import Game
from games.puerto_rico.box import PuertoRicoOptions, open_box
from games.puerto_rico.conditions import UNTIL
from games.puerto_rico.defaults import already, default, suggest
from games.puerto_rico.events import RoleTaken
from games.puerto_rico.explain.facts import brings, why_not
from games.puerto_rico.explain.reasons import reason
from games.puerto_rico.robot import ROBOT
from games.puerto_rico.rounds import new_table
from games.puerto_rico.scoring import ending, scores
from games.puerto_rico.state import PuertoRico

GAME = Game(
    package=__name__,
    seats=(3, 4, 5),
    rules=2,
    state=PuertoRico,
    options=PuertoRicoOptions,
    open_box=open_box,
    setup=new_table,
    scores=scores,
    default=default,
    ending=ending,
    brings=brings,
    why_not=why_not,
    reason=reason,
    suggest=suggest,
    already=already,
    robot=ROBOT,
    favourite=(RoleTaken, "role"),
    until=UNTIL,
    clock=lambda state: state.round,
)
