"""Discord's limits for application commands and for autocomplete answers."""

import re
from typing import Any

from bot.local.rules.forms import Json, JsonObject

SLASH, ENTRY_POINT = 1, 4
GROUP, SUBCOMMAND = 2, 1
APP_HANDLER, DISCORD_HANDLER = 1, 2
"""Handlers of the entry point: the application, which gets an interaction, or Discord, which tells nobody."""
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11
MOST_OPTIONS, MOST_CHOICES, MOST_COMMANDS, MOST_CHARACTERS = 25, 25, 100, 8000
CHANNEL_TYPES = (*range(6), 10, 11, 12, 13, 14, 15, 16)
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


def read_commands(form: JsonObject) -> list[Json]:
    """Read the list that replaces all commands (the form wraps it as `commands`)."""
    commands = [read_command(each) for each in form.forms("commands", 0, 110)]
    for kind, most in ((1, MOST_COMMANDS), (2, 15), (3, 15), (ENTRY_POINT, 1)):
        if sum(each["type"] == kind for each in commands) > most:
            form.wrong("APPLICATION_COMMANDS_TOO_MANY", f"At most {most} commands of type {kind}.", [])
    seen = set()
    for index, each in enumerate(commands):
        if (each["type"], each["name"]) in seen:
            sentence = "Application command names must be unique"
            form.wrong("APPLICATION_COMMANDS_DUPLICATE_NAME", sentence, ["commands", index])
        seen.add((each["type"], each["name"]))
    return commands


def read_command(form: JsonObject) -> Json:
    """Read one command; what is absent gets Discord's default."""
    kind = form.choice("type", (1, 2, 3, ENTRY_POINT), SLASH)
    data: Json = {
        "type": kind,
        "name": _name(form, slash=kind == SLASH),
        "name_localizations": _localisations(form, "name_localizations", 32, name=kind == SLASH),
        "description": _description(form, kind),
        "description_localizations": _localisations(form, "description_localizations", 100),
        "default_member_permissions": _permissions(form),
        "dm_permission": form.truth("dm_permission", default=True),
        "nsfw": form.truth("nsfw"),
        "integration_types": form.choices("integration_types", (0, 1)) or [0],
        "contexts": form.choices("contexts", (0, 1, 2)) or None,
    }
    if kind == ENTRY_POINT:
        data["handler"] = form.choice("handler", (APP_HANDLER, DISCORD_HANDLER), APP_HANDLER)
    if kind != SLASH and form.data.get("options"):
        form.wrong("BASE_TYPE_BAD_LENGTH", "Only slash commands have options", ["options"])
    options = _options(form, (1, 2, *range(3, 12)))
    if options:
        data["options"] = options
    if command_length(data) > MOST_CHARACTERS:
        sentence = f"Command exceeds maximum size of {MOST_CHARACTERS}"
        form.wrong("APPLICATION_COMMAND_TOO_LARGE", sentence, [])
    return data


def command_length(data: Json) -> int:
    """Return the characters that count for the limit of 8,000: names, descriptions and values, each in its longest form."""
    total = 0
    for key in ("name", "description"):
        translated = (data.get(f"{key}_localizations") or {}).values()
        total += max(len(text) for text in (data.get(key, ""), *translated))
    for choice in data.get("choices", []):
        translated = (choice.get("name_localizations") or {}).values()
        total += max(len(text) for text in (choice["name"], *translated)) + len(str(choice["value"]))
    return total + sum(command_length(option) for option in data.get("options", []))


def _name(form: JsonObject, *, slash: bool = True) -> str:
    name = form.text("name", 1, 32, required=True)
    if slash and name and (not NAME.fullmatch(name) or name != name.lower()):
        form.wrong("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid", ["name"])
    return name


def _description(form: JsonObject, kind: int = SLASH) -> str:
    if kind == ENTRY_POINT:
        return form.text("description", 0, 100)
    return form.text("description", 1, 100, required=True) if kind == SLASH else ""


def _permissions(form: JsonObject) -> str | None:
    value = form.data.get("default_member_permissions")
    if value is None:
        return None
    if not str(value).isdecimal():
        form.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.', ["default_member_permissions"])
        return None
    return str(value)


def _localisations(form: JsonObject, key: str, most: int, *, name: bool = False) -> dict[str, str] | None:
    inner = form.form(key)
    if inner is None:
        return None
    texts = {}
    for locale in inner.data:
        if locale not in LOCALES:
            inner.wrong(
                "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(sorted(LOCALES))}}}.", [locale]
            )
        texts[locale] = inner.text(locale, 1, most)
        if name and (not NAME.fullmatch(texts[locale]) or texts[locale] != texts[locale].lower()):
            inner.wrong("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid", [locale])
    return texts


def _options(form: JsonObject, allowed: tuple[int, ...]) -> list[Json]:
    options: list[Json] = []
    for each in form.forms("options", 0, MOST_OPTIONS):
        option = _option(each, allowed)
        if option["name"] in [other["name"] for other in options]:
            sentence = "Option names must be unique"
            each.wrong("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", sentence, ["name"])
        if option.get("required") and any(not other.get("required") for other in options):
            sentence = "Required options must be placed before non-required options"
            each.wrong("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence, [])
        options.append(option)
    kinds = {option["type"] in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence, ["options"])
    return options


def _option(form: JsonObject, allowed: tuple[int, ...]) -> Json:
    kind = form.choice("type", allowed, STRING, required=True)
    data: Json = {
        "type": kind,
        "name": _name(form),
        "name_localizations": _localisations(form, "name_localizations", 32, name=True),
        "description": _description(form),
        "description_localizations": _localisations(form, "description_localizations", 100),
    }
    if kind == GROUP:
        return data | {"options": _options(form, (SUBCOMMAND,))}
    if kind == SUBCOMMAND:
        return data | {"options": _options(form, tuple(range(3, 12)))}
    data["required"] = form.truth("required")
    if kind in (STRING, INTEGER, NUMBER):
        data |= _typed(form, kind)
    if kind == CHANNEL and form.has("channel_types"):
        data["channel_types"] = form.choices("channel_types", CHANNEL_TYPES)
    return data


def _typed(form: JsonObject, kind: int) -> Json:
    data: Json = {}
    if form.truth("autocomplete"):
        data["autocomplete"] = True
    if form.has("choices"):
        data["choices"] = read_choices(form, kind)
    if data.get("autocomplete") and data.get("choices"):
        sentence = "Autocomplete options cannot have choices"
        form.wrong("APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", sentence, ["choices"])
    if kind == STRING:
        for key, low in (("min_length", 0), ("max_length", 1)):
            if form.has(key):
                data[key] = form.integer(key, low, 6000)
    else:
        data |= {
            key: _number(form.data[key], form, key) for key in ("min_value", "max_value") if form.has(key)
        }
    return data


def read_choices(form: JsonObject, kind: int) -> list[Json]:
    """Read fixed choices, or the choices that an autocomplete answers with."""
    choices = []
    for choice in form.forms("choices", 0, MOST_CHOICES):
        data: Json = {"name": choice.text("name", 1, 100, required=True)}
        if choice.has("name_localizations"):
            data["name_localizations"] = _localisations(choice, "name_localizations", 100)
        if kind == STRING:
            data["value"] = choice.text("value", 0, 100, required=True)
        else:
            data["value"] = _number(choice.data.get("value"), choice, "value")
        choices.append(data)
    return choices


def _number(value: Any, form: JsonObject, key: str) -> int | float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or abs(value) > 2**53:
        form.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.', [key])
        return 0
    return value
