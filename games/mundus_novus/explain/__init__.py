"""Explains the moves of Mundus Novus: their cost and yield, why one is not possible, why one was made."""
