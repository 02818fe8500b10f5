"""Every form of every game is refused once through the wire, at the table and in a try, and opens again as it was sent."""

from collections.abc import Iterator
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
from games.core import Move, MoveSet
from games.core.domains import Between, Several
from games.words.phrases import phrases
from tests.bot.acts.test_trying import moves_made
from tests.conformance.plays import VARIANTS, Moment, play
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


def forms(game: str) -> Iterator[tuple[Moment, int, OpenMove]]:
    """A moment of random play for each kind of move with a form that can be refused, with the seat that is asked."""
    words, seen = phrases("en", game), set[type[Move]]()
    for variant in (variant for variant in VARIANTS if variant.key == game):
        for moment in play(variant).moments:
            for seat in moment.waiting():
                menu = moment.menu(seat)
                if not {moves.kind for moves in menu.sets if takes_a_form(moves)} - seen:
                    continue
                sight = Sight(variant.game, moment.view(seat), seat, words, NAMES)
                for one in whole_moves(MoveControls(menu, ROOT, sight, None)):
                    if isinstance(one, OpenMove) and one.kind not in seen and wrong(one) is not None:
                        seen.add(one.kind)
                        yield moment, seat, one


def takes_a_form(moves: MoveSet) -> bool:
    return any(isinstance(domain, Several | Between) for domain in moves.domains.values())


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


WITH_FORMS = ("age_of_discovery", "mundus_novus", "pizarro_and_co", "puerto_rico", "soundings")


@pytest.mark.parametrize("game", all_games())
async def test_every_form_of_a_game_is_refused_and_opens_again(tmp_path, bot_log, game):
    found = 0
    for moment, seat, one in forms(game):
        found += 1
        async with open_world(tmp_path / str(found)) as world:
            people = await world.start(game, *NAMES[: moment.table.state.seats])
            live = await world.live()
            world.tables.keep(replace(live, table=live.table.in_position(moment.state)))
            menu = await people[seat].slash(world.general, "move")
            await refuse(people[seat], menu, one)
            tried = await people[seat].slash(world.general, "try")
            if controls(tried.message)[0].seat == seat:
                assert moves_made(tried) == 0
                await refuse(people[seat], tried, one)
    # A new game may have no form.
    assert found or game not in WITH_FORMS
