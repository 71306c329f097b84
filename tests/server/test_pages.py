"""The pages of the web client: built files, the client's own paths, and what is said where nothing was built."""

from __future__ import annotations

import asyncio
import gzip
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from rossio.games import catalogue
from rossio.server import app
from rossio.server.door import pages
from rossio.server.ground.config import Config
from rossio.server.ground.limits import RATES
from tests.server.rig import Server

# Litestar 2 warns of how handlers will name their dependencies in Litestar 3.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

CARDS = {"coimbra": ("cards", "card"), "lisboa": ("political", "card"), "magnanimous": ("empire", "card")}
SCRIPT = b"console.log('Rossio')" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as `make web` leaves it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Rossio</title>")
    (folder / "sw.js").write_text("self.skipWaiting()")
    (folder / "site.webmanifest").write_text("{}")
    (folder / "assets" / "main-4f2a.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-4f2a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "main-4f2a.js.br").write_bytes(b"as if brotli")
    (tmp_path / "secret.txt").write_text("kept to ourselves")
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


@pytest.fixture
def site() -> Any:
    """Asks the application's pages; they need neither database nor workers."""
    application = app.create(Config(log="error"))

    def ask(path: str, method: str = "GET", **headers: str) -> httpx.Response:
        return asyncio.run(asked(application, path, method, headers))

    return ask


async def asked(application: Litestar, path: str, method: str, headers: dict[str, str]) -> httpx.Response:
    transport = httpx.ASGITransport(application)  # type: ignore[arg-type]
    given = {name.replace("_", "-"): value for name, value in {"accept_encoding": "identity", **headers}.items()}
    async with httpx.AsyncClient(transport=transport, base_url="http://rossio") as client:
        return await client.request(method, path, headers=given)


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh2345", "/lobby", "/rules/lisboa/L3.7", "/apis", "/" + "a" * 300])
def test_every_path_outside_the_interface_is_the_client(built: Path, site: Any, path: str) -> None:
    answer = site(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == (built / "index.html").read_bytes()
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["connect-src"] == "'self' ws: wss:"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/assets/gone-1.js", "/assets/gone", "/gone.png"])
def test_what_is_not_there_is_not_the_client(built: Path, site: Any, path: str) -> None:
    answer = site(path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "no-page"


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00"])
def test_nothing_outside_the_folder_is_served(built: Path, site: Any, path: str) -> None:
    assert "kept to ourselves" not in site(path).text


def test_hashed_files_are_kept_for_a_year_and_travel_compressed(built: Path, site: Any) -> None:
    script = "/assets/main-4f2a.js"
    plain = site(script)
    assert plain.content == SCRIPT
    assert plain.headers["content-type"].startswith("text/javascript")
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    zipped = site(script, accept_encoding="gzip")
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.headers["vary"] == "Accept-Encoding"
    assert zipped.content == SCRIPT
    best = site(script, "HEAD", accept_encoding="gzip, deflate, br;q=1.0")
    assert best.headers["content-encoding"] == "br"
    assert best.headers["content-length"] == "12"
    assert site(script, accept_encoding="gzip;q=0").headers.get("content-encoding") is None
    assert plain.headers["etag"] != zipped.headers["etag"]


def test_other_files_are_asked_for_again_and_sent_only_if_new(built: Path, site: Any) -> None:
    first = site("/sw.js")
    assert first.headers["cache-control"] == "no-cache"
    assert site("/assets/%2e%2e/sw.js").headers["cache-control"] == "no-cache"
    again = site("/sw.js", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    (built / "sw.js").write_text("self.clients.claim()")
    assert site("/sw.js", if_none_match=first.headers["etag"]).status_code == 200
    assert site("/site.webmanifest").headers["content-type"].startswith("application/manifest+json")


@pytest.mark.parametrize(("language", "word"), [("en", "not built"), ("pt-PT", "construído"), ("fr", "construit")])
def test_where_nothing_was_built_a_page_says_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, site: Any, language: str, word: str
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nowhere")
    answer = site("/t/abcdefgh2345", accept_language=language)
    assert answer.status_code == 200
    assert "make web" in answer.text
    assert word in answer.text


def test_pages_are_given_out_so_often(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rossio.server.ground.limits.time.monotonic", lambda: 1000.0)
    for number in range(RATES["page"][0]):
        assert site(("/", "/lobby", "/api/games")[number % 3]).status_code == 200
    for path in ("/", "/assets/gone.js", "/api/games", "/api/games/lisboa/content"):
        answer = site(path)
        assert (answer.status_code, answer.json()["error"]) == (429, "too-often")


@pytest.mark.parametrize("game", catalogue.names())
def test_content_comes_as_it_stands_without_its_sources(site: Any, game: str) -> None:
    answer = site(f"/api/games/{game}/content")
    content = answer.json()
    pack = catalogue.load(game).pack
    assert content["content"] == pack.digest
    assert content["files"].keys() == pack.files.keys() - {"clauses"}
    file, table = CARDS[game]
    assert [entry["id"] for entry in content["files"][file][table]] == [
        entry.text("id") for entry in pack.entries(file, table)
    ]
    assert '"source' not in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    kept = site(f"/api/games/{game}/content?digest={pack.digest}")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert kept.json() == content
    assert site(f"/api/games/{game}/content", if_none_match=answer.headers["etag"]).status_code == 304


def test_content_of_no_game(site: Any) -> None:
    assert site("/api/games/go/content").json()["error"] == "unknown-game"


def test_serve_opens_the_browser_once_it_answers(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!{sys.executable}\nimport sys, pathlib\npathlib.Path("{seen}").write_text(sys.argv[1])\n')
    browser.chmod(0o755)
    server = Server(arguments=["--open"], variables={"BROWSER": str(browser)})
    try:
        deadline = time.monotonic() + 20
        while not (seen.exists() and seen.read_text()) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert seen.read_text() == f"{server.url}/"
    finally:
        server.remove()
