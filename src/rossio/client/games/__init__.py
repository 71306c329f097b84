"""The tables of the games in words: a folder a game, found by its name."""
