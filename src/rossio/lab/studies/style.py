"""How a report looks: the colours of the house light and dark."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --page: #f3f0e9; --surface: #fbfaf6; --sunken: #e8e3d8; --line: #d3ccbd; --edge: #857d6e;
  --ink: #22252b; --ink2: #4a4e56; --ink3: #62656c; --accent: #1c4a94; --up: #1a6b43; --down: #a9271d; --fair: #7a5200;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #16181c; --surface: #1f2227; --sunken: #101215; --line: #353a42; --edge: #7e8590;
    --ink: #efebe2; --ink2: #c3c2bc; --ink3: #a0a19e; --accent: #9cc0ff;
    --up: #6ccf9c; --down: #ff9385; --fair: #f0be5a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2.5rem 1.25rem 3rem; max-width: 54rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
}
h1 { margin: 0 0 .4rem; font: 600 2rem/1.2 Georgia, "Noto Serif", serif; }
h2 { margin: 0 0 .4rem; font: 600 1.25rem/1.3 Georgia, "Noto Serif", serif; }
p { margin: 0 0 .6rem; max-width: 44rem; }
.setting, footer { color: var(--ink3); font-size: .9rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0; }
dl div { padding: .8rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: .5rem; }
dt { color: var(--ink2); font-size: .85rem; line-height: 1.3; }
dd { margin: .15rem 0 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
section {
  margin: 1.25rem 0; padding: 1.25rem 1.25rem .75rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: .6rem;
}
figure { margin: .5rem 0 .25rem; overflow-x: auto; }
svg { display: block; width: 100%; min-width: 32rem; height: auto; font-size: 12.5px; fill: var(--ink); }
svg .name { fill: var(--ink); }
svg .tick { fill: var(--ink3); font-size: 11.5px; }
svg .note { fill: var(--ink2); font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .fair { stroke: var(--fair); stroke-width: 1.5; stroke-dasharray: 4 3; }
svg .bar { stroke-width: 2.5; stroke-linecap: round; stroke: var(--accent); opacity: .55; }
svg .dot { fill: var(--accent); }
svg .column { fill: var(--accent); opacity: .8; }
svg .bar.up { stroke: var(--up); } svg .dot.up, svg .note.up { fill: var(--up); }
svg .bar.down { stroke: var(--down); } svg .dot.down, svg .note.down { fill: var(--down); }
svg .bar.other { stroke: var(--edge); }
svg .hollow { fill: var(--surface); stroke: var(--edge); stroke-width: 2; }
details { margin: .25rem 0 .5rem; }
summary { color: var(--ink2); font-size: .9rem; cursor: pointer; }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table {
  width: 100%; margin: .5rem 0; border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums;
}
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child { text-align: left; font-weight: 400; }
thead th, thead th:first-child { color: var(--ink2); font-weight: 600; }
footer { margin-top: 2rem; }
@media print { body { max-width: none; background: none; } section { break-inside: avoid; } }
"""
