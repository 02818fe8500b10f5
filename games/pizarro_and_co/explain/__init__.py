"""Explains the moves of Pizarro & Co.: their cost and yield, why one is not possible, why one was made."""
