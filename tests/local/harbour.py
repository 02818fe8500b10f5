"""A small bot with one of everything, for driving the page."""

import io

import discord
from discord import app_commands
from PIL import Image, ImageDraw

from tests.support.local import TestBot

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")


def picture(text="The harbour", size=(1200, 900)) -> discord.File:
    image = Image.new("RGB", size, "#2f6f7f")
    pen = ImageDraw.Draw(image)
    for row in range(5):
        for column in range(7):
            left, top = 60 + column * 155, 60 + row * 160
            pen.rounded_rectangle(
                (left, top, left + 130, top + 130), 16, fill="#e9d8a6", outline="#0b3c49", width=5
            )
    pen.text((80, 80), text, fill="#0b3c49", font_size=60)
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return discord.File(out, "board.png", description="The harbour with five rows of plantations")


class Turn(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.button(label="Settler", custom_id="settler", style=discord.ButtonStyle.primary)
    async def settler(self, interaction, _):
        await interaction.response.edit_message(
            content=f"{interaction.user.mention} chose the settler.", view=None
        )

    @discord.ui.button(label="My hand", custom_id="hand")
    async def hand(self, interaction, _):
        text = f"{interaction.user.display_name} holds 3 doubloons and a secret"
        await interaction.response.send_message(text, ephemeral=True, view=Sell())

    @discord.ui.button(label="Mayor", custom_id="mayor", style=discord.ButtonStyle.success)
    async def mayor(self, interaction, _):
        await interaction.response.send_modal(Mayor())

    @discord.ui.button(label="End the game", custom_id="end", style=discord.ButtonStyle.danger, disabled=True)
    async def end(self, interaction, _):
        await interaction.response.defer()


class Sell(discord.ui.View):
    def __init__(self):
        super().__init__(timeout=None)

    @discord.ui.select(
        custom_id="sell",
        placeholder="Sell a good",
        options=[
            discord.SelectOption(label=good.title(), value=good, description=f"pays {n}")
            for n, good in enumerate(GOODS)
        ],
    )
    async def sell(self, interaction, select):
        await interaction.response.edit_message(content=f"You sold {select.values[0]}.", view=None)

    @discord.ui.select(
        custom_id="store",
        placeholder="Store goods",
        max_values=3,
        options=[discord.SelectOption(label=good.title(), value=good) for good in GOODS],
    )
    async def store(self, interaction, select):
        await interaction.response.edit_message(content=f"You stored {', '.join(select.values)}.", view=None)


class Mayor(discord.ui.Modal, title="Place your colonists"):
    town = discord.ui.Label(
        text="Name of the town", component=discord.ui.TextInput(custom_id="town", default="San Juan")
    )
    circles = discord.ui.Label(
        text="Plantations",
        description="Choose up to three",
        component=discord.ui.Select(
            custom_id="circles",
            max_values=3,
            options=[
                discord.SelectOption(label=f"{good.title()} plantation", value=good, default=good == "corn")
                for good in GOODS
            ],
        ),
    )
    pace = discord.ui.Label(
        text="Pace",
        component=discord.ui.RadioGroup(
            custom_id="pace",
            options=[discord.RadioGroupOption(label=each, value=each) for each in ("slow", "fast")],
        ),
    )

    async def on_submit(self, interaction):
        said = f"{self.town.component.value}: {', '.join(self.circles.component.values)}, {self.pace.component.value}"
        await interaction.response.send_message(said)


class Board(discord.ui.LayoutView):
    def __init__(self):
        super().__init__(timeout=None)
        box = discord.ui.Container(
            discord.ui.TextDisplay("## The common board\nAll that is left"), accent_colour=0xD9603B
        )
        box.add_item(
            discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://board.png", description="The board")
            )
        )
        box.add_item(discord.ui.Separator())
        box.add_item(
            discord.ui.Section(
                "**Coffee** is worth most", accessory=discord.ui.Button(label="Take", custom_id="take")
            )
        )
        self.add_item(box)


async def goods(_, typed):
    return [
        app_commands.Choice(name=good.title(), value=good) for good in GOODS if good.startswith(typed.lower())
    ]


class Harbour(TestBot):
    """The bot."""

    def __init__(self, **more):
        super().__init__(**more)
        table = app_commands.Group(name="table", description="Tables")

        @table.command(description="Open a table in this channel")
        @app_commands.choices(seats=[app_commands.Choice(name=f"{n} seats", value=n) for n in (3, 4, 5)])
        async def new(interaction, seats: app_commands.Choice[int], name: str = "a table"):
            await interaction.response.send_message(
                f"**{name}** with {seats.value} seats", view=Turn(), file=picture()
            )

        @table.command(description="Call somebody to the table")
        async def call(interaction, who: discord.Member):
            await interaction.response.send_message("called", ephemeral=True)
            await interaction.channel.send(f"{who.mention}, it is your turn: choose a role.", view=Turn())

        self.tree.add_command(table)

        @self.tree.command(description="Trade a good")
        @app_commands.autocomplete(good=goods)
        async def trade(interaction, good: str, count: app_commands.Range[int, 1, 9] = 1):
            await interaction.response.send_message(f"traded {count} {good}")

        @self.tree.command(description="Think until somebody uses another command")
        async def ponder(interaction):
            await interaction.response.defer(ephemeral=True)
            await self.wait_for("interaction")
            await interaction.followup.send("thought it through")

        @self.tree.command(description="The common board")
        async def board(interaction):
            await interaction.response.send_message(view=Board(), file=picture())

        @self.tree.command(description="Read a map")
        async def chart(interaction, paper: discord.Attachment):
            content = (await paper.read()).decode()
            await interaction.response.send_message(f"{paper.filename} says {content}")

        @self.tree.command(description="The log")
        async def log(interaction):
            lines = "\n".join(f"{n}. **Alice** takes _{good}_" for n, good in enumerate(GOODS, 1))
            embed = discord.Embed(title="Log of the game", description=lines, colour=0x2F7048)
            embed.add_field(name="Round", value="3", inline=True).add_field(
                name="Phase", value="Trader", inline=True
            )
            embed.set_footer(text="17 moves")
            await interaction.response.send_message(embed=embed)
