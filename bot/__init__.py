"""The Discord bot, in rooms: each imports only those below it, and says in its own first lines what lives there.

From the ground up: `time`, `errors`, `settings`, `local` · `storage`, `menus` · `table` · `posts` · `acts` ·
`discord` · `run`, `operator`, `rehearsal`. Begin with `acts`: what people do. CONTRIBUTING follows one click through.
"""
