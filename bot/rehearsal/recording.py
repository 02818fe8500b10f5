"""A recording of what goes over the wire to Discord, without secrets, and the comparison of two of them.

Ids, times, addresses and every text that the script did not write itself are replaced, so a recording can be shown
to anybody. What is left is what the local Discord has to get right: routes, statuses, codes, and the shape of
answers and events.
"""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp

Entry = dict[str, Any]
# Words of the protocol, which reveal nothing about users.
WORDS = re.compile(
    r"[A-Z][A-Z0-9_]{2,}|rich|normal|en-US|image/\w+|text/plain(; charset=utf-8)?|[\w./-]+\.(txt|png)"
)
SNOWFLAKE = re.compile(r"\d{15,20}")
NUMBER = re.compile(r"\d{1,14}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.+Z-]+")
# Fields that only a busy guild has, or that Discord sends unasked, do not matter for serving the bot.
UNTOLD = (
    "_trace",
    "geo_ordered_rtc_regions",
    "presences",
    "voice_states",
    "emojis",
    "stickers",
    "soundboard_sounds",
)


class Cleaner:
    """Replaces what must not be told; the same id always becomes the same label."""

    def __init__(self, own_words: Iterable[str]) -> None:
        self._own_words = set(own_words)
        self._labels: dict[str, str] = {}

    def clean(self, value: Any) -> Any:
        """Give the value without anything private."""
        if isinstance(value, dict):
            return {self._key(key): self.clean(each) for key, each in value.items() if key not in UNTOLD}
        if isinstance(value, list):
            return self._list([self.clean(each) for each in value])
        return self._text(value) if isinstance(value, str) else value

    @staticmethod
    def _list(values: list[Any]) -> list[Any]:
        """Keep one of several alike."""
        seen = {json.dumps(shape(value), sort_keys=True): value for value in reversed(values)}
        return list(reversed(seen.values())) if len(values) > 3 else values

    def _key(self, key: str) -> str:
        return self._text(key) if SNOWFLAKE.fullmatch(key) else key

    def _text(self, text: str) -> str:
        if SNOWFLAKE.fullmatch(text):
            return self._labels.setdefault(text, f"<id {len(self._labels) + 1}>")
        if TIME.fullmatch(text):
            return "<time>"
        if re.match(r"(https?|wss?)://", text):
            return "<address>"
        if text in self._own_words or not text or NUMBER.fullmatch(text) or WORDS.fullmatch(text):
            return text
        return "<text>"

    def route(self, path: str) -> str:
        """Name a route: ids and tokens of its address are left out."""
        steps = re.sub(r"^/api/v\d+", "", path).split("/")
        return "/".join("{}" if SNOWFLAKE.fullmatch(step) or len(step) > 40 else step for step in steps)


class Recorder:
    """Writes down requests (by aiohttp's tracing) and events (by discord.py's debug events)."""

    def __init__(self, own_words: Iterable[str]) -> None:
        self.entries: list[Entry] = []
        self._cleaner = Cleaner(own_words)
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._started)
        self.trace.on_request_chunk_sent.append(self._sent)
        self.trace.on_request_end.append(self._answered)
        self.trace.on_response_chunk_received.append(self._received)

    async def _started(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, about: aiohttp.TraceRequestStartParams
    ) -> None:
        context.entry = {
            "kind": "request",
            "method": about.method,
            "route": about.url.path,
            "body": b"",
            "answer": b"",
        }
        if "/api/" in about.url.path:
            self.entries.append(context.entry)

    async def _sent(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, about: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        context.entry["body"] += about.chunk

    async def _answered(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, about: aiohttp.TraceRequestEndParams
    ) -> None:
        context.entry["status"] = about.response.status

    async def _received(
        self,
        _: aiohttp.ClientSession,
        context: SimpleNamespace,
        about: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        context.entry["answer"] += about.chunk

    def event(self, text: str) -> None:
        """Write down a frame of the gateway, if it is an event."""
        frame = json.loads(text)
        if frame["op"] == 0:
            self.entries.append({"kind": "event", "name": frame["t"], "data": frame["d"]})

    def cleaned(self) -> Iterator[Entry]:
        """Give all entries without secrets."""
        for entry in self.entries:
            if entry["kind"] == "event":
                yield {**entry, "data": self._cleaner.clean(entry["data"])}
            else:
                yield {
                    **entry,
                    "route": self._cleaner.route(entry["route"]),
                    "body": self._cleaner.clean(_json(entry["body"])),
                    "answer": self._cleaner.clean(_json(entry["answer"])),
                }

    def write(self, path: Path) -> None:
        """Write the recording, an entry a line."""
        path.write_text("".join(json.dumps(entry) + "\n" for entry in self.cleaned()))


def _json(content: bytes) -> Any:
    """Read a body; of an upload only the part that is JSON."""
    part = re.search(rb'name="payload_json".*?\r\n\r\n(.*?)\r\n--', content, re.DOTALL)
    text = part[1] if part else content
    return json.loads(text) if text else None


def read_recording(path: Path) -> list[Entry]:
    """Read what `Recorder.write` wrote."""
    return [json.loads(line) for line in path.read_text().splitlines()]


# Comparing


def shape(value: Any) -> Any:
    """Give the keys and kinds of a value, without what it says."""
    if isinstance(value, dict):
        return {key: shape(each) for key, each in sorted(value.items())}
    if isinstance(value, list):
        kinds = {json.dumps(shape(each), sort_keys=True) for each in value}
        return [json.loads(kind) for kind in sorted(kinds)]
    return {bool: "truth", int: "number", float: "number", str: "text"}.get(type(value), "nothing")


def differences(real: list[Entry], local: list[Entry]) -> list[str]:
    """Say where the local Discord does not answer as the real one did."""
    return [*_requests(real, local), *_events(real, local)]


def _requests(real: list[Entry], local: list[Entry]) -> Iterator[str]:
    asked = [[entry for entry in side if entry["kind"] == "request"] for side in (real, local)]
    for place, (one, other) in enumerate(zip(*asked, strict=False)):
        name = f"request {place + 1}, {one['method']} {one['route']}"
        if (one["method"], one["route"]) != (other["method"], other["route"]):
            yield f"{name}: the local visit asked {other['method']} {other['route']} instead"
            return
        if one.get("status") != other.get("status"):
            yield f"{name}: status {one.get('status')}, locally {other.get('status')}"
        elif isinstance(one["answer"], dict) and one["answer"].get("code") != (other["answer"] or {}).get(
            "code"
        ):
            yield f"{name}: code {one['answer'].get('code')}, locally {other['answer'].get('code')}"
        else:
            yield from _shapes(name, shape(one["answer"]), shape(other["answer"]))
    if len(asked[0]) != len(asked[1]):
        yield f"{len(asked[0])} requests, locally {len(asked[1])}"


def _events(real: list[Entry], local: list[Entry]) -> Iterator[str]:
    for name in dict.fromkeys(entry["name"] for entry in real if entry["kind"] == "event"):
        sides = [[entry["data"] for entry in side if entry.get("name") == name] for side in (real, local)]
        if not sides[1]:
            yield f"event {name}: never sent locally"
            continue
        # The first of each is enough: the visit makes them in the same order.
        yield from _shapes(f"event {name}", shape(sides[0][0]), shape(sides[1][0]))


def _shapes(place: str, real: Any, local: Any) -> Iterator[str]:
    if isinstance(real, dict) and isinstance(local, dict):
        for key in sorted(real.keys() - local.keys()):
            yield f"{place}.{key}: missing locally"
        for key in sorted(local.keys() - real.keys()):
            yield f"{place}.{key}: only locally"
        for key in sorted(real.keys() & local.keys()):
            yield from _shapes(f"{place}.{key}", real[key], local[key])
    elif isinstance(real, list) and isinstance(local, list):
        if real and local:
            yield from _shapes(f"{place}[]", real[0], local[0])
    elif real != local and "nothing" not in (real, local):
        yield f"{place}: {_kind(real)}, locally {_kind(local)}"


def _kind(value: Any) -> str:
    return value if isinstance(value, str) else type(value).__name__
