"""A game, its views and its bots for a browser: one WebAssembly module and a description of it.

Nothing is written anew here: the exports are the functions that this house calls itself, and
`web/src/local/rules.ts` is to them what `core/match.py` and `bots/search.py` are in Python.
"""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "wasm"
"""Where the wheel carries what `build.py` writes."""
INDEX = "index.json"
MODULE = "rookery.bots.browser"
"""`python -m rookery.bots.browser cubirds` builds one game's, at the lowest priority."""
PLAINLY = {
    "NUMBA_OPT": "0",
    "NUMBA_BOUNDSCHECK": "0",
    "NUMBA_DISABLE_JIT": "0",
    "ROOKERY_COMPILE": "elsewhere",
}
"""The environment of a process that does: nothing is made for its own machine there."""
