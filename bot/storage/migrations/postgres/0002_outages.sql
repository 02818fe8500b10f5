-- When a client, one of so many, was last known to be connected to Discord.
CREATE TABLE presence (
    shard BIGINT NOT NULL,
    shards BIGINT NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (shard, shards)
);

-- From when to when it was not: nobody's clock ran.
CREATE TABLE outages (
    shard BIGINT NOT NULL,
    shards BIGINT NOT NULL,
    began DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (shard, shards, began)
);
