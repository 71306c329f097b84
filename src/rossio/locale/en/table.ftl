# The table page of the browser client: decisions, log, score, replay
