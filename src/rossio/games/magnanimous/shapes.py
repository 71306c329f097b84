"""The shape of a view of Magnanimous, key by key: `view.py` builds it, the browser's types are made from it.

`seat` is a seat from 0, a label is an id of the content.
"""

from typing import Literal, NotRequired, TypedDict

MagnanimousPurple = TypedDict("MagnanimousPurple", {"value": int, "on-card": bool, "power": int})
MagnanimousRealm = TypedDict("MagnanimousRealm", {"attack": int, "defend": int, "paraguay": int, "truce": bool})
MagnanimousAttempt = TypedDict(
    "MagnanimousAttempt",
    {"attacker": str, "province": str, "power": int, "defence": int, "falls": bool, "choice": bool},
)
MagnanimousProvince = TypedDict(
    "MagnanimousProvince",
    {
        "id": str,
        "owner-seat": int | None,
        "occupied": bool,
        "troops": int,
        "troop-limit": int,
        "goods": int,
        "goods-limit": int,
        "transit": int,
        "improvement": str | None,
        "die": int,
        "defence": int,
        "train-seats": list[int],
    },
)
MagnanimousSpace = TypedDict("MagnanimousSpace", {"id": str, "die": int})
MagnanimousImprovements = TypedDict("MagnanimousImprovements", {"open": list[str], "pile": int, "discards": list[str]})
MagnanimousCrown = TypedDict("MagnanimousCrown", {"id": str, "tile": bool})
MagnanimousMinisters = TypedDict(
    "MagnanimousMinisters",
    {"crowns": list[MagnanimousCrown], "shown": str | None, "pile": int, "discards": list[str]},
)
MagnanimousThrone = TypedDict("MagnanimousThrone", {"seat": int, "card": str | None})
MagnanimousCards = TypedDict(
    "MagnanimousCards",
    {
        "deck": int,
        "discards": list[str],
        "events": list[str],
        "removed": list[str],
        "throne": list[MagnanimousThrone],
    },
)
MagnanimousBallot = TypedDict("MagnanimousBallot", {"card": str, "votes": list[list[int]]})
MagnanimousAuction = TypedDict(
    "MagnanimousAuction", {"high": int, "leader-seat": int | None, "standing-seats": list[int]}
)
MagnanimousTrade = TypedDict("MagnanimousTrade", {"id": str, "owner-seat": int | None, "tokens": int})
MagnanimousShips = TypedDict("MagnanimousShips", {"port": int, "rio": int})
MagnanimousCargo = TypedDict("MagnanimousCargo", {"from": str | None, "tokens": int})
MagnanimousHidden = TypedDict(
    "MagnanimousHidden",
    {"deck": list[str], "improvements": list[str], "ministers": list[str], "crowns": list[str | None]},
)
MagnanimousPlayer = TypedDict(
    "MagnanimousPlayer",
    {
        "colour": str | None,
        "reis": int,
        "nobility": int,
        "title": str,
        "arrival": int,
        "deputies": dict[str, int],
        "ministers": dict[str, str | None],
        "fixed-votes": dict[str, int],
        "tie-votes": int,
        "ships": MagnanimousShips,
        "train": str | None,
        "cargo": MagnanimousCargo,
        "supply": list[int],
        "hand": list[str] | None,
        "hand-size": int,
        "barons": list[str] | None,
        "baron": str | None,
        "baron-kept": bool,
        "referendums": list[str],
        "used": list[str],
    },
)
MagnanimousView = TypedDict(
    "MagnanimousView",
    {
        "game": Literal["magnanimous"],
        "seat": int,
        "seats": int,
        "troop-limit": int,
        "round": int,
        "phase": str,
        "end": str,
        "governor-seat": int,
        "republic": int,
        "proclaimed": bool,
        "first-ends": bool,  # whichever reaches its end first ends the game; else the Republic does (Q51)
        "nobility-first": bool,  # somebody came to 20 before the Republic was proclaimed
        "imperial": int,
        "purple": MagnanimousPurple,
        "realm": MagnanimousRealm,
        "forecast": list[MagnanimousAttempt],  # the next offensive if nothing changes, or what is left of this one
        "provinces": list[MagnanimousProvince],
        "spaces": list[MagnanimousSpace],
        "improvements": MagnanimousImprovements,
        "ministers": MagnanimousMinisters,
        "cards": MagnanimousCards,
        "ballot": MagnanimousBallot | None,
        "auction": MagnanimousAuction | None,
        "commerce": list[MagnanimousTrade],
        "troop-supply": int,
        "players": list[MagnanimousPlayer],
        "hidden": NotRequired[MagnanimousHidden],
    },
)
