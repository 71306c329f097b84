# The browser client

web-guest-name = Convidado
web-decision = Decisão
web-undo = Desfazer
