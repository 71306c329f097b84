"""Lessons: chapters that teach a game at its own table, read from files beside the game's content."""
