"""Pizarro & Co., first published as Magellan: auctions for six explorers in three years, for 3 to 6 players."""

from games.core import Game, Pass
from games.pizarro_and_co import events as told
from games.pizarro_and_co.abilities import LoseCard, TuckFromHand, TuckFromPayment
from games.pizarro_and_co.auction import Auction, SealedLimits
from games.pizarro_and_co.box import PizarroBox, open_box
from games.pizarro_and_co.defaults import default
from games.pizarro_and_co.exchange import ExchangeGold, Exchanges
from games.pizarro_and_co.gold import DrawGold, GainGold, YearEndGold
from games.pizarro_and_co.moves import (
    Allow,
    Bid,
    DrawOne,
    Exchange,
    Limit,
    Pay,
    Sail,
    SailTo,
    Stop,
    Tuck,
    Veto,
)
from games.pizarro_and_co.options import PizarroOptions
from games.pizarro_and_co.outlook import imagine, suggest, value
from games.pizarro_and_co.purchase import ChooseShip, Payment, Sailing, SaleOver
from games.pizarro_and_co.scoring import FinalScoring, GameOver, PressLuck, TurnUpLuck, explain, scores
from games.pizarro_and_co.state import Pizarro, Player
from games.pizarro_and_co.veto import VetoWindow
from games.pizarro_and_co.year import ChooseStartPlayer, EndYear, NextCard, StartYear, TurnCard, YearOver


def setup(box: PizarroBox, options: PizarroOptions, rules: int, seats: int) -> Pizarro:
    """Give everybody one set of gold cards and all ships; the other sets are the stock (§2)."""
    one_set = sorted(box.gold)
    players = [Player(seat, list(one_set), box.ships_per_player) for seat in range(seats)]
    stock = sorted(one_set * (box.gold_sets - seats))
    state = Pizarro(box, options, rules, seats, [], players, stock)
    state.then(ChooseStartPlayer(1), StartYear())
    return state


GAME = Game(
    key="pizarro_and_co",
    seats=(3, 4, 5, 6),
    rules=1,
    state=Pizarro,
    options=PizarroOptions,
    moves=(Veto, Allow, Bid, Pass, Limit, Pay, Sail, SailTo, Tuck, Exchange, DrawOne, Stop),
    events=(
        told.StartPlayerChosen,
        told.YearStarted,
        told.CardTurned,
        told.CardVetoed,
        told.NobodyEligible,
        told.BidMade,
        told.BidderPassed,
        told.CardUnsold,
        told.CardSold,
        told.BidPaid,
        told.ShipPlaced,
        told.ShipMoved,
        told.HalfTaken,
        told.VetoGained,
        told.CardTucked,
        told.GoldDrawn,
        told.HandOpened,
        told.CardLost,
        told.StockShuffled,
        told.HandClosed,
        told.ShipsRemoved,
        told.GoldExchanged,
        told.HandShown,
        told.PileShown,
        told.PileCounted,
        told.LuckPressed,
        told.LuckScored,
    ),
    steps=(
        ChooseStartPlayer,
        StartYear,
        NextCard,
        TurnCard,
        VetoWindow,
        Auction,
        SealedLimits,
        Payment,
        Sailing,
        ChooseShip,
        TuckFromHand,
        TuckFromPayment,
        GainGold,
        DrawGold,
        LoseCard,
        SaleOver,
        EndYear,
        YearEndGold,
        Exchanges,
        ExchangeGold,
        YearOver,
        FinalScoring,
        PressLuck,
        TurnUpLuck,
        GameOver,
    ),
    open_box=open_box,
    setup=setup,
    scores=scores,
    default=default,
    explain=explain,
    suggest=suggest,
    imagine=imagine,
    value=value,
)
