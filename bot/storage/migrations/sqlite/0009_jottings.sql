-- What a user has written down for themselves at a table.
CREATE TABLE jottings (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY ("table", user)
) WITHOUT ROWID;
