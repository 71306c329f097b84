"""Link previews: tags that a parser reads, pictures of the size they claim, and nothing that a stranger may not see."""

from __future__ import annotations

import asyncio
import struct
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from rossio.client import drawings, raster
from rossio.games import catalogue
from rossio.server.door import pages
from rossio.server.house.house import House
from rossio.server.playing import pictures
from rossio.server.playing.pictures import picture
from tests.server.indoors import Indoors, error_of, guest, table_of
from tests.server.rig import UNREAD, Person, Server, play_out, two_at_a_table
from tests.server.waits import until

WANTED = {"og:title", "og:type", "og:image", "og:url", "og:description", "og:site_name", "og:image:alt", "twitter:card"}

drawn = pytest.mark.skipif(
    drawings.find_node() is None or not drawings.DRAWINGS.is_file() or not raster.is_there(),
    reason="nothing to draw with",
)
built = pytest.mark.skipif(not (pages.BUILT / "index.html").is_file(), reason="the client is not built")


class Tags(HTMLParser):
    """The named tags of a page's head; a tag that stands twice, or outside the head, is a mistake."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.over = False
        self.scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.over |= tag == "body"
        self.scripts += tag == "script"
        name = given.get("property") or given.get("name") or ""
        if tag == "meta" and name.startswith(("og:", "twitter:")):
            assert not self.over
            assert name not in self.found
            self.found[name] = given.get("content") or ""


def card(server: Server, path: str, language: str = "en") -> Tags:
    answer = fetched(f"{server.url}{path}", headers={"accept-language": language})
    assert answer.status_code == 200
    tags = Tags(answer.text)
    assert tags.found.keys() >= WANTED
    assert all(tags.found.values())
    assert tags.found["og:title"] == tags.found["twitter:title"]
    for name in ("og:image", "og:url", "twitter:image"):
        assert tags.found[name].startswith(f"{server.url}/")
    size = tuple(int(tags.found[f"og:image:{side}"]) for side in ("width", "height"))
    assert size_of(fetched(tags.found["og:image"])) in {size, (800, 417)}
    return tags


def fetched(url: str, **more: Any) -> httpx.Response:
    """Drawing takes a second or two, on a busy machine far more."""
    return httpx.get(url, timeout=120, verify=UNREAD, **more)


def size_of(answer: httpx.Response) -> tuple[int, ...]:
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", answer.content[16:24])


@built
@pytest.mark.parametrize("language", ["en", "pt-PT", "fr"])
def test_rules_and_pages_of_the_house_have_a_card(on_sqlite: Server, language: str) -> None:
    rules = [card(on_sqlite, f"/rules/{game}", language).found for game in catalogue.names()]
    assert len({found["og:title"] for found in rules}) == len(rules)
    assert all(game in found["og:image"] for game, found in zip(catalogue.names(), rules, strict=True))
    home = card(on_sqlite, "/", language).found
    assert home["og:locale"][:2] == language[:2]
    assert card(on_sqlite, "/lobby", language).found["og:title"] == home["og:title"]
    assert "server-card" not in str(rules) + str(home)


@built
@drawn
def test_a_public_table_is_shown_with_its_people_and_its_board(server: Server) -> None:
    ana, rui, table = two_at_a_table(server, public=True, title='Ao "sol" <script>')
    play_out([ana, rui], table, at_most=3)
    tags = card(server, f"/t/{table}")
    assert tags.found["og:title"] == 'Coimbra: Ao "sol" <script>'
    assert "Ana and Rui" in tags.found["og:description"]
    assert tags.scripts == card(server, "/").scripts
    image = tags.found["og:image"]
    assert size_of(fetched(image)) == (1200, 626)
    play_out([ana, rui], table, at_most=1)
    assert card(server, f"/t/{table}").found["og:image"] != image


@built
def test_an_open_table_says_how_many_seats_are_free(server: Server) -> None:
    ana = Person(server, "Ana")
    table = ana.open_table(3, public=True)["table"]["id"]
    said = card(server, f"/t/{table}").found
    assert "2 seats are free" in said["og:description"]
    assert "/cards/coimbra.png" in said["og:image"]
    assert size_of(fetched(f"{server.url}/api/tables/{table}/picture")) == (800, 417)


@built
def test_a_private_table_gives_nothing_away(server: Server) -> None:
    ana, rui, table = two_at_a_table(server, public=False, title="Segredo")
    play_out([ana, rui], table, at_most=2)
    nobody = table[:-1] + ("2" if table[-1] != "2" else "3")
    told = [fetched(f"{server.url}/t/{one}").text.replace(one, "") for one in (table, nobody)]
    assert told[0] == told[1]
    for mine in (ana.client.get(f"/t/{table}"), ana.client.get(f"/t/{table}?invite=wrong")):
        assert mine.text.replace(table, "") == told[0]
    refused = fetched(f"{server.url}/api/tables/{table}/picture")
    assert (refused.status_code, refused.json()["error"]) == (404, "no-table")
    invite = ana.state(table)["invite"]
    said = card(server, f"/t/{table}?invite={invite}").found
    assert said["og:title"] == "You are invited to Coimbra"
    assert "/cards/coimbra.png" in said["og:image"]
    assert urlsplit(said["og:url"]).query == f"invite={invite}"
    assert not any(word in str(said) for word in ("Ana", "Rui", "Segredo"))


@built
@drawn
def test_a_replay_is_shown_as_it_stood_at_its_moment(server: Server) -> None:
    ana = Person(server, "Ana")
    bots = {"0": "random", "1": "random"}
    table = ana.open_table(2, bots=bots, sit=-1, start=True)["table"]["id"]
    until(ana, table, status="finished")
    end = card(server, f"/t/{table}").found
    scores = [seat["score"] for seat in ana.state(table)["table"]["seats"]]
    assert all(str(score) in end["og:description"] for score in scores)
    early = card(server, f"/t/{table}?ply=20").found
    assert "decision 20 of" in early["og:description"]
    assert early["og:url"].endswith("?ply=20")
    shown = [fetched(found["og:image"]).content for found in (early, end)]
    assert shown[0] != shown[1]
    late = card(server, f"/t/{table}?ply=99999").found
    assert fetched(late["og:image"]).status_code == 200
    for wrong in ("-1", "x", "9" * 400, "٣"):
        card(server, f"/t/{table}?ply={wrong}")
    refused = fetched(f"{server.url}/api/tables/{table}/picture?ply=99999")
    assert refused.json()["error"] == "no-ply"


@drawn
def test_a_picture_is_drawn_once_for_each_version_and_language(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[bytes] = []

    async def noted(command: list[str], given: bytes) -> bytes:
        calls.append(given)
        return b"picture"

    monkeypatch.setattr(pictures, "piped", noted)

    async def story(house: House) -> None:
        ana, rui = await guest(house), await guest(house, "Rui")
        table = await table_of(house, ana, rui)
        both = await asyncio.gather(picture(house, table, None, "en"), picture(house, table, None, "en"))
        assert (list(both), len(calls)) == ([b"picture", b"picture"], 2)
        await picture(house, table, None, "pt")
        assert len(calls) == 4
        assert await error_of(picture(house, table, len(table.line) + 1, "en")) == "no-ply"
        assert "stack" not in str(msgspec.json.decode(calls[0])["view"])

    indoors(story)


@pytest.mark.parametrize("missing", ["node", "library", "drawings", "a broken program", "time"])
def test_where_nothing_can_draw_there_is_no_picture(
    indoors: Indoors, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    if missing == "node":
        monkeypatch.setattr(drawings, "find_node", lambda: None)
    elif missing == "library":
        monkeypatch.setattr(raster, "is_there", lambda: False)
    elif missing == "drawings":
        monkeypatch.setattr(drawings, "DRAWINGS", drawings.DRAWINGS / "nowhere")
    else:
        monkeypatch.setattr(raster, "is_there", lambda: True)
        monkeypatch.setattr(drawings, "DRAWINGS", Path(__file__))
        monkeypatch.setattr(drawings, "find_node", lambda: "false" if missing == "a broken program" else "yes")
        monkeypatch.setattr(pictures, "SECONDS", 0.5)

    async def story(house: House) -> None:
        table = await table_of(house, await guest(house), bots={"1": "random"}, seats=2, start=True)
        assert await picture(house, table, None, "en") is None

    indoors(story)
