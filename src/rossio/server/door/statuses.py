"""The statuses a route may answer with, for the OpenAPI document."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from rossio.server.ground.errors import ERRORS, Error
from rossio.server.ground.problems import ProblemBody

ALWAYS: Final[tuple[Error, ...]] = ("invalid", "origin", "too-large", "media-type", "away")


def problems(*errors: Error) -> dict[int, ResponseSpec]:
    """The responses of a route that may find these things wrong."""
    by_status: dict[int, list[Error]] = {}
    for error in (*ALWAYS, *errors):
        by_status.setdefault(ERRORS[error], []).append(error)
    return {
        status: ResponseSpec(ProblemBody, generate_examples=False, description=", ".join(sorted(keys)))
        for status, keys in sorted(by_status.items())
    }
