"""The REST API keeps what its OpenAPI document promises: schemathesis tries to prove otherwise."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rookery.server.app import create_app
from rookery.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server on loopback, in a thread of its own."""
    folder: Path = tmp_path_factory.mktemp("rest")
    app = create_app(
        Settings(
            database=f"sqlite:///{folder}/rookery.db",
            requests_per_minute=10**9,
            changes_per_minute=10**9,
            guests_per_minute=10**9,
            logins_per_minute=10**9,
            tables_per_minute=10**9,
            hints_per_minute=10**9,
            returns_per_minute=10**9,
            chat_per_minute=10**9,
            unfinished_tables=10**9,
        )
    )
    config = uvicorn.Config(app, port=0, log_level="critical", lifespan="on")
    server = uvicorn.Server(config)
    listening = config.bind_socket()
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
"""Of an application that is never started, and so opens no database."""


@pytest.fixture(scope="module")
def known(address: str) -> dict[str, str]:
    """A guest with a table that is over, one that is played and one that waits."""
    with httpx.Client(base_url=address, timeout=120) as client:
        client.get("/api/me").raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = client.post(
            "/api/tables", json={"game": "cubirds", "players": 2, "seats": seats, "listed": True}
        )
        return {"table": made.raise_for_status().json()["id"], "game": "cubirds"}


@schema.parametrize()
@settings(
    max_examples=12,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_the_api_keeps_its_promises(case: Any, address: str, known: dict[str, str]) -> None:
    for name, value in known.items():
        if name in case.path_parameters and case.meta.generation.mode.is_positive:
            case.path_parameters[name] = value
    answer = case.call(base_url=address, timeout=120)
    # A body too large to be read is refused whatever it says, which schemathesis does not expect.
    large = answer.status_code == 413
    checks = [check for check in CHECKS if not (large and check is negative_data_rejection)]
    case.validate_response(answer, checks=checks)
