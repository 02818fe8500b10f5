"""Installs four foreign clients, and Discord's SDK for pages, apart from the project's environment and lets each visit the local Discord.

A client that cannot be installed is named and skipped; one that fails makes the exit code 1.
"""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bot.local import LocalDiscord, ManualClock
from tests.clients import visit_sdk
from tests.clients.visit import visit
from tests.support.openapi import DESCRIPTION, Inspector

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / ".venv-clients"
PYTHON_CLIENTS = {"hikari": "hikari==2.7.0", "nextcord": "nextcord==2.6.0", "disnake": "disnake==2.12.2"}


class NotInstalledError(Exception):
    """A client could not be installed here."""


def run(*command: str | Path, folder: Path = HERE) -> None:
    """Run a step of an installation."""
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        raise NotInstalledError((result.stderr or result.stdout).strip().splitlines()[-1:] or ["it failed"])


def works(python: Path) -> bool:
    """Whether an environment's Python runs and finds its packages: an upgrade of the system may have taken it away."""
    try:
        run(python, "-c", "import pip")
    except (NotInstalledError, OSError):
        return False
    return True


def install_python_client(name: str) -> list[str]:
    """Install a client into an environment of its own; gives the command that runs its visit."""
    folder = FOLDER / name
    done = folder / PYTHON_CLIENTS[name]
    if not done.exists() or not works(folder / "bin" / "python"):
        run(sys.executable, "-m", "venv", "--clear", folder)
        run(folder / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", PYTHON_CLIENTS[name])
        done.touch()
    return [str(folder / "bin" / "python"), str(HERE / f"visit_{name}.py")]


def install_javascript(package: str) -> tuple[str, Path]:
    """Install what package.json lists; gives node and the folder of one package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NotInstalledError("node and npm are not there")
    folder = FOLDER / "discordjs"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "package.json", folder)
    found = folder / "node_modules" / package
    if not found.exists():
        run(npm, "install", "--silent", "--no-audit", "--no-fund", folder=folder)
    return node, found


def install_javascript_client() -> list[str]:
    """Install discord.js; gives the command that runs its visit."""
    node, _ = install_javascript("discord.js")
    return [node, str(HERE / "visit_discordjs.mjs")]


async def check(name: str, command: list[str]) -> list[str]:
    """Let one client visit; gives what was wrong."""
    # A clock that stands: how busy this machine is says nothing about a client.
    server = LocalDiscord(clock=ManualClock())
    inspector = Inspector([])
    if DESCRIPTION.exists():
        server.watchers.append(inspector)
    await server.start()
    environment = os.environ | {
        "LOCAL_URL": server.url,
        "LOCAL_TOKEN": server.token,
        "CLIENT_FOLDER": str(FOLDER / name),
    }
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    reading = asyncio.create_task(process.stdout.read() if process.stdout else asyncio.sleep(0, b""))
    found: list[str] = []
    try:
        await visit(server)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is this client's report
        found.append(f"{type(error).__name__}: {error}")
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
        said = (await reading or b"").decode(errors="replace")
        await server.close()
    found += server.problems + inspector.found
    return [*found, said[-2000:]] if found else []


def check_sdk() -> list[str]:
    """Let Discord's SDK for pages visit; gives what was wrong."""
    _, package = install_javascript("@discord/embedded-app-sdk")
    try:
        return asyncio.run(visit_sdk.visit(package / "output"))
    except visit_sdk.NotPossible as error:
        raise NotInstalledError(str(error)) from None


def report(name: str, found: list[str]) -> bool:
    """Say how a visit went, and whether it failed."""
    print(f"{name}: {'FAILED' if found else 'passed'}")
    for line in found:
        print(f"    {line}")
    return bool(found)


def main() -> int:
    """Install and run all of them."""
    failed = False
    for name in ("discordjs", *PYTHON_CLIENTS):
        try:
            command = install_javascript_client() if name == "discordjs" else install_python_client(name)
        except (NotInstalledError, OSError) as error:
            print(f"{name}: skipped, it could not be installed ({error})")
            continue
        failed |= report(name, asyncio.run(check(name, command)))
    try:
        failed |= report("embedded-app-sdk", check_sdk())
    except (NotInstalledError, OSError) as error:
        print(f"embedded-app-sdk: skipped, it cannot visit here ({error})")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
