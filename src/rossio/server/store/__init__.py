"""The database, its schema, its copies, and the wire between processes."""
