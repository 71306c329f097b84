"""By which addresses friends on the same network reach this machine."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")
SIOCGIFADDR: Final = 0x8915
"""Linux: asks for the address of an interface."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address kept for documentation: a datagram socket that is only connected sends nothing, but names its own end."""


def address_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def addresses(host: str, port: int) -> list[str]:
    """Where others find a server that listens on a host and port, the likeliest first; none if it listens for its own
    machine alone."""
    if host not in EVERYWHERE:
        return [] if is_near(host) else [address_of(host, port)]
    found = [*by_route(), *by_interfaces(), *by_name()]
    return [address_of(one, port) for one in dict.fromkeys(found) if not is_near(one)]


def is_near(host: str) -> bool:
    """Whether only this machine is meant by it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host in ("", "localhost")
    return address.is_loopback or address.is_link_local or address.is_unspecified


def by_route() -> list[str]:
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            return [str(probe.getsockname()[0])]
    except OSError:
        return []


def by_name() -> list[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return []
    return [str(entry[4][0]) for entry in found]


def by_interfaces() -> list[str]:
    """Every interface of a Linux machine; other systems are asked by name alone."""
    if sys.platform != "linux":
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:  # an interface without an address
                continue
            found.append(socket.inet_ntoa(answer[20:24]))
    return found
