"""Coimbra, for 2 to 4 players, and alone against the rival."""
