"""How the schema grew, step by step."""
