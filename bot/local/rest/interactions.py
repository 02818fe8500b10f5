"""Routes that answer interactions: the callback, and the webhook of the interaction's token."""

from bot.local import payloads
from bot.local.errors import unknown
from bot.local.interactions import resource
from bot.local.rest.calls import Call, Response, route
from bot.local.rules.forms import Json
from bot.local.things import Interaction

HOOK = "/webhooks/{application}/{token}"
ORIGINAL, FOLLOW_UP = HOOK + "/messages/@original", HOOK + "/messages/{message}"


@route("POST", "/interactions/{interaction}/{token}/callback", token=False)
def answer(call: Call) -> Response | None:
    """Answer an interaction for the first time."""
    desk = call.server.interactions
    taken = desk.answer(call.ids["interaction"], call.texts["token"], call.body, call.uploads)
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return Response(200, resource(call.server, taken))
    return None


def _interaction(call: Call) -> Interaction:
    if call.ids["application"] != call.world.bot.id:
        raise unknown(10015)
    return call.server.interactions.by_token(call.texts["token"])


@route("POST", HOOK, token=False)
def follow_up(call: Call) -> Json:
    """Follow up."""
    message = call.server.interactions.follow_up(_interaction(call), call.body, call.uploads)
    return payloads.message(call.world, message, call.server.url)


@route("GET", ORIGINAL, token=False)
@route("GET", FOLLOW_UP, token=False)
def read(call: Call) -> Json:
    """Read the first answer or a follow-up."""
    message = call.server.interactions.message(_interaction(call), call.ids.get("message"))
    return payloads.message(call.world, message, call.server.url)


@route("PATCH", ORIGINAL, token=False)
@route("PATCH", FOLLOW_UP, token=False)
def edit(call: Call) -> Json:
    """Edit the first answer or a follow-up."""
    desk, interaction = call.server.interactions, _interaction(call)
    message = desk.message(interaction, call.ids.get("message"))
    edited = desk.edit(interaction, message, call.body, call.uploads)
    return payloads.message(call.world, edited, call.server.url)


@route("DELETE", ORIGINAL, token=False)
@route("DELETE", FOLLOW_UP, token=False)
def delete(call: Call) -> None:
    """Delete the first answer or a follow-up."""
    desk, interaction = call.server.interactions, _interaction(call)
    desk.delete(interaction, desk.message(interaction, call.ids.get("message")))
