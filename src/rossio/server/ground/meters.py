"""What the server counts and measures, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REQUESTS = Counter("rossio_requests", "HTTP requests answered.", ["method", "route", "status"])
SECONDS = Histogram("rossio_request_seconds", "Time to answer a request.", ["route"])
MOVES = Counter("rossio_moves", "Decisions accepted.", ["game", "by"])
REFUSED = Counter("rossio_refused", "Requests refused, by error.", ["error"])
SOCKETS = Gauge("rossio_sockets", "Open WebSockets.", multiprocess_mode="livesum")
PASSED_ON = Counter("rossio_passed_on", "Connections given to the process that has their table.")
ENGINE = Histogram(
    "rossio_engine_seconds",
    "Time for a call of the rules or a bot, waiting included.",
    ["pool", "request"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
)
CUTS = Counter("rossio_cuts", "Calls that were cut at their limit or broke their process.", ["pool"])
FANOUT = Histogram(
    "rossio_fanout_seconds",
    "From the arrival of a move to the last viewer's queue.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
)
NOTICES = Counter("rossio_notices", "Notices sent, by way and result.", ["way", "result"])


def exposition() -> tuple[bytes, str]:
    """All figures in Prometheus' text format; those of all processes where several serve."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no annotation here
        return generate_latest(registry), CONTENT_TYPE_LATEST
    return generate_latest(), CONTENT_TYPE_LATEST
