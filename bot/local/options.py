"""A user's input: options of a command, values of a select, fields of a modal. It is checked as a real client does."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.local import payloads
from bot.local.compose import Upload, content_type
from bot.local.ground import Ground
from bot.local.rules import commands as kinds
from bot.local.rules import components as parts
from bot.local.rules.forms import Json
from bot.local.things import Command
from bot.local.world import World


class NotPossible(Exception):
    """A user tried something that a real client does not allow."""


@dataclass
class Path:
    """A command as a user types it: the command and its subcommands."""

    command: Command
    names: list[str]
    options: list[Json]


def find_command(world: World, typed: str, guild: int | None) -> Path:
    """Find the command or subcommand that `typed` names, for example "table new"."""
    first, *names = typed.removeprefix("/").split()
    command = world.command_named(first, guild)
    if command is None:
        raise NotPossible(f"there is no command /{first}")
    options = command.data.get("options", [])
    for name in names:
        found = next((each for each in options if each["name"] == name and each["type"] in (1, 2)), None)
        if found is None:
            raise NotPossible(f"/{typed} is no command")
        options = found.get("options", [])
    if any(each["type"] in (kinds.SUBCOMMAND, kinds.GROUP) for each in options):
        raise NotPossible(f"/{typed} needs a subcommand")
    return Path(command, names, options)


def command_data(
    world: World,
    path: Path,
    filled: Mapping[str, Any],
    focused: str | None = None,
    *,
    attachments: Json | None = None,
) -> Json:
    """Build an interaction's data. With `focused` it asks for autocomplete and may be incomplete.

    attachments: Describe the uploaded files by id. An option that takes a file contains its id.
    """
    resolved: Json = {"attachments": attachments} if attachments else {}
    unknown = set(filled) - {option["name"] for option in path.options}
    if unknown:
        raise NotPossible(f"/{path.command.name} has no option {', '.join(sorted(unknown))}")
    entries = []
    for option in path.options:
        if option["name"] in filled:
            is_focus = option["name"] == focused
            value = filled[option["name"]]
            checked = value if focused else option_value(world, option, value, resolved)
            entry = {"name": option["name"], "type": option["type"], "value": checked}
            entries.append(entry | {"focused": True} if is_focus else entry)
        elif option.get("required") and not focused:
            raise NotPossible(f"the option {option['name']} is required")
    for depth, name in enumerate(reversed(path.names)):
        entries = [
            {"name": name, "type": kinds.SUBCOMMAND if depth == 0 else kinds.GROUP, "options": entries}
        ]
    data: Json = {"id": str(path.command.id), "name": path.command.name, "type": path.command.type}
    if path.command.guild_id:
        data["guild_id"] = str(path.command.guild_id)
    return data | {"options": entries} | ({"resolved": resolved} if resolved else {})


def uploaded(server: Ground, channel: int, filled: Mapping[str, Any]) -> tuple[Json, Json]:
    """Upload the files among a command's options. Return the options with the files' ids, and their descriptions by id."""
    options, described = dict(filled), dict[str, Any]()
    for name, value in filled.items():
        if isinstance(value, Upload):
            file = server.world.new_file(
                channel, value.filename, content_type(value.filename, value), value.content
            )
            options[name] = str(file.id)
            described[str(file.id)] = payloads.attachment(file, server.url, ephemeral=True)
    return options, described


def option_value(world: World, option: Json, value: Any, resolved: Json) -> Any:
    """Check one option's value."""
    name, kind = option["name"], option["type"]
    if option.get("choices"):
        return _choice(option, value)
    match kind:
        case kinds.STRING:
            low, high = option.get("min_length", 0), option.get("max_length", 6000)
            if not isinstance(value, str) or not value or not low <= len(value) <= high:
                raise NotPossible(f"{name} takes {low or 1} to {high} characters")
            return value
        case kinds.INTEGER | kinds.NUMBER:
            return _number(option, value)
        case kinds.BOOLEAN:
            if not isinstance(value, bool):
                raise NotPossible(f"{name} is True or False")
            return value
        case kinds.ATTACHMENT:
            if value not in resolved.get("attachments", {}):
                raise NotPossible(f"{name} takes a file")
            return value
    return RESOLVERS[kind](world, value, resolved)


def _choice(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    names = ", ".join(choice["name"] for choice in option["choices"])
    raise NotPossible(f"{option['name']} is one of {names}")


def _number(option: Json, value: Any) -> int | float:
    allowed = int if option["type"] == kinds.INTEGER else (int, float)
    low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
    if isinstance(value, bool) or not isinstance(value, allowed) or not low <= value <= high:
        raise NotPossible(f"{option['name']} is a number from {low} to {high}")
    return value


def _id_of(value: Any) -> int:
    own_id = getattr(value, "id", value)
    if not str(own_id).isdecimal():
        raise NotPossible(f"{value!r} is nothing that can be chosen")
    return int(own_id)


def resolve_user(world: World, value: Any, resolved: Json) -> str:
    """Return a chosen user's id, and add their description to `resolved`."""
    user = world.users.get(_id_of(value))
    if user is None:
        raise NotPossible("there is no such user")
    resolved.setdefault("users", {})[str(user.id)] = payloads.user(user)
    return str(user.id)


def resolve_channel(world: World, value: Any, resolved: Json) -> str:
    """Return a chosen channel's id, and add its description to `resolved`."""
    channel = world.channels.get(_id_of(value))
    if channel is None or channel.is_direct:
        raise NotPossible("there is no such channel")
    described = payloads.channel(world, channel) | {"permissions": "0"}
    resolved.setdefault("channels", {})[str(channel.id)] = described
    return str(channel.id)


def resolve_role(world: World, value: Any, resolved: Json) -> str:
    """Return a chosen role's id, and add its description to `resolved`."""
    role = world.roles.get(_id_of(value))
    if role is None:
        raise NotPossible("there is no such role")
    resolved.setdefault("roles", {})[str(role.id)] = payloads.role(role)
    return str(role.id)


RESOLVERS = {
    kinds.USER: resolve_user,
    kinds.MENTIONABLE: resolve_user,
    kinds.CHANNEL: resolve_channel,
    kinds.ROLE: resolve_role,
}


def select_values(
    world: World, select: Json, values: list[Any], resolved: Json, *, required: bool = True
) -> list[str]:
    """Check the values chosen in a select of a message or a modal."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not required and not values:
        return []
    if not least <= len(values) <= most:
        raise NotPossible(f"choose {least} to {most}, not {len(values)}")
    match select["type"]:
        case parts.STRING_SELECT | parts.CHECKBOXES:
            return [_option(select, value) for value in values]
        case 5:
            return [resolve_user(world, value, resolved) for value in values]
        case 6:
            return [resolve_role(world, value, resolved) for value in values]
        case 7:
            return resolve_user(world, values[0], resolved).split() if values else []
        case _:
            return [resolve_channel(world, value, resolved) for value in values]


def _option(select: Json, value: Any) -> str:
    for option in select["options"]:
        if value == option["value"]:
            return option["value"]
    for option in select["options"]:
        if value == option["label"]:
            return option["value"]
    labels = ", ".join(option["label"] for option in select["options"])
    raise NotPossible(f"{value!r} is not among {labels}")


def modal_fields(modal: Json) -> dict[str, Json]:
    """Return the fields of a modal by custom_id."""
    fields = {}
    for part in modal["components"]:
        for field in part.get("components", []) if part["type"] == parts.ROW else [part.get("component")]:
            if field and "custom_id" in field:
                fields[field["custom_id"]] = field
    return fields


def modal_data(world: World, modal: Json, filled: Mapping[str, Any]) -> Json:
    """Build a submission. Fields that are not filled in keep the modal's values."""
    unknown = set(filled) - set(modal_fields(modal))
    if unknown:
        raise NotPossible(f"the form has no field {', '.join(sorted(unknown))}")
    resolved: Json = {}
    components = []
    for part in modal["components"]:
        entry: Json = {"type": part["type"], "id": part["id"]}
        if part["type"] == parts.ROW:
            entry["components"] = [_submitted(world, field, filled, resolved) for field in part["components"]]
        elif part["type"] == parts.LABEL:
            entry["component"] = _submitted(world, part["component"], filled, resolved)
        components.append(entry)
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    return data | ({"resolved": resolved} if resolved else {})


def _submitted(world: World, field: Json, filled: Mapping[str, Any], resolved: Json) -> Json:
    entry: Json = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    given = filled.get(field["custom_id"])
    match field["type"]:
        case parts.TEXT_INPUT:
            return entry | {"value": _typed(field, field["value"] if given is None else given)}
        case parts.CHECKBOX:
            return entry | {"value": bool(field["default"] if given is None else given)}
        case parts.RADIO:
            return entry | {"value": _picked(field, given)}
        case parts.UPLOAD:
            raise NotPossible("the local client uploads no files in forms")
    if given is None:
        given = [option["value"] for option in field.get("options", []) if option.get("default")]
    values = given if isinstance(given, (list, tuple)) else [given]
    required = field.get("required", True)
    return entry | {"values": select_values(world, field, list(values), resolved, required=required)}


def _typed(field: Json, value: Any) -> str:
    if not isinstance(value, str):
        raise NotPossible(f"{field['custom_id']} takes text")
    if not value and not field["required"]:
        return ""
    if not max(1, field["min_length"]) <= len(value) <= field["max_length"]:
        raise NotPossible(
            f"{field['custom_id']} takes {max(1, field['min_length'])} to {field['max_length']} characters"
        )
    return value


def _picked(field: Json, given: Any) -> str | None:
    if given is None:
        given = next((option["value"] for option in field["options"] if option.get("default")), None)
    if given is None:
        if field["required"]:
            raise NotPossible(f"{field['custom_id']} is required")
        return None
    return _option(field, given)
