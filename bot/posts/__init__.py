"""The posts of a table: hand-offs, pings, the lobby, the log, pictures, pages of settings. Nothing here changes a table.

It may import `table` and the folders below, and `render`. Begin with `hand_off`, which makes a board post and a turn post from
what happened. `publishing` decides whether they are new posts or edits. `messages` are the kinds of rows in the outbox. Each kind
delivers itself. `kinds` imports every module here, so that each kind is known.
"""
