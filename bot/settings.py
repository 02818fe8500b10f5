"""Settings of the program, from the environment and a file `.env`; `.env.example` explains each."""

import os
import re
from io import StringIO
from ipaddress import IPv4Address
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import Field, FilePath, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from yarl import URL

from games.words.files import languages

PREFIX = "CARAVEL_"
AUTO = "auto"
HOURS, DAYS = 24 * 365, 3650
"""Maximum hours and days in a setting: dates must not overflow, and nobody needs more than ten years."""
MOST_SHARDS = 1000
"""Enough for two and a half million servers: each shard needs memory, even while it waits to connect."""
HTTPS_PORT = 443
MINUTE = 1 / 60
"""A minute in hours."""
LONGEST_ID = 20
"""Number of digits of Discord's largest id."""
ENCODING = "utf-8-sig"
"""Skips the byte order mark that some editors write, which would become a part of the first name."""
MISSPELT = 2
"""Maximum number of wrong letters in a name that still counts as a misspelt name of ours."""
LIKE_OURS = re.compile(rf"^{PREFIX}|DISCORD|TOKEN")
LIKE_OURS_OUTSIDE = re.compile(rf"^{PREFIX}|DISCORD|^(BOT_)?TOKEN$")
"""Names meant for Caravel in its file, and in the environment, where other programs have tokens, too."""


class SettingsError(Exception):
    """A setting is wrong; the text is one line: the place, the name, what is wrong, the remedy."""


class Settings(BaseSettings):
    """The operator's settings. Every setting has a default that works."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    """The token for Discord; without it the local Discord is started."""
    owners: Annotated[frozenset[int], NoDecode] = frozenset()
    """Discord users who may use the operator's commands."""
    database: Path | SecretStr = Path("caravel.sqlite")
    """A file, or the address of a server's database, which may contain a password. Use `address` to read it."""
    language: str = "en"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    overrides: FilePath | None = None
    """A TOML file with corrections to the games' numbers."""

    local_port: int = Field(8337, ge=0, le=65535)
    """0 takes a free one."""
    local_address: IPv4Address = IPv4Address("127.0.0.1")
    """An address of this machine that other machines can reach lets their users play too, with links that contain a key."""
    local_world: Path = Path("local/world.sqlite")

    client_secret: SecretStr | None = None
    """Lets the application ask Discord who opens the page as an Activity; without it there is no page on Discord."""
    page_address: str | None = None
    """The origin at which the page is reached from outside, such as `https://board.example.org`."""
    page_port: int = Field(8339, ge=0, le=65535)
    """0 takes a free one. Use `port_of_page` to read it."""
    page_host: IPv4Address = IPv4Address("127.0.0.1")
    """The address at which the page is served for Discord. With the local Discord it is that one's address."""

    health_port: int = Field(0, ge=0, le=65535)
    """0: off."""

    backups: Path = Path("backups")
    backup_hours: float = Field(24, ge=0, le=HOURS)
    """0: no backups. Otherwise at least a minute."""
    backup_keep_days: float = Field(14, ge=0, le=DAYS)

    shards: Annotated[int, Field(ge=1, le=MOST_SHARDS)] | Literal["auto"] = 1
    """The number of connections to Discord among which the servers are divided; auto: as many as Discord recommends."""

    robot: Literal["easy", "normal", "strong"] = "normal"
    """The level of robots unless a user chooses one."""

    tables_per_user: int = Field(50, ge=1, le=100_000)
    """Maximum number of lobbies and running tables that one user may host."""

    lobby_days: float = Field(14, gt=0, le=DAYS)
    idle_days: float = Field(60, gt=0, le=DAYS)
    notice_days: float = Field(7, ge=0, le=DAYS)
    finished_days: float = Field(7, ge=0, le=DAYS)
    forget_days: float = Field(0, ge=0, le=DAYS)
    """0: never."""

    @property
    def port_of_page(self) -> int:
        """The port of the page: fixed, unless the local Discord takes any free port."""
        is_chosen = "page_port" in self.model_fields_set
        return self.page_port if is_chosen or self.local_port else 0

    @property
    def address(self) -> Path | str:
        """The address of the database. It may contain a password, so never show it."""
        return self.database.get_secret_value() if isinstance(self.database, SecretStr) else self.database

    @field_validator("database", mode="before")
    @classmethod
    def _file_or_server(cls, database: Any) -> Any:
        if isinstance(database, str):
            return SecretStr(database) if "://" in database else Path(database)
        return database

    @field_validator("local_world", mode="after")
    @classmethod
    def _own_file(cls, world: Path, others: ValidationInfo) -> Path:
        """Refuse the file of the bot's database."""
        database = others.data.get("database")
        if isinstance(database, Path) and database.resolve() == world.resolve():
            raise ValueError(f"expected another file than CARAVEL_DATABASE, which is {database}")
        return world

    @field_validator("backup_hours", mode="after")
    @classmethod
    def _minutes(cls, hours: float) -> float:
        """Refuse less than a minute between two backups: their names tell the minute only."""
        if 0 < hours < MINUTE:
            raise ValueError("expected 0 (no backups) or at least 0.017, a minute")
        return hours

    @field_validator("page_address", mode="after")
    @classmethod
    def _origin(cls, address: str | None) -> str | None:
        """Return an origin in its normal form."""
        if address is None:
            return None
        wrong = ValueError("expected an address like https://board.example.org, without a path")
        try:
            parts = urlsplit(address if "://" in address else f"https://{address}")
            is_host = (
                parts.scheme == "https" and parts.hostname and parts.port != 0 and "@" not in parts.netloc
            )
            # As browsers send it in the header Host.
            host = URL.build(scheme="https", host=parts.hostname or "").host_subcomponent
        except ValueError:
            raise wrong from None
        if not is_host or parts.path.strip("/") or parts.query or parts.fragment:
            raise wrong
        return f"https://{host}" if parts.port in (None, HTTPS_PORT) else f"https://{host}:{parts.port}"

    @field_validator("discord_token", "client_secret", mode="after")
    @classmethod
    def _bare_token(cls, token: SecretStr | None) -> SecretStr | None:
        """Refuse a token with surrounding text; the value itself is never repeated."""
        if token is None or not token.get_secret_value().strip():
            return None
        bare = token.get_secret_value().strip()
        if any(character.isspace() for character in bare):
            raise ValueError("a token has no spaces: copy it alone, without “Bot”")
        return SecretStr(bare)

    @field_validator("owners", mode="before")
    @classmethod
    def _listed(cls, owners: Any) -> Any:
        if not isinstance(owners, str):
            return owners
        names = owners.replace(",", " ").split()
        if not all(name.isascii() and name.isdecimal() and len(name) <= LONGEST_ID for name in names):
            raise ValueError("expected user ids, separated by commas")
        return frozenset(map(int, names))

    @field_validator("language", mode="after")
    @classmethod
    def _known(cls, language: str) -> str:
        if language not in languages():
            raise ValueError(f"expected one of: {', '.join(languages())}")
        return language

    @field_validator("log_level", "log_format", "robot", "shards", mode="before")
    @classmethod
    def _lower(cls, word: Any) -> Any:
        return word.lower() if isinstance(word, str) else word


def names() -> dict[str, str]:
    """Return the name in the environment of each field."""
    return {
        field: str(info.validation_alias or f"{PREFIX}{field}".upper())
        for field, info in Settings.model_fields.items()
    }


def read_settings(env_file: Path = Path(".env")) -> Settings:
    """Read the settings; the environment overrides the file. Raise `SettingsError`."""
    in_file = _in_file(env_file)
    for name in os.environ:
        _require_known(name, "environment", LIKE_OURS_OUTSIDE)
    try:
        return Settings(_env_file=env_file, _env_file_encoding=ENCODING)  # pyright: ignore[reportCallIssue]  # its own keywords
    except ValidationError as error:
        raise SettingsError(_in_one_line(error, env_file, in_file)) from None


def _in_file(env_file: Path) -> set[str]:
    """Return the names in the file. It must be readable, and contain settings only, all of them known."""
    if not env_file.exists():
        return set()
    try:
        text = env_file.read_text(encoding=ENCODING)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(
            f"{env_file}: cannot be read ({error}); it must be a text file in UTF-8"
        ) from None
    lines: dict[str, int] = {}
    for binding in parse_stream(StringIO(text)):
        # Not the line itself: it may be a token.
        number = binding.original.line + _blank_lines(binding.original.string)
        if binding.error or (binding.key is not None and binding.value is None):
            raise SettingsError(f"{env_file}: line {number}: expected NAME=value; correct or remove it")
        if binding.key is None:
            continue
        _require_known(binding.key, str(env_file), LIKE_OURS)
        name = binding.key.upper()
        if name in lines and name in names().values():
            raise SettingsError(
                f"{env_file}: {name}: stands in line {lines[name]} and in line {number}; remove one of them"
            )
        lines[name] = number
    return {*lines}


def _require_known(given: str, where: str, like_ours: re.Pattern[str]) -> None:
    """Raise `SettingsError` for an unknown name that looks like a setting: within two letters of one, or `like_ours`."""
    name, ours = given.upper(), names().values()
    if name in ours:
        return
    for setting in ours:
        if _is_near(name, setting) and distance(name, setting) <= MISSPELT:
            raise SettingsError(f"{where}: {given}: there is no such setting; do you mean {setting}?")
    if like_ours.search(name):
        raise SettingsError(f"{where}: {given}: there is no such setting; .env.example has them all")


def _is_near(one: str, other: str) -> bool:
    """Whether the distance may be small. An added or missing letter changes the letters' counts by one, a replaced one by two."""
    return abs(len(one) - len(other)) <= MISSPELT and len(set(one) ^ set(other)) <= 2 * MISSPELT


def distance(one: str, other: str) -> int:
    """Return the number of letters to add, remove or replace to turn one word into the other."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, row = row, [i]
        for j, b in enumerate(other, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (a != b)))
    return row[-1]


def _blank_lines(text: str) -> int:
    """Return the number of blank lines before the first other line."""
    return text[: len(text) - len(text.lstrip())].count("\n")


def _in_one_line(error: ValidationError, env_file: Path, in_file: set[str]) -> str:
    first = error.errors()[0]
    field = str(first["loc"][0])
    name = names().get(field, field).upper()
    given = {key.upper() for key in os.environ}
    where = env_file if name not in given and name in in_file else "environment"
    wrong = first["msg"].removeprefix("Value error, ")
    value = str(first["input"]) if isinstance(first["input"], Path) else first["input"]
    found = "" if name in ("DISCORD_TOKEN", f"{PREFIX}CLIENT_SECRET") else f" (found {value!r})"
    return f"{where}: {name}: {wrong}{found}; correct or remove it, .env.example explains it"
