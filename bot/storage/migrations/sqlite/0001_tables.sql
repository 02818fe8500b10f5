CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- controls of old posts name it: never given twice
    channel INTEGER NOT NULL,
    guild INTEGER,
    host INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'ended', 'archived')),
    header TEXT,
    options TEXT NOT NULL,
    notes TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    entries INTEGER NOT NULL DEFAULT 0,
    post INTEGER,
    lobby_post INTEGER,
    wake REAL,
    is_working INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    changed REAL NOT NULL
);
CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX working_tables ON tables (id) WHERE is_working;

CREATE TABLE seats (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    robot TEXT,
    name TEXT NOT NULL,
    former TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user, "table") WHERE user IS NOT NULL;

CREATE TABLE entries (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    data TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", n) -- two processes can never both write entry 41
) WITHOUT ROWID;
CREATE TRIGGER entries_are_never_rewritten BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry is never rewritten'); END;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    "table" INTEGER REFERENCES tables (id) ON DELETE CASCADE,
    target INTEGER NOT NULL, -- a channel or a user: Discord gives no number to both
    direct INTEGER NOT NULL, -- to a user, as a direct message
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    optional INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'in_flight', 'sent')),
    attempts INTEGER NOT NULL DEFAULT 0,
    message INTEGER,
    due REAL NOT NULL DEFAULT 0 -- later only for what was put back
);
CREATE INDEX outbox_waiting ON outbox (due) WHERE state = 'new';
CREATE INDEX outbox_by_target ON outbox (target, id) WHERE state <> 'sent';
CREATE INDEX outbox_sent ON outbox ("table", id) WHERE state = 'sent';

CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    data TEXT NOT NULL,
    used_by TEXT NOT NULL
);
CREATE INDEX orders_by_table ON orders ("table", id);

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
);
