"""Records in words and as a page, for a user or a server. Pure functions."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import get_args

from bot.posts.scores import points_words
from games import all_games
from games.ai import ROBOTS
from games.core.moves import field_kinds
from games.results.portraits import Close, Favourite, High, Portrait, RecordLine, closest, highest, longest
from games.results.ratings import ALL, Rating, Ratings
from games.results.result import Rated, Result
from games.words.phrases import Phrases, phrases
from render.portrait import Block, Page

MOST_CLOSE = 3
"""Maximum number of the closest games that are listed."""


OwnRatings = Mapping[tuple[Rated, str], Rating]
"""A user's ratings, by list and game."""


def own_ratings(ratings: Ratings, user: int) -> OwnRatings:
    """Return all ratings of a user."""
    kinds: list[tuple[Rated, str]] = [
        (rated, game) for rated in get_args(Rated) for game in (ALL, *all_games())
    ]
    found = {kind: ratings.of(user, *kind) for kind in kinds}
    return {kind: rating for kind, rating in found.items() if rating is not None}


def record_page(portrait: Portrait, words: Phrases, language: str, name: str, ratings: OwnRatings) -> Page:
    """Return the page with the record of the user called `name`."""
    games = dict.fromkeys(line.game for line in portrait.lines)
    return Page(
        title=words("record-title"),
        aside=name,
        summary=[summary(portrait, words), *rating_lines(ratings, ALL, words)],
        columns=[words(f"record-{head}") for head in ("players", "games", "won", "places", "best")],
        blocks=[_block(game, portrait, words, language, ratings) for game in games],
        wide=3,
    )


def summary(portrait: Portrait, words: Phrases) -> str:
    """Return how many games, and how they ended, as a sentence."""
    return words(
        "record-summary",
        games=portrait.games,
        won=portrait.won,
        shared=portrait.shared,
        gaveup=portrait.gave_up,
    )


def rating_lines(ratings: OwnRatings, game: str, words: Phrases) -> list[str]:
    """Return a user's ratings in a game, or in all, as sentences."""
    return [
        words(
            f"rating-{rated}",
            number=str(found.number),
            uncertainty=str(found.uncertainty),
            provisional="yes" if found.is_provisional else "no",
        )
        for rated in get_args(Rated)
        if (found := ratings.get((rated, game))) is not None
    ]


def _block(game: str, portrait: Portrait, words: Phrases, language: str, ratings: OwnRatings) -> Block:
    lines = [_line(line, words) for line in portrait.lines if line.game == game]
    below = [_favourite(one, words, language) for one in portrait.favourites if one.game == game]
    return Block(game_name(game, language), lines, [*rating_lines(ratings, game, words), *below])


def _line(line: RecordLine, words: Phrases) -> list[str]:
    places = [words("record-place", place=place, times=times) for place, times in line.places]
    best = "–" if line.best is None else str(line.best)
    return [str(line.seats), str(line.games), str(line.won), ", ".join(places), best]


def _favourite(one: Favourite, words: Phrases, language: str) -> str:
    return words(
        "record-favourite",
        what=favourite_name(one, language),
        times=one.times,
        of=one.of,
        since=f"{one.since:%Y-%m-%d}",
    )


def favourite_name(one: Favourite, language: str) -> str:
    """Return a favourite's name, or its id if the program no longer has the game or the game no longer counts favourites."""
    game = all_games().get(one.game)
    if game is None or game.favourite is None:
        return one.value
    kind, name = game.favourite
    table = next(field.table for field in field_kinds(kind) if field.name == name)
    words = phrases(language, one.game)
    return str(words.component(table or "", one.value))


def game_name(game: str, language: str) -> str:
    """Return a game's name, or its key if the program no longer has the game."""
    return phrases(language, game)("game-name") if game in all_games() else game


# Of a server


def server_records(results: Sequence[Result], words: Phrases, language: str) -> list[str]:
    """Return the records of a server, one per line; none if no result sets a record."""
    high = highest(results)
    if not high:
        return []
    lines = [words("records-head"), words("records-high")]
    lines += [_high(one, words, language) for one in high]
    if close := closest(results, MOST_CLOSE):
        lines += [words("records-close"), *(_close(one, words, language) for one in close)]
    if (long := longest(results)) is not None:
        lines += [words("records-long"), _long(long, words, language)]
    return lines


def robot_ratings(ratings: Ratings, games: Iterable[str], words: Phrases, language: str) -> list[str]:
    """Return the ratings of robots in games against people, a line for each level, in all games and in each of `games`.

    People who play such games have ratings on the same list, but are not named here.
    """
    lines: list[str] = []
    for level in ROBOTS:
        found = ratings.of(level, "robots")
        if found is None:
            continue
        each = [
            words("records-robots-game", game=game_name(game, language), number=str(one.number))
            for game in games
            if (one := ratings.of(level, "robots", game)) is not None
        ]
        lines.append(
            words(
                "records-robots-line",
                level=level,
                number=str(found.number),
                uncertainty=str(found.uncertainty),
                games=found.games,
                provisional="yes" if found.is_provisional else "no",
                each=", ".join(each) or "none",
            )
        )
    return [words("records-robots"), *lines] if lines else []


def _high(one: High, words: Phrases, language: str) -> str:
    return words(
        "records-high-line",
        game=game_name(one.game, language),
        seats=one.seats,
        points=_points(one.result.game, one.points, language),
        who=called(one.user, words),
        at=_date(one.result.ended),
    )


def _close(one: Close, words: Phrases, language: str) -> str:
    about = {"game": game_name(one.result.game, language), "who": _players(one.result, words)}
    points = _points(one.result.game, one.margin, language)
    return words("records-close-line", margin=one.margin, points=points, at=_date(one.result.ended), **about)


def _long(one: Result, words: Phrases, language: str) -> str:
    about = {"game": game_name(one.game, language), "who": _players(one, words)}
    return words("records-long-line", days=(one.ended - one.began).days, at=_date(one.ended), **about)


def _players(result: Result, words: Phrases) -> str:
    """Return the users of a game, the best first."""
    users = [seat.user for seat in sorted(result.seats, key=lambda seat: seat.rank)]
    return ", ".join(called(user, words) for user in users if user is not None)


def called(user: int, words: Phrases) -> str:
    """Return a mention of a user, which pings nobody in a private answer; an id below 0 stands for a forgotten user."""
    return f"<@{user}>" if user > 0 else words("somebody")


def _points(game: str, points: int, language: str) -> str:
    """Return points with their unit, which is the game's own if the program still has it."""
    return points_words(phrases(language, game) if game in all_games() else phrases(language), points)


def _date(at: datetime) -> str:
    return f"<t:{round(at.timestamp())}:d>"
