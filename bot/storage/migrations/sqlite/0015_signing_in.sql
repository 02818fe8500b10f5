-- In which channel the page was opened as an Activity, by the id that Discord gives to it: kept for a week.
CREATE TABLE launches (
    instance TEXT NOT NULL PRIMARY KEY,
    channel INTEGER NOT NULL,
    guild INTEGER,
    at REAL NOT NULL
) WITHOUT ROWID;

-- The number that a user's bearers must name: without it, or with another one, they count no more.
CREATE TABLE sign_ins (
    user INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL
) WITHOUT ROWID;

-- What bearers are signed with: the newest signs, and the one before it counts, too.
CREATE TABLE page_keys (
    key TEXT NOT NULL PRIMARY KEY,
    made REAL NOT NULL
) WITHOUT ROWID;
