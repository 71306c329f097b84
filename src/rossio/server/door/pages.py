"""The web client's files, if it was built; every other path outside the interface is a page of the client."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route

from rossio.server.door import cards
from rossio.server.door.guard import guard_pages
from rossio.server.ground.problems import Problem, language_of, words
from rossio.server.house.house import House

BUILT: Final = Path(__file__).parents[2] / "web"
"""Where `npm run build` puts the client."""
YEAR: Final = "public, max-age=31536000, immutable"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
KINDS: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


def kind_of(name: str) -> str | None:
    """The media type of a file by its name; None for `L3.7`, which is a clause and no file."""
    return KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0]


def file_at(path: str) -> Path | None:
    """A built file, never one outside the folder; None where the file system does not know such a path."""
    try:
        place = (BUILT / path).resolve()
        return place if place.is_relative_to(BUILT.resolve()) and place.is_file() else None
    except (OSError, ValueError):  # too long for a name, or with a NUL in it
        return None


def accepted(header: str) -> set[str]:
    """The encodings a browser takes."""
    offers = [offer.replace(" ", "").partition(";q=") for offer in header.lower().split(",")]
    return {name for name, _, weight in offers if weight not in ("0", "0.0", "0.00", "0.000")}


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    exclude_from_compression=True,
    guards=[guard_pages],
)
async def page(request: Request[Any, Any, Any], path: str | None = None) -> Response[bytes]:
    asked = str(path or "").lstrip("/")
    if asked == "api" or asked.startswith("api/"):
        raise Problem("no-page", page=asked[:80])
    found = file_at(asked) if asked else None
    if found is None:
        if asked.startswith("assets/") or kind_of(asked) is not None:
            raise Problem("no-page", page=asked[:80])
        client = file_at("index.html")
        return placard(request) if client is None else await opened(request, client, asked)
    hashed = found.is_relative_to((BUILT / "assets").resolve())
    return sent(request, found, YEAR if hashed else "no-cache")


async def opened(request: Request[Any, Any, Any], client: Path, asked: str) -> Response[bytes]:
    """The client at one of its pages, with what a link to that page shows elsewhere in its head."""
    house: House | None = request.app.state.get("house")
    language = language_of(request.headers.get("accept-language", ""))
    card = await cards.card_for(house, asked, dict(request.query_params.items()), language)
    address = (house.config.address if house is not None else "") or str(request.base_url)
    text = cards.tags(card, f"{address.rstrip('/')}/{asked}", address.rstrip("/"), language)
    body = client.read_bytes().replace(b"</head>", f"  {text}\n  </head>".encode(), 1)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        body = gzip.compress(body, 6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    headers["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type="text/html")
    return answered(request, body, "text/html; charset=utf-8", headers)


def sent(request: Request[Any, Any, Any], file: Path, keep: str) -> Response[bytes]:
    """A file in the smallest form there is of it, or nothing but the word that the browser's copy is still good."""
    takes = accepted(request.headers.get("accept-encoding", ""))
    kind = kind_of(file.name) or "application/octet-stream"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    for encoding, suffix in ENCODINGS:
        smaller = file.with_name(file.name + suffix)
        if encoding in takes and smaller.is_file():
            file = smaller
            headers["Content-Encoding"] = encoding
            break
    about = file.stat()
    headers["ETag"] = f'"{about.st_mtime_ns:x}-{about.st_size:x}"'
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return answered(request, file.read_bytes(), kind, headers)


def answered(request: Request[Any, Any, Any], body: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    if request.method == "HEAD":
        return Response(b"", media_type=kind, headers={**headers, "Content-Length": str(len(body))})
    return Response(body, media_type=kind, headers=headers)


def placard(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is shown where the web client was not built."""
    language = language_of(request.headers.get("accept-language", ""))
    said = words(language).say("server-no-client")
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Rossio</title>'
    text = f"{head}<h1>Rossio</h1><p>{said}</p>"
    return answered(request, text.encode(), "text/html; charset=utf-8", {"Cache-Control": "no-store"})


PAGES: Final[list[Any]] = [page]
