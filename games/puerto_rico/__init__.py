"""Puerto Rico, the board game of 2002: settle, build, produce, and ship goods to the Old World.

The nouns stand in `box`, `state`, `moves` and `events`; the phases in `settler`, `mayor`, `builder`,
`craftsman`, `trader`, `captain` with `storage`, and `prospector`; `rounds` holds them together.
"""

from games.core import Game
from games.puerto_rico.box import PuertoRicoOptions, open_box
from games.puerto_rico.builder import Builder
from games.puerto_rico.candidates import candidates
from games.puerto_rico.captain import Captain
from games.puerto_rico.craftsman import Bonus, Craftsman
from games.puerto_rico.defaults import default, suggest
from games.puerto_rico.events import EVENTS
from games.puerto_rico.features import features
from games.puerto_rico.mayor import DealColonists, Mayor, RefuseColonists
from games.puerto_rico.moves import MOVES
from games.puerto_rico.outlook import imagine, value
from games.puerto_rico.prospector import Prospector
from games.puerto_rico.rounds import ChooseRole, EndRound, NewRound, new_table
from games.puerto_rico.scoring import scores
from games.puerto_rico.settler import (
    ClearRow,
    EndSettler,
    Hacienda,
    HaciendaTile,
    LayRow,
    RowTiles,
    Settler,
)
from games.puerto_rico.state import PuertoRico
from games.puerto_rico.storage import Storage
from games.puerto_rico.styles import POLICY, STYLES
from games.puerto_rico.trader import Trader

GAME = Game(
    key="puerto_rico",
    seats=(3, 4, 5),
    rules=1,
    state=PuertoRico,
    options=PuertoRicoOptions,
    moves=MOVES,
    events=EVENTS,
    steps=(
        NewRound,
        ChooseRole,
        Hacienda,
        HaciendaTile,
        Settler,
        ClearRow,
        LayRow,
        RowTiles,
        EndSettler,
        DealColonists,
        RefuseColonists,
        Mayor,
        Builder,
        Craftsman,
        Bonus,
        Trader,
        Captain,
        Storage,
        Prospector,
        EndRound,
    ),
    open_box=open_box,
    setup=new_table,
    scores=scores,
    default=default,
    suggest=suggest,
    imagine=imagine,
    value=value,
    policy=POLICY,
    styles=STYLES,
    candidates=candidates,
    features=features,
    clock=lambda state: state.round,
)
