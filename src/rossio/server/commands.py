"""The commands of the server: `rossio serve`, `rossio admin ...`."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from rossio.console.command import command

if TYPE_CHECKING:
    from rossio.server.ground.config import Config
    from rossio.server.store.database import Store

R = TypeVar("R")
READY_SECONDS = 60

admin_app = typer.Typer(no_args_is_help=True, help="Look after a server: people, tables, reports, backup, restore.")
pack_app = typer.Typer(no_args_is_help=True, help="Content packs other than our edition.")
admin_app.add_typer(pack_app, name="pack")

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.", min=0, max=65535)]
Data = Annotated[Path | None, typer.Option(help="The folder of the embedded database; else ROSSIO_DATA.")]
Database = Annotated[str | None, typer.Option(help="postgresql://user:password@host/name; else ROSSIO_DATABASE.")]
Friends = Annotated[
    bool, typer.Option("--friends", help="Let friends on the same network in, and say by which addresses.")
]
Json = Annotated[bool, typer.Option("--json", help="Log as lines of JSON, also at a terminal.")]
Open = Annotated[bool, typer.Option("--open", help="Open the browser as soon as the server answers.")]
Workers = Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.", min=1, max=64)]


def late(module: str) -> Any:
    """A module of the server, loaded only when a command needs it: `rossio play` starts without."""
    return import_module(f"rossio.server.{module}")


def trouble(text: str) -> typer.Exit:
    typer.echo(f"rossio: {text}", err=True)
    return typer.Exit(2)


def settled(data: Path | None, database: str | None) -> Config:
    """The set-up from the variables and the options, which count more."""
    try:
        import msgspec

        from rossio.server.ground.config import ConfigError, from_environment
    except ModuleNotFoundError as error:
        raise trouble(f"the server needs more: pip install 'rossio[server]' ({error.name} is missing)") from error
    try:
        config = from_environment()
        given: dict[str, object] = {}
        if data is not None:
            given["data"] = str(data)
        if database is not None:
            given["database"] = database
        config = msgspec.structs.replace(config, **given)
        config.url()
    except ConfigError as error:
        raise trouble(str(error)) from error
    return config


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8080,
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
    show: Open = False,
    friends: Friends = False,
    as_json: Json = False,
) -> None:
    """Serve tables to browsers. One process with an embedded database, or several on one PostgreSQL."""
    signal.signal(signal.SIGTERM, lambda *_: end_at_once())
    os.umask(0o077)
    config = settled(data, database)
    import msgspec
    import uvicorn

    from rossio.server.door.listening import OPTIONS
    from rossio.server.ground.reach import addresses
    from rossio.server.store.away import Away
    from rossio.server.store.sole import Occupied, sole_server

    if workers > 1 and not config.database.startswith("postgres"):
        raise trouble("--workers needs --database postgresql://...; the embedded database serves one process")
    if friends:
        host = "0.0.0.0"
    port = port or free_port(host)
    check_port(host, port)
    config = msgspec.structs.replace(
        config,
        shared=config.shared or workers > 1,
        plain=config.plain or (sys.stderr.isatty() and not as_json),
        reach=config.reach or ",".join(addresses(host, port)),
    )
    common = tempfile.mkdtemp(prefix="rossio-common-") if workers > 1 else None
    if common is not None:
        config = msgspec.structs.replace(config, supervisor=os.getpid(), processes=workers, common=common)
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = common
        signal.signal(signal.SIGTERM, lambda *_: end_at_once(common))
    os.environ.update(config.environment())
    threading.Thread(target=announce, args=(host, port, config, show), daemon=True).start()
    try:
        with sole_server(config.url()):
            asyncio.run(migrated(config))
            if workers > 1:
                gc.enable()  # it starts no server itself, and goes on for long
            uvicorn.run(
                "rossio.server.app:create",
                factory=True,
                host=host,
                port=port,
                workers=workers,
                **OPTIONS,
            )
    except Occupied as error:
        raise trouble(str(error)) from error
    except (Away, OSError) as error:
        raise trouble(f"the database cannot be reached: {error}") from error
    finally:
        if common is not None:
            shutil.rmtree(common, ignore_errors=True)


def end_at_once(common: str | None = None) -> None:
    """End while nothing is served: before uvicorn listens for the signal, and when it has ended in good order and
    raises it again. An exception instead would wait for the threads of the database, which wait for us."""
    if common is not None:
        shutil.rmtree(common, ignore_errors=True)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def free_port(host: str) -> int:
    with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        return int(probe.getsockname()[1])


def check_port(host: str, port: int) -> None:
    """Say it in one sentence if something listens there already."""
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            pass
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = port + 1 if port < 65535 else 8080
            raise trouble(f"port {port} is taken; perhaps Rossio runs already. Another: --port {other}") from error
        raise trouble(f"cannot listen on {host}, port {port}: {error.strerror}") from error


def announce(host: str, port: int, config: Config, show: bool) -> None:
    """Say where the server is once it answers, and show it if asked for: by an address that friends can use too."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    address = f"http://[{near}]:{port}/" if ":" in near else f"http://{near}:{port}/"
    friends = [f"{one}/" for one in config.reach.split(",") if one]
    for _ in range(READY_SECONDS * 10):
        try:
            with urllib.request.urlopen(f"{address}health", timeout=2):
                break
        except OSError:
            time.sleep(0.1)
    else:
        return
    typer.echo(f"Rossio: {address}  (Ctrl C ends it; your games are kept in {kept_in(config)})")
    for friend in friends:
        typer.echo(f"Friends on the same network: {friend}")
    if show:
        webbrowser.open(friends[0] if friends else address)


def kept_in(config: Config) -> str:
    return "the database" if config.database else str(Path(config.data).resolve())


async def migrated(config: Config) -> None:
    from rossio.server.store.database import Store

    store = Store(config.url())
    try:
        await store.migrate()
    finally:
        await store.close()


def on_store(data: Path | None, database: str | None, work: Callable[[Store], Awaitable[R]]) -> R:
    """Do something with the database, its schema brought up to date."""
    config = settled(data, database)
    from rossio.server.ground.problems import Problem
    from rossio.server.store.away import Away
    from rossio.server.store.backup import BackupError
    from rossio.server.store.database import Store

    async def run() -> R:
        store = Store(config.url())
        try:
            await store.migrate()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Problem as problem:
        raise trouble(problem.body("en").message) from problem
    except BackupError as error:
        raise trouble(str(error)) from error
    except (Away, OSError) as error:
        raise trouble(f"the database cannot be reached: {error}") from error


@admin_app.command()
def people(data: Data = None, database: Database = None, guests: bool = False) -> None:
    """List the accounts, and the guests if asked for."""
    for line in on_store(data, database, lambda store: late("admin").people(store, guests)):
        typer.echo(line)


@admin_app.command()
def ban(name: str, lift: bool = False, data: Data = None, database: Database = None) -> None:
    """Close an account and its sessions, or open it again with --lift. NAME is a name or an id."""
    typer.echo(on_store(data, database, lambda store: late("admin").ban(store, name, not lift)))


@admin_app.command()
def password(name: str, data: Data = None, database: Database = None) -> None:
    """Set the password of an account; it is asked for. All sessions of the account end."""
    chosen = typer.prompt("New password", hide_input=True, confirmation_prompt=True)
    if not 8 <= len(chosen) <= 200:
        raise trouble("a password has 8 to 200 signs")
    typer.echo(on_store(data, database, lambda store: late("admin").password(store, name, chosen)))


@admin_app.command()
def tables(status: str = "running", data: Data = None, database: Database = None) -> None:
    """List the tables of a status: open, running, finished, abandoned, study."""
    for line in on_store(data, database, lambda store: late("admin").tables(store, status)):
        typer.echo(line)


@admin_app.command()
def abandon(table: str, data: Data = None, database: Database = None) -> None:
    """End a table without a result; its moves stay."""
    typer.echo(on_store(data, database, lambda store: late("admin").abandon(store, table)))


@admin_app.command()
def check(data: Data = None, database: Database = None) -> None:
    """Replay every stored game; the exit code is 1 if one does not replay."""
    wrong = on_store(data, database, lambda store: late("admin").check(store, settled(data, database)))
    for line in wrong["faults"]:
        typer.echo(line)
    typer.echo(f"{wrong['tables']} tables replayed, {len(wrong['faults'])} at fault")
    if wrong["faults"]:
        raise typer.Exit(1)


@admin_app.command()
def migrate(data: Data = None, database: Database = None) -> None:
    """Bring games of older rules to the present ones. What would differ stays as it is, and is named by its first
    decision; the exit code is then 1."""
    told = on_store(data, database, lambda store: late("admin").migrate(store, settled(data, database)))
    for line in [*told["moved"], *told["differ"]]:
        typer.echo(line)
    typer.echo(f"{len(told['moved'])} games brought to the present rules, {len(told['differ'])} left as they are")
    if told["differ"]:
        raise typer.Exit(1)


@admin_app.command()
def archive(folder: Path, data: Data = None, database: Database = None) -> None:
    """Write the finished games of people who agreed to it into a folder: records, a Parquet table, a card."""
    from rossio.server.playing.archive import ArchiveError
    from rossio.server.playing.archive import archive as write

    try:
        count = on_store(data, database, lambda store: write(store, settled(data, database), folder))
    except ArchiveError as error:
        raise trouble(str(error)) from error
    typer.echo(f"{count} games in {folder}")


@pack_app.command("add")
def add_pack(path: Path, data: Data = None, database: Database = None) -> None:
    """Keep a content pack, a folder or a file, and let everybody open tables with it."""
    typer.echo(on_store(data, database, lambda store: late("admin").add_pack(store, path)))


@pack_app.command("list")
def list_packs(data: Data = None, database: Database = None) -> None:
    """List the content packs that tables were or are played with."""
    for line in on_store(data, database, lambda store: late("admin").pack_lines(store)):
        typer.echo(line)


@admin_app.command()
def reports(close: int | None = None, data: Data = None, database: Database = None) -> None:
    """List the open reports, or close one by its number."""
    for line in on_store(data, database, lambda store: late("admin").reports(store, close)):
        typer.echo(line)


@admin_app.command("backup")
def back_up(file: Path, data: Data = None, database: Database = None) -> None:
    """Write everything into one file while the server runs; it restores into either kind of database."""
    rows = on_store(data, database, lambda store: late("store.backup").write(store, file))
    typer.echo(f"{file}: {rows} rows")


@admin_app.command()
def restore(file: Path, data: Data = None, database: Database = None) -> None:
    """Read a backup into an empty database."""
    rows = on_store(data, database, lambda store: late("store.backup").read(store, file))
    typer.echo(f"{file}: {rows} rows restored")


def mount(app: typer.Typer) -> None:
    """Add the server's commands to the command `rossio`."""
    app.command()(serve)
    app.add_typer(admin_app, name="admin")


app = command()
"""The command `rossio` with the server's commands alone: what a server starts by."""
mount(app)
