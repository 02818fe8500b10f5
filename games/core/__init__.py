"""The core that all games share. What the chapters of a game need is exported here.

It knows no game and imports none. Begin with `steps`, `menus` and `engine`: what asks, what may be answered, what happens then;
`table` is one play with its log, `secrets` makes views.
"""

from games.core.box import Box, Count, DataError, Number, Row, load_box
from games.core.domains import Between, Deal, OneOf, Several, Throw
from games.core.engine import IllegalMove
from games.core.events import Event, GameEnded, PhaseEnded
from games.core.facts import Fact
from games.core.game import Decide, Game, Liking, Option, Outlook, Policy, Robot, Score, known, ranking
from games.core.header import DamagedSave, Header
from games.core.menus import HalfMove, Menu, MoveSet
from games.core.moves import CHANCE, Drawn, Few, Ids, Move, Pass, Rising, Rolled, Seat
from games.core.records import Mutable, mutable, record
from games.core.secrets import KEYS, NOBODY, OWNER, Hidden, seen_by, sizeless, unless, view
from games.core.steps import Draw, Events, InTurn, NoOptions, Options, Roll, State, Step, Together
from games.core.table import Table, Told, Turn

__all__ = [
    "CHANCE",
    "KEYS",
    "NOBODY",
    "OWNER",
    "Between",
    "Box",
    "Count",
    "DamagedSave",
    "DataError",
    "Deal",
    "Decide",
    "Draw",
    "Drawn",
    "Event",
    "Events",
    "Fact",
    "Few",
    "Game",
    "GameEnded",
    "HalfMove",
    "Header",
    "Hidden",
    "Ids",
    "IllegalMove",
    "InTurn",
    "Liking",
    "Menu",
    "Move",
    "MoveSet",
    "Mutable",
    "NoOptions",
    "Number",
    "OneOf",
    "Option",
    "Options",
    "Outlook",
    "Pass",
    "PhaseEnded",
    "Policy",
    "Rising",
    "Robot",
    "Roll",
    "Rolled",
    "Row",
    "Score",
    "Seat",
    "Several",
    "State",
    "Step",
    "Table",
    "Throw",
    "Together",
    "Told",
    "Turn",
    "known",
    "load_box",
    "mutable",
    "ranking",
    "record",
    "seen_by",
    "sizeless",
    "unless",
    "view",
]
