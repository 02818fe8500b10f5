-- A position that a user tries moves in, for themselves: kept for a day.
CREATE TABLE tries (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY ("table", user)
) WITHOUT ROWID;
