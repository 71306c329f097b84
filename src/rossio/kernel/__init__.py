"""The contract of a game, free of any one game and of any dependency."""

from __future__ import annotations

from rossio.kernel import state


def compiled() -> bool:
    """Whether the kernel runs as native code (mypyc) and not as interpreted Python."""
    return not state.__file__.endswith(".py")
