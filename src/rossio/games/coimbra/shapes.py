"""The shape of a view of Coimbra, key by key: `view.py` builds it, the browser's types are made from it.

`seat` is a seat from 0, a label is an id of the content.
"""

from typing import Literal, NotRequired, TypedDict

CoimbraDie = TypedDict("CoimbraDie", {"colour": str, "value": int, "owner-seat": int, "capped": bool})
CoimbraToken = TypedDict("CoimbraToken", {"token": int})
CoimbraDisplayed = TypedDict("CoimbraDisplayed", {"card": str, "crown": bool})
CoimbraFavour = TypedDict("CoimbraFavour", {"holder-seat": int | None})
CoimbraMonastery = TypedDict("CoimbraMonastery", {"tile": str, "disk-seats": list[int]})
CoimbraVoyage = TypedDict("CoimbraVoyage", {"disk-seats": list[int]})
CoimbraDisk = TypedDict("CoimbraDisk", {"seat": int, "space": int})
CoimbraTrack = TypedDict("CoimbraTrack", {"tile": str, "points": list[int], "disks": list[CoimbraDisk]})
CoimbraHidden = TypedDict("CoimbraHidden", {"stack": list[str]})
CoimbraPlayer = TypedDict(
    "CoimbraPlayer",
    {
        "guards": int,
        "coins": int,
        "points": int,
        "crowns": int,
        "tokens": list[str],
        "tracks": dict[str, int],
        "cards": list[str],
        "pilgrim": str | None,
        "dice": list[str],
        "favours": list[str],
        "discounts": dict[str, int],  # off the price of cards, by what they are paid in
        "prices": dict[str, int],  # of the voyages
    },
)
CoimbraView = TypedDict(
    "CoimbraView",
    {
        "game": Literal["coimbra"],
        "seat": int,
        "seats": int,
        "round": int,
        "phase": str,
        "location": str | None,
        "order-seats": list[int],
        "pool": list[str],
        "locations": dict[str, list[CoimbraDie | CoimbraToken]],
        "turned": list[int],
        "acting": CoimbraDie | CoimbraToken | None,
        "display": dict[str, list[CoimbraDisplayed | None]],
        "favours": dict[str, CoimbraFavour],
        "cap": Literal["free", "used"],
        "pairs": list[list[str]],
        "monasteries": dict[str, CoimbraMonastery],
        "voyages": dict[str, CoimbraVoyage],
        "tracks": dict[str, CoimbraTrack],
        "discard": list[str],
        "to-come": list[str],
        "players": list[CoimbraPlayer],
        "rival": bool,
        "hidden": NotRequired[CoimbraHidden],
    },
)
