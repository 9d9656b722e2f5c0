"""Storage: the journal, and what lies around it, in SQLite or PostgreSQL."""
