"""Who asks, for those who deal things out fairly: the address, and the account once it is known."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, NamedTuple


class Who(NamedTuple):
    """Somebody in a line: people of one address share its turns."""

    address: str
    account: str


class Asker:
    """Whoever the request at hand comes from; known better and better on its way in."""

    def __init__(self, address: str = "", account: str = "") -> None:
        self.address = address
        self.account = account

    def who(self) -> Who:
        return Who(self.address, self.account)


OURSELVES: Final = Asker()
ASKER: ContextVar[Asker] = ContextVar("asker", default=OURSELVES)


def asked_by(account: str) -> None:
    """The request at hand comes from an account."""
    asker = ASKER.get()
    if asker is not OURSELVES:
        asker.account = account
