"""The web client's files, if they were built; any other path is a page of the client."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Response, get

from rossio.server.problems import Problem, language_of, words

STATIC: Final = Path(__file__).parent / "static"
YEAR: Final = "public, max-age=31536000, immutable"


def file_at(path: str) -> Path | None:
    """A built file inside the static folder."""
    if "\x00" in path:
        return None
    place = (STATIC / path.lstrip("/")).resolve()
    return place if place.is_relative_to(STATIC.resolve()) and place.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str | None = None) -> Response[bytes]:
    asked = str(path or "").lstrip("/")
    if asked.startswith("api/"):
        raise Problem("no-page", page=asked[:80])
    found = file_at(asked) if asked else None
    if found is None:
        if "." in asked.rsplit("/", 1)[-1]:
            raise Problem("no-page", page=asked[:80])
        found = file_at("index.html")
    if found is None:
        return Response(placard(), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    fixed = "assets" in found.parts
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": YEAR if fixed else "no-cache"})


def placard() -> bytes:
    """What is shown where the web client was not built."""
    said = words(language_of("en")).say("server-no-client")
    return f'<!doctype html><html lang="en"><title>Rossio</title><main><h1>Rossio</h1><p>{said}</p></main>'.encode()


PAGES: Final[list[Any]] = [page]
