"""A user's actions on the page, each a request with a name. All go through `Person`, as in tests."""

import asyncio
import base64
import binascii
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from bot.local.actor import Person
from bot.local.compose import Upload
from bot.local.messages import Message
from bot.local.options import NotPossible
from bot.local.outcomes import Modal, Outcome
from bot.local.page import views
from bot.local.society import Society
from bot.local.things import Channel, Instance

Json = dict[str, Any]
NAME_LENGTH = 32
Restart = Callable[[], Coroutine[Any, Any, None]]
MOST_KEYS = 100
"""Maximum number of remembered keys of messages that pages have sent."""


class Outdated(NotPossible):
    """A control no longer exists: the message has changed since the browser received it."""

    def __init__(self) -> None:
        super().__init__("This control is out of date: the message has changed meanwhile.")


@dataclass
class Guest:
    """One browser: its person, and whether it may act as another one (`owner`)."""

    server: Society
    person: Person
    owner: bool
    restart: Restart
    inside: list[tuple[Instance, int]] = field(default_factory=list)
    """The instances whose page it has open, each with the user's id."""

    async def do(self, request: Json) -> Json | None:
        """Do what a request asks. Raise NotPossible, NoAnswer or DiscordError."""
        name = str(request.get("do"))
        action = ACTIONS.get(name)
        if action is None or (name in OWNERS and not self.owner):
            raise NotPossible(f"the page cannot do {name!r}")
        return await action(self, request)

    # The application's page

    def opened(self, instance: Instance | None) -> Json:
        """Return the data of an opened instance that a frame needs."""
        if instance is None:
            return {}
        self.inside.append((instance, self.person.id))
        activity = {
            "instance": instance.name,
            "page": self.server.activities.page,
            "client": str(self.server.world.bot.id),
            "channel": str(instance.channel_id),
            "guild": str(instance.guild_id) if instance.guild_id else None,
        }
        return {"activity": activity}

    def quit(self, name: str | None = None) -> None:
        """Close the application's page once in an instance, or all open ones."""
        found = [each for each in self.inside if name is None or each[0].name == name]
        for each in found if name is None else found[:1]:
            self.inside.remove(each)
            self.server.activities.leave(*each)

    # Finding

    def channel(self, request: Json) -> Channel:
        """The channel of a request, if the person sees it."""
        channel = self.server.world.channels.get(_number(request.get("channel")))
        if channel is None or channel not in self.person.channels():
            raise NotPossible("there is no such channel")
        return channel

    def message(self, request: Json) -> Message:
        """The message of a request, if the person sees it."""
        found = self.server.world.message(self.channel(request).id, _number(request.get("message")))
        if found is None or not self.person.can_see(found):
            raise Outdated
        return found

    def control(self, request: Json) -> tuple[Message, str]:
        """Return the message of a request and the id of one of its controls. Raise Outdated if the control no longer exists."""
        message, control = self.message(request), text_of(request, "control")
        usable = [each for each in (*message.buttons, *message.selects) if not each.get("disabled")]
        if control not in [each.get("custom_id") for each in usable]:
            raise Outdated
        return message, control


def _number(value: Any) -> int:
    text = str(value)
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise NotPossible("that is no id")
    return int(text)


def text_of(request: Json, key: str, most: int = 4000) -> str:
    """Return a text of a request. Raise NotPossible for anything else, or if it is longer than `most` characters."""
    value = request.get(key)
    if not isinstance(value, str) or len(value) > most:
        raise NotPossible(f"{key} must be a text of at most {most} characters")
    return value


def _list(request: Json, key: str) -> list[Any]:
    value = request.get(key) or []
    if not isinstance(value, list):
        raise NotPossible(f"{key} must be a list")
    return value


def _object(request: Json, key: str) -> Json:
    value = request.get(key, {})
    if not isinstance(value, dict):
        raise NotPossible(f"{key} must be an object")
    return value


def _outcome(guest: Guest, reply: Outcome) -> Json:
    """Return the outcome of an interaction for the page; messages arrive separately."""
    modal = reply.modal
    opened = {"modal": {"id": str(modal.interaction_id), **modal.data}} if modal else {}
    return opened | guest.opened(reply.instance)


async def is_here(_: Guest, __: Json) -> None:
    """Answer a page that checks whether its connection works."""


async def read_channel(guest: Guest, request: Json) -> Json:
    """Show a channel's newest messages, or those before one."""
    before = _number(request["before"]) if request.get("before") else None
    return views.messages(guest.person, guest.channel(request), before)


async def mark_read(guest: Guest, request: Json) -> None:
    """Mark everything in a channel as seen."""
    channel = guest.channel(request)
    user = guest.person.user
    newest = max((each.id for each in guest.person.sees(channel)), default=0)
    if user.read.get(str(channel.id), 0) < newest:
        user.read[str(channel.id)] = newest
        guest.server.world.changed(user)
        guest.server.world.save()


async def say(guest: Guest, request: Json) -> None:
    """Post a message, perhaps with files. If it is sent again with its `key`, because the answer was lost, it counts once."""
    key = (guest.person.id, text_of(request, "key", 100)) if request.get("key") else None
    if key in SAID:
        return
    files = [_upload(each) for each in _list(request, "files")]
    answer_to = _number(request["answers"]) if request.get("answers") else None
    await guest.person.say(guest.channel(request), text_of(request, "text"), files, answer_to)
    if key is not None:
        SAID[key] = None
        for old in [each for each in SAID if each[0] == key[0]][:-MOST_KEYS]:
            del SAID[old]


def _upload(file: Any) -> Upload:
    try:
        content = base64.b64decode(file["content"], validate=True)
        return Upload(str(file["name"])[:200], str(file["type"])[:100], content)
    except (KeyError, TypeError, binascii.Error):
        raise NotPossible("that file cannot be read") from None


async def slash(guest: Guest, request: Json) -> Json:
    """Send a slash-command."""
    command = text_of(request, "command")
    given = _object(request, "options")
    options = {name: _upload(value) if isinstance(value, dict) else value for name, value in given.items()}
    return _outcome(guest, await guest.person.slash(guest.channel(request), command, options))


async def autocomplete(guest: Guest, request: Json) -> Json:
    """Ask for the choices of the option that is being typed."""
    command, options = text_of(request, "command"), _object(request, "options")
    focused = text_of(request, "focused")
    return {"choices": await guest.person.autocomplete(guest.channel(request), command, options, focused)}


async def click(guest: Guest, request: Json) -> Json:
    """Click a button."""
    return _outcome(guest, await guest.person.click(*guest.control(request)))


async def select(guest: Guest, request: Json) -> Json:
    """Choose in a select."""
    values = _list(request, "values")
    return _outcome(guest, await guest.person.select(*guest.control(request), values))


async def submit(guest: Guest, request: Json) -> Json:
    """Send a form."""
    opener = guest.server.world.interactions.get(_number(request.get("modal")))
    if opener is None or opener.modal is None:
        raise NotPossible("there is no such form open")
    modal = Modal(opener.id, opener.modal)
    return _outcome(guest, await guest.person.submit(modal, _object(request, "values")))


async def dismiss(guest: Guest, request: Json) -> None:
    """Dismiss a private answer."""
    guest.person.dismiss(guest.message(request))


async def start_thread(guest: Guest, request: Json) -> Json:
    """Start a thread, from a message or by itself."""
    message = guest.message(request) if request.get("message") else None
    name = text_of(request, "name", 100).strip()
    if not name:
        raise NotPossible("a thread needs a name")
    thread = guest.person.start_thread(guest.channel(request), name, message)
    return {"channel": str(thread.id)}


async def write_to_bot(guest: Guest, _: Json) -> Json:
    """Open the conversation with the bot."""
    return {"channel": str(guest.person.open_direct().id)}


async def speak(guest: Guest, request: Json) -> Json:
    """Choose the language of the person's client; the page reloads in it."""
    guest.person.speak(text_of(request, "locale", 10))
    return views.everything(guest.person, owner=guest.owner)


# Actions of the page's owner only


def _name(request: Json) -> str:
    name = " ".join(text_of(request, "name", NAME_LENGTH).split())
    if not name or "@" in name or "#" in name or name.lower() in ("everyone", "here"):
        raise NotPossible("a name has 1 to 32 characters, and no @ or #")
    if name == "harbour_master":
        raise NotPossible("that name is taken")
    return name


async def act_as(guest: Guest, request: Json) -> Json:
    """Act as another person, who joins if there is nobody with that name."""
    guest.person = guest.server.user(_name(request)).at_page()
    return views.everything(guest.person, owner=guest.owner)


async def new_channel(guest: Guest, request: Json) -> Json:
    """Make a channel."""
    name = "-".join(text_of(request, "name", 100).lower().split()).strip("#")
    if not name:
        raise NotPossible("a channel needs a name")
    return {"channel": str(guest.server.channel(name).id)}


async def invite(guest: Guest, request: Json) -> Json:
    """Make a link with which a person joins from their own browser."""
    name = _name(request)
    guest.server.user(name)
    return {"link": f"/join/{quote(name)}?key={guest.server.key_of(name)}"}


async def leave(guest: Guest, request: Json) -> None:
    """Make a person leave."""
    name = _name(request)
    if name == guest.person.name:
        raise NotPossible("act as somebody else first")
    try:
        guest.server.leave(name)
    except ValueError as error:
        raise NotPossible(str(error)) from None


async def fault(guest: Guest, request: Json) -> None:
    """Cause a fault (see faults.py)."""
    faults, what = guest.server.faults, str(request.get("what"))
    switches: dict[str, Callable[[], object]] = {
        "cut": faults.cut,
        "reconnect": faults.reconnect,
        "resume": lambda: faults.invalidate(resumable=True),
        "identify": lambda: faults.invalidate(resumable=False),
        "rate limit": lambda: faults.fail(429, retry_after=2.0),
        "global rate limit": lambda: faults.fail(429, retry_after=2.0, is_global=True),
        "500": lambda: faults.fail(500),
        "503": lambda: faults.fail(503),
        "storm": lambda: faults.storm(1),
        "twice": lambda: setattr(faults, "duplicate_events", True),
        "late": lambda: setattr(faults, "event_delay", 1.0),
        "slow": lambda: setattr(faults, "slow", 1.0),
        "no activities in threads": lambda: setattr(faults, "no_activities_in_threads", True),
        "answer late": lambda: setattr(faults, "answer_late", 1.0),
        "calm": faults.calm,
        "restart": lambda: _restart(guest.restart),
    }
    if what not in switches:
        raise NotPossible(f"there is no fault {what!r}")
    switches[what]()


def _restart(restart: Restart) -> None:
    """Restart after this request is answered, because the restart ends its connection."""
    task = asyncio.get_running_loop().create_task(restart())
    RESTARTS.add(task)
    task.add_done_callback(RESTARTS.discard)


RESTARTS: set[asyncio.Task[None]] = set()
Deed = Callable[[Guest, Json], Awaitable[Json | None]]
SAID: dict[tuple[int, str], None] = {}
"""(person, key) of each message that pages have sent, the latest last."""
ACTIONS: dict[str, Deed] = {
    "here": is_here,
    "read": read_channel,
    "seen": mark_read,
    "say": say,
    "slash": slash,
    "autocomplete": autocomplete,
    "click": click,
    "select": select,
    "submit": submit,
    "dismiss": dismiss,
    "thread": start_thread,
    "direct": write_to_bot,
    "speak": speak,
    "act": act_as,
    "channel": new_channel,
    "invite": invite,
    "leave": leave,
    "fault": fault,
}
OWNERS = ("act", "channel", "invite", "leave", "fault")
