ALTER TABLE tables ADD COLUMN board INTEGER; -- the message that shows the board; `post` is the one that asks
ALTER TABLE outbox ADD COLUMN topic TEXT; -- of a table's waiting rows with the same topic only the newest is sent
CREATE INDEX outbox_by_topic ON outbox ("table", topic, id) WHERE topic IS NOT NULL AND state <> 'sent';
-- Posts of before that still wait go out as they are; the next hand-off makes new ones.
UPDATE outbox SET kind = 'plain' WHERE kind IN ('post', 'edit') AND state <> 'sent';
