"""The command `rossio`, also `python -m rossio`. A server starts without what only the other commands need."""

import sys


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        import gc

        gc.disable()  # until it has started: see rossio.server.ground.garbage
        from rossio.server.commands import app
    else:
        from rossio.cli import app
    app(prog_name="rossio")


if __name__ == "__main__":
    main()
