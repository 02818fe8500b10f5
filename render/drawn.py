"""A disk cache of drawn material, because the first picture of a process would take three times as long without it.

There is one file for each version of the drawing code: records of an image, or a tuple of images, under a digest of the function
and the arguments that drew it. Only `use` opens it, so tests and tools draw everything themselves. If it cannot be read or written,
material is drawn as without it.
"""

import hashlib
import json
import os
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from struct import Struct
from typing import Any, cast

import PIL
from PIL import Image, features

LARGEST = 48 * 2**20
"""Maximum size of the file in bytes; all pictures of the four games in one mode take 4 MiB. A full file takes no more records."""
_PREFIX = "material-"
_HEAD = Struct(">16sI")
"""Header of a record: its digest, and its length in bytes."""


def cache_folder() -> Path | None:
    """Return the folder for files that can be lost: systemd's, XDG's, or the one in the user's home; None without a home."""
    given, common = os.environ.get("CACHE_DIRECTORY"), os.environ.get("XDG_CACHE_HOME")
    if given:
        return Path(given.partition(":")[0])
    with suppress(RuntimeError):
        return (Path(common) if common else Path.home() / ".cache") / "caravel"
    return None


@cache
def code() -> str:
    """Return a digest of all that decides how material looks: the code that draws, its fonts, the version of Pillow."""
    here = Path(__file__).parent
    fonts = here.parent / "data" / "fonts"
    found = hashlib.sha256(f"{PIL.__version__} {features.version('freetype2')}".encode())
    for path in sorted((*here.rglob("*.py"), *fonts.glob("*.otf"))):
        found.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:24]


def name_of(make: Callable[..., object], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> bytes:
    """Return the digest for a call, by the `repr` of its arguments."""
    key = repr((make.__module__, make.__qualname__, args, sorted(kwargs.items())))
    return hashlib.blake2b(key.encode(), digest_size=16).digest()


class Drawn:
    """The records of a file, for one thread.

    Several processes may share the file; each sees the records that it had when it was opened.
    """

    def __init__(self, path: Path) -> None:
        """Open the file; a missing one is created, and damage at its end is cut off. Raise `OSError` if it cannot be opened."""
        self._file = _opened(path)
        self._places: dict[bytes, tuple[int, int]] = {}
        self.size = self._read()

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)

    def _read(self) -> int:
        """Note the position of each record. Return the end of the last complete one."""
        data, at = os.pread(self._file, LARGEST, 0), 0
        while at + _HEAD.size <= len(data):
            name, length = _HEAD.unpack_from(data, at)
            end = at + _HEAD.size + length
            if end > len(data):
                break
            self._places[name] = at + _HEAD.size, length
            at = end
        if at < len(data):
            with suppress(OSError):
                os.truncate(self._file, at)
        return at

    def find(self, name: bytes) -> object | None:
        """Return the value stored under a name; None if there is none, or if it is damaged."""
        place = self._places.get(name)
        if place is None:
            return None
        try:
            return _unpacked(zlib.decompress(os.pread(self._file, place[1], place[0])))
        except (OSError, ValueError, zlib.error):
            del self._places[name]
            return None

    def keep(self, name: bytes, made: object) -> None:
        """Append a record, unless the file is full or cannot be written."""
        packed = zlib.compress(_packed(made), 1)
        record = _HEAD.pack(name, len(packed)) + packed
        if self.size + len(record) > LARGEST:
            return
        try:
            # One call appends all of it, so that records of several processes do not mix.
            os.write(self._file, record)
        except OSError:
            self.size = LARGEST
        else:
            self.size += len(record)


def _opened(path: Path) -> int:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError:
        return os.open(path, os.O_RDONLY)
    for other in path.parent.glob(f"{_PREFIX}*"):
        # Of another version of the code.
        if other != path:
            with suppress(OSError):
                other.unlink()
    return found


def _packed(made: object) -> bytes:
    """Return images as bytes: one line of JSON with their arrangement, then their pixels."""
    pixels: list[bytes] = []
    head = json.dumps(_shape(made, pixels)).encode()
    return b"\n".join((head, b"".join(pixels)))


# At module level: a nested function that calls itself is a reference cycle, which keeps the pixels until garbage is collected.


def _shape(thing: object, pixels: list[bytes]) -> object:
    """Return the arrangement of a thing, and append its images' pixels."""
    if isinstance(thing, Image.Image):
        pixels.append(thing.tobytes())
        return {"mode": thing.mode, "size": thing.size, "bytes": len(pixels[-1])}
    if isinstance(thing, tuple):
        return [_shape(one, pixels) for one in cast("tuple[object, ...]", thing)]
    assert thing is None or isinstance(thing, int), "only images and where they lie can be stored"
    return thing


def _unpacked(data: bytes) -> object:
    head, _, pixels = data.partition(b"\n")
    return _thing(json.loads(head), BytesIO(pixels))


def _thing(shape: Any, pixels: BytesIO) -> object:
    """Return the thing of an arrangement; its images' pixels are read on from where the last ones ended."""
    if isinstance(shape, dict):
        mode, size, length = (cast("dict[str, Any]", shape)[key] for key in ("mode", "size", "bytes"))
        return Image.frombytes(mode, (size[0], size[1]), pixels.read(length))
    return (
        tuple([_thing(one, pixels) for one in cast("list[Any]", shape)]) if isinstance(shape, list) else shape
    )


_used: list[Drawn] = []


def use(folder: Path | None) -> None:
    """Look for material in a folder from now on, and store it there; do neither without one, or if it cannot be opened."""
    while _used:
        _used.pop().close()
    with suppress(OSError):
        if folder is not None:
            _used.append(Drawn(folder / f"{_PREFIX}{code()}"))


def made_once(make: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
    """Return a function's drawing for these arguments, from this process's file if that holds it."""
    if not _used:
        return make(*args, **kwargs)
    name = name_of(make, args, kwargs)
    found = _used[0].find(name)
    if found is None:
        found = make(*args, **kwargs)
        if found is not None:
            _used[0].keep(name, found)
    return found
