# The browser client

web-guest-name = Guest
web-decision = Decision
web-undo = Undo
