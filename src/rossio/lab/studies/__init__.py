"""Studies of a game: what many games tell of its balance, in figures, plots and a page."""
