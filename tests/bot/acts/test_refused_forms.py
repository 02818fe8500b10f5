"""Every form of every game is refused once through the wire, at the table and in a try, and opens again as it was sent."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.local import Message, NotPossible, Outcome, Person
from bot.local.rules.components import TEXT_INPUT
from bot.menus.control_ids import ControlId, read_control_id
from bot.menus.controls import MoveControls
from bot.menus.forms import TEXT, Fields, NumberForm, laid_out
from bot.menus.half_made import Refused, go_on
from bot.menus.parts import OPTIONS, Select
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
from tests.support.bot import World, open_world
from tests.support.whole import WHOLE

NAMES = ("anna", "ben", "clara", "dora", "emil", "fritz")
ROOT = ControlId("choose", 1, 0, "0123456789")
AGAIN = phrases("en")("button-again")


def wrong(maker: MoveControls, one: OpenMove) -> Fields | None:
    """What Discord lets through and the rules refuse; None if there is no such thing."""
    for fields in sendable(one):
        if isinstance(go_on(maker.menu, one.control, fields, lambda: maker), Refused):
            return fields
    return None


def sendable(one: OpenMove) -> Iterator[Fields]:
    """Return all that can be sent in a form, from the fewest pieces to the most; a number of as many digits as there is room for."""
    form = one.form
    if isinstance(form, NumberForm):
        # A list has no wrong numbers.
        yield from [{TEXT: ["9" * len(str(form.high))]}] if form.high - form.low >= OPTIONS else []
        return
    lists = [field for _, field in laid_out(form, "form", phrases("en")).fields if isinstance(field, Select)]
    worth = {piece.value: piece.worth for piece in form.pieces}
    orders = (lambda value: 0, lambda value: worth[value], lambda value: -worth[value])
    for number, order in product(range(len(form.pieces) + 1), orders):
        chosen = sorted(worth, key=order)[:number]
        fields = {one.custom_id: [c.value for c in one.choices if c.value in chosen] for one in lists}
        if all(each.least <= len(fields[each.custom_id]) <= each.most for each in lists):
            yield fields


RARE: dict[str, Callable[[], Iterable[State[Any, Any]]]] = {
    "age_of_discovery": lambda: [war().state],
    "mundus_novus": lambda: [
        turn("4 4 R R", "vicente_de_la_raya", promo_cards=True).state,
        at(SplitFleets([0]), developments={0: "ponce_de_leon caravel_02 caravel_04 caravel_06"}).state,
    ],
    "puerto_rico": lambda: [storing({"corn": 3, "sugar": 2, "coffee": 2}, ["small_warehouse"]).state],
}
"""Positions with forms that random play rarely comes to."""

NEVER_REFUSED = {
    "age_of_discovery": {"Bid", "Explore", "ExploreBeyond", "KillEnemies"},
    "mundus_novus": {"Blind", "Cash", "Different", "Lose", "Offer", "Pick", "Same", "Split", "Store"},
    "pizarro_and_co": {"Exchange"},
    "puerto_rico": {"PlaceColonists", "Refuse", "Store", "StoreOnly"},
}
"""Kinds of moves for which everything that Discord lets through is possible."""
NEVER_COUNTED = {"ExploreBeyond"}
"""Kinds of moves whose forms random play does not come to."""


def states(game: str) -> Iterator[State[Any, Any]]:
    """What random play comes to, in all variants of a game, and what it rarely comes to."""
    yield from RARE.get(game, list)()
    for variant in VARIANTS:
        if variant.key == game:
            yield from (moment.state for moment in play(variant).moments)


Found = tuple[State[Any, Any], int, OpenMove, MoveControls]
"""A position, the seat that is asked, a form and what made it."""


def forms(
    game: Game, fits: Callable[[MoveControls, OpenMove], object], but: Collection[str] = ()
) -> Iterator[Found]:
    """A position for each kind of move with a form that fits, with the seat that is asked; until all kinds `but` these were found."""
    words, seen = phrases("en", game.key), set[type[Move]]()
    wanted = {kind for kind in game.moves if may_take_a_form(kind) and kind.__name__ not in but}
    for state in states(game.key):
        if wanted <= seen:
            return
        for seat in engine.waits_for(state):
            menu = engine.menu(state, seat)
            if not {moves.kind for moves in menu.sets if takes_a_form(moves)} & (wanted - seen):
                continue
            sight = Sight(game, view(state, seat), seat, words, NAMES)
            maker = MoveControls(menu, ROOT, sight, None)
            for one in whole_moves(maker):
                if isinstance(one, OpenMove) and one.kind in wanted - seen and fits(maker, one):
                    seen.add(one.kind)
                    yield state, seat, one, maker


def takes_a_form(moves: MoveSet) -> bool:
    return any(isinstance(domain, Several | Between) for domain in moves.domains.values())


def may_take_a_form(kind: type[Move]) -> bool:
    """Whether a field of a move is asked by a form: several pieces, or a number of which there are many."""
    return any(field.is_several or (field.is_number and not field.is_few) for field in field_kinds(kind))


def controls(message: Message) -> list[ControlId]:
    """The controls of moves in a message."""
    ids = [str(one.get("custom_id", "")) for one in (*message.buttons, *message.selects)]
    return [control for control in map(read_control_id, ids) if control is not None]


async def opened_form(person: Person, reply: Outcome, one: OpenMove) -> tuple[ControlId, Outcome]:
    """Open a form below a menu, with the control that does."""
    opener = replace(controls(reply.message)[0], action="form", kind=one.control.kind, path=one.control.path)
    opened = await person.late_click(reply.message, str(opener))
    assert opened.modal is not None
    return opener, opened


async def refuse(person: Person, reply: Outcome, one: OpenMove, sent: Fields) -> Message:
    """Open a form below a menu, send what is not possible, and open it again; returns what was answered."""
    opener, opened = await opened_form(person, reply, one)
    answer = await person.submit(opened, filled(sent))
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
    if TEXT not in sent:
        assert chosen(reopened) == sorted(value for values in sent.values() for value in values)
    return said


def filled(sent: Fields) -> dict[str, Any]:
    return {name: values[0] if name == TEXT else list(values) for name, values in sent.items()}


def chosen(opened: Outcome) -> list[str]:
    """The pieces that a form comes with."""
    assert opened.modal is not None
    options = [option for field in opened.modal.fields.values() for option in field["options"]]
    return sorted(option["value"] for option in options if option.get("default"))


async def seated(world: World, game: str, state: State[Any, Any], seat: int) -> Person:
    """Begin a table in a position; returns the person at the seat."""
    people = await world.start(game, *NAMES[: state.seats])
    live = await world.live()
    world.tables.keep(replace(live, table=live.table.in_position(state)))
    return people[seat]


@pytest.mark.parametrize("game", all_games())
async def test_every_form_of_a_game_is_refused_and_opens_again(tmp_path, bot_log, game):
    found = set[type[Move]]()
    never = set[str]() if WHOLE else NEVER_REFUSED.get(game, set())
    for state, seat, one, maker in forms(all_games()[game], wrong, never):
        found.add(one.kind)
        sent = wrong(maker, one)
        assert sent is not None
        async with open_world(tmp_path / one.kind.__name__) as world:
            person = await seated(world, game, state, seat)
            await refuse(person, await person.slash(world.general, "move"), one, sent)
            tried = await person.slash(world.general, "try")
            if controls(tried.message)[0].seat == seat:
                assert moves_made(tried) == 0
                await refuse(person, tried, one, sent)
    missed = {kind.__name__ for kind in all_games()[game].moves if may_take_a_form(kind)} - {
        kind.__name__ for kind in found
    }
    assert missed <= NEVER_REFUSED.get(game, set())


def counts(_: MoveControls, one: OpenMove) -> bool:
    """Whether a form can be sent with too few or too many pieces, or too long a number, as far as lengths go."""
    form = one.form
    return isinstance(form, NumberForm) or form.numbers() != (0, len(form.pieces))


@pytest.mark.parametrize("game", all_games())
async def test_discord_sends_no_form_with_too_few_or_too_many(tmp_path, bot_log, game):
    found = set[str]()
    for state, seat, one, _ in forms(all_games()[game], counts, set() if WHOLE else NEVER_COUNTED):
        found.add(one.kind.__name__)
        async with open_world(tmp_path / one.kind.__name__) as world:
            person = await seated(world, game, state, seat)
            _, opened = await opened_form(person, await person.slash(world.general, "move"), one)
            for values in miscounted(opened, one):
                with pytest.raises(NotPossible):
                    await person.submit(opened, values)
    expected = {kind.__name__ for kind in all_games()[game].moves if may_take_a_form(kind)}
    assert expected - found <= NEVER_COUNTED


def miscounted(opened: Outcome, one: OpenMove) -> Iterator[dict[str, Any]]:
    """What a form would hold with one piece too few in all, one too many, or a digit too many."""
    assert opened.modal is not None
    fields, form = opened.modal.fields, one.form
    if isinstance(form, NumberForm):
        yield {name: "9" * 9 if field["type"] == TEXT_INPUT else ["none"] for name, field in fields.items()}
        return
    least, most = form.numbers()
    for number in (least - 1, most + 1):
        if 0 <= number <= len(form.pieces):
            chosen = [piece.value for piece in form.pieces][:number] if number >= least else []
            yield {
                name: [each["value"] for each in field["options"] if each["value"] in chosen]
                for name, field in fields.items()
            }
