"""The decisions of Magnanimous, one module per section of the rulebook."""
