"""What is printed on a game's components, for a client that draws them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from rossio.games import catalogue
from rossio.server.docs import problems
from rossio.server.problems import Problem

NOTES: Final = ("source", "sources", "proposed")
"""What content files say about where a value comes from; no player needs it."""
FOREVER: Final = "public, max-age=31536000, immutable"


class Content(msgspec.Struct):
    """`files`: by file and table, the entries by their id; a table without ids as it stands in the file."""

    game: str
    content: str
    files: dict[str, dict[str, Any]]


def plain(value: object) -> object:
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items() if key not in NOTES}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def by_id(value: object) -> object:
    if isinstance(value, list) and value and all(isinstance(entry, dict) and "id" in entry for entry in value):
        return {entry["id"]: plain(entry) for entry in value}
    return plain(value)


@cache
def content_of(game: str) -> Content:
    pack = catalogue.load(game).pack
    files = {name: {key: by_id(table) for key, table in file.values.items()} for name, file in pack.files.items()}
    return Content(game, pack.digest, files)


@get(
    "/games/{game:str}/content",
    responses={
        304: ResponseSpec(None, description="the copy that If-None-Match names is good"),
        **problems("unknown-game"),
    },
    summary="What is printed on a game's components",
)
async def content(
    request: Request[Any, Any, Any],
    game: str,
    digest: Annotated[str, Parameter(max_length=64, required=False)] = "",
) -> Response[Content]:
    """The same digest always gets the same answer; without it, a browser asks each time whether its copy is good."""
    if game not in catalogue.names():
        raise Problem("unknown-game", game=game[:40], known=", ".join(catalogue.names()))
    found = content_of(game)
    tag = f'"{found.content}"'
    headers = {"ETag": tag, "Cache-Control": FOREVER if digest == found.content else "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]  # a 304 has no body
    return Response(found, headers=headers)


HANDLERS: Final[list[Any]] = [content]
