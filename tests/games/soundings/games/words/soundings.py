"""Views of Soundings in words."""

from games.core import Hidden
from games.soundings import Sailor, Soundings
from games.words.view import Seen, Text, joined


def where(seen: Seen[Soundings]) -> str:
    """Return the round."""
    return seen.words("picture-round", round=max(seen.view.round, 1))


def claimed(seen: Seen[Soundings]) -> str:
    """Return the claim that stands."""
    depth, name = seen.view.depth, seen.name(seen.view.claimant)
    return seen.words("picture-soundings-claim", name=name, depth=depth)


def board_words(seen: Seen[Soundings]) -> str:
    """The claim and everybody's dice in words."""
    return joined(
        seen.head(where(seen)), f"{claimed(seen)}.", *(_cup(seen, one) for one in seen.view.sailors)
    )


def cup_words(seen: Seen[Soundings]) -> str:
    """One's own dice in words."""
    assert seen.viewer is not None, "a cup is its owner's"
    return joined(seen.head(where(seen)), _cup(seen, seen.view.sailors[seen.viewer]))


def _cup(seen: Seen[Soundings], sailor: Sailor) -> str:
    dice = "hidden" if isinstance(sailor.dice, Hidden) else " ".join(map(str, sailor.dice))
    return seen.words("alt-soundings-cup", name=seen.name(sailor.seat), count=sailor.count, dice=dice)


TEXTS: dict[str, Text] = {"board": board_words, "cup": cup_words}
