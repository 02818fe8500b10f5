"""What a table says: hand-offs, pings, the lobby, the log, pictures, pages of settings. Nothing here changes a table.

It may import `table` and what lies below, and `render`. Begin with `hand_off`: what happened → one post; `publishing`
decides whether it is a new one. `messages` are the kinds of what goes through the outbox; each delivers itself; `kinds` has
them by name.
"""
