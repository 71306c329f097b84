"""A bot in thirty lines, in a process of its own: it takes what brings most for what it costs.

python examples/bot.py http://127.0.0.1:8000 coimbra master
python examples/bot.py http://127.0.0.1:8000 --table ID
"""

import random
import sys

from rossio.sdk import Client, Table
from rossio.sdk.shapes import Decision, TableState


def choose(state: TableState, decision: Decision) -> str:
    about = decision.get("about") or {}

    def worth(move: str) -> float:
        told = about.get(move)
        gain = sum(told["brings"].values()) - sum(told["costs"].values()) if told else 0
        return gain + random.random()

    return max(decision["moves"] or [], key=worth)


def main(address: str, *wish: str) -> None:
    with Client.guest(address, "Thirty Lines") as client:
        table: Table
        if wish[0] == "--table":
            table = client.sit(wish[1])
        else:
            table = client.open({"game": wish[0], "seats": 2, "bots": {"1": wish[1]}, "start": True})
        outcome = table.run(choose)
        print(f"{table.state['table']['game']}: {outcome['scores'] if outcome else 'no result'}")


if __name__ == "__main__":
    main(*sys.argv[1:])
