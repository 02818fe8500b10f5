"""The engine that is always there: an SQLite file, one bot to a file, with back-ups."""
