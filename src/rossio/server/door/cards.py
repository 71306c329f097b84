"""Link previews: what a chat or a forum shows of an address, as tags in the head of its page.

They tell what a stranger with the same link may see, whoever asks. Of a private table that is not over they say the
game, and only with its invitation; without it, what they would say of a table that does not exist.
"""

from __future__ import annotations

import html
from typing import Final
from urllib.parse import quote

import msgspec

from rossio.games import catalogue
from rossio.server.ground.problems import Problem, words
from rossio.server.house.house import House
from rossio.server.playing import pictures
from rossio.server.store.away import Away
from rossio.server.tables.table import Table, check_may_see

PRINTED: Final = (800, 417)
DRAWN: Final = (1200, 626)
"""Width and height of the printed cards (web/public/cards) and of drawn tables."""
PAGES: Final = {
    "rules": ("server-card-rules", "server-card-rules-text"),
    "learn": ("server-card-learn", "server-card-learn-text"),
}
"""The pages of a game, and what is said of them."""
LOCALES: Final = {"en": "en_GB", "pt": "pt_PT", "fr": "fr_FR"}


class Card(msgspec.Struct):
    """A preview; `picture` is an address on this server."""

    title: str
    text: str
    picture: str
    size: tuple[int, int] = PRINTED
    about: str = ""
    """What the picture shows."""
    query: str = ""
    """What of the link's query the page cannot do without."""


def printed(game: str) -> str:
    return f"/cards/{game}.png"


async def card_for(house: House | None, path: str, query: dict[str, str], language: str) -> Card:
    """The preview of a page; of any that has nothing to tell, the house's own."""
    first, _, rest = path.partition("/")
    if first == "t" and rest and house is not None:
        try:
            return await table_card(house, rest, query, language)
        except (Problem, Away):
            pass
    elif first in PAGES and rest in catalogue.names():
        return game_card(first, rest, language)
    return house_card(language)


def house_card(language: str) -> Card:
    speech = words(language)
    return Card(f"Rossio: {speech.say('server-card-house')}", speech.say("server-card-house-text"), printed("coimbra"))


def game_card(page: str, game: str, language: str) -> Card:
    speech = words(language)
    name = speech.title(game)
    title, text = (speech.say(key, game=name) for key in PAGES[page])
    return Card(title, text, printed(game), about=speech.say("server-card-shown", game=name))


async def table_card(house: House, table_id: str, query: dict[str, str], language: str) -> Card:
    table = await house.table(table_id)
    invite = query.get("invite", "")
    check_may_see(table, None, invite)
    speech = words(language)
    game = speech.title(table.game)
    shown = speech.say("server-card-shown", game=game)
    if not table.public and not table.ended():
        text = speech.say("server-card-invited-text")
        title = speech.say("server-card-invited", game=game)
        return Card(title, text, printed(table.game), about=shown, query=f"?invite={quote(invite)}")
    title = f"{game}: {table.title}" if table.title else speech.say(f"server-card-{table.status}", game=game)
    ply = ply_of(table, query)
    text = text_of(table, ply, language)
    if table.status == "open":
        return Card(title, text, printed(table.game), about=shown)
    asked = f"version={table.version}&language={language}"
    at = f"ply={ply}" if ply is not None else ""
    picture = f"/api/tables/{quote(table.id)}/picture?{asked}"
    return Card(title, text, f"{picture}&{at}" if at else picture, DRAWN, shown, f"?{at}" if at else "")


def ply_of(table: Table, query: dict[str, str]) -> int | None:
    """The ply a link names, of a game that is over; one that is too late is the last."""
    asked = query.get("ply", "")
    if not table.ended() or not asked.isascii() or not asked.isdigit():
        return None
    return min(int(asked[:7]), len(table.line))


def text_of(table: Table, ply: int | None, language: str) -> str:
    """Who plays, and how it stands: no more than the list of public tables tells."""
    speech = words(language)
    seats = [seat for seat in table.seats if not seat.empty() or table.ended()]
    if table.outcome is not None and all(seat.score is not None for seat in seats):
        ranked = sorted(seats, key=lambda seat: (seat.rank or 0, seat.seat))
        names = [f"{pictures.name_at(table, seat.seat, language)} {seat.score}" for seat in ranked]
    else:
        names = [pictures.name_at(table, seat.seat, language) for seat in seats]
    said = [speech.join(names)] if names else []
    free = sum(seat.empty() for seat in table.seats)
    if table.status == "open" and free:
        said.append(speech.say("server-card-free", seats=free))
    elif ply is not None:
        said.append(speech.say("server-card-ply", ply=ply, last=len(table.line)))
    return " · ".join(said)


def tags(card: Card, here: str, address: str, language: str) -> str:
    """As they stand in the head of the page. `address` is how people reach the server, `here` the page."""
    width, height = card.size
    named = {
        "og:type": "website",
        "og:site_name": "Rossio",
        "og:title": card.title,
        "og:description": card.text,
        "og:url": here + card.query,
        "og:locale": LOCALES[language],
        "og:image": address + card.picture,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": card.about or card.title,
    }
    read = {
        "twitter:card": "summary_large_image",
        "twitter:title": card.title,
        "twitter:description": card.text,
        "twitter:image": address + card.picture,
        "twitter:image:alt": card.about or card.title,
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in named.items()]
    lines += [f'<meta name="{name}" content="{html.escape(text)}" />' for name, text in read.items()]
    return "\n    ".join(lines)
