"""What people do at a table, each whole: under its lock, from what was asked to what is committed."""
