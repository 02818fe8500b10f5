"""The Discord bot, in rooms: each imports only those below it, and says in its own first lines what lives there.

From the ground up: `time`, `errors`, `settings`, `health`, `local` · `storage`, `menus` · `table` · `posts` · `acts` ·
`discord` · `rehearsal`, `program`. Begin with `acts`: what people do. CONTRIBUTING follows one click through.
"""
