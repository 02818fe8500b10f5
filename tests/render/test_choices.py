"""Pennants stand where a public menu offers something, and nowhere else."""

from dataclasses import dataclass, field
from typing import Annotated, Any

from games.core import Ids, Move, MoveSet, OneOf, Pass, Step, mutable, record
from render.choices import choices
from render.picture import Look


@record
class Sell(Move):
    good: Annotated[str, Ids("goods")]


@mutable
class Trade(Step[Any]):
    def waits_for(self, state):
        return (1,)

    def menu(self, state, seat):
        return [MoveSet(Sell, good=OneOf(("corn", "sugar"))), MoveSet(Pass)]


@mutable
class SecretTrade(Trade):
    private = True


@dataclass
class Table:
    agenda: list[Any] = field(default_factory=list)


def offered(*agenda, waiting=(1,)):
    return choices(
        Look(Table(list(agenda)), lambda message_id, /, **_: message_id, ["Anna", "Ben"], waiting=waiting)
    )


def test_what_somebody_may_choose_is_offered():
    assert offered(Trade()) == {"goods/corn", "goods/sugar"}


def test_only_the_step_on_top_is_looked_at():
    assert offered(SecretTrade(), Trade()) == {"goods/corn", "goods/sugar"}


def test_a_private_menu_is_not_told():
    assert offered(Trade(), SecretTrade()) == frozenset()


def test_nobody_is_offered_anything_when_nobody_is_waited_for():
    assert offered(Trade(), waiting=()) == frozenset()
    assert offered() == frozenset()
