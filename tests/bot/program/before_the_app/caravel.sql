PRAGMA application_id = 1131574892;
PRAGMA user_version = 13;
BEGIN TRANSACTION;
CREATE TABLE entries (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    data TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", n) -- two processes can never both write entry 41
) WITHOUT ROWID;
INSERT INTO "entries" VALUES(1,0,'{"n":0,"seat":-1,"by":"chance","digest":"9006206ac9043747","move":{"move":"Drawn","pieces":["corn","indigo","corn","tobacco"]},"reveals":true}',1.79572419514818501472e+09);
INSERT INTO "entries" VALUES(1,1,'{"n":1,"seat":0,"by":"person","digest":"9006206ac9043747","move":{"move":"TakeRole","role":"builder","privilege":true}}',1.79572419518671488759e+09);
INSERT INTO "entries" VALUES(1,2,'{"n":2,"seat":0,"by":"person","digest":"9c6650e06bc680da","move":{"move":"Pass"}}',1.79572419521921205522e+09);
INSERT INTO "entries" VALUES(1,3,'{"n":3,"seat":1,"by":"person","digest":"3c3720160116366a","move":{"move":"Pass"}}',1.79572419525204205513e+09);
CREATE TABLE jottings (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY ("table", user)
) WITHOUT ROWID;
CREATE TABLE leagues (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    stage TEXT NOT NULL,
    data TEXT NOT NULL
, guild INTEGER, revision INTEGER NOT NULL DEFAULT 0);
CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    data TEXT NOT NULL,
    used_by TEXT NOT NULL
);
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
, written REAL NOT NULL DEFAULT 0, reserved INTEGER NOT NULL DEFAULT 0, topic TEXT, guild INTEGER);
INSERT INTO "outbox" VALUES(1,1,1575606203642281988,0,'lobby','{}',0,'230ca2b5d3bd67fc','sent',0,1575606203642282074,0.0,1.79572419487499904634e+09,0,NULL,1575606203642281986);
INSERT INTO "outbox" VALUES(5,1,1575606203642281988,0,'hand-off','{}',0,'e1400ea4593f5165','sent',0,1575606203642282081,0.0,1.79572419514818501472e+09,0,'hand-off',1575606203642281986);
INSERT INTO "outbox" VALUES(7,1,1575606203642281988,0,'hand-off','{}',0,'2b62164807f347e4','sent',0,1575606203642282094,0.0,1.79572419521921205522e+09,0,'hand-off',1575606203642281986);
INSERT INTO "outbox" VALUES(9,1,1575606203642281988,0,'hand-off','{}',0,'3b279e7072d28dbd','sent',0,1575606203642282101,0.0,1.79572419525204205513e+09,0,'hand-off',1575606203642281986);
INSERT INTO "outbox" VALUES(11,1,1575606203642281988,0,'consent','{}',0,'b9e59986f31cd4cd','sent',0,1575606203642282104,0.0,1.79572419527764391895e+09,0,NULL,1575606203642281986);
INSERT INTO "outbox" VALUES(12,1,1575606203642281988,0,'plain','{"content":"This row was in flight.","mentions":[],"controls":[]}',0,'b1327f2b85665d82','in_flight',0,NULL,0.0,1.79572419529801392554e+09,0,NULL,1575606203642281986);
CREATE TABLE results (
    "table" INTEGER PRIMARY KEY, -- the number of one that is deleted is never given again
    guild INTEGER,
    game TEXT NOT NULL,
    ended REAL NOT NULL,
    data TEXT NOT NULL
);
CREATE TABLE results_of_users (
    user INTEGER NOT NULL,
    "table" INTEGER NOT NULL REFERENCES results ("table") ON DELETE CASCADE,
    PRIMARY KEY (user, "table")
) WITHOUT ROWID;
CREATE TABLE reviews (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    data TEXT,
    PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
CREATE TABLE seats (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    robot TEXT,
    name TEXT NOT NULL,
    former TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,1575606203642282065,NULL,'anna','[]');
INSERT INTO "seats" VALUES(1,1,1575606203642282066,NULL,'ben','[]');
INSERT INTO "seats" VALUES(1,2,1575606203642282067,NULL,'clara','[]');
CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
);
CREATE TABLE silences (
    channel INTEGER PRIMARY KEY,
    since REAL NOT NULL,
    again REAL NOT NULL,
    code INTEGER NOT NULL -- Discord's own for why
);
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
, board INTEGER);
INSERT INTO "tables" VALUES(1,1575606203642281988,1575606203642281986,1575606203642282065,'puerto_rico','running','{"game":"puerto_rico","rules":2,"seats":3,"options":{},"secret":"5eed5eed5eed5eed5eed5eed5eed5eed","overrides":{},"renewals":[]}','{}','{"seating":"joined","reliable":{"1575606203642282065":{},"1575606203642282066":{},"1575606203642282067":{}},"book":{"waits":[{"seat":2,"since":"2026-11-26T20:16:35.250394Z","heard_at":"2026-11-26T20:16:35.250394Z"}]},"proposal":{"seat":0,"k":2,"entries":4},"posted":{"pinged":[2],"last":3,"asked":"0020e4cbc249c10b","answered":"-# ✓ <@1575606203642282067> – **Puerto Rico**, round 1: build, or pass"}}',9,4,1575606203642282101,1575606203642282074,1.79576739525039410592e+09,0,1.79572419486146306992e+09,1.79572419527764391895e+09,1575606203642282078);
CREATE TABLE tries (
    "table" INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY ("table", user)
) WITHOUT ROWID;
CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
);
CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX working_tables ON tables (id) WHERE is_working;
CREATE INDEX seats_by_user ON seats (user, "table") WHERE user IS NOT NULL;
CREATE TRIGGER entries_are_never_rewritten BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry is never rewritten'); END;
CREATE INDEX outbox_waiting ON outbox (due) WHERE state = 'new';
CREATE INDEX outbox_by_target ON outbox (target, id) WHERE state <> 'sent';
CREATE INDEX outbox_sent ON outbox ("table", id) WHERE state = 'sent';
CREATE INDEX orders_by_table ON orders ("table", id);
CREATE INDEX outbox_by_topic ON outbox ("table", topic, id) WHERE topic IS NOT NULL AND state <> 'sent';
CREATE INDEX results_by_guild ON results (guild, ended);
CREATE INDEX leagues_by_channel ON leagues (channel, id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
INSERT INTO "sqlite_sequence" VALUES('outbox',12);
COMMIT;
