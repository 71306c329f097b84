"""Plots as inline SVG, drawn by ourselves: no script, no outside file, colours by the page's own variables.

Nothing is told by colour alone: what stands out also has a mark, and every plot has its numbers in a table beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from rossio.lab.meetings.intervals import Estimate

WIDTH: Final = 760
NAME_AT_MOST: Final = 250
LETTER: Final = 6.9
RIGHT: Final = 118
ROW: Final = 24
TOP: Final = 26
LONGEST: Final = 38
BARS: Final = 24

Print = Callable[[float], str]


@dataclass(frozen=True)
class Whisker:
    """A name, an estimate, what stands at the end of its line; the mark says if it is above (1) or below (-1)."""

    name: str
    value: Estimate
    note: str = ""
    mark: int = 0
    second: Estimate | None = None


def step_of(span: float, steps: int = 5) -> float:
    """A round distance between the lines of an axis."""
    rough = max(span, 1e-9) / steps
    unit = 10.0 ** floor(log10(rough))
    return next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough * 0.999)


def ticks(low: float, high: float) -> list[float]:
    step = step_of(high - low)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]


def text(x: float, y: float, said: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def svg(height: float, said: str, parts: list[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(said, quote=True)}">'
    return head + "".join(parts) + "</svg>"


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "…"


def whiskers(
    rows: list[Whisker],
    said: str,
    printed: Print,
    fair: float | None = None,
    fair_name: str = "",
    floor_at: float | None = None,
    ceiling: float | None = None,
) -> str:
    """A dot with its interval for every row, against a line for what is fair. A second estimate is a hollow dot."""
    spans = [one for row in rows for one in (row.value, row.second) if one is not None]
    low = min([one.low for one in spans] + ([fair] if fair is not None else []))
    high = max([one.high for one in spans] + ([fair] if fair is not None else []))
    pad = 0.06 * max(high - low, 1e-6)
    low, high = low - pad, high + pad
    low = max(low, floor_at) if floor_at is not None else low
    high = min(high, ceiling) if ceiling is not None else high
    names = min(NAME_AT_MOST, 12 + LETTER * max(len(row.name) for row in rows))
    left, right = names + 14.0, float(WIDTH - RIGHT)

    def at(value: float) -> float:
        return left + (min(max(value, low), high) - low) / max(high - low, 1e-9) * (right - left)

    bottom = TOP + ROW * len(rows)
    parts: list[str] = []
    for tick in ticks(low, high):
        parts.append(line(at(tick), TOP - 4, at(tick), bottom, "grid"))
        parts.append(text(at(tick), bottom + 16, printed(tick), "tick", "middle"))
    if fair is not None:
        parts.append(line(at(fair), TOP - 8, at(fair), bottom, "fair"))
        parts.append(text(at(fair), TOP - 12, fair_name, "tick", "middle"))
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        style = {1: "up", -1: "down"}.get(row.mark, "even")
        full = f"<title>{escape(row.name)}</title>" if shortened(row.name) != row.name else ""
        name = shortened(row.name)
        parts.append(
            f'<text x="{names:.1f}" y="{y + 4:.1f}" class="name" text-anchor="end">{full}{escape(name)}</text>'
        )
        if row.second is not None:
            parts.append(_dot(at, row.second, y + 5, "other", hollow=True))
            parts.append(_dot(at, row.value, y - 4, style))
        else:
            parts.append(_dot(at, row.value, y, style))
        sign = {1: "▲ ", -1: "▼ "}.get(row.mark, "")
        parts.append(text(right + 12, y + 4, sign + row.note, f"note {style}"))
    return svg(bottom + 24, said, parts)


def _dot(at: Callable[[float], float], value: Estimate, y: float, style: str, hollow: bool = False) -> str:
    bar = line(at(value.low), y, at(value.high), y, f"bar {style}")
    return (
        bar + f'<circle cx="{at(value.mean):.1f}" cy="{y:.1f}" r="4" class="{"hollow " if hollow else "dot "}{style}"/>'
    )


def histogram(values: list[float], said: str, printed: Print, mean_name: str, height: int = 220) -> str:
    """How often each value came, with a line at the mean."""
    low, high = min(values), max(values)
    width = max(1.0, ceil((high - low + 1) / BARS))
    low = floor(low / width) * width
    counts = [0] * (int((high - low) // width) + 1)
    for value in values:
        counts[int((value - low) // width)] += 1
    top, bottom, left, right = 28.0, height - 26.0, 46.0, WIDTH - 14.0
    most = max(counts)
    bar = (right - left) / len(counts)
    parts: list[str] = []
    for tick in ticks(0, most):
        y = bottom - (bottom - top) * tick / most
        parts.append(line(left, y, right, y, "grid"))
        parts.append(text(left - 8, y + 4, f"{tick:g}", "tick", "end"))
    for number, count in enumerate(counts):
        tall = (bottom - top) * count / most
        x = left + number * bar
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{bottom - tall:.1f}" width="{max(bar - 2, 1):.1f}" height="{tall:.1f}" '
            f'class="column"><title>{printed(low + number * width)}: {count}</title></rect>'
        )
        if number % max(1, len(counts) // 8) == 0:
            parts.append(text(x + bar / 2, bottom + 17, printed(low + number * width), "tick", "middle"))
    middle = sum(values) / len(values)
    x = left + (middle + 0.5 - low) / width * bar
    parts.append(line(x, top - 8, x, bottom, "fair"))
    parts.append(text(min(x, right - 40), top - 13, mean_name, "tick", "middle"))
    return svg(height, said, parts)
