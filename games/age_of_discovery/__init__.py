"""Age of Discovery: settle, trade, discover and fight in the New World, in eight turns.

Read `state`, `moves` and `events` first, then the chapters, beginning with `course`: the order of a turn.
"""

from games.age_of_discovery import scoring
from games.age_of_discovery import setup as setting_up
from games.age_of_discovery.box import RULES, DiscoveryOptions, open_box
from games.age_of_discovery.conditions import UNTIL
from games.age_of_discovery.defaults import default
from games.age_of_discovery.events import WorkerPlaced
from games.age_of_discovery.explain.facts import brings, why_not
from games.age_of_discovery.explain.reasons import reason
from games.age_of_discovery.robot import ROBOT
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import Game

GAME = Game(
    package=__name__,
    seats=(2, 3, 4, 5),
    rules=RULES,
    state=AgeOfDiscovery,
    options=DiscoveryOptions,
    open_box=open_box,
    setup=setting_up.setup,
    scores=scoring.scores,
    default=default,
    explain=scoring.explain,
    brings=brings,
    why_not=why_not,
    reason=reason,
    robot=ROBOT,
    favourite=(WorkerPlaced, "box"),
    until=UNTIL,
    clock=lambda state: state.turn,
)
