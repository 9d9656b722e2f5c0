"""Structured logs on standard error: one JSON object a line; on a terminal, for people."""

from __future__ import annotations

import logging.config
import sys
from typing import Any

import structlog

Entry = structlog.typing.EventDict


def readable(logger: Any, name: str, entry: Entry) -> str:
    """`17:11:56 compiled game=cubirds seconds=16.6`"""
    time, level, event = (str(entry.pop(key, "")) for key in ("timestamp", "level", "event"))
    entry.pop("logger", None)
    trace = entry.pop("exception", None)
    words = [time[11:19], *([level.upper()] if level != "info" else []), event]
    words += [f"{key}={value}" for key, value in entry.items()]
    return " ".join(words) + (f"\n{trace}" if trace else "")


def _renderer() -> Any:
    return readable if sys.stderr.isatty() else structlog.processors.JSONRenderer()


_SHARED: tuple[Any, ...] = (
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
)

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "lines": {
            "()": structlog.stdlib.ProcessorFormatter,
            "processors": [
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _renderer(),
            ],
            "foreign_pre_chain": _SHARED,
        }
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "root": {"handlers": ["stderr"], "level": "INFO"},
    "loggers": {
        "uvicorn.error": {"level": "WARNING"},
        "alembic": {"level": "WARNING"},
    },
}


def configure() -> None:
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def start() -> None:
    """For a process that is the server's own."""
    logging.config.dictConfig(LOGGING)
    configure()
