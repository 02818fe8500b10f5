-- When a client, one of so many, was last known to be connected to Discord.
CREATE TABLE presence (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    seen REAL NOT NULL,
    PRIMARY KEY (shard, shards)
) WITHOUT ROWID;

-- From when to when it was not: nobody's clock ran.
CREATE TABLE outages (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    began REAL NOT NULL,
    ended REAL NOT NULL,
    PRIMARY KEY (shard, shards, began)
) WITHOUT ROWID;
