"""The score in words, as far as a viewer may know it. Pure."""

from bot.table.live import Started
from games.core.game import ranking
from games.core.moves import Seat, hyphened


def score_text(live: Started, viewer: Seat | None, *, why: bool) -> str:
    """Return the score in words, with `why` source by source; what the viewer may not know is a question mark."""
    lines: list[str] = []
    for rank, score in ranking(live.table.scores(viewer)):
        hidden = "yes" if score.total is None else "no"
        known = sum(points for _, points in score.sources if points is not None)
        name = live.names[score.seat]
        lines.append(live.words("score-line", rank=rank, name=name, known=known, hidden=hidden))
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
            facts = live.table.explanation(score.seat, viewer)
            lines += [live.words("score-fact-line", fact=live.words.event(f, live.names)) for f in facts]
    return "\n".join(lines)
