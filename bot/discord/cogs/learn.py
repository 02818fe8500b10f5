"""`/learn`: a guided first game in a thread of one's own, and its buttons."""

import discord
from discord import app_commands

from bot.acts.answers import Answer
from bot.acts.teaching import Learner, Place, Teaching
from bot.discord.answering import Answering, Cog, answered
from bot.discord.clicks import Clicks
from bot.discord.own_threads import begin_private_place
from bot.menus.newcomers import BackToLesson, BeginLesson, LessonChapter, LessonChapters, ShowLessons


class LearnCommand(Cog):
    """Learning a game by playing it."""

    def __init__(self, answering: Answering, clicks: Clicks, teaching: Teaching) -> None:
        super().__init__(answering)
        self.teaching = teaching
        clicks.on(ShowLessons, self._offer)
        clicks.on(BeginLesson, self._begin)
        clicks.on(LessonChapters, self._chapters)
        clicks.on(LessonChapter, self._again)
        clicks.on(BackToLesson, self._back)
        clicks.offer("button-chapters", LessonChapters, lambda live: live.notes.lesson)

    @app_commands.command(name="learn")
    @answered
    async def learn(self, interaction: discord.Interaction) -> Answer:
        """Offer the guided first games, or the chapters of the one that is held here."""
        return await self.teaching.offer(interaction.channel_id, interaction.user.id)

    async def _offer(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self.teaching.offer(None, interaction.user.id)

    async def _begin(self, interaction: discord.Interaction, table: int, game: str) -> str | Answer:
        user = interaction.user
        running = await self.teaching.running(user.id, game)
        if running is not None:
            return running
        name = await self.teaching.named(game, user.id)
        channel, guild = await begin_private_place(interaction, name)
        return await self.teaching.begin(Learner(user.id, user.display_name), game, Place(channel, guild))

    async def _chapters(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self.teaching.chapters(table, interaction.user.id)

    async def _again(self, interaction: discord.Interaction, table: int, chapter: int) -> str:
        user = interaction.user
        return await self.teaching.again(table, Learner(user.id, user.display_name), chapter)

    async def _back(self, interaction: discord.Interaction, table: int) -> Answer:
        return await self.teaching.back(table, interaction.user.id)
