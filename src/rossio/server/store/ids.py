"""Names of rows that nobody can guess."""

from __future__ import annotations

import re
import secrets
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID: Final = re.compile(f"[{LETTERS}]{{12}}")


def new_id() -> str:
    """Twelve letters, about 59 bits: not to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))
