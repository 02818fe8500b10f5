"""A raw line to the local gateway, for what no client would send."""

import json

import aiohttp
import pytest

__all__ = ["Line", "session"]


@pytest.fixture
async def session():
    """What opens lines."""
    async with aiohttp.ClientSession() as session:
        yield session


class Line:
    """A raw gateway connection."""

    def __init__(self, session, server, query="?v=10&encoding=json"):
        self.server = server
        self._connecting = session.ws_connect(server.gateway_url + query)

    async def __aenter__(self):
        self.socket = await self._connecting.__aenter__()
        return self

    async def __aexit__(self, *error):
        await self._connecting.__aexit__(*error)

    async def closed(self):
        """Read to the end; gives its code."""
        while not self.socket.closed:
            await self.socket.receive()
        return self.socket.close_code

    async def identify(self, shard=None, intents=0, **more):
        """Begin a session, of this shard if one is named."""
        data = {"token": self.server.token, "intents": intents, **more}
        await self.socket.send_json({"op": 2, "d": data | ({"shard": shard} if shard else {})})

    async def resume(self, session, sequence):
        """Go on with a session of another line."""
        data = {"token": self.server.token, "session_id": session, "seq": sequence}
        await self.socket.send_json({"op": 6, "d": data})

    async def hear(self, *opcodes):
        """Give the next frame, or the next one of these opcodes."""
        while True:
            frame = json.loads(await self.socket.receive_str())
            if not opcodes or frame["op"] in opcodes:
                return frame

    async def event(self, name):
        """Give the data of the next event, which has this name."""
        frame = await self.hear(0)
        assert frame["t"] == name
        return frame["d"]
