"""discord.py as it is, at Discord's own addresses, which a resolver turns to the local Discord: `redirect` hides nothing."""

import asyncio
import shutil
import ssl
import subprocess
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest
from aiohttp.abc import AbstractResolver

from bot.local import LocalDiscord, ManualClock
from tests.support.local import TestBot, running

NAMES = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")
OPENSSL = shutil.which("openssl")
pytestmark = pytest.mark.skipif(
    OPENSSL is None, reason="openssl is not installed; no certificate can be made"
)


class ToLocal(AbstractResolver):
    """Finds Discord's names at one port of this machine, and no others."""

    def __init__(self, port):
        self.port = port

    async def resolve(self, host, port=0, family=0):
        if host not in NAMES:
            raise OSError(f"{host} is not Discord's")
        address = {
            "host": "127.0.0.1",
            "port": self.port,
            "hostname": host,
            "family": family,
            "proto": 0,
            "flags": 0,
        }
        return [address]

    async def close(self):
        pass


def certificate(folder):
    """A certificate for Discord's names that only this test trusts."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    names = ",".join(f"DNS:{name}" for name in NAMES)
    command = [
        OPENSSL,
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=discord.com",
    ]
    files = ["-keyout", key, "-out", certificate, "-addext", f"subjectAltName={names}"]
    subprocess.run([*command, *files], check=True, capture_output=True)
    return key, certificate


@asynccontextmanager
async def encrypted(server, key, certificate):
    """Serve TLS at a port of its own and pass everything on; gives that port."""

    async def copy(reader, writer):
        while data := await reader.read(65536):
            writer.write(data)
        writer.close()

    async def serve(reader, writer):
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", server.port)
        both = copy(reader, inner_writer), copy(inner_reader, writer)
        await asyncio.gather(*both, return_exceptions=True)

    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    listener = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    yield listener.sockets[0].getsockname()[1]
    listener.close()


@pytest.mark.rest
async def test_an_unmodified_client_visits_by_discords_own_names(tmp_path, discord_log):
    key, trusted = certificate(tmp_path)
    server = LocalDiscord(clock=ManualClock())
    server.hosts.update(NAMES)
    await server.start()
    async with encrypted(server, key, trusted) as port:
        trust = ssl.create_default_context(cafile=trusted)
        connector = aiohttp.TCPConnector(resolver=ToLocal(port), ssl=trust)
        client = TestBot(connector=connector, guild_ready_timeout=0.0)

        @client.tree.command(description="Say hello")
        async def hello(interaction: discord.Interaction):
            await interaction.response.defer(ephemeral=True)
            await interaction.followup.send("Hello")

        async with running(client, server):
            assert discord.http.Route.BASE.startswith("https://discord.com/")
            reply = await server.user("alice").slash(server.channel("general"), "hello")
            assert reply.content == "Hello"
    await server.close()
