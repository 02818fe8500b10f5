"""The page's contents for one person, as JSON."""

from itertools import takewhile
from typing import Any

from bot.local import payloads, permissions
from bot.local.actor import Person
from bot.local.messages import Message
from bot.local.service import Service
from bot.local.things import Channel, ChannelType

Json = dict[str, Any]
PAGE_LENGTH = 40
PRIVATE_MEMORY = 3600.0


def message(server: Service, one: Message) -> Json:
    """Describe a message. Addresses are relative to the page."""
    data = payloads.message(server.world, one, "")
    data |= {
        "private": one.ephemeral,
        "pinged": [str(each) for each in one.pinged],
        "loading": one.loading,
        "time": one.created,
        "edited": one.edited is not None,
        "asked_by": _asked_by(one),
    }
    data["reactions"] = [{"emoji": emoji, "count": len(people)} for emoji, people in one.reactions.items()]
    answered = data.pop("referenced_message", None)
    if answered:
        data["answers"] = {
            "id": answered["id"],
            "author": answered["author"],
            "content": answered["content"][:120],
        }
    return data


def _asked_by(one: Message) -> str | None:
    """Return the name of the user whose command a message answers."""
    used = one.metadata is not None and one.metadata["type"] == 2
    return one.metadata["user"]["username"] if used and one.metadata else None


def messages(person: Person, channel: Channel, before: int | None = None) -> Json:
    """Return a page of a channel's messages, the newest or those before one."""
    # Private answers do not last: a restarted client has lost them.
    since = person.server.clock.now() - PRIVATE_MEMORY
    seen = [each for each in person.sees(channel) if not each.ephemeral or each.created > since]
    if not person.can(channel, permissions.READ_MESSAGE_HISTORY):
        seen = []
    if before is not None:
        seen = [each for each in seen if each.id < before]
    shown = seen[-PAGE_LENGTH:]
    return {"messages": [message(person.server, each) for each in shown], "more": len(seen) > len(shown)}


def channel(person: Person, one: Channel) -> Json:
    """Describe a channel in the list: unread messages, pings, whether the person may write."""
    world = person.server.world
    read = person.user.read.get(str(one.id), 0)
    newest_first = reversed(world.messages.get(one.id, {}).values())
    unseen = [each for each in takewhile(lambda each: each.id > read, newest_first) if not each.ephemeral]
    bot = world.bot
    return {
        "id": str(one.id),
        "name": bot.name if one.is_direct else one.name,
        "kind": one.type,
        "parent": str(one.parent_id) if one.parent_id else None,
        "topic": one.topic or "",
        "archived": one.archived,
        "locked": one.locked,
        "unread": any(each.author_id != person.id for each in unseen),
        "pings": sum(person.id in each.pinged for each in unseen),
        "may_write": person.can(one, permissions.SEND_MESSAGES)
        and (not one.locked or person.can(one, permissions.MANAGE_THREADS)),
        "may_thread": one.type == ChannelType.TEXT and person.can(one, permissions.CREATE_PUBLIC_THREADS),
    }


def places(person: Person) -> list[Json]:
    """List the channels, threads and conversations that a person sees; of private threads only their own."""
    found = sorted(person.channels(), key=lambda each: (each.is_direct, each.position, each.id))
    return [channel(person, each) for each in found if each.type != ChannelType.CATEGORY]


def people(server: Service) -> list[Json]:
    """List everybody, so that mentions have names; the bot too."""
    here = {member.id for member in server.world.members_of(server.world.guild.id)}
    return [
        {"id": str(user.id), "name": user.name, "bot": user.bot, "here": user.id in here}
        for user in server.world.users.values()
        if user.id != server.world.guild.owner_id
    ]


def roles(server: Service) -> list[Json]:
    """List the roles."""
    guild = server.world.guild.id
    return [
        {"id": str(each.id), "name": each.name} for each in server.world.roles.values() if each.id != guild
    ]


def commands(person: Person) -> list[Json]:
    """List the slash-commands in a person's language, each subcommand as a separate entry.

    A name is for the bot, a title for the person.
    """
    entries: list[Json] = []
    for command in person.server.world.commands.values():
        if command.type == 1:
            _spread((), (), command.data, person.user.locale, entries)
    return sorted(entries, key=lambda entry: entry["title"])


def _spread(
    names: tuple[str, ...], titles: tuple[str, ...], data: Json, locale: str, entries: list[Json]
) -> None:
    names, titles = (*names, data["name"]), (*titles, _said(data, "name", locale))
    options = data.get("options", [])
    inner = [option for option in options if option["type"] in (1, 2)]
    for option in inner:
        _spread(names, titles, option, locale, entries)
    if not inner:
        entries.append(
            {
                "name": " ".join(names),
                "title": " ".join(titles),
                "description": _said(data, "description", locale),
                "options": [_option(option, locale) for option in options],
            }
        )


def _option(option: Json, locale: str) -> Json:
    shown = option | {
        "title": _said(option, "name", locale),
        "description": _said(option, "description", locale),
    }
    if option.get("choices"):
        shown["choices"] = [choice | {"name": _said(choice, "name", locale)} for choice in option["choices"]]
    return shown


def _said(data: Json, key: str, locale: str) -> str:
    """Return a name or a description in a language, or the bot's own if there is none."""
    return (data.get(f"{key}_localizations") or {}).get(locale) or data[key]


def everything(person: Person, *, owner: bool) -> Json:
    """Return everything that the page needs to start."""
    server = person.server
    return {
        "t": "world",
        "me": str(person.id),
        "owner": owner,
        "people": people(server),
        "roles": roles(server),
        "places": places(person),
        "commands": commands(person),
        "locale": person.user.locale,
        "activity": server.activities.enabled,
    }
