"""The bot played with: `python -m bot selfplay`, visits of a real channel, players for tests."""
