"""A relocatable WebAssembly object as a module that can be loaded, without a linker.

One object with nothing undefined needs no linking: LLVM writes provisional indices and addresses
that are right as they stand (its own functions, its constants from address 0 on). What is missing
is exports. Names, relocations and producers fall away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, DATA, EXPORTS = 0, 11, 7
ORDER = (1, 2, 3, 4, 5, 13, 6, 7, 8, 9, 12, 10, 11)
"""In which the sections of a module come."""
SYMBOLS = 8
FUNCTION, DATA_SYMBOL = 0, 1
NAMED = (0, 2, 4, 5)
"""Symbols that are an index and a name: functions, globals, tags, tables."""
UNDEFINED, NAMED_ALL_THE_SAME = 0x10, 0x40


def module_of(data: bytes, exports: Mapping[str, str]) -> bytes:
    """The object as a module that exports these functions, each under a name."""
    parts, functions = [], {}
    for kind, body in sections(data):
        if kind == CUSTOM:
            length, at = number(body, 0)
            if body[at : at + length] == b"linking":
                functions = _functions(body[at + length :])
        else:
            parts.append((kind, body))
    body = written(len(exports))
    for name, symbol in exports.items():
        body += written(len(name)) + name.encode() + b"\0" + written(functions[symbol])
    parts.append((EXPORTS, body))
    parts.sort(key=lambda part: ORDER.index(part[0]))
    return MAGIC + b"".join(bytes([kind]) + written(len(b)) + b for kind, b in parts)


def constants_end(module: bytes) -> int:
    """Where a module's constants end (they begin at 0): memory is free from there on."""
    end = 0
    for kind, body in sections(module):
        if kind == DATA:
            count, at = number(body, 0)
            for _ in range(count):
                flag, at = number(body, at)
                assert (flag, body[at]) == (0, 0x41)  # in the one memory, at a constant address
                offset, at = number(body, at + 1)
                size, at = number(body, at + 1)
                end = max(end, offset + size)
                at += size
    return end


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    assert data.startswith(MAGIC)
    at = len(MAGIC)
    while at < len(data):
        kind = data[at]
        size, at = number(data, at + 1)
        yield kind, data[at : at + size]
        at += size


def number(data: bytes, at: int) -> tuple[int, int]:
    """A number in LEB128, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if not byte & 128:
            return value, at


def written(value: int) -> bytes:
    out = bytearray()
    while True:
        byte, value = value & 127, value >> 7
        out.append(byte | (128 if value else 0))
        if not value:
            return bytes(out)


def _functions(body: bytes) -> dict[str, int]:
    """The functions of the linking section that are defined here, by name."""
    version, at = number(body, 0)
    assert version == 2
    found = {}
    while at < len(body):
        kind = body[at]
        size, at = number(body, at + 1)
        end = at + size
        if kind == SYMBOLS:
            count, at = number(body, at)
            for _ in range(count):
                what = body[at]
                flags, at = number(body, at + 1)
                if what in NAMED:
                    index, at = number(body, at)
                    if not flags & UNDEFINED or flags & NAMED_ALL_THE_SAME:
                        length, at = number(body, at)
                        if what == FUNCTION and not flags & UNDEFINED:
                            found[body[at : at + length].decode()] = index
                        at += length
                elif what == DATA_SYMBOL:
                    length, at = number(body, at)
                    at += length
                    if not flags & UNDEFINED:
                        for _ in range(3):
                            _, at = number(body, at)
                else:
                    _, at = number(body, at)
        at = end
    return found
