"""The command `rossio`, also `python -m rossio`. The server's commands start without what only the others need."""

import gc
import sys
from io import TextIOWrapper


def main() -> None:
    gc.disable()  # what is being loaded stays; a server starts before it searches: see rossio.server.ground.garbage
    if sys.argv[1:2] in (["serve"], ["admin"]):
        from rossio.server.commands import app
    else:
        from rossio.cli import app
    if sys.argv[1:2] != ["serve"]:
        gc.enable()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="rossio")


if __name__ == "__main__":
    main()
