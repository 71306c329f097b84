"""Processes that belong together: none outlives the one that started it."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from typing import Final

PARENT_DEATH_SIGNAL: Final = 1


def end_with(parent: int, by: signal.Signals) -> None:
    """Let this process get a signal when its parent ends, however that ends; at once if it has ended already."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, by)
            if os.getppid() != parent:
                signal.raise_signal(by)
