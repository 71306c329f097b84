"""What a table is, and the one way to change it."""
