"""The Discord bot: tables, controls, posts, pings."""
