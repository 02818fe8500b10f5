"""Nobody sees what they may not (§3)."""

from random import Random
from typing import Any

import pytest

from games.core import CHANCE, Event, Hidden, Told, engine, view
from games.mundus_novus import GAME, events
from games.mundus_novus.moves import Compensate, Convert, Offer, Same, Store
from games.mundus_novus.progress import Develop
from games.mundus_novus.rounds import Income
from games.mundus_novus.state import MundusNovus
from games.mundus_novus.trade import GiveCompensation, SecretOffers
from games.words.phrases import phrases
from games.words.sentences import log_lines
from tests.games.mundus_novus.positions import OPTIONS, at
from tests.games.playing import random_game, spelled
from tests.games.position import ANN, BOB, CY

VIEWERS = (None, ANN, BOB, CY)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_owner_and_counted_by_all(viewer: int | None):
    game = at(hands={BOB: "1 5 R"})
    hand = game.seen_by(viewer).players[BOB].hand
    assert len(hand) == 3
    assert isinstance(hand, Hidden) is (viewer != BOB)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_deck_but_all_see_its_size(viewer: int | None):
    seen = at(hands={BOB: "1 5 R"}).seen_by(viewer)
    assert isinstance(seen.deck, Hidden)
    with pytest.raises(TypeError):
        len(seen.deck)
    assert seen.deck_size == 120 - 3 - 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_discard_pile_is_public(viewer: int | None):
    game = at(Develop(ANN, [], []), hands={ANN: "7 7 7"})
    game.play(ANN, Same("7", 3, "cortes"))
    assert game.seen_by(viewer).discard["7"] == 3


def test_an_unrevealed_offer_is_seen_by_its_owner_only_not_even_its_size():
    game = at(
        SecretOffers([ANN, BOB, CY], {}),
        hands={ANN: "1 2", BOB: "3", CY: "4"},
        developments={ANN: "las_casas"},
    )
    game.state.offer_size = 2
    before = repr(game.seen_by(BOB))
    game.play(ANN, Offer(()))
    nothing = repr(game.seen_by(BOB))
    game.play(ANN, Offer(("1", "2")))
    assert repr(game.seen_by(BOB)) == nothing != before
    assert view(game.step(), ANN).answers[ANN] == {"": Offer(("1", "2"))}
    assert view(game.step(), BOB).answers[ANN] == Hidden(1)


def test_the_compensation_is_seen_by_giver_and_receiver():
    game = at(GiveCompensation([ANN], CY), hands={ANN: "1 R"})
    told = game.play(ANN, Compensate("R")).latest
    assert told == [events.Compensated(ANN, CY, "R")]
    seen = [view(events.Compensated(ANN, CY, "R"), viewer) for viewer in VIEWERS]
    assert [isinstance(event.resource, Hidden) for event in seen] == [True, False, True, False]


def test_stored_resources_are_seen_by_their_owner_and_counted_by_all():
    game = at(Income(), hands={ANN: "1 2 9"}, developments={ANN: "warehouse_2_1"})
    told = game.play(ANN, Store(("2", "9"))).latest
    stored = next(event for event in told if isinstance(event, events.ResourcesStored))
    assert view(stored, ANN).resources == ("2", "9")
    assert (view(stored, BOB).resources, stored.count) == (Hidden(2), 2)
    assert game.seen_by(BOB).players[ANN].stored == Hidden(2)


def test_a_conversion_is_seen_by_its_owner_only_until_a_combination_uses_it():
    game = at(Develop(ANN, [], []), hands={ANN: "1 5 5"}, developments={ANN: "merchant_mid_1"})
    before = repr(game.seen_by(BOB))
    assert game.play(ANN, Convert("1", "5")).latest == []
    assert repr(game.seen_by(BOB)) == before
    assert len(view(game.step(), ANN).conversions) == 1
    assert isinstance(view(game.step(), BOB).recalled, Hidden)


def test_r25_doubloons_are_public_unless_the_table_hides_them():
    assert at(doubloons={ANN: 7}).seen_by(BOB).players[ANN].doubloons == 7
    hidden = at(doubloons={ANN: 7}, doubloons_public=False)
    assert isinstance(hidden.seen_by(BOB).players[ANN].doubloons, Hidden)
    assert hidden.seen_by(ANN).players[ANN].doubloons == 7
    assert [score.total for score in GAME.scores(hidden.seen_by(BOB))] == [None, 0, None]


def secrets_changed(state: MundusNovus, viewer: int, rng: Random) -> MundusNovus:
    """The same table with all that the viewer cannot see dealt anew: hands, stores, the deck, secret doubloons."""
    other = state.clone()
    hidden = [player for player in other.players if player.seat != viewer]
    cards = [name for player in hidden for name in (*player.hand, *player.stored)]
    cards += [name for name, count in other.deck.items() for _ in range(count)]
    rng.shuffle(cards)
    for player in hidden:
        player.hand = [cards.pop() for _ in player.hand]
        player.stored = [cards.pop() for _ in player.stored]
        if not player.shows_doubloons:
            player.doubloons = rng.randrange(75)
    other.deck = {name: cards.count(name) for name in other.deck}
    return other


@pytest.mark.rest
@pytest.mark.parametrize("options", OPTIONS)
def test_what_a_viewer_gets_does_not_depend_on_what_he_cannot_see(options: dict[str, Any]):
    rng = Random(7)
    compared = 0
    for moment in random_game(GAME, 4, 6, options):
        state = moment.state
        waiting = engine.waits_for(state)
        if CHANCE in waiting or getattr(state.agenda[-1] if state.agenda else None, "answers", None):
            continue
        viewer = rng.randrange(4)
        other = secrets_changed(state, viewer, rng)
        assert spelled(view(other, viewer)) == spelled(view(state, viewer))
        assert engine.waits_for(other) == waiting
        if viewer in waiting:
            assert engine.menu(other, viewer).fingerprint() == engine.menu(state, viewer).fingerprint()
        if state.agenda and not state.agenda[-1].private:
            assert engine.forced(other, {}) == engine.forced(state, {})
        compared += 1
    assert compared > 50


SECRETIVE = {
    "SecretOffers",
    "LoseToPirates",
    "StoreResources",
    "GiveCompensation",
    "Develop",
    "TriggerEvent",
    "BuyFromMarket",
}


def test_every_step_whose_menu_shows_a_hand_or_doubloons_is_private():
    assert {step.__name__ for step in GAME.steps if step.private} == SECRETIVE


NAMES = ["Ann", "Bob", "Cy"]


@pytest.mark.parametrize(
    ("event", "owners", "told", "hidden"),
    [
        (
            events.Compensated(ANN, CY, "9"),
            {ANN, CY},
            "Ann gives Cy vanilla (9) in compensation, as they are one card short (rules: Trade)",
            "Ann gives Cy a resource in compensation, as they are one card short (rules: Trade)",
        ),
        (events.ResourcesStored(BOB, 1, ("9",)), {BOB}, "Bob stores vanilla (9)", "Bob stores 1 resource"),
        (
            events.StoredReturned(BOB, 2, ("9", "9")),
            {BOB},
            "Bob takes 2 × vanilla (9) from the warehouse",
            "Bob takes 2 resources from the warehouse",
        ),
    ],
)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_line_of_the_log_names_secret_resources_to_those_who_know_them(
    event: Event, owners: set[int], told: str, hidden: str, viewer: int | None
):
    words = phrases("en", "mundus_novus")
    assert log_lines([Told(0, event)], words, NAMES, viewer) == [told if viewer in owners else hidden]
