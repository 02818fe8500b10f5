"""Pictures of a table, drawn from a view."""
