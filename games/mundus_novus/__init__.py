"""*Mundus Novus*, a card game by Bruno Cathala and Serge Laget, for two to six players.

Read `state`, `moves` and `events` first; then the chapters `rounds`, `supply`, `trade` and `progress`.
"""

from games.core import Game
from games.mundus_novus.box import KEY
from games.mundus_novus.defaults import default
from games.mundus_novus.drawing import (
    DealHands,
    DrawBlind,
    FillMarket,
    FirstTradeMaster,
    TurnUpPool,
    TurnUpQueue,
)
from games.mundus_novus.events import EVENTS
from games.mundus_novus.moves import MOVES
from games.mundus_novus.outlook import imagine, value
from games.mundus_novus.progress import Develop, EndProgress, NameFirst, Progress
from games.mundus_novus.rounds import CheckVictory, Income, Round, StoreResources
from games.mundus_novus.setup import new_table, open_box, scores
from games.mundus_novus.state import MundusNovus, MundusNovusOptions
from games.mundus_novus.supply import (
    BuyFromMarket,
    EventPhase,
    FleetsSail,
    LoseToPirates,
    PickFromPool,
    PiratesCome,
    SplitFleets,
    Supply,
    TriggerEvent,
)
from games.mundus_novus.trade import (
    AnnounceTrade,
    EndTrade,
    GiveCompensation,
    NameTradeMaster,
    OpenChain,
    SecretOffers,
    TakeChain,
    Trade,
)

GAME = Game(
    key=KEY,
    seats=(2, 3, 4, 5, 6),
    rules=1,
    state=MundusNovus,
    options=MundusNovusOptions,
    moves=MOVES,
    events=EVENTS,
    steps=(
        FirstTradeMaster,
        Round,
        EventPhase,
        TriggerEvent,
        Supply,
        SplitFleets,
        DealHands,
        TurnUpPool,
        FleetsSail,
        PickFromPool,
        BuyFromMarket,
        PiratesCome,
        LoseToPirates,
        Trade,
        AnnounceTrade,
        SecretOffers,
        NameTradeMaster,
        OpenChain,
        TakeChain,
        GiveCompensation,
        EndTrade,
        Progress,
        NameFirst,
        Develop,
        DrawBlind,
        TurnUpQueue,
        EndProgress,
        Income,
        StoreResources,
        FillMarket,
        CheckVictory,
    ),
    open_box=open_box,
    setup=new_table,
    scores=scores,
    default=default,
    imagine=imagine,
    value=value,
)
