"""The files of the page, at addresses with a hash of all files, so that browsers may cache them for ever; security headers."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from aiohttp import web

from games.core.box import DATA
from games.words.files import languages
from games.words.phrases import Phrases, phrases
from render.svg.fonts import WEB
from render.svg.style import style_sheet

PAGE = Path(__file__).parent / "page"
SHARED = DATA / "web"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".html": "text/html",
}
WORDS = "page-"
"""Prefix of the ids of the messages that the page itself shows."""
YEAR = 365 * 24 * 3600
UNREAD = re.compile(rb"^[ ]*(?://[^\n]*|/\*[^\n]*\*/)\n|^[ ]+", re.MULTILINE)
"""Indentation, and lines that are only comments, of a page, script or style sheet: a sixth of the scripts' size."""


class Assets:
    """All files of the page, by path. `version` is a hash of their contents."""

    def __init__(self) -> None:
        self._files = dict(_found())
        found = blake2b(digest_size=8)
        for name, data in sorted(self._files.items()):
            found.update(name.encode() + b"\0" + data)
        self.version = found.hexdigest()

    def index(self) -> str:
        """Return the page itself, with the addresses of its files."""
        text = self._files.get("index.html", b"").decode()
        filled = {"assets": f"/a/{self.version}", "version": self.version, "languages": " ".join(languages())}
        for name, value in filled.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    def file(self, version: str, path: str) -> web.Response:
        """Return a file, or 404 for another version; a page then reloads itself."""
        data = self._files.get(path) if version == self.version and path != "index.html" else None
        if data is None:
            return web.Response(status=404, text="There is no such file.")
        kind = TYPES.get(Path(path).suffix, "application/octet-stream")
        charset = "utf-8" if kind.startswith("text/") else None
        response = web.Response(body=data, content_type=kind, charset=charset)
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
        if not path.endswith((".woff2", ".png")):
            response.enable_compression()
        return response


def _found() -> Iterator[tuple[str, bytes]]:
    for folder in (SHARED, PAGE):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix in TYPES:
                data = path.read_bytes()
                yield (
                    path.relative_to(folder).as_posix(),
                    UNREAD.sub(b"", data) if path.suffix in (".js", ".css", ".html") else data,
                )
    for path in sorted(WEB.glob("*.woff2")):
        yield f"fonts/{path.name}", path.read_bytes()
    yield "pictures.css", style_sheet(lambda file: f"fonts/{file}").encode()
    for language in languages():
        yield (
            f"words/{language}.json",
            json.dumps(words(language), ensure_ascii=False, separators=(",", ":")).encode(),
        )


@cache
def words(language: str) -> dict[str, str]:
    """Return the page's own messages in a language, by id; an argument appears as `{name}`."""
    known = phrases(language)
    return {name.removeprefix(WORDS): _pattern(known, name) for name in known.messages(WORDS)}


def _pattern(known: Phrases, name: str) -> str:
    return known(name, **{one: f"{{{one}}}" for one in known.wanted(name)})


def security(ancestors: Iterable[str]) -> dict[str, str]:
    """Return the security headers of every answer. `ancestors` are the origins that may frame the page."""
    framed_by = " ".join(ancestors) or "'none'"
    return {
        "Content-Security-Policy": (
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; "
            f"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {framed_by}"
        ),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
