"""A table as the bot knows it: seats, lobby, whom it waits for, who plays by himself. Pure but for `tables`."""
