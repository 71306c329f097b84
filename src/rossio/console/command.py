"""What all of Rossio's commands have in common: how they speak, and how they are asked for help."""

from __future__ import annotations

import os
import sys

import typer


def wants_plain(plain: bool) -> bool:
    """Whether to speak plainly: asked to, or nobody looks, or colour is not wanted."""
    return plain or not sys.stdout.isatty() or "NO_COLOR" in os.environ


def command(help_text: str = "", epilog: str = "") -> typer.Typer:
    """The command `rossio`, to which others are added."""
    return typer.Typer(
        no_args_is_help=True,
        rich_markup_mode=None if wants_plain(False) else "rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        help=help_text,
        epilog=epilog,
    )
