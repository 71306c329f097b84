"""Notices: your turn, the game is over. By web push, e-mail or webhook, each as its person wishes, and quietly.

A notice is written in the same transaction as the move that causes it and sent a little later, unless its person has
come by in the meantime. One notice for a table is enough until its person has looked.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import smtplib
import ssl
import time
from email.message import EmailMessage
from typing import Annotated, Any, Final, Literal
from urllib.parse import unquote, urlsplit

import httpx
import msgspec
from cryptography.hazmat.primitives import serialization
from msgspec import Meta
from py_vapid import Vapid  # type: ignore[import-untyped]
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server import addresses, meters, schema
from rossio.server.clocks import Minute, quiet_left
from rossio.server.config import Config
from rossio.server.house import House
from rossio.server.messages import Seen
from rossio.server.problems import Problem, words
from rossio.server.store import Store
from rossio.server.tables import Table, set_seat

log = logging.getLogger("rossio.notices")

TRIES: Final = 4
RETRY: Final = 60.0
DELAY: Final = {"live": 5.0, "correspondence": 20.0}
Url = Annotated[str, Meta(max_length=1000, pattern=r"^(https?://[^\x00-\x20\x7f]+)?$")]


class Ways(msgspec.Struct):
    """How a person wants to be told. Quiet hours are minutes of the day, UTC; a notice waits until they end."""

    push: bool = True
    email: bool = False
    webhook: Url = ""
    webhook_kind: Literal["discord", "slack"] = "discord"
    live: bool = False
    """Also at live tables."""
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    wait: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds to wait beyond the usual ones, in case one comes by anyway."""


class Subscription(msgspec.Struct):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https?://[^\x00-\x20\x7f]+$")]
    p256dh: Annotated[str, Meta(min_length=80, max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=16, max_length=60, pattern=r"^[A-Za-z0-9_=-]+$")]


async def note_turn(
    connection: AsyncConnection, table: Table, seen: Seen, entry: int, present: list[int], now: float
) -> None:
    """Write down who is to be told of a new position."""
    told: list[tuple[str | None, str]]
    if seen.over:
        told = [(seat.account, "over") for seat in table.seats if seat.account is not None and seat.seat not in present]
    elif seen.turn != table.turn and seen.turn not in present and table.seats[seen.turn].person():
        told = [(table.seats[seen.turn].account, "turn")]
    else:
        return
    rows = [
        {"account": account, "table": table.id, "kind": kind, "due": now + DELAY[table.pace], "tries": 0}
        for account, kind in dict.fromkeys(told)
    ]
    if rows:
        await connection.execute(insert(schema.outbox), rows)


async def send_due(house: House) -> None:
    """Send what is due: to all people at once, to each of them one after the other."""
    now = time.time()
    outbox = schema.outbox.c
    async with house.store.reading() as connection:
        found = await connection.execute(select(schema.outbox).where(outbox.due <= now).order_by(outbox.due).limit(20))
        rows = [dict(row) for row in found.mappings()]
    by_person: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        by_person.setdefault(row["account"], []).append(row)
    await asyncio.gather(*(send_to_one(house, theirs, now) for theirs in by_person.values()))


async def send_to_one(house: House, rows: list[dict[str, Any]], now: float) -> None:
    """A row is claimed before it is sent, so that two processes do not send it twice."""
    outbox = schema.outbox.c
    for row in rows:
        async with house.store.writing() as connection:
            claimed = await connection.execute(
                update(schema.outbox)
                .where(outbox.id == row["id"], outbox.due == row["due"])
                .values(due=now + RETRY * 2 ** row["tries"], tries=row["tries"] + 1)
            )
            if claimed.rowcount != 1:
                continue
        if await send(house, row, now):
            async with house.store.writing() as connection:
                await connection.execute(delete(schema.outbox).where(outbox.id == row["id"]))


async def send(house: House, row: dict[str, Any], now: float) -> bool:
    """Send one notice all the ways its person wishes; whether it is done with."""
    async with house.store.reading() as connection:
        found = await connection.execute(select(schema.accounts).where(schema.accounts.c.id == row["account"]))
        account = found.mappings().first()
    if account is None or account["banned"]:
        return True
    house.shelf.tables.pop(row["table"], None)  # who has looked is noted without a new version
    try:
        table = await house.table(row["table"])
    except Problem:
        return True
    ways = msgspec.json.decode(account["notices"], type=Ways)
    held = table.held_by(row["account"])
    if not held or (table.pace == "live" and not ways.live) or set(held) & set(house.hub.presence(table.id).seats):
        return True
    seat = table.seats[held[0]]
    if row["kind"] == "turn" and (table.turn not in held or seat.told_entry > seat.seen_entry):
        return True
    later = max(quiet_left(now, ways.quiet_from, ways.quiet_to), ways.wait if row["tries"] == 0 else 0)
    if later > 0:
        await postpone(house.store, row, now + later)
        return False
    subject, text, link = compose(house.config, table, row["kind"], account["language"])
    done = await tell(house, account, ways, subject, text, link)
    if done:
        async with house.store.writing() as connection:
            for number in held:
                await set_seat(connection, table.id, number, told_entry=table.entry + 1)
    return done or row["tries"] + 1 >= TRIES


async def postpone(store: Store, row: dict[str, Any], due: float) -> None:
    async with store.writing() as connection:
        await connection.execute(
            update(schema.outbox).where(schema.outbox.c.id == row["id"]).values(due=due, tries=max(1, row["tries"]))
        )


def compose(config: Config, table: Table, kind: str, language: str) -> tuple[str, str, str]:
    """Subject, text and link; nothing of the position is in them."""
    speech = words(language)
    title = table.title or table.id
    game = speech.title(table.game)
    link = f"{config.address}/t/{table.id}" if config.address else ""
    subject = speech.say(f"server-notice-{kind}", game=game, table=title)
    return subject, speech.say("server-notice-text", subject=subject, link=link), link


async def tell(house: House, account: Any, ways: Ways, subject: str, text: str, link: str) -> bool:
    """Whether every way worked or is gone for good."""
    worked = True
    if ways.push:
        async with house.store.reading() as connection:
            found = await connection.execute(select(schema.pushes).where(schema.pushes.c.account == account["id"]))
            subscriptions = [dict(row) for row in found.mappings()]
        for subscription in subscriptions:
            worked &= await counted("push", push(house, subscription, subject, link))
    if ways.email and account["email"] and house.config.smtp:
        worked &= await counted("email", mail(house.config, account["email"], subject, text))
    if ways.webhook:
        worked &= await counted("webhook", hook(house.config, ways, text))
    return worked


async def counted(way: str, sending: Any) -> bool:
    try:
        await sending
    except (Problem, httpx.HTTPError, OSError, smtplib.SMTPException, TimeoutError) as error:
        meters.NOTICES.labels(way, "failed").inc()
        log.warning("a notice by %s failed: %s", way, type(error).__name__)
        return isinstance(error, Problem)
    meters.NOTICES.labels(way, "sent").inc()
    return True


async def hook(config: Config, ways: Ways, text: str) -> None:
    body = {"content": text} if ways.webhook_kind == "discord" else {"text": text}
    headers = {"Content-Type": "application/json", "User-Agent": "rossio"}
    status = await addresses.post(ways.webhook, msgspec.json.encode(body), headers, config.private_hooks)
    if status >= 500 or status == 429:
        raise httpx.HTTPError(f"the webhook answered {status}")


async def mail(config: Config, to: str, subject: str, text: str) -> None:
    await asyncio.to_thread(send_mail, config, to, subject, text)


def send_mail(config: Config, to: str, subject: str, text: str) -> None:
    server = urlsplit(config.smtp)
    message = EmailMessage()
    message["From"] = config.sender
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    host = server.hostname or "localhost"
    smtp: smtplib.SMTP
    if server.scheme == "smtps":
        smtp = smtplib.SMTP_SSL(host, server.port or 465, timeout=10, context=ssl.create_default_context())
    else:
        smtp = smtplib.SMTP(host, server.port or 25, timeout=10)
    with smtp:
        if server.scheme == "smtp" and smtp.has_extn("starttls") and server.username:
            smtp.starttls(context=ssl.create_default_context())
        if server.username:
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(message)


async def vapid(store: Store) -> Vapid:
    """The server's push key, made at its first use."""
    facts = schema.facts.c
    async with store.reading() as connection:
        found = (await connection.execute(select(facts.value).where(facts.name == "vapid"))).scalar()
    if found is None:
        key = Vapid()
        key.generate_keys()
        found = key.private_pem().decode()
        try:
            async with store.writing() as connection:
                await connection.execute(insert(schema.facts).values(name="vapid", value=found))
        except IntegrityError:
            return await vapid(store)
    return Vapid.from_pem(found.encode())


def public_key(key: Vapid) -> str:
    """The key as a browser's `applicationServerKey`."""
    point = key.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def pusher_to(endpoint: str, p256dh: str, auth: str) -> Any:
    """What encrypts for one browser. Its library brings a whole HTTP client, so it is loaded when first needed."""
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    return WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})


async def push(house: House, row: dict[str, Any], subject: str, link: str) -> None:
    key = await vapid(house.store)
    endpoint = str(row["endpoint"])
    origin = urlsplit(endpoint)
    pusher = pusher_to(endpoint, row["p256dh"], row["auth"])
    encoded = pusher.encode(msgspec.json.encode({"title": subject, "url": link}), content_encoding="aes128gcm")
    claims = {
        "aud": f"{origin.scheme}://{origin.netloc}",
        "exp": int(time.time()) + 12 * 3600,
        "sub": f"mailto:{house.config.sender}",
    }
    headers = {**key.sign(claims), "Content-Encoding": "aes128gcm", "TTL": "86400", "Urgency": "normal"}
    status = await addresses.post(endpoint, encoded["body"], headers, house.config.private_hooks)
    if status in (404, 410):
        async with house.store.writing() as connection:
            await connection.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == endpoint))
    elif status >= 500 or status == 429:
        raise httpx.HTTPError(f"the push service answered {status}")


def check_keys(subscription: Subscription) -> None:
    """Refuse a subscription that nothing could be encrypted for."""
    try:
        pusher_to(subscription.endpoint, subscription.p256dh, subscription.auth).encode(b"{}")
    except Exception as error:
        raise Problem("invalid", what="p256dh", reason="not the key of a push subscription") from error
