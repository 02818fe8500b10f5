"""Explains the moves of Puerto Rico: their cost and yield, why one is not possible, why one was made."""
