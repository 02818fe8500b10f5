"""What a table says: hand-offs, pings, pictures, the log, pages of settings."""
