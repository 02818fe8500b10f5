"""Positions of Age of Discovery, built by name."""

import dataclasses
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from games.age_of_discovery import GAME
from games.age_of_discovery.box import DiscoveryOptions, open_box
from games.age_of_discovery.course import Resolution
from games.age_of_discovery.moves import Build
from games.age_of_discovery.placement import RoyalFavour
from games.age_of_discovery.setup import setup
from games.age_of_discovery.state import AgeOfDiscovery, Land, Player, Worker
from games.core import Event, Header, Move, Step, Table

BOX = open_box(GAME.rules, DiscoveryOptions(), {})
ALL_DISCOVERED: dict[str, Any] = {region: {} for region in BOX.regions}

Pieces = tuple[int, int]
"""Colonists and soldiers of one seat in one region."""


class Position:
    """A table that remembers what happened on it."""

    def __init__(self, table: Table, opening: Sequence[Event] = ()) -> None:
        self.table = table
        self.events: list[Event] = list(opening)

    @property
    def state(self) -> AgeOfDiscovery:
        state = self.table.state
        assert isinstance(state, AgeOfDiscovery)
        return state

    def play(self, seat: int, *moves: Move) -> "Position":
        for move in moves:
            self.events += [told.event for told in self.table.play(seat, move).told]
        return self

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def land(self, region: str) -> Land:
        return self.state.lands[region]

    def pieces(self, region: str, seat: int) -> Pieces:
        return self.land(region).colonists[seat], self.land(region).soldiers[seat]

    def waiting(self) -> tuple[int, ...]:
        return self.table.waiting()

    def offers(self, seat: int, move: Move) -> bool:
        return move in self.table.menu(seat)

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]


def at(  # each keyword is a part of the board
    *steps: Step[AgeOfDiscovery],
    seats: int = 2,
    turn: int = 1,
    stage: str = "placement",
    order: Sequence[int] | None = None,
    lands: Mapping[str, Mapping[int, Pieces]] | None = None,
    boxes: Mapping[str, Sequence[tuple[int, str]]] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    overrides: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    **board: Any,
) -> Position:
    """A position in which these steps are due; hands are empty, only the Caribbean and settled regions discovered."""

    def begin(box: Any, chosen: Any, rules: int, number: int) -> AgeOfDiscovery:
        state = setup(box, chosen, rules, number)
        state.agenda.clear()
        state.then(*(step.clone() for step in steps), RoyalFavour())
        state.turn, state.stage = turn, stage
        if order:
            state.order = list(order)
        for player in state.players:
            player.hand = {}
            for name, value in (players or {}).get(player.seat, {}).items():
                setattr(player, name, value)
            if "royal_favour" in player.buildings:
                state.favour = player.seat
        for region, settlers in (lands or {}).items():
            _settle(state, region, settlers)
        for key, workers in (boxes or {}).items():
            state.boxes[key] = [Worker(*worker) for worker in workers]
        for name, value in board.items():
            setattr(state, name, value)
        return state

    head = Header(GAME.key, GAME.rules, seats, dict(options or {}), "0f" * 16, dict(overrides or {}))
    table, opening = Table.new(dataclasses.replace(GAME, setup=begin), head)
    table.adopt(opening)
    return Position(table, [told.event for told in opening.told])


def _settle(state: AgeOfDiscovery, region: str, settlers: Mapping[int, Pieces]) -> None:
    land = state.lands[region]
    land.discovered = True
    for seat, (colonists, soldiers) in settlers.items():
        land.colonists[seat], land.soldiers[seat] = colonists, soldiers
        if colonists + soldiers >= 3:
            land.good = None


def counter(natives: int, coins: int = 0, plunder: int = 0, vp: int = 0) -> dict[str, Any]:
    """Overrides that give the counter d01 these values; with `counters={"d01": 1}` it is the next to be turned up."""
    return {"counters": {"d01": {"natives": natives, "coins": coins, "plunder": plunder, "vp": vp}}}


def fresh(
    seats: int = 4,
    *,
    secret: str = "0f" * 16,
    overrides: Mapping[str, Any] | None = None,
    **options: Any,
) -> Position:
    """A new table, set up."""
    head = Header(GAME.key, GAME.rules, seats, options, secret, dict(overrides or {}))
    table, opening = Table.new(GAME, head)
    table.adopt(opening)
    return Position(table, [told.event for told in opening.told])


def random_moves(position: Position, rng: Random) -> None:
    """One random move of somebody who is waited for, or now and then of somebody who listens."""
    table = position.table
    listening = table.listening()
    seat = rng.choice(listening) if listening and rng.random() < 0.2 else rng.choice(table.waiting())
    position.play(seat, table.menu(seat).sample(rng))


def owner(*buildings: str, **holdings: Any) -> dict[str, Any]:
    """A player with these buildings and whatever else is named."""
    return {"buildings": list(buildings), **holdings}


def sources(game: Position, seat: int) -> dict[str, int | None]:
    """Where a seat's points come from."""
    return dict(game.table.scores()[seat].sources)


def buying(building: str, **board: Any) -> Position:
    """A position in which seat 0 has just bought this building, with $20 before."""
    turn = {1: 1, 2: 4, 3: 7}[BOX.buildings[building].age]
    boxes = {"capital": [(0, "colonist")], **board.pop("boxes", {})}
    players = {0: {"money": 20}}
    game = at(Resolution(["capital"]), turn=turn, players=players, boxes=boxes, display=[building], **board)
    return game.play(0, Build(building))
