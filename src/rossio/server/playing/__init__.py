"""What may be done at a table, a verb each, one transaction each."""
