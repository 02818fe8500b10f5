"""The engine for several processes: a PostgreSQL server, through psycopg."""
