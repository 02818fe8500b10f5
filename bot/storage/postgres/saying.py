"""Errors of a server in one line for the operator, never with a password, a value or a row."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg.conninfo import conninfo_to_dict

from bot.storage.errors import Duplicate, StorageError

_TOO_MANY = ("has too many connections", "raise max_connections of the server, or stop who else is connected")
_NOT_NOW = ("is starting or ending", "wait for the server, and start again")
_NOT_ALLOWED = ("refuses the user", "let it own the database")

_BY_STATE = {
    "53100": ("the server's disk is full", "make room; nothing was changed"),
    "53300": _TOO_MANY,
    "25006": ("is read-only", "name the server that may be written to in CARAVEL_DATABASE"),
    "42501": _NOT_ALLOWED,
    "57P03": _NOT_NOW,
}

_CONNECTING = {
    "password": ("refuses the password", "correct it in CARAVEL_DATABASE"),
    "authentication": ("refuses the user", "correct CARAVEL_DATABASE, or pg_hba.conf of the server"),
    "pg_hba.conf": ("refuses the user", "let it in by pg_hba.conf of the server"),
    "permission": _NOT_ALLOWED,
    "too many": _TOO_MANY,
    "remaining connection slots": _TOO_MANY,
    "starting up": _NOT_NOW,
    "shutting down": _NOT_NOW,
    "role": ("does not know the user", "create it (createuser), or correct CARAVEL_DATABASE"),
    "database": ("does not exist", "create it (createdb), or correct CARAVEL_DATABASE"),
}
"""Words in the server's errors during connecting, which have no code; the more specific ones first."""


def parameters(address: str) -> tuple[str, dict[str, str]]:
    """Return the operator's name for a database, and psycopg's parameters for it. Raise `StorageError`."""
    try:
        given = {name: str(value) for name, value in conninfo_to_dict(address).items() if value is not None}
    except psycopg.ProgrammingError:
        given = {"host": "@"}
    # Such a sign in a password puts part of it into another parameter, so none of them is repeated.
    odd = [given.get("host", "").partition("/")[0], given.get("user", ""), given.get("dbname", "")]
    if any(sign in part for part in odd for sign in "@:") or not given.get("port", "0").isdecimal():
        raise StorageError(
            "CARAVEL_DATABASE",
            "is no address of a database",
            "expected postgresql://user:password@host/database, with signs such as @ : / # in the password as %40 %3A %2F %23",
        )
    user = f"{given['user']}@" if "user" in given else ""
    port = f":{given['port']}" if "port" in given else ""
    return f"postgresql://{user}{given.get('host', '')}{port}/{given.get('dbname', '')}", given


@contextmanager
def saying(name: str) -> Iterator[None]:
    """Turn psycopg's errors into ours."""
    try:
        yield
    except psycopg.errors.UniqueViolation as error:
        raise Duplicate(error.diag.table_name or "") from None
    except psycopg.Error as error:
        raise StorageError(name, *_in_words(error)) from None


@contextmanager
def connecting(name: str) -> Iterator[None]:
    """Turn the server's errors during connecting into `StorageError`."""
    try:
        yield
    except psycopg.OperationalError as error:
        raise StorageError(name, *_at_the_door(error)) from None


def _at_the_door(error: psycopg.OperationalError) -> tuple[str, str]:
    said = " ".join(str(error).split())
    if "FATAL" in said:
        reason = said.partition("FATAL:")[2].strip()
        for word, words in _CONNECTING.items():
            if word in reason:
                return words
        return f"refuses the connection ({reason})", "look at the server"
    return "cannot be reached", "start the server, or correct CARAVEL_DATABASE"


def _in_words(error: psycopg.Error) -> tuple[str, str]:
    if error.sqlstate in _BY_STATE:
        return _BY_STATE[error.sqlstate]
    if is_lost(error):
        return "the connection was lost", "look at the server; it is tried again"
    # The server's own text may quote values.
    what = f"{type(error).__name__} {error.sqlstate or ''}".strip()
    return f"the database refuses ({what})", "this is a bug: please report it"


def is_lost(error: psycopg.Error) -> bool:
    """Whether the connection to the server is lost."""
    state = error.sqlstate or "08"
    return isinstance(error, psycopg.OperationalError) and state[:2] in ("08", "57")
