"""What lies in deploy/ fits what is here. (nginx and Caddy are run with it in the tests of the live
server; containers and systemd are only read.)"""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from rookery.server.metrics import Metrics
from rookery.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def unit(file: Path) -> configparser.RawConfigParser:
    parsed = configparser.RawConfigParser(strict=False)
    parsed.optionxform = str  # type: ignore[assignment]
    parsed.read(file)
    return parsed


def understood(*arguments: str) -> None:
    """`rookery` knows the command and each of its options."""
    command, *rest = arguments
    shown = subprocess.run(
        [sys.executable, "-m", "rookery.cli", command, "--help"],
        capture_output=True, text=True, check=True, env={"COLUMNS": "200", "TERM": "dumb"},
    ).stdout  # fmt: skip
    for option in rest:
        if option.startswith("--"):
            assert f"{option} " in shown, f"rookery {command} has no {option}"


def test_every_command_is_one() -> None:
    for file in UNITS:
        if command := unit(file).get("Service", "ExecStart", fallback=None):
            program, *arguments = shlex.split(command)
            assert program == "/opt/rookery/bin/rookery"
            understood(*arguments)
    services = COMPOSE["services"]
    understood(*services["rookery"]["command"])
    (loop,) = services["backup"]["command"]
    found = re.search(r"rookery (.*?);", loop)
    assert found is not None
    understood(*shlex.split(found[1]))
    image = (DEPLOY / "Containerfile").read_text()
    (default,) = re.findall(r"^CMD (\[.*\])$", image, re.MULTILINE)
    understood(*json.loads(default))


def test_units_refer_to_one_another() -> None:
    timers = {file.stem for file in UNITS if file.suffix == ".timer"}
    assert timers <= {file.stem for file in UNITS if file.suffix == ".service"}
    for file in UNITS:
        parsed = unit(file)
        assert parsed.has_section("Unit")
        assert parsed.has_section("Install") == (file.name != "rookery-backup.service")


def test_the_compose_file_is_whole() -> None:
    services, text = COMPOSE["services"], (DEPLOY / "compose.yaml").read_text()
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= services.keys()
        assert set(service["networks"]) <= COMPOSE["networks"].keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            if source.startswith("./"):
                assert (DEPLOY / source).is_file(), f"{name}: {source}"
            elif not source.startswith("$"):
                assert source in COMPOSE["volumes"]
    wanted = set(re.findall(r"\$\{(\w+)", text))
    given = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.MULTILINE))
    assert wanted == given
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    for name, value in services["rookery"]["environment"].items():
        assert name.removeprefix(PREFIX).lower() in Settings.__struct_fields__
        if name.endswith(("_PROXIES", "_FOR")):
            assert network["subnet"] in value
    build = services["rookery"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_the_image_is_built_from_what_is_there() -> None:
    """Each of its files, with every instruction known and no stage that is not there."""
    lines = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    stages = set()
    for line in filter(None, lines):
        word = line.split()[0]
        assert word.startswith("#") or word in (
            "FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK",
            "ENTRYPOINT", "CMD",
        ), line  # fmt: skip
        stages |= set(re.findall(r"^FROM \S+ AS (\w+)", line))
        assert set(re.findall(r"from=(\w+)", line)) <= stages
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    for needed in ("src", "web", "pyproject.toml", "hatch_build.py", "requirements.lock"):
        assert (ROOT / needed).exists()
        assert needed not in ignored


def test_the_board_asks_for_metrics_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    metrics = Metrics()
    there = {
        sample
        for family in metrics.registry.collect()
        for sample in (
            [f"{family.name}_total"] if family.type == "counter"
            else [f"{family.name}_bucket"] if family.type == "histogram"
            else [family.name]
        )
    }  # fmt: skip
    asked = set()
    for panel in board["panels"]:
        for target in panel["targets"]:
            names = set(re.findall(r"\brookery_\w+", target["expr"]))
            assert names, panel["title"]
            assert target["expr"].count("(") == target["expr"].count(")")
            asked |= names
    assert asked == there, "every metric has its place, and no place is empty"


@pytest.mark.parametrize("page", ["operate.md", "server.md"])
def test_settings_that_the_pages_name_are_there(page: str) -> None:
    text = (ROOT / "docs" / page).read_text()
    others = {"ROOKERY_COMPILE", "ROOKERY_CACHE"}
    for name in set(re.findall(r"ROOKERY_[A-Z_]*[A-Z]", text)) - others:
        assert name.removeprefix(PREFIX).lower() in Settings.__struct_fields__, name
