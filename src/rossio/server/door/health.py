"""Whether the server is well, and its figures."""

from __future__ import annotations

import msgspec
from litestar import Response, get

from rossio import __version__
from rossio.server.ground import meters
from rossio.server.house.house import House


class Health(msgspec.Struct):
    status: str
    version: str
    database: str


@get("/health", include_in_schema=False)
async def health(house: House) -> Response[Health]:
    """Whether the database answers."""
    if not await house.store.answers():
        return Response(Health("away", __version__, "away"), status_code=503)
    return Response(Health("ok", __version__, "sqlite" if house.store.sqlite else "postgresql"), status_code=200)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics() -> Response[bytes]:
    body, kind = meters.exposition()
    return Response(body, media_type=kind)
