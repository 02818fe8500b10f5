"""Explains the moves of Age of Discovery: their cost and yield, why one is not possible, why one was made."""
