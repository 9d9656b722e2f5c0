"""Runs a bundle of engine.ts in SpiderMonkey, the engine of Firefox, and prints what it decides.

python spidermonkey.py BUNDLE FOLDER GAME < tables.json
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pythonmonkey

WHAT_BROWSERS_HAVE = """
globalThis.performance ??= { now: () => Date.now() };
globalThis.TextDecoder ??= class {
  decode(bytes) { return decodeURIComponent(escape(String.fromCharCode(...bytes))); }
};
"""


async def main(bundle: str, folder: str, game: str) -> None:
    files = json.loads(Path(folder, "index.json").read_text())[game]
    code, about = Path(folder, files["module"]), Path(folder, files["about"])
    weights = Path(folder, files["weights"]).read_bytes() if "weights" in files else b""
    pythonmonkey.eval(WHAT_BROWSERS_HAVE)
    pythonmonkey.eval(Path(bundle).read_text())
    decided = pythonmonkey.eval("decided")
    told = sys.stdin.read()
    print(await decided(bytearray(code.read_bytes()), about.read_text(), bytearray(weights), told))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
