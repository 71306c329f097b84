"""How long and of which signs the texts and numbers are that people may send."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

PLAIN: Final = r"^[^\x00-\x1f\x7f\u2028\u2029]*$"
UNSEEN: Final = r"\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
"""Signs that others would not see, or that turn around what they do see."""
SHOWN: Final = rf"^[^\x00-\x1f{UNSEEN}]*$"
SPOKEN: Final = rf"^[^\x00-\x08\x0b-\x1f{UNSEEN}]*$"
"""The same, in lines."""
NAME_AT_MOST: Final = 40
Name = Annotated[str, Meta(min_length=1, max_length=NAME_AT_MOST, pattern=PLAIN)]
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=PLAIN)]
Email = Annotated[
    str, Meta(min_length=3, max_length=254, pattern=r"^[^\x00-\x20\x7f@,;<>()]+@[^\x00-\x20\x7f@,;<>()]+$")
]
Language = Literal["en", "pt", "fr"]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
BotName = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_.:-]+$")]
Title = Annotated[str, Meta(max_length=60, pattern=SHOWN)]
Label = Annotated[str, Meta(max_length=60, pattern=PLAIN)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=SPOKEN)]
PLY_AT_MOST: Final = 1_000_000
Ply = Annotated[int, Meta(ge=0, le=PLY_AT_MOST)]
MoveName = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[^\x00-\x1f\x7f]*$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
