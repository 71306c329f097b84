"""The application of one server process, put together from what is at the door and in the house."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import AsyncIterator

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from rossio import __version__
from rossio.server.door import (
    accounts,
    contents,
    eyes,
    games,
    here,
    hints,
    lessons,
    packs,
    people,
    pictures,
    puzzles,
    replays,
    reviews,
    sockets,
    tables,
)
from rossio.server.door.errors import BODY_AT_MOST, on_away, on_depth, on_failure, on_http, on_problem, on_validation
from rossio.server.door.guard import (
    Doorkeeper,
    guard_changes,
    provide_caller,
    provide_doorkeeper,
    provide_house,
    provide_visitor,
)
from rossio.server.door.health import health, metrics
from rossio.server.door.pages import PAGES
from rossio.server.door.siblings import among_siblings
from rossio.server.door.watch import Watch
from rossio.server.ground import garbage, logs
from rossio.server.ground.config import Config, from_environment
from rossio.server.ground.limits import Limits
from rossio.server.ground.problems import Problem
from rossio.server.ground.processes import end_with
from rossio.server.house.house import House
from rossio.server.playing import caretaker
from rossio.server.playing.bots import Bots
from rossio.server.playing.reviews import Reviews
from rossio.server.store.away import Away


def create(config: Config | None = None) -> Litestar:
    """The application of one server process; uvicorn calls it without arguments."""
    settled = config if config is not None else from_environment()
    logs.set_up(settled.log, settled.plain)
    if settled.supervisor:
        end_with(settled.supervisor, signal.SIGTERM)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settled)
        app.state.house = house
        app.state.doorkeeper = doorkeeper = Doorkeeper(house.store)
        house.forget = doorkeeper.forget
        bots = Bots(house)
        try:
            await house.open()
            with garbage.settled() as searched:
                house.spawn(caretaker.go_round(house, bots, Reviews(house), searched))
                house.spawn(caretaker.carry_notices(house))
                async with among_siblings(app, settled):
                    yield
        finally:
            await house.close()

    api = Router(
        "/api",
        route_handlers=[
            *accounts.HANDLERS,
            *games.HANDLERS,
            *here.HANDLERS,
            *tables.HANDLERS,
            *people.HANDLERS,
            *replays.HANDLERS,
            *contents.HANDLERS,
            *pictures.HANDLERS,
            *packs.HANDLERS,
            *lessons.HANDLERS,
            *eyes.HANDLERS,
            *hints.HANDLERS,
            *puzzles.HANDLERS,
            *reviews.HANDLERS,
            sockets.live,
        ],
        guards=[guard_changes],
    )
    return Litestar(
        route_handlers=[api, health, metrics, *PAGES],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(provide_house),
            "doorkeeper": Provide(provide_doorkeeper),
            "caller": Provide(provide_caller),
            "visitor": Provide(provide_visitor),
        },
        middleware=[Watch()],
        exception_handlers={
            Problem: on_problem,
            Away: on_away,
            ValidationException: on_validation,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_failure,
        },
        request_max_body_size=BODY_AT_MOST,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1400, gzip_compress_level=5, exclude_opt_key="exclude_from_compression"
        ),
        openapi_config=OpenAPIConfig(
            title="Rossio", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        state=State({"limits": Limits(settled.limits)}),
        logging_config=None,
    )
