"""Play on a Rossio server from a program of one's own: see docs/sdk.md."""

from rossio.sdk.client import Client, Refused, Table

__all__ = ["Client", "Refused", "Table"]
