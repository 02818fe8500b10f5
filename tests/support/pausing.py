"""A way to a PostgreSQL server that can be held up, as by a network that is down for a while."""

import asyncio
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict

SOCKET = ".s.PGSQL.5432"


class Pausing:
    """Relays what goes between clients and the server of an address. While it is paused nothing gets through, either way.

    Whoever has this `address` goes through it, from other processes, too. New connections wait as well, and
    neither side hears that the other one has hung up.
    """

    def __init__(self, address: str) -> None:
        folder = str(conninfo_to_dict(address)["host"])
        self._server = Path(folder) / SOCKET
        self._stack = AsyncExitStack()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._relays: set[asyncio.Task[None]] = set()
        self._folder = self._stack.enter_context(tempfile.TemporaryDirectory(prefix="caravel-way-"))
        self.address = address.replace(folder, self._folder)

    async def __aenter__(self):
        server = await asyncio.start_unix_server(self._connected, Path(self._folder) / SOCKET)
        self._stack.callback(server.close)
        return self

    async def __aexit__(self, *exc):
        await self.cut()
        await self._stack.aclose()

    def pause(self) -> None:
        """Let nothing through."""
        self._flowing.clear()

    def resume(self) -> None:
        """Let everything through that has waited, too."""
        self._flowing.set()

    async def cut(self) -> None:
        """End all connections that are there, on both sides."""
        relays = [*self._relays]
        for relay in relays:
            relay.cancel()
        await asyncio.gather(*relays, return_exceptions=True)
        await asyncio.sleep(0)  # the sockets are closed in the loop's next round

    def _connected(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        relay = asyncio.create_task(self._relay(from_client, to_client))
        self._relays.add(relay)
        relay.add_done_callback(self._relays.discard)
        relay.add_done_callback(lambda _: to_client.close())

    async def _relay(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        await self._flowing.wait()
        with suppress(OSError):  # the server is down, or somebody has hung up
            from_server, to_server = await asyncio.open_unix_connection(self._server)
            pumps = [
                asyncio.create_task(self._pump(from_client, to_server)),
                asyncio.create_task(self._pump(from_server, to_client)),
            ]
            try:
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                to_server.close()
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        data = b"begin"
        while data:
            data = await reader.read(65536)
            await self._flowing.wait()
            writer.write(data)
            await writer.drain()
