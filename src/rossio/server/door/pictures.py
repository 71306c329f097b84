"""The picture of a table, for link previews and whoever else wants one."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from rossio.server.door import pages
from rossio.server.door.cards import printed
from rossio.server.door.replays import Ply
from rossio.server.door.statuses import problems
from rossio.server.door.tables import Invite
from rossio.server.ground.askers import ASKER
from rossio.server.ground.problems import Problem, language_of
from rossio.server.ground.texts import Language
from rossio.server.house.house import House
from rossio.server.people.sessions import Caller
from rossio.server.playing import pictures


@get(
    "/tables/{table:str}/picture",
    media_type="image/png",
    exclude_from_compression=True,
    responses={
        200: ResponseSpec(bytes, media_type="image/png", description="the picture", generate_examples=False),
        **problems("no-table", "no-ply", "sign-in", "too-often", "cut"),
    },
    summary="A table as a spectator sees it, as a picture",
)
async def picture(
    house: House,
    visitor: Caller | None,
    request: Request[Any, Any, Any],
    table: str,
    ply: Ply = None,
    invite: Invite = "",
    language: Language | None = None,
    version: Annotated[int | None, Parameter(ge=0, le=2**53, required=False)] = None,
) -> Response[bytes]:
    """`version` is there for those who keep pictures: it makes another address of another position."""
    house.limits.spend("picture", ASKER.get().address)
    found = await pictures.seen(house, visitor, table, invite)
    speaks = language or language_of(request.headers.get("accept-language", ""))
    drawn = await pictures.picture(house, found, ply, speaks)
    for_all = found.public or found.ended()
    keep = "public, max-age=3600" if for_all and drawn is not None else "no-store"
    if drawn is None:
        drawn = printed_file(found.game)
    return pages.answered(request, drawn, "image/png", {"Cache-Control": keep, "Vary": "Accept-Language"})


def printed_file(game: str) -> bytes:
    """What stands for a table that cannot be drawn, or has not begun."""
    file = pages.file_at(printed(game).lstrip("/"))
    if file is None:
        raise Problem("no-page", page=printed(game))
    return file.read_bytes()


HANDLERS: list[Any] = [picture]
