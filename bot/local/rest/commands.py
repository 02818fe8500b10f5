"""Routes about application commands, global and per guild."""

from bot.local import payloads
from bot.local.errors import refuse, unknown
from bot.local.rest.calls import Call, Response, route
from bot.local.rest.guilds import guild_of
from bot.local.rules.commands import ENTRY_POINT, read_command, read_commands
from bot.local.rules.forms import Json, JsonObject
from bot.local.things import Command

GLOBAL = "/applications/{application}/commands"
GUILD = "/applications/{application}/guilds/{guild}/commands"


def _place(call: Call) -> int | None:
    if call.ids["application"] != call.world.bot.id:
        raise refuse(403, 50001)
    return guild_of(call).id if "guild" in call.ids else None


def _registered(call: Call) -> list[Command]:
    place = _place(call)
    return [each for each in call.world.commands.values() if each.guild_id == place]


def _put(call: Call, data: Json) -> tuple[Command, bool]:
    """Register a command; one of the same name and type keeps its id, and so does the one entry point."""
    world, place = call.world, _place(call)
    for old in _registered(call):
        if old.type == data["type"] and (old.name == data["name"] or old.type == ENTRY_POINT):
            if old.data != data:
                old.data, old.version = data, world.new_id()
                world.changed(old)
            return old, False
    call.server.limits.create_command(place)
    return world.add(Command(world.new_id(), place, world.new_id(), data)), True


@route("GET", GLOBAL)
@route("GET", GUILD)
def commands(call: Call) -> list[Json]:
    """List the commands."""
    return [payloads.command(call.world, each) for each in _registered(call)]


@route("PUT", GLOBAL)
@route("PUT", GUILD)
def replace_commands(call: Call) -> list[Json]:
    """Replace all commands."""
    form = JsonObject({"commands": call.body})
    wanted = read_commands(form)
    # In Discord's error tree the list itself is the root.
    form.found = [type(each)(each.path[1:], each.code, each.sentence) for each in form.found]
    form.finish()
    _keep_entry_point(call, wanted)
    kept = [_put(call, data)[0] for data in wanted]
    for old in _registered(call):
        if old not in kept:
            call.world.remove(old)
    return [payloads.command(call.world, each) for each in kept]


def _keep_entry_point(call: Call, wanted: list[Json]) -> None:
    """Refuse a list that would remove the entry point, or create one without Activities or in a guild."""
    found = any(each["type"] == ENTRY_POINT for each in wanted)
    if not found and any(each.type == ENTRY_POINT for each in _registered(call)):
        raise refuse(400, 50240)
    if found:
        _may_have_entry_point(call)


def _may_have_entry_point(call: Call) -> None:
    if _place(call) is not None or not call.server.activities.enabled:
        raise refuse(403, 50001)


@route("POST", GLOBAL)
@route("POST", GUILD)
def create_command(call: Call) -> Response:
    """Register one command."""
    form = call.form()
    data = read_command(form)
    form.finish()
    if data["type"] == ENTRY_POINT:
        _may_have_entry_point(call)
    if len(_registered(call)) >= 130:
        raise refuse(400, 30032)
    command, new = _put(call, data)
    return Response(201 if new else 200, payloads.command(call.world, command))


def _command(call: Call) -> Command:
    found = call.world.commands.get(call.ids["command"])
    if found is None or found.guild_id != _place(call):
        raise unknown(10063)
    return found


@route("GET", GLOBAL + "/{command}")
@route("GET", GUILD + "/{command}")
def one_command(call: Call) -> Json:
    """One command."""
    return payloads.command(call.world, _command(call))


@route("PATCH", GLOBAL + "/{command}")
@route("PATCH", GUILD + "/{command}")
def edit_command(call: Call) -> Json:
    """Change one command."""
    command = _command(call)
    form = JsonObject({**command.data, **(call.form().data)})
    data = read_command(form)
    form.finish()
    command.data, command.version = data, call.world.new_id()
    call.world.changed(command)
    return payloads.command(call.world, command)


@route("DELETE", GLOBAL + "/{command}")
@route("DELETE", GUILD + "/{command}")
def delete_command(call: Call) -> None:
    """Delete one command."""
    call.world.remove(_command(call))
