"""What the browser client must know of the rules and the protocol before it talks to a server.

Writes `web/src/generated/games.json` (seats, move grammar and milestones of each game) and `openapi.json` (the routes,
what comes over sockets, and the views of the games); with `--check` only tells whether they are up to date.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from rossio.games import catalogue
from rossio.server.app import create
from rossio.server.house.frames import Frame

FOLDER = Path(__file__).parent.parent / "web" / "src" / "generated"


def games() -> dict[str, object]:
    told: dict[str, object] = {}
    for name in catalogue.names():
        game = catalogue.load(name)
        told[name] = {
            "seats": list(game.seats),
            "moves": {group.name: [field.name for field in group.fields] for group in game.space.groups},
            "milestones": list(game.milestones),
        }
    return told


def with_frames(shapes: dict[str, object]) -> None:
    """Add what comes over sockets, of which the document of the routes says nothing."""
    (frame,), parts = msgspec.json.schema_components([Frame], ref_template="#/components/schemas/{name}")
    for name, shape in {**parts, "Frame": frame}.items():
        shapes.setdefault(name, shape)


def with_views(shapes: dict[str, object]) -> None:
    """Add what each game shows a seat (`games/<game>/shapes.py`); the protocol passes it on unread."""
    for name in catalogue.names():
        for part in vars(import_module(f"rossio.games.{name}.shapes")).values():
            if is_typeddict(part):
                fields = get_type_hints(part)
                shapes[part.__name__] = {
                    "type": "object",
                    "properties": {key: shape(of) for key, of in fields.items()},
                    "required": sorted(part.__required_keys__),
                }


PLAIN: dict[Any, str] = {bool: "boolean", int: "integer", str: "string", NoneType: "null"}


def shape(of: Any) -> dict[str, object]:
    """A type of a view as JSON Schema."""
    if of in PLAIN:
        return {"type": PLAIN[of]}
    if is_typeddict(of):
        return {"$ref": f"#/components/schemas/{of.__name__}"}
    kind, parts = get_origin(of), get_args(of)
    if kind in (Union, UnionType):
        return {"anyOf": [shape(part) for part in parts]}
    if kind is Literal:
        return {"enum": list(parts)}
    if kind is list:
        return {"type": "array", "items": shape(parts[0])}
    if kind is dict and parts[0] is str:
        return {"type": "object", "additionalProperties": shape(parts[1])}
    raise TypeError(f"{of}: no type of a view")


def main() -> None:
    protocol = msgspec.to_builtins(create().openapi_schema.to_schema())
    # The default of a field strays into its shape or not, as the order of reading goes.
    for shape in protocol["components"]["schemas"].values():
        shape.pop("default", None)
    with_frames(protocol["components"]["schemas"])
    with_views(protocol["components"]["schemas"])
    documents: dict[str, object] = {"games.json": games(), "openapi.json": protocol}
    stale = False
    for name, document in documents.items():
        text = json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        path = FOLDER / name
        if not path.exists() or path.read_text("utf-8") != text:
            stale = True
            if "--check" not in sys.argv:
                path.write_text(text, "utf-8")
    if stale and "--check" in sys.argv:
        sys.exit("web/src/generated is out of date: run make web-facts")


if __name__ == "__main__":
    main()
