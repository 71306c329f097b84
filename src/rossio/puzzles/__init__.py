"""Puzzles: positions of real games in which one turn is clearly best, found and judged by searches that agree."""
