"""An SVG picture from standard input as PNG on standard output: `python -m rossio.client.raster WIDTH`.

A process of its own: the library that draws keeps everybody else waiting while it works. The letters are our own, so
that a picture looks the same on a machine without fonts.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parent / "fonts"
"""Made by tools/picture_fonts.py."""


def is_there() -> bool:
    """Whether the library that draws is installed (the extra `pictures`)."""
    return find_spec("resvg_py") is not None


def png(svg: str, width: int) -> bytes:
    import resvg_py

    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_dirs=[str(FONTS)],
        font_family="Source Sans 3",
        sans_serif_family="Source Sans 3",
        serif_family="EB Garamond",
    )
    return bytes(drawn)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode(), int(sys.argv[1])))


if __name__ == "__main__":
    main()
