CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    stage TEXT NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX leagues_by_channel ON leagues (channel, id);
