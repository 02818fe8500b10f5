"""The score in words, as far as a viewer may know it. Pure."""

from collections.abc import Sequence

from bot.table.live import Started
from games.core.game import Score, tie_breaks_used
from games.core.moves import Seat, hyphened
from games.core.table import Table
from games.results.making import standing
from games.words.phrases import Phrases
from games.words.view import capital


def score_lines(live: Started, viewer: Seat | None, *, why: bool) -> list[str]:
    """Return the score, one line per seat; with `why`, source by source. A question mark stands for points hidden from the viewer."""
    lines: list[str] = []
    scores, gave_up = live.scores(viewer), live.gave_up if live.is_over else ()
    compared = [score for score in scores if score.seat not in gave_up and score.total is not None]
    for rank, score in standing(scores, gave_up):
        hidden = "yes" if score.total is None else "no"
        name = live.names[score.seat]
        points = points_words(live.words, score.known)
        lines.append(live.words("score-line", rank=rank, name=name, points=points, hidden=hidden))
        lines[-1] += tie_words(score, compared, live.words)
        if why:
            lines += [
                live.words(
                    "score-source-line",
                    source=live.words(f"score-{hyphened(source)}"),
                    points="?" if points is None else str(points),
                )
                for source, points in score.sources
                if points != 0
            ]
            lines += [live.words("score-fact-line", fact=fact) for fact in _reasons(live, score.seat, viewer)]
    return lines


def points_words(words: Phrases, points: int) -> str:
    """Return a number of points in words, in what the game counts: points, doubloons, dice."""
    return words("game-points" if words.has("game-points") else "points", points=points)


def tie_words(score: Score, stayed: Sequence[Score], words: Phrases) -> str:
    """Return the tie-breaker between a score and others of the same total, in brackets; empty if there are none."""
    if score not in stayed:
        return ""
    used = tie_breaks_used(score, stayed)
    told = [words(f"tie-break-{n}", number=value) for n, value in enumerate(score.tie_breaks[:used], 1)]
    return words("rank-tie", told=", ".join(told)) if told else ""


def ending_words(table: Table, words: Phrases, names: Sequence[str]) -> str:
    """Return the cause of the end of a game that was played to its end, as a sentence; empty if the game gives none."""
    if table.game.ending is None or table.state.agenda:
        return ""
    cause = table.game.ending(table.state)
    return "" if cause is None else f"{capital(words.event(cause, names))}."


def own_score(live: Started, seat: Seat) -> str:
    """Return a seat's points by source in a sentence for its owner; empty if everybody knows them, or if the owner does not."""
    own = next(score for score in live.scores(seat) if score.seat == seat)
    known = next(score for score in live.scores(None) if score.seat == seat)
    if own.total is None or known.total is not None:
        return ""
    points = points_words(live.words, own.total)
    sources = [f"{live.words(f'score-{hyphened(source)}')}: {n}" for source, n in own.sources if n]
    return live.words("own-score", points=points, sources=", ".join(sources), count=len(sources))


def score_reasons(live: Started, viewer: Seat | None) -> tuple[tuple[str, ...], ...]:
    """Return the facts behind each seat's score in sentences, as far as a viewer may know them."""
    return tuple(_reasons(live, score.seat, viewer) for score in live.scores(viewer))


def _reasons(live: Started, seat: Seat, viewer: Seat | None) -> tuple[str, ...]:
    return tuple(live.words.event(fact, live.names) for fact in live.table.explanation(seat, viewer))
