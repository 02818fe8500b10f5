-- Channels where the bot may not post: what is due there waits, and is tried again at that moment.
CREATE TABLE silences (
    channel INTEGER PRIMARY KEY,
    since REAL NOT NULL,
    again REAL NOT NULL,
    code INTEGER NOT NULL -- Discord's own for why
);
