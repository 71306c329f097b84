"""`python -m rossio` is `rossio`."""

from rossio.cli import app

app(prog_name="rossio")
