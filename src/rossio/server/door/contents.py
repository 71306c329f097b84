"""What is printed on a game's components, for a client that draws them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from rossio.games import catalogue
from rossio.kernel.content import CLAUSES, plain
from rossio.server.door.guard import guard_pages
from rossio.server.door.statuses import problems
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.tables import packs

FOREVER: Final = "public, max-age=31536000, immutable"


class Content(msgspec.Struct):
    """`files`: by name, each as it stands in the pack, without notes on sources; the list of clauses is not there."""

    game: str
    content: str
    files: dict[str, Any]


@cache
def content_of(game: str) -> Content:
    pack = catalogue.load(game).pack
    played = {name: plain(file.values) for name, file in pack.files.items() if name != CLAUSES}
    return Content(game, pack.digest, played)


async def stored(house: House, game: str, digest: str) -> Content:
    """A pack that tables were or are played with, though it is not this version's."""
    async with house.store.reading() as connection:
        pack = await packs.found(connection, digest)
    if pack is None or pack.game != game:
        raise Problem("no-pack", digest=digest)
    return Content(game, digest, {name: plain(file) for name, file in pack.files.items()})


@get(
    "/games/{game:str}/content",
    responses={
        304: ResponseSpec(None, description="the copy that If-None-Match names is good"),
        **problems("unknown-game", "no-pack", "too-often"),
    },
    guards=[guard_pages],
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
    if digest not in ("", found.content):
        found = await stored(request.app.state.house, game, digest)
    tag = f'"{found.content}"'
    headers = {"ETag": tag, "Cache-Control": FOREVER if digest == found.content else "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]  # a 304 has no body
    return Response(found, headers=headers)


HANDLERS: Final[list[Any]] = [content]
