"""What somebody is told who has clicked or typed something. Every act returns one of these, or just a sentence."""

from dataclasses import dataclass

from bot.menus.controls import Controls, Form
from bot.posts.drawing import Attachment


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody is told privately, with what they may click next and what they are shown.

    It `is_seen` if the public message that was clicked in shows it, too: a click there needs no words then.
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
"""What an act returns to whoever asked for it."""
