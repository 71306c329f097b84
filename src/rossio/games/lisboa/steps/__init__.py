"""The rules, one module per section of the rulebook, one class per decision."""
