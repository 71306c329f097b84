"""Write what the browser's tests know of turns: python tools/web_turns.py

Of each recorded game the events as a spectator hears them, and for each decision by how much it changed what the log
adds up: the tests hold the log's sums against these numbers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from rossio.games import catalogue
from rossio.kernel.facts import SPECTATOR
from rossio.kernel.match import Match
from rossio.kernel.record import parse
from rossio.server.rules.engine import Held

TESTS: Final = Path(__file__).parent.parent / "web" / "tests"
COUNTED: Final = {
    "coimbra": ("guards", "coins", "points"),
    "lisboa": ("reis", "wigs"),
    "magnanimous": ("reis", "nobility"),
}


def counts(match: Match, name: str) -> list[list[int]]:
    view: Any = match.game.view(match.state, SPECTATOR)
    return [[player[what] for what in COUNTED[name]] for player in view["players"]]


def main() -> None:
    for name in catalogue.names():
        record = parse((TESTS / "browser" / "records" / f"{name}.rossio").read_text("utf-8"))
        held = Held(Match(catalogue.load(name), record.seats, record.seed, record.options))
        before = counts(held.match, name)
        changes = []
        for _, move in record.numbered():
            held.play(move)
            now = counts(held.match, name)
            pairs = zip(now, before, strict=True)
            changes.append([[new - old for new, old in zip(*pair, strict=True)] for pair in pairs])
            before = now
        told = {"counted": COUNTED[name], "changes": changes, "events": held.events(0, SPECTATOR)}
        path = TESTS / "fixtures" / f"{name}-turns.json"
        path.write_text(json.dumps(told, separators=(",", ":"), sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
