"""Playing in a terminal: by eye, by ear, with several people at one keyboard."""
