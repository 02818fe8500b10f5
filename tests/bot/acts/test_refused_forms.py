"""Every form of every game is refused once through the wire, at the table and in a try, and opens again as it was sent."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.local import Message, Outcome, Person
from bot.menus.control_ids import ControlId, read_control_id
from bot.menus.controls import OPTIONS, MoveControls
from bot.menus.forms import NumberForm
from bot.menus.sight import Sight
from bot.menus.whole_moves import OpenMove, whole_moves
from games import all_games
from games.core import Game, Move, MoveSet, State, engine, view
from games.core.domains import Between, Several
from games.core.moves import field_kinds
from games.mundus_novus.supply import SplitFleets
from games.words.phrases import phrases
from tests.bot.acts.test_trying import moves_made
from tests.conformance.plays import VARIANTS, play
from tests.games.age_of_discovery.test_war_alone import war
from tests.games.mundus_novus.positions import at, turn
from tests.games.puerto_rico.test_storage import storing
from tests.support.bot import open_world

NAMES = ("anna", "ben", "clara", "dora", "emil", "fritz")
ROOT = ControlId("choose", 1, 0, "0123456789")
AGAIN = phrases("en")("button-again")


def wrong(one: OpenMove) -> str | list[str] | None:
    """What can be sent in a form and is refused; None where everything that can be chosen is possible."""
    form = one.form
    if isinstance(form, NumberForm):
        return "9999"
    # Discord itself sees to it that a single list is not left empty where something must be chosen.
    least = 1 if form.least and len(form.pieces) <= OPTIONS else 0
    for number in (len(form.pieces), 1, least):
        chosen = form.pieces[:number]
        worth = sum(piece.worth for piece in chosen)
        if not form.least <= number <= form.most or worth < form.at_least:
            return [piece.value for piece in chosen]
    return None


RARE: dict[str, Callable[[], Iterable[State[Any, Any]]]] = {
    "age_of_discovery": lambda: [war().state],
    "mundus_novus": lambda: [
        turn("4 4 R R", "vicente_de_la_raya", promo_cards=True).state,
        at(SplitFleets([0]), developments={0: "ponce_de_leon caravel_02 caravel_04 caravel_06"}).state,
    ],
    "puerto_rico": lambda: [storing({"corn": 3, "sugar": 2, "coffee": 2}, ["small_warehouse"]).state],
}
"""Positions with forms that random play rarely comes to."""

NEVER_REFUSED = {"Explore", "ExploreBeyond"}
"""Kinds of moves for which everything that their form lets choose is possible."""


def states(game: str) -> Iterator[State[Any, Any]]:
    """What random play comes to, in all variants of a game, and what it rarely comes to."""
    yield from RARE.get(game, list)()
    for variant in VARIANTS:
        if variant.key == game:
            yield from (moment.state for moment in play(variant).moments)


def forms(game: Game) -> Iterator[tuple[State[Any, Any], int, OpenMove]]:
    """A state for each kind of move with a form that can be refused, with the seat that is asked."""
    words, seen = phrases("en", game.key), set[type[Move]]()
    for state in states(game.key):
        for seat in engine.waits_for(state):
            menu = engine.menu(state, seat)
            if not {moves.kind for moves in menu.sets if takes_a_form(moves)} - seen:
                continue
            sight = Sight(game, view(state, seat), seat, words, NAMES)
            for one in whole_moves(MoveControls(menu, ROOT, sight, None)):
                if isinstance(one, OpenMove) and one.kind not in seen and wrong(one) is not None:
                    seen.add(one.kind)
                    yield state, seat, one


def takes_a_form(moves: MoveSet) -> bool:
    return any(isinstance(domain, Several | Between) for domain in moves.domains.values())


def may_take_a_form(kind: type[Move]) -> bool:
    """Whether a field of a move is asked by a form: several pieces, or a number of which there are many."""
    return any(field.is_several or (field.is_number and not field.is_few) for field in field_kinds(kind))


def controls(message: Message) -> list[ControlId]:
    """The controls of moves in a message."""
    ids = [str(one.get("custom_id", "")) for one in (*message.buttons, *message.selects)]
    return [control for control in map(read_control_id, ids) if control is not None]


async def refuse(person: Person, reply: Outcome, one: OpenMove) -> Message:
    """Open a form below a menu, send what is not possible, and open it again; returns what was answered."""
    asked, sent = controls(reply.message)[0], wrong(one)
    opener = replace(asked, action="form", kind=one.control.kind, path=one.control.path)
    opened = await person.late_click(reply.message, str(opener))
    assert opened.modal is not None
    answer = await person.submit(opened, filled(opened, sent))
    said = next(iter(answer.messages), None) or answer.message
    assert said.content.count("\n") >= 1, "why it is refused stands beside what is asked"
    assert "went wrong" not in said.content
    again = [one for one in said.buttons if one["label"] == AGAIN]
    path = one.control.path
    leads = [
        control
        for control in controls(said)
        if (control.action, control.kind, control.path[: len(path)]) == ("form", opener.kind, path)
    ]
    assert again or leads
    reopened = await person.click(said, again[0]["custom_id"] if again else str(leads[0]))
    assert reopened.modal is not None
    if isinstance(sent, list):
        assert chosen(reopened) == sorted(sent)
    return said


def filled(opened: Outcome, sent: str | list[str] | None) -> dict[str, Any]:
    assert opened.modal is not None
    if isinstance(sent, str):
        return {"text": sent}
    offered = {
        name: [option["value"] for option in field["options"]] for name, field in opened.modal.fields.items()
    }
    return {name: [value for value in values if value in (sent or ())] for name, values in offered.items()}


def chosen(opened: Outcome) -> list[str]:
    """The pieces that a form comes with."""
    assert opened.modal is not None
    options = [option for field in opened.modal.fields.values() for option in field["options"]]
    return sorted(option["value"] for option in options if option.get("default"))


@pytest.mark.parametrize("game", all_games())
async def test_every_form_of_a_game_is_refused_and_opens_again(tmp_path, bot_log, game):
    found = set[type[Move]]()
    for state, seat, one in forms(all_games()[game]):
        found.add(one.kind)
        async with open_world(tmp_path / one.kind.__name__) as world:
            people = await world.start(game, *NAMES[: state.seats])
            live = await world.live()
            world.tables.keep(replace(live, table=live.table.in_position(state)))
            menu = await people[seat].slash(world.general, "move")
            await refuse(people[seat], menu, one)
            tried = await people[seat].slash(world.general, "try")
            if controls(tried.message)[0].seat == seat:
                assert moves_made(tried) == 0
                await refuse(people[seat], tried, one)
    missed = {kind.__name__ for kind in all_games()[game].moves if may_take_a_form(kind)} - {
        kind.__name__ for kind in found
    }
    assert missed <= NEVER_REFUSED
