"""How processes divide shards, without a database: what each of them sees may be old when it acts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.sharing import fair_share, to_give_back, to_take

SHARDS = st.integers(1, 40)
WHO = st.integers(0, 5)


class Processes:
    """Those who are there, each with its shards, longest its own first."""

    def __init__(self, shards, members):
        self.shards = shards
        self.held = {member: [] for member in members}
        self.moves = 0

    @property
    def owned(self):
        return {shard for held in self.held.values() for shard in held}

    def act(self, member, seen=None):
        """Let one of them act by what is so, or by what was so when it looked; a lock that is taken it does not get."""
        ours = self.held[member]
        for shard in to_give_back(self.shards, len(self.held), ours):
            ours.remove(shard)
            self.moves += 1
        seen = self.owned if seen is None else seen
        taken = to_take(self.shards, len(self.held), len(ours), seen)
        ours += [shard for shard in taken if shard not in self.owned]

    def settle(self):
        """Let all of them look again and again."""
        for _ in range(3):
            for member in self.held:
                self.act(member)


@pytest.mark.rest
@given(SHARDS, st.sets(WHO, min_size=1), st.lists(st.tuples(WHO, st.booleans())))
def test_every_shard_is_somebodys_and_nobody_has_more_than_the_share(shards, members, comings):
    processes = Processes(shards, members)
    processes.settle()
    for member, comes in comings:
        if comes:
            processes.held.setdefault(member, [])
        elif len(processes.held) > 1:
            processes.held.pop(member, None)
        processes.settle()
        assert sorted(shard for held in processes.held.values() for shard in held) == [*range(shards)]
        assert max(map(len, processes.held.values())) == fair_share(shards, len(processes.held))


@pytest.mark.rest
@given(SHARDS, st.sets(WHO, min_size=2), st.data())
def test_who_looked_earlier_takes_no_more_than_its_share(shards, members, data):
    processes = Processes(shards, members)
    processes.settle()
    processes.held.pop(min(members))
    seen = processes.owned
    for member in data.draw(st.permutations(sorted(processes.held))):
        processes.act(member, seen)
        assert len(processes.held[member]) <= fair_share(shards, len(processes.held))
    processes.settle()
    assert processes.owned == {*range(shards)}


@given(SHARDS, st.sets(WHO, min_size=1))
def test_one_who_comes_costs_what_is_beyond_the_share(shards, members):
    processes = Processes(shards, members)
    processes.settle()
    processes.held[99] = []
    before = {member: [*held] for member, held in processes.held.items()}
    processes.settle()
    share = fair_share(shards, len(processes.held))
    assert processes.moves == sum(max(0, len(held) - share) for held in before.values())
    for member, held in before.items():
        assert processes.held[member][: len(held)] == held[:share], "it keeps those it has had for longest"


@pytest.mark.rest
@given(SHARDS, st.sets(WHO, min_size=2))
def test_one_who_goes_makes_nobody_give_anything_back(shards, members):
    processes = Processes(shards, members)
    processes.settle()
    processes.held.pop(min(members))
    processes.moves = 0
    processes.settle()
    assert processes.moves == 0
