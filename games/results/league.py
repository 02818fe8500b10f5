"""A league: its players, rounds and standings. Pure; tables of a round are known by their numbers."""

import dataclasses
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Literal

from pydantic import TypeAdapter

from games.core.records import record
from games.results.pairing import Paired, paired
from games.results.result import Result, SeatResult

Pairing = Literal["robin", "swiss"]
"""Method of grouping: all meet as evenly as possible, or neighbours in the standings meet."""

Stage = Literal["open", "running", "over"]


@record
class Group:
    """One group of a round: its players in the order of their seats, and its table after that is opened."""

    players: tuple[int, ...]
    table: int | None = None


@record
class Round:
    """One round: its groups, the players who sit out, and when tables still open end with their standing."""

    groups: tuple[Group, ...]
    byes: tuple[int, ...]
    due: datetime | None = None


@record
class League:
    """A league of one game.

    names: Names of its `players` by user id.
    out: Players who have dropped out.
    revision: Number of changes.
    told: Number of results posted in its channel.
    held_up: The posted sentence that says why it cannot go on.
    void: Tables announced as not counting because they cannot be played to their end.
    ended: When it was over; results of later games change no standing.
    caught_up: Outages until then have already extended the round.
    ending: Players who have asked in this round to end the league.
    """

    id: int
    guild: int
    channel: int
    host: int
    game: str
    size: int
    rounds: int
    pairing: Pairing = "robin"
    days: int = 0
    rated: bool = False
    stage: Stage = "open"
    players: tuple[int, ...] = ()
    names: Mapping[int, str] = dataclasses.field(default_factory=dict[int, str])
    out: tuple[int, ...] = ()
    played: tuple[Round, ...] = ()
    told: int = 0
    held_up: str = ""
    void: tuple[int, ...] = ()
    ended: datetime | None = None
    caught_up: datetime | None = None
    ending: tuple[int, ...] = ()
    revision: int = 0

    @property
    def playing(self) -> tuple[int, ...]:
        """The players who have not dropped out."""
        return tuple(player for player in self.players if player not in self.out)

    @property
    def tables(self) -> tuple[int, ...]:
        """Every table that was opened for the league."""
        groups = [group for one in self.played for group in one.groups]
        return tuple(group.table for group in groups if group.table is not None)


@record
class Standing:
    """A player's standing. Ties in points are broken by games won alone, then by all opponents' points."""

    place: int
    player: int
    games: int
    points: float
    won: int
    opponents: float


def joined(league: League, player: int, name: str) -> League:
    """Return the league with a player; one who had dropped out returns, a new player begins without points.

    If everybody had left the league, the player becomes its host.
    """
    host = league.host if league.playing else player
    players = league.players if player in league.players else (*league.players, player)
    out = tuple(one for one in league.out if one != player)
    return replace(league, host=host, players=players, out=out, names={**league.names, player: name})


def left(league: League, player: int) -> League:
    """Return the league without a player, who is removed before it begins and counts as dropped out later.

    If the player was the host, another one becomes host.
    """
    if league.stage == "open":
        names = {other: name for other, name in league.names.items() if other != player}
        players = tuple(other for other in league.players if other != player)
        return hosted(replace(league, players=players, names=names))
    ending = tuple(one for one in league.ending if one != player)
    return hosted(replace(league, out=(*league.out, player), ending=ending))


def hosted(league: League) -> League:
    """Return the league with a host who plays in it, if any: the present one, or the first to join."""
    if league.host in league.playing or not league.playing:
        return league
    return replace(league, host=league.playing[0])


def next_round(league: League, results: Mapping[int, Result], due: datetime | None) -> League:
    """Return the league with its next round; over, if there was the last one or too few players are left."""
    enough = len(league.playing) >= league.size
    if len(league.played) >= league.rounds or not enough:
        return replace(league, stage="over")
    table = standings(league, results)
    best_first = [one.player for one in table if one.player in league.playing]
    points = {one.player: one.points for one in table} if league.pairing == "swiss" else None
    before = [Paired(tuple(group.players for group in one.groups), one.byes) for one in league.played]
    players = best_first if league.pairing == "swiss" else league.playing
    new = paired(players, league.size, before, points)
    groups = tuple(Group(group) for group in new.groups)
    played = (*league.played, Round(groups, new.byes, due))
    return replace(league, stage="running", played=played, caught_up=None, ending=())


def put_off(
    league: League, outages: Sequence[tuple[datetime, datetime]], long: timedelta, least: timedelta
) -> League:
    """Return the league with its newest round extended by outages. Each outage counts once.

    outages: Pairs of start and end, in order.
    long, least: After an outage longer than `long` at least the time `least` is left.
    """
    if league.stage != "running" or (due := league.played[-1].due) is None:
        return league
    since = league.caught_up or due - timedelta(days=league.days)
    for began, ended in outages:
        begins = max(began, since)
        if begins < min(ended, due):
            due += ended - begins
            if ended - begins > long:
                due = max(due, ended + least)
        since = max(since, ended)
    last = replace(league.played[-1], due=due)
    return replace(league, played=(*league.played[:-1], last), caught_up=since)


def opened(league: League, group: Group, table: int) -> League:
    """Return the league with a group's table."""
    last = league.played[-1]
    groups = tuple(replace(one, table=table) if one == group else one for one in last.groups)
    return replace(league, played=(*league.played[:-1], replace(last, groups=groups)))


def asked_to_end(league: League, player: int) -> League:
    """Return the league with a player's request to end it now."""
    return replace(league, ending=tuple(dict.fromkeys((*league.ending, player))))


def all_ask_to_end(league: League) -> bool:
    """Say whether all who play in a league have asked to end it now."""
    return {*league.playing} <= {*league.ending}


def counts(league: League, result: Result) -> bool:
    """Say whether a result counts: not after the league's end, nor for a table announced as not counting."""
    return result.table not in league.void and (league.ended is None or result.ended <= league.ended)


def gained(result: Result, seat: SeatResult) -> float:
    """Return the points of a seat: 1 for each other seat with a lower rank, ½ for each with the same rank."""
    own = result.counted_rank(seat)
    others = [result.counted_rank(other) for other in result.seats if other.seat != seat.seat]
    return sum((rank > own) + (rank == own) / 2 for rank in others)


def standings(league: League, results: Mapping[int, Result]) -> list[Standing]:
    """Return everybody's standing, best first. A bye is worth half of all points.

    results: The results of the league's tables, by table.

    The paired player gets the points even if a robot or another player played on; a player who left ranks
    last at that table.
    """
    points: dict[int, float] = defaultdict(float)
    games: dict[int, int] = defaultdict(int)
    won: dict[int, int] = defaultdict(int)
    met: dict[int, list[int]] = defaultdict(list)
    for one in league.played:
        for player in one.byes:
            points[player] += (league.size - 1) / 2
        for group in one.groups:
            result = results.get(group.table or 0)
            if result is None or not counts(league, result):
                continue
            # A table's seats may have been changed before it began; that must not stop the other players.
            for player, seat in zip(group.players, result.seats, strict=False):
                if seat.user is None:
                    # The player dropped out before the table began and a robot had the seat from the start.
                    continue
                points[player] += gained(result, seat)
                games[player] += 1
                won[player] += gained(result, seat) == league.size - 1
                met[player] += [other for other in group.players if other != player]
    found = [(points[p], won[p], sum(points[other] for other in met[p]), games[p], p) for p in league.players]
    return [
        Standing(
            place=1 + sum(other[:3] > one[:3] for other in found),
            player=one[4],
            games=one[3],
            points=one[0],
            won=one[1],
            opponents=one[2],
        )
        for one in sorted(
            found, key=lambda one: (*(-value for value in one[:3]), league.players.index(one[4]))
        )
    ]


@cache
def _adapter() -> TypeAdapter[League]:
    return TypeAdapter(League)


def league_to_data(league: League) -> dict[str, Any]:
    """Return a league as JSON data."""
    return _adapter().dump_python(league, mode="json")


def league_from_data(data: Mapping[str, Any]) -> League:
    """Read a league; raise `ValueError` if it is damaged."""
    return _adapter().validate_python(data)


def results_by_table(results: Sequence[Result]) -> dict[int, Result]:
    """Return results by their tables."""
    return {result.table: result for result in results}
