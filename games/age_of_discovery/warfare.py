"""Warfare: battles, full-scale wars, and their casualties (§11)."""

from collections.abc import Iterator, Sequence

from games.age_of_discovery.boxes import SpaceBySpace
from games.age_of_discovery.events import BattleDeclared, PiecesLost, WarDeclared
from games.age_of_discovery.moves import Battle, Enemy, KillEnemies, Region, War
from games.age_of_discovery.state import AgeOfDiscovery
from games.core import (
    Event,
    Events,
    Move,
    MoveSet,
    OneOf,
    Pass,
    Seat,
    Several,
    Together,
    mutable,
    record,
)


@record
class Front:
    """One battle, fixed when it is declared; `fort` is the soldier that Fortifications lend (R25)."""

    region: Region
    declarer: Seat
    defender: Seat
    fort: int

    def enemy(self, seat: Seat) -> Seat:
        """Return the other side."""
        return self.defender if seat == self.declarer else self.declarer


def battlefields(state: AgeOfDiscovery, seat: Seat, opponent: Seat) -> list[Region]:
    """Return the regions where both players have pieces, and at least one of them a soldier (R24)."""
    return [
        region
        for region, land in state.lands.items()
        if land.pieces(seat) and land.pieces(opponent) and (land.soldiers[seat] or land.soldiers[opponent])
    ]


@mutable
class Warfare(SpaceBySpace):
    """Space by space, each piece may begin one battle or pay for one war; its result comes before the next."""

    chapter = "warfare"

    box = "warfare"

    def menu(self, state: AgeOfDiscovery, seat: Seat) -> list[MoveSet]:
        fields = {
            opponent: regions
            for opponent in range(state.seats)
            if opponent != seat and (regions := battlefields(state, seat, opponent))
        }
        sets: list[MoveSet] = []
        for region in state.lands:
            opponents = [opponent for opponent, regions in fields.items() if region in regions]
            if opponents:
                sets.append(MoveSet(Battle, region=OneOf((region,)), opponent=OneOf(opponents)))
        if fields and state.players[seat].money >= war_cost(state):
            sets.append(MoveSet(War, opponent=OneOf(fields)))
        return [*sets, MoveSet(Pass)]

    def play(self, state: AgeOfDiscovery, seat: Seat, move: Move) -> Events:
        if isinstance(move, Battle):
            regions = [move.region]
            yield BattleDeclared(seat, move.opponent, move.region)
        elif isinstance(move, War):
            regions = battlefields(state, seat, move.opponent)
            state.players[seat].money -= war_cost(state)
            yield WarDeclared(seat, move.opponent, tuple(regions), war_cost(state))
        else:
            yield self.decline(seat)
            return
        self.served += 1
        self.changed = True
        state.then(Casualties([seat, move.opponent], {}, fronts_of(state, seat, move.opponent, regions)))


def fronts_of(state: AgeOfDiscovery, seat: Seat, opponent: Seat, regions: Sequence[Region]) -> list[Front]:
    """Return the battles that a seat declares on an opponent, one for each region."""
    fort = sum(building.defence for building in state.owned(opponent))
    return [Front(region, seat, opponent, fort) for region in regions]


def losses(state: AgeOfDiscovery, seat: Seat, opponent: Seat, regions: Sequence[Region]) -> tuple[int, int]:
    """Return how many soldiers and colonists at most the opponent and the seat itself lose in battles in these regions."""
    fronts = fronts_of(state, seat, opponent, regions)
    theirs = (min(hits(state, one, seat), state.lands[one.region].pieces(opponent)) for one in fronts)
    return sum(theirs), sum(hits(state, one, opponent) for one in fronts)


def war_cost(state: AgeOfDiscovery) -> int:
    """Return the price of a full-scale war."""
    return state.box.boxes["warfare"].cost


@mutable
class Casualties(Together[AgeOfDiscovery]):
    """Each soldier kills an enemy piece of its owner's choice; both sides choose at the same time, region by region (R26)."""

    chapter = "warfare"

    fronts: list[Front]

    def questions(self, state: AgeOfDiscovery, seat: Seat) -> Sequence[str]:
        return [front.region for front in self.fronts if has_choice(state, front, seat)]

    def question_of(self, move: Move) -> str:
        assert isinstance(move, KillEnemies)
        return move.region

    def offers_to(self, state: AgeOfDiscovery, seat: Seat, question: str) -> list[MoveSet]:
        front = next(front for front in self.fronts if front.region == question)
        number = hits(state, front, seat)
        enemies = Several(targets(state, front, seat), number, number)
        return [MoveSet(KillEnemies, region=OneOf((front.region,)), enemies=enemies)]

    def finish(self, state: AgeOfDiscovery) -> Events:
        dead = [
            (front, front.enemy(seat), self._dead(state, front, seat))
            for front in self.fronts
            for seat in self.seats
        ]
        # All casualties are known before the first one is removed: soldiers that die have still hit.
        for front, seat, enemies in dead:
            yield from _bury(state, front, seat, enemies)

    def _dead(self, state: AgeOfDiscovery, front: Front, seat: Seat) -> tuple[Enemy, ...]:
        answer = self.answers.get(seat, {}).get(front.region)
        if isinstance(answer, KillEnemies):
            return answer.enemies
        number = hits(state, front, seat)
        everybody = [enemy for enemy, count in targets(state, front, seat).items() for _ in range(count)]
        return tuple(everybody[:number])


def targets(state: AgeOfDiscovery, front: Front, seat: Seat) -> dict[Enemy, int]:
    """Return the enemy pieces that the seat's soldiers can kill in this battle."""
    enemy, land = front.enemy(seat), state.lands[front.region]
    fort = front.fort if enemy == front.defender else 0
    return {"soldier": land.soldiers[enemy], "colonist": land.colonists[enemy], "fort": fort}


def hits(state: AgeOfDiscovery, front: Front, seat: Seat) -> int:
    """Return how many enemies the seat kills: one for each of its soldiers, if there are as many."""
    soldiers = state.lands[front.region].soldiers[seat] + (front.fort if seat == front.defender else 0)
    return min(soldiers, sum(targets(state, front, seat).values()))


def has_choice(state: AgeOfDiscovery, front: Front, seat: Seat) -> bool:
    """Say whether the seat can choose whom its soldiers kill."""
    found = targets(state, front, seat)
    kinds = sum(count > 0 for count in found.values())
    return kinds > 1 and 0 < hits(state, front, seat) < sum(found.values())


def _bury(state: AgeOfDiscovery, front: Front, seat: Seat, dead: tuple[Enemy, ...]) -> Iterator[Event]:
    if not dead:
        return
    land = state.lands[front.region]
    land.colonists[seat] -= dead.count("colonist")
    land.soldiers[seat] -= dead.count("soldier")
    yield PiecesLost(seat, front.region, dead)
