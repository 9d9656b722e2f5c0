from __future__ import annotations

import os
import sys

from hypothesis import HealthCheck, settings

# Compiling and slow machines are no failures: tests never assert a time.
settings.register_profile(
    "rookery", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=25
)
settings.load_profile("rookery")

# Tests wait for the compiler, but for those of playing without it.
os.environ.setdefault("ROOKERY_COMPILE", "first")

# Tests start hundreds of processes; without this each compiles all the Python that it imports anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
