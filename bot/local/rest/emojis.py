"""Routes about the application's own emojis."""

import base64
import binascii
import re

from bot.local import payloads
from bot.local.errors import refuse, unknown
from bot.local.rest.calls import Call, Response, route
from bot.local.rules.forms import Json, JsonObject
from bot.local.things import Emoji

MOST, MOST_BYTES = 2000, 256 * 1024
"""Maximum number of emojis of an application, and maximum bytes of each (documentation, emojis)."""
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=]+)")
ALL = "/applications/{application}/emojis"
ONE = ALL + "/{own}"


def _require_own(call: Call) -> None:
    if call.ids["application"] != call.world.bot.id:
        raise refuse(403, 50001)


def _emoji(call: Call) -> Emoji:
    _require_own(call)
    found = call.world.emojis.get(call.ids["own"])
    if found is None:
        raise unknown(10014)
    return found


def _name(form: JsonObject) -> str:
    name = form.text("name", 2, 32, required=True)
    if name and not re.fullmatch(r"\w{2,32}", name, re.ASCII):
        form.wrong("STRING_TYPE_REGEX", "String value did not match validation regex.", ["name"])
    return name


def _image(form: JsonObject) -> tuple[str, bytes]:
    text = form.text("image", 1, 2 * MOST_BYTES, required=True)
    found = IMAGE.fullmatch(text)
    try:
        content = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if text and not content:
        form.wrong("IMAGE_INVALID", "Invalid image data", ["image"])
    if len(content) > MOST_BYTES:
        form.wrong("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.", ["image"])
    return (found[1] if found else ""), content


def _told(call: Call, one: Emoji) -> Json:
    """Describe an emoji of the application."""
    return {
        "id": str(one.id),
        "name": one.name,
        "user": payloads.user(call.world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


@route("GET", ALL)
def emojis(call: Call) -> Json:
    """List the emojis."""
    _require_own(call)
    return {"items": [_told(call, each) for each in call.world.emojis.values()]}


@route("POST", ALL)
def create_emoji(call: Call) -> Response:
    """Make an emoji."""
    _require_own(call)
    form = call.form()
    name, (content_type, content) = _name(form), _image(form)
    form.finish()
    if len(call.world.emojis) >= MOST:
        raise refuse(400, 30008)
    made = call.world.new_emoji(name, content_type, content)
    return Response(201, _told(call, made))


@route("GET", ONE)
def emoji(call: Call) -> Json:
    """One emoji."""
    return _told(call, _emoji(call))


@route("PATCH", ONE)
def rename_emoji(call: Call) -> Json:
    """Rename an emoji."""
    found, form = _emoji(call), call.form()
    found.name = _name(form)
    form.finish()
    return _told(call, call.world.changed(found))


@route("DELETE", ONE)
def delete_emoji(call: Call) -> None:
    """Delete an emoji."""
    call.world.remove(_emoji(call))
