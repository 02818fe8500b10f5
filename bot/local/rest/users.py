"""Routes about the application itself, its user, other users, and the gateway's address."""

from bot.local import payloads
from bot.local.errors import refuse, unknown
from bot.local.rest.calls import Call, route, unauthorised
from bot.local.rules.forms import Json


@route("GET", "/gateway", token=False)
def gateway(call: Call) -> Json:
    """The gateway's address."""
    return {"url": call.server.gateway_url}


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Json:
    """The gateway's address, the recommended number of shards, and how many sessions may be started."""
    return {"url": call.server.gateway_url} | call.server.gateway.starts.describe(len(call.world.guilds))


@route("GET", "/users/@me", token=False)
def own_user(call: Call) -> Json:
    """The user of the token: the bot's, or the one who has authorised the application."""
    if call.authorization == f"Bot {call.server.token}":
        return payloads.own_user(call.world.bot)
    grant = call.server.grants.of(call.authorization.removeprefix("Bearer "))
    if grant is None or "identify" not in grant.scopes or not call.authorization.startswith("Bearer "):
        raise unauthorised()
    return payloads.own_user(call.world.users[grant.user])


@route("GET", "/users/{user}")
def user(call: Call) -> Json:
    """Any user."""
    found = call.world.users.get(call.ids["user"])
    if found is None:
        raise unknown(10013)
    return payloads.user(found)


@route("GET", "/users/@me/guilds")
def own_guilds(call: Call) -> list[Json]:
    """The guilds that the bot is in."""
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(call.world.roles[guild.id].permissions),
            "features": [],
        }
        for guild in call.world.guilds.values()
    ]


@route("POST", "/users/@me/channels")
def open_direct(call: Call) -> Json:
    """Open the direct conversation with a user."""
    form = call.form()
    person = form.snowflake("recipient_id", required=True)
    form.finish()
    if person not in call.world.users:
        raise unknown(10013)
    if person == call.world.bot.id:
        raise refuse(400, 50007)
    return payloads.channel(call.world, call.world.open_direct(call.world.bot.id, person))


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: Call) -> Json:
    """The application."""
    return payloads.application(call.world)
