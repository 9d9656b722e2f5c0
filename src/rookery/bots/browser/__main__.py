"""The child that compiles one game: `python -m rookery.bots.browser cubirds FILE`."""

import sys
from pathlib import Path

from .build import compile_into

compile_into(sys.argv[1], Path(sys.argv[2]))
