"""The shape of a view of Lisboa, key by key: `view.py` builds it, the browser's types are made from it.

`seat` is a seat from 0, a label is an id of the content.
"""

from typing import Literal, NotRequired, TypedDict

LisboaTreasury = TypedDict("LisboaTreasury", {"space": int, "reis": int, "influence": int})
LisboaDeck = TypedDict("LisboaDeck", {"card": str | None, "left": int})
LisboaChurch = TypedDict(
    "LisboaChurch", {"cardinal": int, "tiles": list[str | None], "due": bool, "left": int, "out": list[str]}
)
LisboaOffice = TypedDict("LisboaOffice", {"spaces": int, "neutral": int, "office": list[int], "plaza": list[int]})
LisboaPlans = TypedDict("LisboaPlans", {"top": str | None, "left": int})
LisboaBuildings = TypedDict("LisboaBuildings", {"available": str | None, "next": str | None, "left": int})
LisboaCity = TypedDict("LisboaCity", {"display": dict[str, int], "large": int, "small": int})
LisboaRubble = TypedDict(
    "LisboaRubble",
    {
        "rows": dict[str, dict[str, int]],
        "columns": dict[str, dict[str, int]],
        "pile": dict[str, int],
        "lost": dict[str, int],
    },
)
LisboaLand = TypedDict("LisboaLand", {"owner-seat": int | None, "good": str | None, "token": str | None})
LisboaSite = TypedDict(
    "LisboaSite", {"building": str | None, "architect": str | None, "cubes": dict[str, int], "token": str | None}
)
LisboaShip = TypedDict("LisboaShip", {"ship": str, "cargo": int, "sea": bool})
LisboaVisit = TypedDict("LisboaVisit", {"cost": int, "treasury": int, "officials": int, "benefits": int, "wigs": int})
LisboaHiring = TypedDict("LisboaHiring", {"needed": int, "hired": int, "price": int})
LisboaAutoma = TypedDict("LisboaAutoma", {"seat": int, "next": str, "architect": str, "officials": int})
LisboaReckoned = TypedDict(
    "LisboaReckoned",
    {
        "seat": int,
        "purse": int,
        "cubes": dict[str, int],
        "lands": dict[str, int],  # the least price of every free land
        "ship": int,  # the goods that the ship on top costs
        "influence": list[int],  # where the marker would stand after so many réis from influence
    },
)
LisboaHidden = TypedDict(
    "LisboaHidden",
    {
        "decks": list[list[str]],
        "unseen": list[str],
        "decrees": list[str],
        "clergy": list[str],
        "buildings": list[list[str]],
        "tasks": list[str],
    },
)
LisboaPlayer = TypedDict(
    "LisboaPlayer",
    {
        "hand": list[str] | None,
        "hand-known": list[str],
        "hand-size": int,
        "offer": list[str],
        "nobles": list[str],
        "ships": list[LisboaShip],
        "treasuries": list[str],
        "slots": int,
        "room": int,
        "goods": dict[str, int],
        "reis": int,
        "influence": int,
        "envelope": int,
        "wigs": int,
        "officials": int,
        "cubes": dict[str, int],
        "sets": int,
        "markers": int,
        "houses": dict[str, int],
        "stores": dict[str, int],
        "plans": list[str],
        "done-plans": list[str],
        "decrees": list[str],
        "clergy": list[str],
        "favors": list[str],
        "tasks": list[str],
        "tasks-done": list[str],
        "visits": dict[str, LisboaVisit],
        "event": int,  # what an event costs
        "worth": dict[str, int],  # what the decrees held are worth now
        "hiring": dict[str, LisboaHiring],
    },
)
LisboaView = TypedDict(
    "LisboaView",
    {
        "game": Literal["lisboa"],
        "seat": int,
        "seats": int,
        "phase": str,
        "period": int,
        "starter-seat": int,
        "active-seat": int,
        "trigger-seat": int | None,
        "ending": int,
        "court": str | None,
        "court-card": str | None,
        "playing": str | None,
        "covered": list[str],
        "treasury": LisboaTreasury,
        "prices": dict[str, int],
        "display": dict[str, LisboaDeck],
        "discards": list[str],
        "decrees": list[str],
        "decrees-left": int,
        "decrees-out": list[str],
        "church": LisboaChurch,
        "offices": dict[str, LisboaOffice],
        "plans": dict[str, LisboaPlans],
        "buildings": dict[str, LisboaBuildings],
        "shipyard": list[str],
        "city": LisboaCity,
        "columns": list[int],
        "rubble": LisboaRubble,
        "lands": dict[str, LisboaLand],
        "sites": dict[str, LisboaSite],
        "tasks-left": int,
        "players": list[LisboaPlayer],
        "automa": LisboaAutoma | None,
        "reckoned": LisboaReckoned,
        "hidden": NotRequired[LisboaHidden],
    },
)
