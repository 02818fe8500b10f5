-- Whose a row is when a bot's servers are divided: of the server whose table or league says it.
ALTER TABLE outbox ADD COLUMN guild INTEGER;
UPDATE outbox SET guild = (SELECT guild FROM tables WHERE id = outbox."table") WHERE "table" IS NOT NULL;
ALTER TABLE leagues ADD COLUMN guild INTEGER;
UPDATE leagues SET guild = json_extract(data, '$.guild') WHERE json_valid(data);
-- A post of a league is not a table's.
UPDATE outbox SET guild = (SELECT max(guild) FROM leagues WHERE channel = target) WHERE "table" IS NULL AND NOT direct;
-- Two clients may change a league at a time: whoever comes second does it again.
ALTER TABLE leagues ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
