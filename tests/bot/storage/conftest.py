from pathlib import Path

import pytest

from bot.storage import open_storage


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "caravel.sqlite"


@pytest.fixture
async def storage(file: Path):
    async with await open_storage(file, durable=False) as opened:
        yield opened
