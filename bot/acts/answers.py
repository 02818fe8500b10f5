"""Answers to a click or a command. Every act returns one of these, or just a sentence."""

from dataclasses import dataclass

from bot.menus.controls import Controls, Form
from bot.posts.drawing import Attachment


@dataclass(frozen=True, slots=True)
class Answer:
    """A private answer: its text, the controls below it, the files attached to it.

    `is_seen`: the public message shows the result too, so a click in that message needs no answer in words.
    """

    text: str
    controls: Controls = ()
    files: tuple[Attachment, ...] = ()
    is_seen: bool = False


@dataclass(frozen=True, slots=True)
class FormAnswer:
    """A form to fill in. If it comes too late to be opened, `late` is said, with what to click `again`."""

    form: Form
    late: str
    again: Controls = ()


AnyAnswer = str | Answer | FormAnswer
"""What an act returns."""
