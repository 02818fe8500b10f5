-- The answer to a click delivers such a row, until it is due.
ALTER TABLE outbox ADD COLUMN reserved INTEGER NOT NULL DEFAULT 0;
