import asyncio
from pathlib import Path

import pytest

from bot.storage import open_storage
from bot.storage.postgres.opening import open_server


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "caravel.sqlite"


@pytest.fixture(params=["file", "laid_out"], ids=["sqlite", "postgres"])
def address(request):
    """Where a database is, or is to be, of each engine."""
    return request.getfixturevalue(request.param)


@pytest.fixture
async def storage(address):
    async with await open_storage(address, durable=False) as opened:
        yield opened


@pytest.fixture
async def engine(laid_out):
    how = {"shared": False, "alone": False, "patience": 5, "steps": None, "durable": False}
    found = await asyncio.to_thread(open_server, laid_out, **how)
    yield found
    await found.close()
