"""A browser's requests for the application's page in its frame. Importing this module registers them."""

from bot.local import payloads
from bot.local.grants import SCOPES
from bot.local.options import NotPossible
from bot.local.page.guests import ACTIONS, Guest, Json, text_of
from bot.local.things import Instance
from bot.local.world import World


def _instance(guest: Guest, request: Json) -> Instance:
    """Find the instance that this browser's user has open."""
    name = text_of(request, "instance", 200)
    found = next((each for each, user in guest.inside if (each.name, user) == (name, guest.person.id)), None)
    if found is None:
        raise NotPossible("there is no such Activity open")
    return found


async def launch(guest: Guest, request: Json) -> Json:
    """Use the entry point in a channel."""
    return guest.opened(await guest.person.launch(guest.channel(request)))


async def stay(guest: Guest, request: Json) -> Json:
    """Continue with a page that was open before the connection broke. Return whether its instance still exists."""
    name = text_of(request, "instance", 200)
    found = guest.server.activities.named(name)
    place = found and guest.server.world.channels.get(found.channel_id)
    if found is None or place not in guest.person.channels():
        return {"stays": False}
    guest.server.activities.enter(found, guest.person.id)
    guest.opened(found)
    return {"stays": True}


async def leave(guest: Guest, request: Json) -> None:
    """Close a page."""
    guest.quit(text_of(request, "instance", 200))


async def authorise(guest: Guest, request: Json) -> Json:
    """Tell the application who the user is. Discord asks the user the first time; this one does not."""
    _instance(guest, request)
    scopes = request.get("scopes")
    if not isinstance(scopes, list) or not scopes or not set(map(str, scopes)) <= SCOPES:
        raise NotPossible("Invalid scope")
    return {"code": guest.server.grants.authorise(guest.person.id, tuple(map(str, scopes)))}


async def authenticate(guest: Guest, request: Json) -> Json:
    """Return the user of a token, if it is this person's."""
    world, grant = guest.server.world, guest.server.grants.of(text_of(request, "token", 200))
    if grant is None or grant.user != guest.person.id:
        return {}
    application = payloads.application(world)
    return {
        "user": payloads.user(world.users[grant.user]),
        "scopes": list(grant.scopes),
        "expires": payloads.time_text(grant.ends),
        "application": {key: application[key] for key in ("id", "name", "icon", "description")},
    }


async def participants(guest: Guest, request: Json) -> Json:
    """Return the users who have the page open."""
    return {"participants": participants_of(guest.server.world, _instance(guest, request))}


def participants_of(world: World, instance: Instance) -> list[Json]:
    """Describe the users of an instance, each once."""
    return [
        payloads.user(world.users[user]) | {"bot": False, "premium_type": 0}
        for user in dict.fromkeys(instance.users)
    ]


ACTIONS |= {
    "launch": launch,
    "stay": stay,
    "quit": leave,
    "authorise": authorise,
    "authenticate": authenticate,
    "participants": participants,
}
