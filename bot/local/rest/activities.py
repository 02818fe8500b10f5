"""Routes of Activities: who a user is, and who is in an instance."""

import base64
import secrets
from typing import Any

from bot.local.errors import unknown
from bot.local.rest.calls import Call, Response, route
from bot.local.rules.forms import Json


@route("POST", "/oauth2/token", token=False)
def exchange(call: Call) -> Response:
    """Exchange a code for a token; the application proves itself by its secret, in the body or as basic authentication."""
    body: dict[str, Any] = call.body if isinstance(call.body, dict) else {}
    if not _is_application(call, body):
        return Response(401, {"error": "invalid_client"})
    if body.get("grant_type") != "authorization_code":
        return Response(400, {"error": "unsupported_grant_type"})
    found = call.server.grants.exchange(str(body.get("code", "")))
    if found is None:
        return Response(400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'})
    token, grant = found
    left = int(grant.ends - call.server.clock.now())
    return Response(
        200,
        {
            "token_type": "Bearer",
            "access_token": token,
            "expires_in": left,
            "refresh_token": secrets.token_urlsafe(22),
            "scope": " ".join(grant.scopes),
        },
    )


def _is_application(call: Call, body: dict[str, Any]) -> bool:
    given = f"{body.get('client_id')}:{body.get('client_secret')}"
    if call.authorization.startswith("Basic "):
        try:
            given = base64.b64decode(call.authorization.removeprefix("Basic "), validate=True).decode()
        except ValueError:
            return False
    expected = f"{call.world.bot.id}:{call.server.grants.client_secret}"
    return secrets.compare_digest(given.encode("utf-8", "replace"), expected.encode())


@route("GET", "/applications/{application}/activity-instances/{instance}")
def instance(call: Call) -> Json:
    """Tell where an instance is, and who is in it."""
    found = call.server.activities.named(call.texts["instance"])
    if call.ids["application"] != call.world.bot.id or found is None or not found.users:
        raise unknown(0)
    location: Json = {"id": found.name.split("-", 2)[2], "kind": "pc", "channel_id": str(found.channel_id)}
    if found.guild_id is not None:
        location |= {"kind": "gc", "guild_id": str(found.guild_id)}
    return {
        "application_id": str(call.world.bot.id),
        "instance_id": found.name,
        "launch_id": str(found.id),
        "location": location,
        "users": [str(user) for user in dict.fromkeys(found.users)],
    }
