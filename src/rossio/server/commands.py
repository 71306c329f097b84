"""The commands of the server: `rossio serve`, `rossio admin ...`."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
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

if TYPE_CHECKING:
    from rossio.server.config import Config
    from rossio.server.store import Store

R = TypeVar("R")
READY_SECONDS = 60

admin_app = typer.Typer(no_args_is_help=True, help="Look after a server: people, tables, reports, backup, restore.")

Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.", min=0, max=65535)]
Data = Annotated[Path | None, typer.Option(help="The folder of the embedded database; else ROSSIO_DATA.")]
Database = Annotated[str | None, typer.Option(help="postgresql://user:password@host/name; else ROSSIO_DATABASE.")]
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

        from rossio.server.config import ConfigError, from_environment
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
) -> None:
    """Serve tables to browsers. One process with an embedded database, or several on one PostgreSQL."""
    config = settled(data, database)
    import msgspec
    import uvicorn

    from rossio.server.store import Away

    if workers > 1 and not config.database.startswith("postgres"):
        raise trouble("--workers needs --database postgresql://...; the embedded database serves one process")
    config = msgspec.structs.replace(config, shared=config.shared or workers > 1)
    os.environ.update(config.environment())
    figures = tempfile.mkdtemp(prefix="rossio-figures-") if workers > 1 else None
    if figures is not None:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
    port = port or free_port(host)
    threading.Thread(target=announce, args=(host, port, show), daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn ends in good order, then raises the signal once more
    try:
        asyncio.run(migrated(config))
        uvicorn.run(
            "rossio.server.app:create",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            access_log=False,
            proxy_headers=True,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=64 * 1024,
            ws_ping_interval=25,
            ws_ping_timeout=25,
            timeout_graceful_shutdown=8,
            backlog=2048,
        )
    except (Away, OSError) as error:
        raise trouble(f"the database cannot be reached: {error}") from error
    finally:
        if figures is not None:
            shutil.rmtree(figures, ignore_errors=True)


def free_port(host: str) -> int:
    with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        return int(probe.getsockname()[1])


def announce(host: str, port: int, show: bool) -> None:
    """Say where the server is once it answers, and show it if asked for."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    address = f"http://[{near}]:{port}/" if ":" in near else f"http://{near}:{port}/"
    for _ in range(READY_SECONDS * 10):
        try:
            with urllib.request.urlopen(f"{address}health", timeout=2):
                break
        except OSError:
            time.sleep(0.1)
    else:
        return
    typer.echo(f"Rossio: {address}")
    if show:
        webbrowser.open(address)


async def migrated(config: Config) -> None:
    from rossio.server.store import Store

    store = Store(config.url())
    try:
        await store.migrate()
    finally:
        await store.close()


def on_store(data: Path | None, database: str | None, work: Callable[[Store], Awaitable[R]]) -> R:
    """Do something with the database, its schema brought up to date."""
    config = settled(data, database)
    from rossio.server.backup import BackupError
    from rossio.server.problems import Problem
    from rossio.server.store import Away, Store

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
    wrong = on_store(data, database, lambda store: late("admin").check(store))
    for line in wrong["faults"]:
        typer.echo(line)
    typer.echo(f"{wrong['tables']} tables replayed, {len(wrong['faults'])} at fault")
    if wrong["faults"]:
        raise typer.Exit(1)


@admin_app.command()
def reports(close: int | None = None, data: Data = None, database: Database = None) -> None:
    """List the open reports, or close one by its number."""
    for line in on_store(data, database, lambda store: late("admin").reports(store, close)):
        typer.echo(line)


@admin_app.command("backup")
def back_up(file: Path, data: Data = None, database: Database = None) -> None:
    """Write everything into one file while the server runs; it restores into either kind of database."""
    rows = on_store(data, database, lambda store: late("backup").write(store, file))
    typer.echo(f"{file}: {rows} rows")


@admin_app.command()
def restore(file: Path, data: Data = None, database: Database = None) -> None:
    """Read a backup into an empty database."""
    rows = on_store(data, database, lambda store: late("backup").read(store, file))
    typer.echo(f"{file}: {rows} rows restored")


def mount(app: typer.Typer) -> None:
    """Add the server's commands to the command `rossio`."""
    app.command()(serve)
    app.add_typer(admin_app, name="admin")
