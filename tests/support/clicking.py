"""Whole games through the page: a move is drawn from what a frame offers, and made as its scripts make it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from bot.menus.control_ids import read_control_id
from tests.support.page import Server
from tests.support.pages import Page


def filled(form: Mapping[str, Any], rng: Random) -> dict[str, list[str]]:
    """Return the fields of a form, filled within its limits by chance."""
    if "high" in form:
        return {"text": [str(rng.choice([*form.get("offers", ()), form.get("low", 0)]))]}
    pieces = list(form.get("pieces", ()))
    least, most, at_least = form.get("least", 0), form.get("most", 0), form.get("at_least", 0)
    rng.shuffle(pieces)
    chosen = pieces[: rng.randint(least, min(most, len(pieces)))]
    if at_least:
        chosen = []
        for piece in sorted(pieces, key=lambda piece: -piece.get("worth", 0)):
            if sum(one.get("worth", 0) for one in chosen) < at_least:
                chosen.append(piece)
    return {"pieces": [piece["value"] for piece in chosen]}


def suggested(form: Mapping[str, Any]) -> dict[str, list[str]] | None:
    """Return the fields of a form as they are suggested; None where nothing is."""
    found = [piece["value"] for piece in form.get("pieces", ()) if piece.get("suggested")]
    return {"pieces": found} if found or (not form.get("least") and "high" not in form) else None


def _is_move(control: Mapping[str, Any]) -> bool:
    """Say whether a control of an answer goes on with a move; others are the table's own, as *Suggestion*."""
    return read_control_id(control["custom_id"]) is not None


async def play_one(page: Page, rng: Random) -> dict[str, Any]:
    """Make some move of the frame; a form that says no to what chance has filled in is filled as it is suggested."""
    for _ in range(20):
        move = rng.choice(page.own["moves"])
        ack = await page.play(move, filled(move["form"], rng) if "form" in move else None)
        if not ack["ok"] and "form" in move and (usual := suggested(move["form"])) is not None:
            ack = await page.play(move, usual)
        while ack["ok"] and (
            further := [item for row in ack.get("rows", ()) for item in row if _is_move(item)]
        ):
            # It was no whole move yet.
            one = rng.choice(further)
            choices = one.get("choices")
            ack = await page.click(
                one["custom_id"], **({"values": [rng.choice(choices)["value"]]} if choices else {})
            )
        if ack["ok"]:
            return ack
    raise AssertionError(f"nothing can be played: {ack}")


async def asked(server: Server) -> str:
    """Return the name of the first one who is asked."""
    live = await server.live()
    return live.seats[live.table.waiting()[0]].name


def role(page: Page, name: str) -> dict:
    """Return the move that takes a role."""
    return next(move for move in page.moves() if f"roles/{name}" in move["places"])


async def entries(server: Server) -> int:
    """Return how many entries the log has."""
    return (await server.live()).row.entries
