"""Discord's limits for messages: content, embeds, attachments, and what may be combined."""

from dataclasses import dataclass, field

from bot.local.errors import refuse
from bot.local.messages import attachment_names
from bot.local.rules.components import message_components
from bot.local.rules.forms import Json, JsonObject
from bot.local.things import Flag

MOST_CONTENT, MOST_EMBED_TEXT, MOST_FILES = 2000, 6000, 10
MOST_FILE_BYTES = 10 * 1024 * 1024
SETTABLE_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.EPHEMERAL | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2


@dataclass
class Attached:
    """One entry of a request's attachments: an upload (by index) or a file kept from before (by id)."""

    id: int
    filename: str
    description: str | None
    spoiler: bool


@dataclass
class Draft:
    """A message as a request wants it, read and checked. None means: the field was not sent."""

    content: str | None = None
    embeds: list[Json] | None = None
    components: list[Json] | None = None
    attachments: list[Attached] | None = None
    flags: int = 0
    allowed_mentions: Json | None = None
    nonce: str | int | None = None
    enforce_nonce: bool = False
    reply_to: int | None = None
    reply_required: bool = True
    uploads: dict[int, str] = field(default_factory=dict)


def read_draft(
    form: JsonObject,
    uploads: dict[int, str],
    kept: dict[int, str],
    *,
    was_v2: bool = False,
    content: str = "",
) -> Draft:
    """Read a message to create or to edit.

    `uploads` are the names of the files that came with it, by index; `kept` those that the message had, by id. `content` is
    what an edited message said: to become a layout it must give that up.
    """
    draft = Draft(uploads=uploads)
    draft.flags = form.integer("flags", 0, 2**40) & SETTABLE_FLAGS
    v2 = was_v2 or bool(draft.flags & Flag.COMPONENTS_V2)
    if "content" in form.data:
        draft.content = form.text("content", 0, MOST_CONTENT).strip()
    draft.attachments = _attachments(form, uploads, kept)
    names = _names(draft, uploads, kept)
    if "embeds" in form.data:
        draft.embeds = read_embeds(form, names)
    if "components" in form.data:
        draft.components = message_components(form, names, v2=v2)
    if v2:
        _only_components(form, draft, content)
    draft.allowed_mentions = _allowed_mentions(form)
    draft.enforce_nonce = form.truth("enforce_nonce")
    draft.nonce = _nonce(form)
    reference = form.form("message_reference")
    if reference:
        draft.reply_to = reference.snowflake("message_id")
        draft.reply_required = reference.truth("fail_if_not_exists", default=True)
    return draft


def _names(draft: Draft, uploads: dict[int, str], kept: dict[int, str]) -> set[str]:
    """Names of the files that the message will have."""
    if draft.attachments is None:
        return {*kept.values(), *uploads.values()}
    listed = {uploads.get(each.id) or kept.get(each.id) or "" for each in draft.attachments}
    return {*listed, *uploads.values()}


def _attachments(form: JsonObject, uploads: dict[int, str], kept: dict[int, str]) -> list[Attached] | None:
    if "attachments" not in form.data:
        return None
    entries = []
    for entry in form.forms("attachments", 0, MOST_FILES):
        own_id = entry.snowflake("id", required=True)
        if own_id is None:
            continue
        if own_id not in uploads and own_id not in kept:
            sentence = f"There is no file {own_id} in this request or message."
            entry.wrong("ATTACHMENT_NOT_FOUND", sentence, ["id"])
        name = entry.text("filename", 1, 1024) if entry.has("filename") else ""
        description = entry.text("description", 0, 1024) or None
        entries.append(Attached(own_id, name, description, entry.truth("is_spoiler")))
    return entries


def _only_components(form: JsonObject, draft: Draft, content: str) -> None:
    content = content if draft.content is None else draft.content
    for key, value in (("content", content), ("embeds", draft.embeds), ("poll", form.data.get("poll"))):
        if value:
            sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.wrong("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence, [key])


def _nonce(form: JsonObject) -> str | int | None:
    nonce = form.data.get("nonce")
    if isinstance(nonce, int) and not isinstance(nonce, bool):
        return nonce
    return form.text("nonce", 0, 25) or None


def _allowed_mentions(form: JsonObject) -> Json | None:
    allowed = form.form("allowed_mentions")
    if allowed is None:
        return None
    parse = allowed.texts("parse")
    for index, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            sentence = "Value must be one of ('everyone', 'roles', 'users')."
            allowed.wrong("BASE_TYPE_CHOICES", sentence, ["parse", index])
    named = {"users": allowed.snowflakes("users", 100), "roles": allowed.snowflakes("roles", 100)}
    for kind, ids in named.items():
        if kind in parse and ids:
            sentence = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            allowed.wrong("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence, [])
    return {"parse": parse, "replied_user": allowed.truth("replied_user"), **named}


def read_embeds(form: JsonObject, names: set[str]) -> list[Json]:
    """Read the embeds of a message."""
    embeds = []
    for embed in form.forms("embeds", 0, 10):
        data = _embed(embed)
        for name in sorted(set(attachment_names(data)) - names):
            sentence = f"Referenced attachment {name} was not found in the attachments"
            embed.wrong("EMBED_ATTACHMENT_NOT_FOUND", sentence, ["image", "url"])
        embeds.append(data)
    if sum(embed_length(embed) for embed in embeds) > MOST_EMBED_TEXT:
        sentence = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        form.wrong("MAX_EMBED_SIZE_EXCEEDED", sentence, ["embeds"])
    return embeds


def embed_length(embed: Json) -> int:
    """Characters that count for the total of 6,000."""
    texts = [embed.get("title", ""), embed.get("description", "")]
    texts += [entry[key] for entry in embed.get("fields", []) for key in ("name", "value")]
    texts += [embed.get("footer", {}).get("text", ""), embed.get("author", {}).get("name", "")]
    return sum(len(text) for text in texts)


def _embed(form: JsonObject) -> Json:
    data: Json = {"type": "rich"}
    for key, most in (("title", 256), ("description", 4096), ("url", 2048), ("timestamp", 64)):
        text = form.text(key, 0, most)
        if text:
            data[key] = text
    if form.has("color"):
        data["color"] = form.integer("color", 0, 0xFFFFFF)
    for key in ("image", "thumbnail"):
        media = form.form(key)
        if media and media.has("url"):
            data[key] = {"url": media.text("url", 1, 2048)}
    for key, name, most in (("footer", "text", 2048), ("author", "name", 256)):
        part = form.form(key)
        if part:
            data[key] = {name: part.text(name, 1, most, required=True)}
    fields = [
        {
            "name": entry.text("name", 1, 256, required=True),
            "value": entry.text("value", 1, 1024, required=True),
            "inline": entry.truth("inline"),
        }
        for entry in form.forms("fields", 0, 25)
    ]
    if fields:
        data["fields"] = fields
    if not any(
        data.get(key) for key in ("title", "description", "fields", "image", "thumbnail", "footer", "author")
    ):
        form.wrong("BASE_TYPE_REQUIRED", "This field is required", ["description"])
    return data


def check_sizes(sizes: list[int]) -> None:
    """Refuse files above Discord's size."""
    if any(size > MOST_FILE_BYTES for size in sizes):
        raise refuse(413, 40005)
