ALTER TABLE outbox ADD COLUMN written REAL NOT NULL DEFAULT 0; -- when what it tells was committed
UPDATE outbox SET written = strftime('%s', 'now') WHERE state <> 'sent';
