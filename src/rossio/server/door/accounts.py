"""Signing in, registering, one's own settings and notices."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec

from rossio.server.door.guard import DEVICE, Doorkeeper, caller_of, cookie, device_cookie, guard_pages, origin_of
from rossio.server.door.statuses import problems
from rossio.server.ground import addresses
from rossio.server.ground.problems import Problem, words
from rossio.server.ground.texts import Email, Language, Name, Password
from rossio.server.house.house import House
from rossio.server.people import accounts, devices, sessions
from rossio.server.people.notices import carriers, outbox
from rossio.server.people.notices.carriers import Ways
from rossio.server.people.sessions import Caller, Session


class SettingsAsk(msgspec.Struct):
    """The client's own preferences; the server only keeps them (at most 8 KB)."""

    language: Language
    preferences: dict[str, Any] = {}


class Me(msgspec.Struct):
    """Oneself. `csrf` goes into the header X-CSRF-Token of every request that changes something."""

    id: str
    name: str
    guest: bool
    language: str
    csrf: str
    email: str | None
    preferences: dict[str, Any]
    notices: Ways
    program: bool
    """A bot account: a program plays by it, and its name says so."""
    token: str | None = None
    """Only on signing in: for programs, as `Authorization: Bearer`."""


class Here(msgspec.Struct):
    """Who one is here; nobody before the first visit."""

    me: Me | None


class GuestAsk(msgspec.Struct):
    """`program` declares a bot account: its name ends with a mark, for good."""

    name: Name
    language: Language = "en"
    program: bool = False


class RegisterAsk(msgspec.Struct):
    """`program` declares a bot account: its name ends with a mark, for good."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language = "en"
    program: bool = False


class NameAsk(msgspec.Struct):
    name: Name


class SignInAsk(msgspec.Struct):
    name: Name
    password: Password


class ForgotAsk(msgspec.Struct):
    email: Email


class ResetAsk(msgspec.Struct):
    token: str
    password: Password


class PushKey(msgspec.Struct):
    """The `applicationServerKey` for `PushManager.subscribe`."""

    key: str


async def describe(house: House, account: str, csrf: str, token: str | None = None) -> Me:
    async with house.store.reading() as connection:
        row = await accounts.person(connection, account)
    ways = msgspec.json.decode(row["notices"], type=Ways)
    preferences = msgspec.json.decode(row["settings"])
    guest = row["password"] is None
    program = accounts.is_program(row["name"])
    return Me(row["id"], row["name"], guest, row["language"], csrf, row["email"], preferences, ways, program, token)


async def signed_in(house: House, account: str, session: Session, status: int = 201) -> Response[Me]:
    me = await describe(house, account, session.csrf, session.token)
    kept = [cookie(house.config, session)]
    if not me.guest:
        kept.append(device_cookie(house.config, await devices.mark_of(house.store, account)))
    return Response(me, status_code=status, cookies=[Cookie(**one) for one in kept])


@post("/guests", responses=problems("name-taken", "too-often"), summary="Come as a guest: a name, nothing else")
async def come_as_guest(house: House, request: Request[Any, Any, Any], data: GuestAsk) -> Response[Me]:
    house.limits.spend("guest", origin_of(request))
    name = accounts.marked(data.name) if data.program else data.name
    async with house.store.writing() as connection:
        account = await accounts.add_guest(connection, name, data.language)
        session = await sessions.open_session(connection, account)
    return await signed_in(house, account, session)


@post("/accounts", responses=problems("name-taken", "csrf", "too-often"), summary="Register; a guest keeps everything")
async def register(house: House, request: Request[Any, Any, Any], data: RegisterAsk) -> Response[Me]:
    house.limits.spend("register", origin_of(request))
    caller = await caller_of(request)
    guest = caller.id if caller is not None and caller.guest else None
    password = await accounts.hash_password(data.password)
    async with house.store.writing() as connection:
        name = accounts.marked(data.name) if data.program else data.name
        given = (name, password, data.email, data.language)
        if guest is None:
            account, seated = await accounts.register(connection, *given), []
        else:
            account, seated = guest, await accounts.register_guest(connection, house.wire, guest, *given)
            await sessions.close_sessions(connection, house.wire, guest)
        session = await sessions.open_session(connection, account)
    house.end_sessions(account, "")
    house.show_soon(seated)
    return await signed_in(house, account, session)


@post(
    "/sessions", responses=problems("wrong-password", "banned", "too-often"), summary="Sign in with name and password"
)
async def sign_in(house: House, request: Request[Any, Any, Any], data: SignInAsk) -> Response[Me]:
    house.limits.spend("sign-in", origin_of(request))
    name = accounts.key_of(data.name)
    house.limits.spend("sign-in", f"{name} {origin_of(request)}")
    async with house.store.reading() as connection:
        row = await accounts.find_by_name(connection, data.name)
        if row is None:
            row = await accounts.find_by_name(connection, data.name + accounts.MARK)
    if row is None or not await devices.is_known(house.store, row["id"], request.cookies.get(DEVICE, "")[:100]):
        house.limits.spend("sign-ins", name)
    if not await accounts.matches(row["password"] if row is not None else None, data.password) or row is None:
        raise Problem("wrong-password")
    if row["banned"]:
        raise Problem("banned")
    async with house.store.writing() as connection:
        session = await sessions.open_session(connection, row["id"])
    return await signed_in(house, row["id"], session)


@delete(
    "/sessions/mine",
    status_code=204,
    responses={204: ResponseSpec(None, description="signed out"), **problems("sign-in", "csrf", "too-often")},
    summary="Sign out",
)
async def sign_out(house: House, caller: Caller) -> Response[None]:
    async with house.store.writing() as connection:
        await sessions.close_session(connection, house.wire, caller)
    house.end_sessions(caller.id, sessions.hashed(caller.token))
    return Response(None, status_code=204, cookies=[Cookie(**cookie(house.config, None))])


@get("/sessions/mine", responses=problems("too-often"), summary="Oneself, if anybody")
async def mine(house: House, visitor: Caller | None) -> Here:
    return Here(await describe(house, visitor.id, visitor.csrf) if visitor is not None else None)


@get("/me", responses=problems("sign-in", "too-often"), summary="Oneself")
async def me(house: House, caller: Caller) -> Me:
    return await describe(house, caller.id, caller.csrf)


@put("/me/settings", responses=problems("sign-in", "csrf", "too-large", "too-often"), summary="Set one's preferences")
async def set_settings(house: House, doorkeeper: Doorkeeper, caller: Caller, data: SettingsAsk) -> Me:
    kept = msgspec.json.encode(data.preferences).decode()
    if len(kept) > 8192:
        raise Problem("too-large", at_most=8192)
    if "\\u0000" in kept:
        raise Problem("invalid", what="preferences", reason="holds a NUL")
    async with house.store.writing() as connection:
        await accounts.keep_settings(connection, caller.id, data.language, kept)
    doorkeeper.forget(caller.id)
    return await describe(house, caller.id, caller.csrf)


@put("/me/name", responses=problems("sign-in", "csrf", "name-taken", "too-often"), summary="Take another name")
async def set_name(house: House, doorkeeper: Doorkeeper, caller: Caller, data: NameAsk) -> Me:
    house.limits.spend("name", caller.id)
    async with house.store.writing() as connection:
        seated = await accounts.rename(connection, house.wire, caller, data.name)
    doorkeeper.forget(caller.id)
    house.show_soon(seated)
    return await describe(house, caller.id, caller.csrf)


@put("/me/notices", responses=problems("sign-in", "csrf", "too-often"), summary="How and when to be told")
async def set_notices(house: House, caller: Caller, data: Ways) -> Me:
    if data.webhook:
        await addresses.public_address(data.webhook, house.config.private_hooks)
    async with house.store.writing() as connection:
        await outbox.keep_ways(connection, caller.id, data)
    return await describe(house, caller.id, caller.csrf)


@get("/push-key", guards=[guard_pages], responses=problems("too-often"), summary="The server's web push key")
async def push_key(house: House) -> PushKey:
    return PushKey(carriers.public_key(await carriers.vapid(house.store)))


@post("/me/pushes", status_code=204, responses=problems("sign-in", "csrf", "too-often"), summary="Add a browser")
async def add_push(house: House, caller: Caller, data: carriers.Subscription) -> None:
    await addresses.public_address(data.endpoint, house.config.private_hooks)
    carriers.check_keys(data)
    async with house.store.writing() as connection:
        await carriers.add_browser(connection, caller.id, data)


@delete(
    "/me/pushes", status_code=204, responses=problems("sign-in", "csrf", "too-often"), summary="Remove all browsers"
)
async def remove_pushes(house: House, caller: Caller) -> None:
    async with house.store.writing() as connection:
        await carriers.remove_browsers(connection, caller.id)


@post("/password/forgotten", status_code=202, responses=problems("too-often"), summary="Ask for a new password by mail")
async def forgotten(house: House, request: Request[Any, Any, Any], data: ForgotAsk) -> None:
    """Answers the same whether anybody has the address or not."""
    house.limits.spend("reset", origin_of(request))
    house.limits.spend("reset", f"mail:{data.email.casefold()}")
    if not house.config.smtp:
        raise Problem("no-mail")
    house.spawn(mail_reset(house, data.email))


async def mail_reset(house: House, email: str) -> None:
    async with house.store.writing() as connection:
        begun = await accounts.begin_reset(connection, email)
    for token, name, language in begun:
        speech = words(language)
        link = f"{house.config.address}/reset?token={token}"
        text = speech.say("server-reset-text", name=name, link=link)
        await carriers.counted("email", carriers.mail(house.config, email, speech.say("server-reset-subject"), text))


@post("/password/reset", status_code=204, responses=problems("too-often"), summary="Set a new password by token")
async def reset(house: House, request: Request[Any, Any, Any], data: ResetAsk) -> None:
    house.limits.spend("reset", origin_of(request))
    password = await accounts.hash_password(data.password)
    async with house.store.writing() as connection:
        account = await accounts.end_reset(connection, house.wire, data.token[:200], password)
    house.end_sessions(account, "")


HANDLERS = [
    come_as_guest,
    register,
    sign_in,
    sign_out,
    mine,
    me,
    set_settings,
    set_name,
    set_notices,
    push_key,
    add_push,
    remove_pushes,
    forgotten,
    reset,
]
