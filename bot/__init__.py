"""The Discord bot. Each folder imports only those below it; the docstring of its `__init__.py` says what it contains.

From the ground up: `time`, `errors`, `settings`, `health`, `local` · `storage`, `menus` · `table` · `posts` · `acts` ·
`discord` · `rehearsal`, `program`. Begin with `acts`: what users do. CONTRIBUTING follows one click through the folders.
"""
