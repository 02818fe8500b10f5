-- What a strong robot found when it looked at a seat's decisions again; NULL while it is still looking.
CREATE TABLE reviews (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    data TEXT,
    PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
