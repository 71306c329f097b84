"""Settings, logs, figures, limits, problems: known to all rooms, knowing none of them."""
