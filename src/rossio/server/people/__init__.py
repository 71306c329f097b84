"""Who people are, what they are rated, what they are told."""
