"""What is kept: one schema for SQLite and PostgreSQL, a journal that writes, and readers."""
