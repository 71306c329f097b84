"""The ways a notice is carried: web push, e-mail, webhook."""

from __future__ import annotations

import asyncio
import base64
import logging
import smtplib
import ssl
import time
from email.message import EmailMessage
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Meta
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.server.ground import addresses, meters
from rossio.server.ground.config import Config
from rossio.server.ground.problems import Problem
from rossio.server.house.house import House
from rossio.server.store import schema
from rossio.server.store.database import Store
from rossio.server.tables.clocks import Minute

if TYPE_CHECKING:
    from py_vapid import Vapid  # type: ignore[import-untyped]

log = logging.getLogger("rossio.notices")

BROWSERS_AT_MOST: Final = 20
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


async def counted(way: str, sending: Any) -> bool:
    try:
        await sending
    except (Problem, ValueError, addresses.Unanswered, OSError, smtplib.SMTPException, TimeoutError) as error:
        meters.NOTICES.labels(way, "failed").inc()
        log.warning("a notice by %s failed: %s", way, type(error).__name__)
        return isinstance(error, Problem | ValueError)  # which no second try would mend
    meters.NOTICES.labels(way, "sent").inc()
    return True


async def hook(config: Config, ways: Ways, text: str) -> None:
    body: dict[str, object]
    if ways.webhook_kind == "discord":
        body = {"content": text, "allowed_mentions": {"parse": []}}
    else:
        body = {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    headers = {"Content-Type": "application/json", "User-Agent": "rossio"}
    status = await addresses.post(ways.webhook, msgspec.json.encode(body), headers, config.private_hooks)
    if status >= 500 or status == 429:
        raise addresses.Unanswered(f"the webhook answered {status}")


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
    from py_vapid import Vapid

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
    from cryptography.hazmat.primitives import serialization

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
        raise addresses.Unanswered(f"the push service answered {status}")


async def add_browser(connection: AsyncConnection, account: str, subscription: Subscription) -> None:
    """Tell somebody through one browser more; one that told somebody else before changes hands."""
    pushes = schema.pushes.c
    await connection.execute(delete(schema.pushes).where(pushes.endpoint == subscription.endpoint))
    mine = select(func.count()).select_from(schema.pushes).where(pushes.account == account)
    if (await connection.execute(mine)).scalar_one() >= BROWSERS_AT_MOST:
        raise Problem("invalid", what="endpoint", reason=f"{BROWSERS_AT_MOST} browsers are told already")
    await connection.execute(insert(schema.pushes).values(account=account, **msgspec.to_builtins(subscription)))


async def remove_browsers(connection: AsyncConnection, account: str) -> None:
    await connection.execute(delete(schema.pushes).where(schema.pushes.c.account == account))


def check_keys(subscription: Subscription) -> None:
    """Refuse a subscription that nothing could be encrypted for."""
    try:
        pusher_to(subscription.endpoint, subscription.p256dh, subscription.auth).encode(b"{}")
    except Exception as error:
        raise Problem("invalid", what="p256dh", reason="not the key of a push subscription") from error
