"""Rebuilds a table's play from its row and its log."""

from dataclasses import replace

from pydantic import TypeAdapter, ValidationError

from bot.storage import Json, TableRow
from bot.table.damage import check_log
from games.core.box import DataError
from games.core.game import Game
from games.core.header import DamagedSave, Header
from games.core.saves import entry_from_data
from games.core.table import Table, Told

_header = TypeAdapter(Header)


def replay(game: Game, row: TableRow, log: list[Json], *, check_all: bool = False) -> Table:
    """Rebuild a table from its row and log. Raise `DamagedSave` for any fault in them."""
    try:
        header = _header.validate_python(row.header)
        check_log(row, log, header)
        entries = [entry_from_data(game, entry) for entry in log]
        return Table.replay(game, header, entries, check_all=check_all)
    except DamagedSave:
        raise
    except (ValidationError, ValueError, DataError) as error:
        raise DamagedSave(f"the header does not fit: {error}") from None
    except Exception as error:  # noqa: BLE001  # one bad row stops one table; its text may hold a secret
        raise DamagedSave(f"it does not replay ({type(error).__name__})") from None


def replayed(game: Game, row: TableRow, saved: list[Json], first: int) -> tuple[Table, list[Told]]:
    """Return the play of a table, and what its newest board post tells: all since entry `first`.

    Pictures of the past are drawn from a replay: the states are not kept for them.
    """
    table = replay(game, row, saved)
    return table, [replace(one, state=None) for one in table.told() if one.entry >= first]
