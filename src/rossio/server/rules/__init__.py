"""The rules in processes of their own, and what they and the server say to each other."""
