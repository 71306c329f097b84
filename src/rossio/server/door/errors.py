"""Whatever goes wrong becomes a problem with a key, a status and words."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from rossio.server.ground import logs, meters
from rossio.server.ground.errors import Error
from rossio.server.ground.problems import Problem, ProblemBody, language_of
from rossio.server.store.away import Away

log = logging.getLogger("rossio.http")

BODY_AT_MOST: Final = 512 * 1024
PATH_LOGGED: Final = 200
STATUS_ERRORS: Final[dict[int, Error]] = {404: "no-page", 405: "method", 413: "too-large", 415: "media-type"}


def answer(request: Request[Any, Any, Any], problem: Problem) -> Response[ProblemBody]:
    meters.REFUSED.labels(problem.error).inc()
    body = problem.body(language_of(request.headers.get("accept-language", "")))
    headers = {"Retry-After": str(problem.facts.get("seconds", 1))} if problem.status in (429, 503) else {}
    return Response(body, status_code=problem.status, media_type="application/json", headers=headers)


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[ProblemBody]:
    return answer(request, problem)


def on_away(request: Request[Any, Any, Any], away: Away) -> Response[ProblemBody]:
    log.warning("the database is away: %s", away)
    return answer(request, Problem("away"))


def on_validation(request: Request[Any, Any, Any], error: ValidationException) -> Response[ProblemBody]:
    return answer(request, Problem("invalid", what=where(error), reason=reason_of(error)))


def where(error: ValidationException) -> str:
    if isinstance(error.extra, list):
        return ", ".join(str(item.get("key", "")) for item in error.extra if isinstance(item, dict)) or "request"
    return "request"


def reason_of(error: ValidationException) -> str:
    if isinstance(error.extra, list):
        return "; ".join(str(item.get("message", "")) for item in error.extra if isinstance(item, dict))
    return error.detail


GONE: Final = "client disconnected prematurely"
"""What Litestar says when a browser leaves before its request is read: no mistake, and no one hears the answer."""


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemBody]:
    if error.status_code >= 500 and error.detail != GONE:
        return on_failure(request, error)
    known = STATUS_ERRORS.get(error.status_code, "invalid")
    return answer(request, Problem(known, what="request", reason=error.detail, at_most=BODY_AT_MOST))


def on_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[ProblemBody]:
    return answer(request, Problem("invalid", what="request", reason="nested too deeply"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemBody]:
    """A mistake of ours: the log gets all of it, the caller none."""
    log.error("%s %s failed: %r", request.method, request.url.path[:PATH_LOGGED], error, exc_info=error)
    return answer(request, Problem("internal", request=logs.REQUEST.get()))
