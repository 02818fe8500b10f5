"""Controls, forms and files as discord.py's objects. Nothing of them is kept: ids are read when they come back."""

from collections.abc import Iterable
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.discord.known import NONE, Known
from bot.menus.parts import Button, Choice, Controls, Form, People, Select
from bot.posts.drawing import Attachment

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def view_of(controls: Controls, known: Known = NONE) -> ui.View:
    """Return a view with these rows, and the emojis that are known; needs a running event loop."""
    view = ui.View(timeout=None)
    for index, row in enumerate(controls):
        for item in row:
            view.add_item(item_of(item, known, index))
    # A finished view is not stored by discord.py: 10,000 tables would fill its memory.
    view.stop()
    return view


def item_of(item: Button | Select | People, known: Known, row: int | None = None) -> ui.Item[Any]:
    """Return a control as discord.py's object, in a numbered row of a view or alone."""
    if isinstance(item, Button):
        return _button(item, known, row)
    if isinstance(item, People):
        return ui.UserSelect(custom_id=item.custom_id, placeholder=item.placeholder, row=row)
    return _select(item, known, row)


def _button(button: Button, known: Known, row: int | None = None) -> ui.Button[Any]:
    if button.url is not None:
        return ui.Button(label=button.label, url=button.url, row=row)
    return ui.Button(
        custom_id=button.custom_id,
        label=button.label,
        style=_STYLES[button.style],
        disabled=button.disabled,
        emoji=known.get(button.sign or ""),
        row=row,
    )


def _select(select: Select, known: Known, row: int | None = None) -> ui.Select[Any]:
    return ui.Select(
        custom_id=select.custom_id,
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        options=[_option(choice, known) for choice in select.choices],
        required=select.least > 0,
        row=row,
    )


def _option(choice: Choice, known: Known) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label,
        value=choice.value,
        description=choice.description,
        emoji=known.get(choice.sign or ""),
        default=choice.chosen,
    )


def modal_of(form: Form, known: Known = NONE) -> ui.Modal:
    """Return the modal that shows a form, with the emojis that are known; needs a running event loop."""
    modal = ui.Modal(title=form.title, custom_id=form.custom_id, timeout=None)
    for label, field in form.fields:
        item = (
            _select(field, known)
            if isinstance(field, Select)
            else ui.TextInput(
                custom_id=field.custom_id,
                default=field.text[: field.most] or None,
                min_length=1,
                max_length=field.most,
            )
        )
        about = field.about if isinstance(field, Select) else ""
        modal.add_item(ui.Label(text=label, description=about or None, component=item))
    modal.stop()
    return modal


def form_values(interaction: discord.Interaction) -> dict[str, list[str]]:
    """Return the values of each field of a sent form, by its `custom_id`."""
    data: Any = interaction.data or {}
    found: dict[str, list[str]] = {}
    for component in _leaves(data.get("components", [])):
        values = component.get("values")
        found[component["custom_id"]] = list(values) if values is not None else [component.get("value", "")]
    return found


def _leaves(components: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        if inner:
            yield from _leaves(inner)
        elif "custom_id" in component:
            yield component


class _File(discord.File):
    """A file whose bytes are freed once it is sent.

    discord.py leaves the file's own `close` as an attribute of the file. Such a cycle keeps the picture until a full garbage
    collection, which takes minutes to come.
    """

    def close(self) -> None:
        """Close it as discord.py does, without the cycle."""
        super().close()
        vars(self.fp).pop("close", None)


def file_of(attachment: Attachment) -> discord.File:
    """Return a file to send, a picture with its description."""
    return _File(BytesIO(attachment.data), filename=attachment.name, description=attachment.alt or None)
