"""`python -m bot smoke --channel ID`: a short visit to a real channel, written down to compare with the local Discord.

It posts, edits, answers, refuses and deletes one of everything the bot needs, an emoji among it, and asks a person for four clicks.
"""

import asyncio
import io
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
from PIL import Image

from bot.rehearsal.recording import Recorder

PLEASE = "Please click the four buttons from left to right, and send the form"
TITLE = "A visit, to see whether everything is as expected"
WORDS = (
    TITLE,
    *(
        "Answer",
        "Here",
        "here",
        "beside",
        "Later",
        "Form",
        "answer",
        "later",
        "form",
        "smoke",
        "words",
        "Words",
        PLEASE,
    ),
    *(
        "edited",
        "and more",
        "thinking",
        "thought",
        "written",
        "x",
        "smoke-1",
        "board.txt",
        "a board",
        "board",
    ),
    *("a thread", "in the thread", "# A layout", "smoke test of the local table"),
    *("tall.png", "wide.png", "a tall picture", "a wide picture", "what happened"),
    *("attachment://tall.png", "attachment://wide.png", "cv_smoke"),
)
TALL, WIDE, LAYOUT_ID = "tall.png", "wide.png", 4711
EMOJI = "cv_smoke"
FILE = b"corn, indigo, sugar"


class SmokeForm(discord.ui.Modal):
    """A form with one field."""

    def __init__(self, done: Callable[[str], None]) -> None:
        super().__init__(title="Form", custom_id="form")
        self.done = done
        self.add_item(discord.ui.Label(text="Words", component=discord.ui.TextInput(custom_id="words")))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Answer the form."""
        await interaction.response.send_message("written", ephemeral=True)
        self.done("form")


class SmokeButtons(discord.ui.View):
    """Four buttons: an answer at once, one in the message itself, one that was deferred, a form."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.missing = {"answer", "here", "later", "form"}
        self.all_clicked = asyncio.Event()

    def done(self, name: str) -> None:
        """Note that one was used."""
        self.missing.discard(name)
        if not self.missing:
            self.all_clicked.set()

    @discord.ui.button(label="Answer", custom_id="answer")
    async def answer(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        """Answer privately, change that answer, follow up."""
        await interaction.response.send_message("x", ephemeral=True)
        await interaction.edit_original_response(content="edited")
        await interaction.followup.send("and more", ephemeral=True)
        await interaction.delete_original_response()
        self.done("answer")

    @discord.ui.button(label="Here", custom_id="here")
    async def here(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        """Answer in the message that was clicked, then change it once more and follow up."""
        await interaction.response.edit_message(content="here")
        await interaction.edit_original_response(content=PLEASE)
        await interaction.followup.send("beside", ephemeral=True)
        self.done("here")

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        """Defer, then answer."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("thought")
        self.done("later")

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
        """Open the form."""
        await interaction.response.send_modal(SmokeForm(self.done))


class Layout(discord.ui.LayoutView):
    """A layout as board posts are: a text whose component has an id, each picture alone in its gallery, a text below."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.TextDisplay("# A layout", id=LAYOUT_ID))
        for name in (TALL, WIDE):
            self.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}")))
        self.add_item(discord.ui.TextDisplay("what happened"))


def layout_pictures() -> list[discord.File]:
    """Return a picture much taller than wide, and a wide one: their stripes show whether all of them is seen."""
    return [_striped(TALL, 1500, "a tall picture"), _striped(WIDE, 400, "a wide picture")]


def _striped(name: str, height: int, description: str) -> discord.File:
    image = Image.new("RGB", (600, height), "white")
    for top in range(0, height, 100):
        image.paste((top * 255 // height, 90, 160), (0, top, 600, top + 50))
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=description)


class Visitor(discord.Client):
    """Visits one channel and closes."""

    def __init__(self, recorder: Recorder, channel: int, patience: float, **arguments: Any) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=intents, http_trace=recorder.trace, enable_debug_events=True, **arguments)
        self.recorder = recorder
        self.place = channel
        self.patience = patience
        self.trouble: Exception | None = None

    async def on_socket_raw_receive(self, text: str) -> None:
        """Write down what the gateway sends."""
        self.recorder.event(text)

    async def setup_hook(self) -> None:
        """Visit once the gateway is there."""
        self._visiting = self.loop.create_task(self._visit())

    async def _visit(self) -> None:
        await self.wait_until_ready()
        try:
            await visit(self, await self._channel(), self.patience)
        except Exception as error:  # noqa: BLE001 - it is reported by `smoke`, the recording is kept anyway
            self.trouble = error
        finally:
            await self.close()

    async def _channel(self) -> discord.TextChannel:
        channel = await self.fetch_channel(self.place)
        if not isinstance(channel, discord.TextChannel):
            raise TypeError("the channel must be an ordinary text channel of a server")
        return channel


async def visit(client: discord.Client, channel: discord.TextChannel, patience: float) -> None:
    """Do one of everything, always in the same order."""
    await _commands(client, channel.guild)
    sent = await _post_and_edit(channel)
    await _be_refused(channel, sent)
    await _thread(sent)
    await _emoji(client, channel)
    layout = await channel.send(view=Layout(), files=layout_pictures())
    await layout.edit(view=Layout(), attachments=layout_pictures())
    await channel.fetch_message(layout.id)
    # It stays while a person is asked to click, so that they see the picture's size on a desktop and on a phone.
    await _ask_for_clicks(channel, patience)
    await layout.delete()
    await sent.delete()


async def _commands(client: discord.Client, guild: discord.Guild) -> None:
    tree = discord.app_commands.CommandTree(client)
    tree.add_command(
        discord.app_commands.Command(
            name="smoke", description="smoke test of the local table", callback=_nothing
        ),
        guild=guild,
    )
    if await tree.fetch_commands(guild=guild):
        # They belong to a bot in use; a sync would replace them.
        return
    await tree.sync(guild=guild)
    tree.clear_commands(guild=guild)
    await tree.sync(guild=guild)


async def _nothing(interaction: discord.Interaction) -> None:
    await interaction.response.defer()


async def _post_and_edit(channel: discord.TextChannel) -> discord.Message:
    file = discord.File(io.BytesIO(FILE), "board.txt", description="a board")
    sent = await channel.send(TITLE, file=file, nonce="smoke-1")
    # The same nonce again: nothing new may be posted.
    await channel.send(TITLE, nonce="smoke-1")
    await sent.edit(content="edited", attachments=sent.attachments)
    await channel.fetch_message(sent.id)
    _ = [message async for message in channel.history(limit=2)]
    return sent


async def _be_refused(channel: discord.TextChannel, sent: discord.Message) -> None:
    with suppress(discord.HTTPException):
        await channel.send("x" * 2001)
    with suppress(discord.HTTPException):
        await channel.send("")
    twice = discord.ui.View(timeout=None)
    for _ in range(2):
        twice.add_item(discord.ui.Button(label="x", custom_id="x"))
    with suppress(discord.HTTPException):
        await channel.send("x", view=twice)
    with suppress(discord.HTTPException):
        await channel.fetch_message(sent.id + 1)


async def _thread(sent: discord.Message) -> None:
    thread = await sent.create_thread(name="a thread")
    await thread.send("in the thread")
    await thread.edit(archived=True)
    with suppress(discord.Forbidden):
        await thread.delete()


async def _emoji(client: discord.Client, channel: discord.TextChannel) -> None:
    """Make an emoji of the application, show it on a button, and take both away."""
    data = io.BytesIO()
    Image.new("RGBA", (64, 64), (90, 160, 90, 128)).save(data, "PNG")
    emoji = await client.create_application_emoji(name=EMOJI, image=data.getvalue())
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="x", custom_id="x", emoji=emoji))
    shown = await channel.send("x", view=view)
    await shown.delete()
    await emoji.delete()


async def _ask_for_clicks(channel: discord.TextChannel, patience: float) -> None:
    """Ask a person to use the four buttons. Those that are not clicked are missing in the recording."""
    clicks = SmokeButtons()
    panel = await channel.send(PLEASE, view=clicks)
    with suppress(TimeoutError):
        await asyncio.wait_for(clicks.all_clicked.wait(), patience)
    await panel.delete()


async def smoke(token: str, channel: int, out: Path, patience: float = 60.0, **arguments: Any) -> None:
    """Visit the channel and write the recording, even of a visit that failed; then raises what went wrong."""
    recorder = Recorder(WORDS)
    client = Visitor(recorder, channel, patience, **arguments)
    try:
        await client.start(token)
    finally:
        recorder.write(out)
    if client.trouble is not None:
        raise client.trouble
