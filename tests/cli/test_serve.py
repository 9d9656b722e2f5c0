"""`rookery serve` as a newcomer meets it: what it says, a port that is taken, how it stops."""

from __future__ import annotations

import os
import pty
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery import __version__
from rookery.core.errors import BadSetup
from rookery.server.address import USUAL_PORT, Address, listen

from .test_cli import rookery

PATIENCE_S = 120
LISTENING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
LISTENING += "from rookery.cli import main; main()"
"""As a terminal starts it: shells let what they start in the background ignore Ctrl+C."""
WITHOUT = "import sys; sys.modules[{!r}] = None; from rookery.cli import main; main()"


def lines(terminal: int) -> Iterator[str]:
    """What is written to a terminal, until nobody writes any more."""
    with open(terminal, encoding="utf-8") as screen:
        try:
            yield from screen
        except OSError:
            return  # so Linux says that the other end is closed


@pytest.mark.parametrize(
    ("language", "word", "farewell"),
    [("en", "is at", "Stopped"), ("ru", "здесь", "Остановлено"), ("pl", "tutaj", "Zatrzymano")],
)
def test_it_says_where_it_is_how_to_stop_it_and_how_friends_get_in(
    tmp_path: Path, language: str, word: str, farewell: str
) -> None:
    ours, theirs = pty.openpty()
    database = f"sqlite:///{tmp_path / 'rookery.db'}"
    process = subprocess.Popen(
        [sys.executable, "-c", LISTENING, "serve", "--port", "0", "--database", database],
        env={**os.environ, "LANG": f"{language}_XX.UTF-8"},
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    said = lines(ours)
    here, friends, stop = (next(said) for _ in range(3))
    assert word in here
    assert "--host 0.0.0.0" in friends
    assert "Ctrl+C" in stop
    found = re.search(r"http://\S+", here)
    assert found is not None
    with urllib.request.urlopen(f"{found[0]}health", timeout=PATIENCE_S) as answer:
        assert answer.status == 200
    # As a terminal does it: everybody in the group is told, whoever compiles or thinks too.
    os.killpg(process.pid, signal.SIGINT)
    rest = list(said)
    assert farewell in rest[-1]
    assert not any("Traceback" in line for line in rest)
    assert process.wait(PATIENCE_S) == 0


def test_a_friend_is_told_an_address_that_leads_here() -> None:
    listening, address = listen("0.0.0.0", 0)
    with listening:
        assert address.url == f"http://127.0.0.1:{address.port}/"
        assert address.for_all
        assert f":{address.port}/" in address.for_neighbours
        assert "0.0.0.0" not in address.for_neighbours
    assert Address("::", 80).url == "http://[::1]:80/"
    assert not Address("127.0.0.1", 80).for_all


def test_where_the_usual_port_is_taken_another_one_near_it_is_used() -> None:
    held = []
    try:
        for _ in range(2):
            listening, address = listen("127.0.0.1", None)
            held.append(listening)
        assert address.port > USUAL_PORT
        assert address.instead_of == USUAL_PORT
    finally:
        for listening in held:
            listening.close()


def test_a_port_that_was_asked_for_and_is_taken_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match="--port 8080"):
            listen("127.0.0.1", port)
        answer = rookery("serve", "--port", str(port))
    assert answer.returncode == 2
    assert answer.stderr.startswith(f"rookery: port: 127.0.0.1:{port} cannot be used")
    assert answer.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("package", "extra", "arguments"),
    [
        ("uvicorn", "server", ["serve"]),
        ("openskill", "arena", ["arena", "cubirds", "chick", "fledgling", "-n", "2"]),
        ("ray", "cluster", ["arena", "cubirds", "chick", "fledgling", "-n", "2", "--on", "ray"]),
    ],
)
def test_without_an_extra_one_line_says_what_to_install(
    package: str, extra: str, arguments: list[str], tmp_path: Path
) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(package), *arguments],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert answer.returncode == 2
    assert answer.stderr == (
        f"rookery: {package} is not installed; pip install 'rookery[{extra}]' brings it\n"
    )


def test_version() -> None:
    assert rookery("--version").stdout == f"rookery {__version__}\n"
