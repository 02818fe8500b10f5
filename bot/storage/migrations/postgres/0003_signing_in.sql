-- In which channel the page was opened as an Activity, by the id that Discord gives to it: kept for a week.
CREATE TABLE launches (
    instance TEXT NOT NULL PRIMARY KEY,
    channel BIGINT NOT NULL,
    guild BIGINT,
    at DOUBLE PRECISION NOT NULL
);

-- The number that a user's bearers must name: without it, or with another one, they count no more.
CREATE TABLE sign_ins (
    "user" BIGINT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);

-- What bearers are signed with: the newest signs, and the one before it counts, too.
CREATE TABLE page_keys (
    key TEXT NOT NULL PRIMARY KEY,
    made DOUBLE PRECISION NOT NULL
);
