"""A league's posts in its channel: the standings as a picture, the rest in words. Pure functions."""

from dataclasses import field

from bot.menus.pages import in_pages
from bot.menus.plain import plain
from bot.posts.drawing import Attachment, Illustrator
from bot.posts.messages import Plain
from bot.posts.outgoing import Desk
from bot.posts.records import game_name
from bot.storage import NewPost
from games.core import record
from games.results.league import League, Standing
from games.words.phrases import Phrases
from render.mode import PLAIN, Mode
from render.portrait import Block, Page, page_words

SHARES = (9, 4, 4, 4, 4)
"""Relative widths of the columns, the name first."""


@record
class Standings(Plain):
    """A league's standings, as a picture that is drawn when the row is sent."""

    kind = "standings"
    is_missed = False

    page: Page = field(kw_only=True)

    async def deliver(self, desk: Desk) -> int | None:
        """Draw the standings and send them."""
        return await desk.send(
            self.content, attachments=await league_files(desk.illustrator, self.page, PLAIN)
        )


async def league_files(illustrator: Illustrator, page: Page, mode: Mode) -> list[Attachment]:
    """Draw a league's page."""
    sheets = await illustrator.of_page(page, mode)
    return [
        Attachment(f"standings-{place}.png", data, page_words(page)[:1024])
        for place, data in enumerate(sheets, 1)
    ]


def league_page(league: League, table: list[Standing], words: Phrases, language: str) -> Page:
    """Return the page with a league's standings."""
    about = {"played": len(league.played), "rounds": league.rounds}
    lines = [
        [
            f"{one.place}. {name_of(league, one.player, words)}",
            str(one.games),
            str(one.won),
            f"{one.points:g}",
            f"{one.opponents:g}",
        ]
        for one in table
    ]
    return Page(
        title=words("league-title"),
        aside=game_name(league.game, language),
        summary=[words(f"league-{league.stage}", **about)],
        columns=[words(f"league-{head}") for head in ("player", "games", "won", "points", "opponents")],
        blocks=[Block(words("league-standings"), lines, [words("league-ties")])],
        shares=SHARES,
    )


def name_of(league: League, player: int, words: Phrases) -> str:
    """Return a player's name, or a general word if the user was forgotten."""
    name = league.names.get(player) or words("somebody")
    return words("league-out", name=name) if player in league.out else name


def round_lines(league: League, words: Phrases) -> list[str]:
    """Return the pairings of the newest round, with their tables, and who sits out."""
    last = league.played[-1]
    lines = [words("league-round", number=len(league.played), rounds=league.rounds)]
    lines += [
        "– " + ", ".join(plain(name_of(league, player, words)) for player in group.players)
        for group in last.groups
    ]
    if last.byes:
        names = ", ".join(plain(name_of(league, player, words)) for player in last.byes)
        lines.append(words("league-byes", names=names))
    if last.due is not None:
        lines.append(words("league-due", at=f"<t:{round(last.due.timestamp())}:f>"))
    return lines


def round_posts(league: League, words: Phrases) -> list[NewPost]:
    """Return the posts of a league's pairings; several if there are many tables."""
    pages = in_pages(round_lines(league, words))
    return [Plain("\n".join(lines)).to_channel(league.channel) for lines in pages]


def about_league(league: League, game: str) -> dict[str, str | int]:
    """Return the facts in the post that opens a league."""
    return {
        "host": league.names[league.host],
        "game": game,
        "size": league.size,
        "rounds": league.rounds,
        "pairing": league.pairing,
        "days": league.days,
        "rated": "yes" if league.rated else "no",
    }


def host_posts(before: League, after: League, words: Phrases) -> list[NewPost]:
    """Return the post about a league's new host; none if the host is the same."""
    if before.host == after.host or after.stage == "over":
        return []
    name = plain(name_of(after, after.host, words))
    return [Plain(words("league-host", name=name)).to_channel(after.channel)]


def standings_post(league: League, content: str, page: Page) -> NewPost:
    """Return the post of a league's standings."""
    return Standings(content, page=page).to_channel(league.channel)
