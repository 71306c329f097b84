# The browser client

web-guest-name = Invité
web-decision = Décision
web-undo = Annuler
