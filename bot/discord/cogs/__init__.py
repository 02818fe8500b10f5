"""Slash-commands and the tables' own buttons: thin, each only carries to what does the work."""
