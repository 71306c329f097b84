"""Lisboa, by its rulebook: rules and content."""
