"""What the server counts, for Prometheus at `/metrics`. Several workers count into files of a
folder that they share, so that it makes no difference which of them is asked."""

from __future__ import annotations

import os
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client import Gauge as AnyGauge

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The library's own name for where that is."""
Gauge = partial(AnyGauge, multiprocess_mode="livesum")


class Metrics:
    """A registry of its own for every house: tests open many in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "rookery_requests", "HTTP requests", ["method", "route", "status"],
            registry=self.registry,
        )  # fmt: skip
        self._request_seconds = Histogram(
            "rookery_request_seconds", "Time to answer an HTTP request", registry=self.registry
        )
        self.sockets = Gauge("rookery_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("rookery_rooms", "Tables in memory", registry=self.registry)
        self.set_aside = Gauge(
            "rookery_tables_set_aside", "Tables that are out of order", registry=self.registry
        )
        self.task_failures = Counter(
            "rookery_task_failures", "Work in the background that failed", ["task"],
            registry=self.registry,
        )  # fmt: skip
        self.decisions = Counter(
            "rookery_decisions", "Decisions written to the journal", registry=self.registry
        )
        self.refused = Counter(
            "rookery_refused", "Acts that were refused", ["reason"], registry=self.registry
        )
        self.act_seconds = Histogram(
            "rookery_act_seconds", "From an act's arrival until it is durable and sent",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=self.registry,
        )  # fmt: skip
        self.bots_waiting = Gauge(
            "rookery_bots_waiting", "Bots in the queue", registry=self.registry
        )
        self.bot_failures = Gauge(
            "rookery_bot_failures", "Bots that raised, hung or took too long",
            registry=self.registry,
        )  # fmt: skip
        self.database_failures = Gauge(
            "rookery_database_failures", "Times the database could not be reached",
            registry=self.registry,
        )  # fmt: skip

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.observe(seconds)

    def text(self) -> bytes:
        registry = self.registry
        if FOLDER in os.environ:
            from prometheus_client.multiprocess import MultiProcessCollector

            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
