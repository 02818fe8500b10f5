"""Discord's limits for components in messages and modals. Reading returns what Discord would answer, with all defaults."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.local.rules.forms import Json, JsonObject

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
OTHER_SELECTS = (5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
V2_ONLY = (SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
LINK_STYLE, PREMIUM_STYLE = 5, 6
MOST_ROWS, MOST_V2_COMPONENTS, MOST_V2_TEXT = 5, 40, 4000
MOST_MODAL_COMPONENTS = 5


@dataclass
class Reading:
    """Counts over a whole tree of components."""

    files: set[str]
    v2: bool = False
    modal: bool = False
    count: int = 0
    text_length: int = 0
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    next_id: int = 1


def message_components(form: JsonObject, files: set[str], *, v2: bool) -> list[Json]:
    """Read the components of a message."""
    reading = Reading(files, v2)
    most = MOST_V2_COMPONENTS if v2 else MOST_ROWS
    kinds = (ROW, *V2_ONLY) if v2 else (ROW,)
    parts = [_component(part, kinds, reading) for part in form.forms("components", 0, most)]
    if v2 and reading.count > MOST_V2_COMPONENTS:
        sentence = f"Total number of components must be {MOST_V2_COMPONENTS} or fewer."
        form.wrong("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence, ["components"])
    if reading.text_length > MOST_V2_TEXT:
        sentence = f"The cumulative text of all components must be {MOST_V2_TEXT} or fewer in length."
        form.wrong("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence, ["components"])
    return parts


def modal(form: JsonObject) -> Json:
    """Read a modal."""
    reading = Reading(set(), modal=True)
    return {
        "custom_id": form.text("custom_id", 1, 100, required=True),
        "title": form.text("title", 1, 45, required=True),
        "components": [
            _component(part, (ROW, LABEL, TEXT), reading)
            for part in form.forms("components", 1, MOST_MODAL_COMPONENTS, required=True)
        ],
    }


def _component(form: JsonObject, allowed: tuple[int, ...], reading: Reading) -> Json:
    kind = form.choice("type", allowed, required=True)
    if kind is None:
        return {"type": 0, "id": 0}
    reading.count += 1
    given = form.integer("id", 0, 2**31 - 1)
    if given and given in reading.ids:
        form.wrong("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated", ["id"])
    while not given and reading.next_id in reading.ids:
        reading.next_id += 1
    own_id = given or reading.next_id
    reading.ids.add(own_id)
    return {"type": kind, "id": own_id, **READERS[kind](form, reading)}


def _custom_id(form: JsonObject, reading: Reading) -> str:
    custom_id = form.text("custom_id", 1, 100, required=True)
    if custom_id and custom_id in reading.custom_ids:
        sentence = "Component custom id cannot be duplicated"
        form.wrong("COMPONENT_CUSTOM_ID_DUPLICATED", sentence, ["custom_id"])
    reading.custom_ids.add(custom_id)
    return custom_id


def _row(form: JsonObject, reading: Reading) -> Json:
    allowed = (TEXT_INPUT,) if reading.modal else (BUTTON, STRING_SELECT, *OTHER_SELECTS)
    parts = [_component(part, allowed, reading) for part in form.forms("components", 1, 5, required=True)]
    if len(parts) > 1 and any(part["type"] != BUTTON for part in parts):
        sentence = "A select menu or a text input fills its row; nothing may stand beside it."
        form.wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", sentence, ["components"])
    return {"components": parts}


def _button(form: JsonObject, reading: Reading) -> Json:
    style = form.choice("style", (1, 2, 3, 4, 5, 6), required=True)
    data: Json = {"style": style, "disabled": form.truth("disabled")}
    label = form.text("label", 0, 80)
    if label:
        data["label"] = label
    emoji = _emoji(form)
    if emoji:
        data["emoji"] = emoji
    if style == LINK_STYLE:
        data["url"] = _address(form, "url", 512)
        if form.has("custom_id"):
            sentence = "A custom id and url cannot both be specified"
            form.wrong("BUTTON_COMPONENT_CUSTOM_ID_AND_URL", sentence, ["custom_id"])
    else:
        data["custom_id"] = _custom_id(form, reading)
        if form.has("url"):
            form.wrong("BUTTON_COMPONENT_INVALID_URL", "Only a link button may have a url", ["url"])
    if not label and not emoji:
        form.wrong("BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji is required", ["label"])
    return data


def _emoji(form: JsonObject) -> Json:
    emoji = form.form("emoji")
    if emoji is None:
        return {}
    own_id = emoji.snowflake("id")
    name = emoji.text("name", 0, 32)
    if not own_id and (not name or re.fullmatch(r"[ -~]+", name)):
        emoji.wrong("COMPONENT_INVALID_EMOJI", "Invalid emoji", ["name"])
    return {"name": name} | ({"id": str(own_id)} if own_id else {})


def _address(form: JsonObject, key: str, most: int) -> str:
    address = form.text(key, 1, most, required=True)
    if address and not re.match(r"https?://[^\s/]|discord://", address):
        form.wrong(
            "URL_TYPE_INVALID_SCHEME", f'Scheme of "{address}" must be one of http, https, discord.', [key]
        )
    return address


def _select_head(form: JsonObject, reading: Reading) -> Json:
    least = form.integer("min_values", 0, 25, default=1)
    most = form.integer("max_values", 1, 25, default=1)
    if least > most:
        form.wrong("BASE_TYPE_BAD_LENGTH", "min_values must not be above max_values", ["min_values"])
    data: Json = {"custom_id": _custom_id(form, reading), "min_values": least, "max_values": most}
    placeholder = form.text("placeholder", 0, 150)
    if placeholder:
        data["placeholder"] = placeholder
    if reading.modal:
        data["required"] = form.truth("required", default=True)
        if form.truth("disabled"):
            form.wrong("COMPONENT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled", ["disabled"])
    elif form.has("disabled"):
        data["disabled"] = form.truth("disabled")
    return data


def _options(form: JsonObject, least: int, most: int) -> list[Json]:
    options, values = [], set()
    for option in form.forms("options", least, most, required=True):
        data: Json = {
            "label": option.text("label", 1, 100, required=True),
            "value": option.text("value", 1, 100, required=True),
        }
        if option.has("description"):
            data["description"] = option.text("description", 1, 100)
        if form.data.get("type") == STRING_SELECT and (emoji := _emoji(option)):
            data["emoji"] = emoji
        if option.truth("default"):
            data["default"] = True
        if data["value"] in values:
            sentence = "The specified option value is already used"
            option.wrong("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence, ["value"])
        values.add(data["value"])
        options.append(data)
    return options


def _string_select(form: JsonObject, reading: Reading) -> Json:
    data = _select_head(form, reading)
    data["options"] = _options(form, 1, 25)
    count = len(data["options"])
    for key in ("min_values", "max_values"):
        if count and data[key] > count:
            sentence = f"There are only {count} options."
            form.wrong("SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", sentence, [key])
    if sum("default" in option for option in data["options"]) > data["max_values"]:
        sentence = "More options are set as default than max_values allows."
        form.wrong("SELECT_COMPONENT_TOO_MANY_DEFAULTS", sentence, ["options"])
    return data


def _other_select(form: JsonObject, reading: Reading) -> Json:
    data = _select_head(form, reading)
    defaults = [
        {
            "id": str(each.snowflake("id", required=True)),
            "type": each.choice("type", ("user", "role", "channel")),
        }
        for each in form.forms("default_values", 0, data["max_values"])
    ]
    return data | ({"default_values": defaults} if defaults else {})


def _text_input(form: JsonObject, reading: Reading) -> Json:
    data: Json = {
        "custom_id": _custom_id(form, reading),
        "style": form.choice("style", (1, 2), required=True),
        "min_length": form.integer("min_length", 0, 4000),
        "max_length": form.integer("max_length", 1, 4000, default=4000),
        "required": form.truth("required", default=True),
        "value": form.text("value", 0, 4000),
        "placeholder": form.text("placeholder", 0, 100),
    }
    if data["min_length"] > data["max_length"]:
        form.wrong("BASE_TYPE_BAD_LENGTH", "min_length must not be above max_length", ["min_length"])
    if data["value"] and not data["min_length"] <= len(data["value"]) <= data["max_length"]:
        form.wrong("BASE_TYPE_BAD_LENGTH", "The value does not fit min_length and max_length", ["value"])
    if len(form.path) > 2 and form.path[-2] == "components":
        data["label"] = form.text("label", 1, 45, required=True)
    elif form.has("label"):
        form.wrong("COMPONENT_LABEL_TWICE", "Inside a Label component a text input has no label", ["label"])
    return data


def _section(form: JsonObject, reading: Reading) -> Json:
    parts = [_component(part, (TEXT,), reading) for part in form.forms("components", 1, 3, required=True)]
    accessory = form.form("accessory", required=True)
    return {
        "components": parts,
        "accessory": _component(accessory, (BUTTON, THUMBNAIL), reading) if accessory else {},
    }


def _text(form: JsonObject, reading: Reading) -> Json:
    content = form.text("content", 1, 4000, required=True)
    reading.text_length += len(content)
    return {"content": content}


def _media(form: JsonObject, key: str, reading: Reading) -> Json:
    media = form.form(key, required=True)
    address = media.text("url", 1, 2048, required=True) if media else ""
    name = address.removeprefix("attachment://")
    if media and name != address and name not in reading.files:
        sentence = f"Referenced attachment {name} was not found in the attachments"
        media.wrong("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence, ["url"])
    elif media and address and name == address:
        _address(media, "url", 2048)
    return {"id": "0", "url": address, "proxy_url": address}


def _picture(form: JsonObject, reading: Reading) -> Json:
    return {
        "media": _media(form, "media", reading),
        "description": form.text("description", 0, 1024) or None,
        "spoiler": form.truth("spoiler"),
    }


def _gallery(form: JsonObject, reading: Reading) -> Json:
    return {"items": [_picture(item, reading) for item in form.forms("items", 1, 10, required=True)]}


def _file(form: JsonObject, reading: Reading) -> Json:
    media = _media(form, "file", reading)
    if not media["url"].startswith("attachment://"):
        form.wrong("FILE_COMPONENT_ATTACHMENT_ONLY", "A file component shows an attachment", ["file", "url"])
    name = media["url"].removeprefix("attachment://")
    return {"file": media, "name": name, "size": None, "spoiler": form.truth("spoiler")}


def _separator(form: JsonObject, _: Reading) -> Json:
    return {"spacing": form.choice("spacing", (1, 2), 1), "divider": form.truth("divider", default=True)}


def _container(form: JsonObject, reading: Reading) -> Json:
    inside = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
    return {
        "accent_color": form.integer("accent_color", 0, 0xFFFFFF) if form.has("accent_color") else None,
        "spoiler": form.truth("spoiler"),
        "components": [
            _component(part, inside, reading) for part in form.forms("components", 1, 40, required=True)
        ],
    }


def _label(form: JsonObject, reading: Reading) -> Json:
    inside = (STRING_SELECT, TEXT_INPUT, *OTHER_SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
    inner = form.form("component", required=True)
    return {
        "label": form.text("label", 1, 45, required=True),
        "description": form.text("description", 0, 100),
        "component": _component(inner, inside, reading) if inner else {},
    }


def _upload(form: JsonObject, reading: Reading) -> Json:
    return {
        "custom_id": _custom_id(form, reading),
        "min_values": form.integer("min_values", 0, 10, default=1),
        "max_values": form.integer("max_values", 1, 10, default=1),
        "required": form.truth("required", default=True),
    }


def _radio(form: JsonObject, reading: Reading) -> Json:
    options = _options(form, 2, 10)
    if sum("default" in option for option in options) > 1:
        form.wrong("RADIO_GROUP_TOO_MANY_DEFAULTS", "Only one option can be the default", ["options"])
    return {
        "custom_id": _custom_id(form, reading),
        "required": form.truth("required", default=True),
        "options": options,
    }


def _checkboxes(form: JsonObject, reading: Reading) -> Json:
    options = _options(form, 1, 10)
    data: Json = {
        "custom_id": _custom_id(form, reading),
        "required": form.truth("required", default=True),
        "min_values": form.integer("min_values", 0, 10, default=1),
        "max_values": form.integer("max_values", 1, 10, default=max(1, len(options))),
        "options": options,
    }
    if data["max_values"] > len(options) > 0 or data["min_values"] > data["max_values"]:
        sentence = f"min_values and max_values must fit {len(options)} options."
        form.wrong("SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", sentence, ["max_values"])
    return data


def _checkbox(form: JsonObject, reading: Reading) -> Json:
    return {"custom_id": _custom_id(form, reading), "default": form.truth("default")}


READERS: dict[int, Callable[[JsonObject, Reading], dict[str, Any]]] = {
    ROW: _row,
    BUTTON: _button,
    STRING_SELECT: _string_select,
    TEXT_INPUT: _text_input,
    **dict.fromkeys(OTHER_SELECTS, _other_select),
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _picture,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    LABEL: _label,
    UPLOAD: _upload,
    RADIO: _radio,
    CHECKBOXES: _checkboxes,
    CHECKBOX: _checkbox,
}
