"""Bots that meet: who plays whom from which seat, on how many processes, and what came of it."""
