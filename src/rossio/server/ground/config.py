"""How a server is set up. Everything comes from `ROSSIO_*` variables, so that worker processes are set up alike."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

PREFIX: Final = "ROSSIO_"
SQLITE: Final = "sqlite+aiosqlite:///"
POSTGRES: Final = "postgresql+asyncpg://"


class ConfigError(ValueError):
    """A setting that cannot be used; the message names it."""


class Config(msgspec.Struct, frozen=True):
    data: str = "rossio-data"
    """The folder of the embedded database."""
    database: str = ""
    """`postgresql://...`; empty for the embedded database."""
    address: str = ""
    """Where players reach the server (`https://rossio.example`), for links in notices."""
    smtp: str = ""
    """`smtp://user:password@host:587`, `smtps://...`; empty: no e-mail."""
    sender: str = "rossio@localhost"
    shared: bool = False
    """Whether several processes serve one database."""
    engines: int = 1
    """Worker processes for the rules."""
    bots: int = 0
    """Worker processes for bots; 0: one less than there are processors."""
    engine_limit: float = 2.0
    """Seconds after which a call of the rules is cut."""
    bot_limit: float = 15.0
    bot_pause: float = 0.3
    """Seconds before a bot answers, so that people can follow."""
    replays_kept: int = 512
    """Positions a worker process keeps at hand."""
    tables_kept: int = 1024
    limits: bool = True
    """Whether people are kept from asking too often."""
    patience: float = 10.0
    """Seconds that the head of a request may take to arrive; other waits for a slow peer go by it."""
    secure: bool = False
    """Whether cookies travel over https only."""
    private_hooks: bool = False
    """Whether notices may go to addresses that are not public; for tests and closed networks."""
    memory: int = 1024
    """Megabytes that a worker process may take; 0: as many as there are."""
    plugins: str = ""
    """Modules that worker processes import first, separated by commas."""
    supervisor: int = 0
    """The process that watches over several of these; when it ends, they end."""
    processes: int = 1
    """How many of these there are side by side."""
    common: str = ""
    """The folder in which they meet."""
    watch: float = 1.0
    """Seconds between two looks of the caretaker at clocks, bots and notices."""
    log: str = "info"
    plain: bool = False
    """Whether the log is for a person at a terminal: few words, and no JSON."""
    reach: str = ""
    """The addresses by which friends on the same network reach the server, separated by commas."""

    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"{SQLITE}{Path(self.data).resolve() / 'rossio.db'}"
        for known in ("postgresql://", "postgres://", POSTGRES):
            if self.database.startswith(known):
                return POSTGRES + self.database[len(known) :]
        if self.database.startswith("sqlite:///"):
            return SQLITE + self.database[len("sqlite:///") :]
        if self.database.startswith(SQLITE):
            return self.database
        raise ConfigError(f"database {self.database.partition(':')[0]}: say postgresql://... or sqlite:///...")

    def bot_workers(self) -> int:
        return self.bots or max(1, (os.cpu_count() or 2) - 1)

    def environment(self) -> dict[str, str]:
        """The variables that give this set-up to another process."""
        usual = Config()
        given: dict[str, str] = {}
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if value != getattr(usual, field):
                given[PREFIX + field.upper()] = str(int(value) if isinstance(value, bool) else value)
        return given


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The set-up the variables describe; what they do not say is as usual."""
    given = os.environ if environment is None else environment
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Config):
        text = given.get(PREFIX + field.name.upper())
        if text is None:
            continue
        try:
            values[field.name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise ConfigError(f"{PREFIX}{field.name.upper()} is {text!r}: {error}") from error
    return msgspec.convert(values, Config)
