"""Files that are sent hold their bytes no longer than the request."""

import gc
import weakref

from discord.http import handle_message_parameters

from bot.discord.widgets import file_of
from bot.posts.drawing import Attachment


def test_a_sent_file_is_freed_without_the_collector():
    file = file_of(Attachment("board.png", b"x" * 1000, "a board"))
    content = weakref.ref(file.fp)
    gc.disable()
    try:
        with handle_message_parameters(file=file):
            pass
        assert file.fp.read() == b"x" * 1000, "an answer that failed is posted with the same file"
        del file
        assert content() is None
    finally:
        gc.enable()
