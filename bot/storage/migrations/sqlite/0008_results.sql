-- What is left of tables that are over; it stays when they are deleted.
CREATE TABLE results (
    "table" INTEGER PRIMARY KEY, -- the number of one that is deleted is never given again
    guild INTEGER,
    game TEXT NOT NULL,
    ended REAL NOT NULL,
    data TEXT NOT NULL
);
CREATE INDEX results_by_guild ON results (guild, ended);

CREATE TABLE results_of_users (
    user INTEGER NOT NULL,
    "table" INTEGER NOT NULL REFERENCES results ("table") ON DELETE CASCADE,
    PRIMARY KEY (user, "table")
) WITHOUT ROWID;
