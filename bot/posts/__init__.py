"""What a table says: hand-offs, pings, the lobby, the log, pictures, pages of settings. Nothing here changes a table.

It may import `table` and what lies below, and `render`. Begin with `hand_off`: what happened → a board post and a turn post; `publishing`
decides whether it is a new one. `messages` are the kinds of what goes through the outbox; each delivers itself, and is known to
`kinds` wherever in this room it is defined.
"""
