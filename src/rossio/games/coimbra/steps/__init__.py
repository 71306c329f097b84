"""The decisions of Coimbra, one module per section of the rules."""
