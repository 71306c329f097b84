"""The statuses a route may answer with, for the OpenAPI document."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from rossio.server.problems import ERRORS, ProblemBody

ALWAYS = ("invalid", "origin", "too-large", "media-type", "away")


def problems(*errors: str) -> dict[int, ResponseSpec]:
    """The responses of a route that may find these things wrong."""
    by_status: dict[int, list[str]] = {}
    for error in (*ALWAYS, *errors):
        by_status.setdefault(ERRORS[error], []).append(error)
    return {
        status: ResponseSpec(ProblemBody, generate_examples=False, description=", ".join(sorted(keys)))
        for status, keys in sorted(by_status.items())
    }
