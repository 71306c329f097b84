"""Requests to addresses that users gave: only to public ones, and only to the very address that was looked at."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from rossio.server.ground.problems import Problem

SECONDS: Final = 8.0
PORTS: Final = (443, 8443)
NOT_PUBLIC: Final = "the host has no public address"
"""Said also of a host that has none at all: nobody learns from it which names there are within."""


class Unanswered(Exception):
    """The other side did not answer, or not as it should: another time, perhaps."""


async def public_address(url: str, private: bool = False) -> str:
    """The numeric address behind a URL; Problem unless every address of its host is public."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise Problem("address", address=url[:200], reason="not a URL") from error
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or parts.password:
        raise Problem("address", address=url[:200], reason="say https://host/...")
    if port not in PORTS and not private:
        raise Problem("address", address=url[:200], reason=f"only the ports {', '.join(map(str, PORTS))} are spoken to")
    if parts.scheme == "http" and not private:
        raise Problem("address", address=url[:200], reason="only https is secure enough")
    try:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(SECONDS):
            found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Problem("address", address=url[:200], reason=NOT_PUBLIC) from error
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Problem("address", address=url[:200], reason=NOT_PUBLIC)
    return addresses[0]


def network_of(host: str) -> str:
    """The address somebody asks from, to be counted by. A home has a whole IPv6 network, so the network counts."""
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
    return host


def is_public(address: str) -> bool:
    """Whether a numeric address is one of the open internet; disguises of IPv4 inside IPv6 are looked through."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip.is_site_local:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def post(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> int:
    """Send a POST to the address that was just checked, following nothing; the status. However slowly the other side
    speaks, it takes seconds at most."""
    address = await public_address(url, private)
    parts = urlsplit(url)
    host = f"[{address}]" if ":" in address else address
    place = urlunsplit(
        (parts.scheme, f"{host}:{parts.port}" if parts.port else host, parts.path or "/", parts.query, "")
    )
    import httpx  # which takes a while, and no server needs before it has something to send

    try:
        async with (
            asyncio.timeout(SECONDS),
            httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
        ):
            request = client.build_request("POST", place, content=body, headers={**headers, "Host": parts.netloc})
            request.extensions["sni_hostname"] = parts.hostname
            answer = await client.send(request, stream=True)
            try:
                return answer.status_code
            finally:
                await answer.aclose()
    except httpx.HTTPError as error:
        raise Unanswered(str(error)) from error
