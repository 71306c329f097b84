"""Whether nothing is written twice: `python tools/twins.py` names runs of six or more lines that stand in two places.

Lines are compared to the letter, white space folded; blank lines, comments, imports and lone punctuation do not count.
What may stand twice is declared below, each with its reason.
"""

import re
import subprocess
import sys
from collections import defaultdict
from fnmatch import fnmatch
from itertools import combinations
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
LEAST: Final = 6
SOURCES: Final = ["src/*.py", "tools/*.py", "web/src/*.ts", "web/src/*.svelte", "web/src/*.css", "web/worker/*.ts"]

FILES: Final = {
    "src/rossio/games/*/game.py": "the door of a game is spelled out in each, so that compiled calls stay direct",
    "src/rossio/sdk/shapes.py": "generated from the protocol",
    "src/rossio/server/store/migrations/*": "a migration stays as it ran",
    "web/src/generated/*": "generated from the protocol",
}
"""Files that may repeat each other, and why."""

LINES: Final = {
    r"[^\w\"]*|(</[\w.]+>)+|\{[/:][\w ]+\}": "punctuation, closing tags",
    r"(#|//|/\*|\*|<!--).*|@final|@override|</?(script|style).*": "comments and marks",
    r"(import|from|export \*|export \{.* from)\b.*": "imports",
    r"\{?[\w$]+\}?,?": "a name in a list",
    r"interface Props \{|let \{.*\}: Props = \$props\(\);|\w+\??: (number|string|boolean|Snippet|SeatColour);": "props",
    r"[\w:-]+=\{thing\.\w+( \|\| undefined)?\}": "what a thing does, on HTML and on SVG: spread, it would be slower",
    r"(fill|stroke[\w-]*): .*;": "paint: every drawing carries its own, so that it can be drawn alone",
    r"super\(\).__init__\(.*\)|self\.(?P<kept>\w+) = (?P=kept)|def __init__\(self, .*": "a constructor that keeps",
    r"def (clone|encode)\(self\).*|return Table\(self\)|self\.\w+,|numbers\.\w+\(.*\)": "copy and digest of a state",
    r"\w+: (GameName|Seats|Seed|Options|Json|Plain|PackOption|Language|Workers|Ray|Budget)( = .*)?,": "options",
}
"""Lines that do not count, and why."""

SILENT: Final = re.compile("|".join(f"(?:{pattern})" for pattern in LINES))
PYTHON_LIST: Final = re.compile(r"(from|import) .*\($")
SCRIPT_LIST: Final = re.compile(r"import (type )?\{$")

Line = tuple[int, str]


def lines_of(text: str) -> list[Line]:
    """The lines that count, each with its number."""
    found: list[Line] = []
    closing = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.split())
        if closing:
            closing = "" if line.startswith(closing) else closing
        elif PYTHON_LIST.match(line):
            closing = ")"
        elif SCRIPT_LIST.match(line):
            closing = "}"
        elif line and not SILENT.fullmatch(line):
            found.append((number, line))
    return found


def is_declared(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in FILES)


def twins(files: dict[str, list[Line]], least: int = LEAST) -> list[str]:
    """The runs that stand in two places, the longest first."""
    places: dict[tuple[str, ...], list[tuple[str, int]]] = defaultdict(list)
    for name, lines in files.items():
        for at in range(len(lines) - least + 1):
            places[tuple(line for _, line in lines[at : at + least])].append((name, at))
    pairs = [pair for stand in places.values() for pair in combinations(stand, 2)]
    alike = {
        (one, other, here, there) for (one, here), (other, there) in pairs if one != other or there - here >= least
    }
    runs: list[tuple[int, str]] = []
    for one, other, here, there in sorted(alike):
        if (one, other, here - 1, there - 1) in alike:
            continue
        more = 0
        while (one, other, here + more + 1, there + more + 1) in alike:
            more += 1
        last = least + more - 1
        ours = f"{one}:{files[one][here][0]}-{files[one][here + last][0]}"
        theirs = f"{other}:{files[other][there][0]}-{files[other][there + last][0]}"
        runs.append((last + 1, f"{ours} ~ {theirs}"))
    return [told for _, told in sorted(runs, key=lambda run: -run[0])]


def sources(root: Path = ROOT) -> dict[str, list[Line]]:
    """What is under version control and not declared, line by line."""
    listed = subprocess.run(["git", "ls-files", *SOURCES], cwd=root, capture_output=True, text=True, check=True)
    names = [name for name in listed.stdout.splitlines() if not is_declared(name) and (root / name).exists()]
    return {name: lines_of((root / name).read_text("utf-8")) for name in names}


if __name__ == "__main__":
    found = twins(sources())
    if found:
        sys.exit(
            "\n".join([*found, f"{len(found)} runs of {LEAST} lines stand twice: write them once, or declare them"])
        )
