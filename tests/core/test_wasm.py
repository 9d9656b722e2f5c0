"""Compiled functions as WebAssembly, run by Node."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from rookery.bots.browser import PLAINLY
from rookery.core.compile.wasm.module import constants_end, number, written
from tests.browser import NODE, compiles_for_browsers

pytestmark = compiles_for_browsers

BUILD = """
import sys
from pathlib import Path
import numpy as np
from rookery.core.compile import compiled
from rookery.core.compile.wasm import Export, Room, compile_wasm
from rookery.core.exact import log

TABLE = np.array([3, 5, 7], np.int16)
POINT = np.dtype([("x", "i4"), ("y", "i8")], align=True)

@compiled
def weigh(points, rows, halves, n):
    total = 0
    for i in range(n):
        total += points[i].x * TABLE[i % 3] + points[i].y
    rows[1, 2] = total
    halves[0] = log(halves[0])
    return -total

points, rows = Room("points", POINT, None), Room("rows", "i8", (2, 3))
export = Export("log", weigh, (points, rows, Room("halves", "f8"), "n"))
Path(sys.argv[1]).write_bytes(compile_wasm([export]))
"""

RUN = """
import { readFileSync } from 'node:fs';
const memory = new WebAssembly.Memory({ initial: 4 });
const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, 65536);
const env = { __linear_memory: memory, __stack_pointer: stack };
const code = readFileSync(process.argv[1]);
const { instance } = await WebAssembly.instantiate(code, { env });
const view = new DataView(memory.buffer);
for (let i = 0; i < 4; i++) {
  view.setInt32(70000 + 16 * i, i - 2, true);
  view.setBigInt64(70000 + 16 * i + 8, BigInt(-i), true);
}
view.setFloat64(72000, 10, true);
const back = instance.exports.log(70000, 4, 71000, 72000, 4);
const row = Number(view.getBigInt64(71000 + 8 * 5, true));
console.log(JSON.stringify([back, row, view.getFloat64(72000, true)]));
"""


def test_arrays_records_tables_and_names_that_c_has_too(tmp_path: Path) -> None:
    from rookery.core.exact import log

    module = tmp_path / "weigh.wasm"
    script = tmp_path / "weigh.py"
    script.write_text(BUILD)
    subprocess.run(
        [sys.executable, str(script), str(module)], env={**os.environ, **PLAINLY}, check=True
    )
    command = [str(NODE), "--input-type=module", "-e", RUN, "--", str(module)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    total = (-2 * 3 + 0) + (-1 * 5 - 1) + (0 - 2) + (1 * 3 - 3)
    assert json.loads(printed) == [-total, total, log(10.0)]
    assert 6 <= constants_end(module.read_bytes()) < 1_000


def test_what_a_process_optimises_for_itself_is_not_for_browsers(tmp_path: Path) -> None:
    script = tmp_path / "weigh.py"
    script.write_text(BUILD)
    command = [sys.executable, str(script), str(tmp_path / "weigh.wasm")]
    refused = subprocess.run(command, capture_output=True, text=True)
    assert "NUMBA_OPT=0" in refused.stderr


def test_numbers_of_a_module() -> None:
    for value in (0, 1, 127, 128, 300, 2**31):
        assert number(written(value), 0) == (value, len(written(value)))
