"""A record as JSON, written by compiled code: one writer, compiled once, for every game.

It is told what to write by a layout's program (program.py), and keeps what is open on a stack.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compile import compiled

(NUMBER, SEAT, FLAG, NAME, COUNTS, LIST, MANY, GROUP, MAYBE, EACH, TABLE, PART, SENTENCE) = range(
    13
)
"""What a node is. The numbers that follow:

    NUMBER    bytes of it
    NAME      bytes, first text
    COUNTS    bytes of one, first text, how many
    LIST      offset of the items, stride, node, whether it is read backwards
    MANY      how many (−1: as many as there are players), stride, node
    GROUP     first link, how many, offset of `there` (−1: always there)
    MAYBE     offset of the value, node
    EACH      first text, how many, stride, node
    TABLE     offset of the keys, bytes of one, first text, offset of the items, stride, node
    PART      offset of the pool's items in the record, stride, node
    SENTENCE  first link, first text of the clauses (−1: none), text before the clause
"""
NODE = 7
FRAME = 8
_KIND, _NEXT, _COUNT, _FIRST, _STRIDE, _CHILD, _TEXTS, _KEYS = range(FRAME)
TOO_LITTLE_ROOM = -1

COMMA, COLON, MINUS, ZERO, OPEN, CLOSE, LEFT, RIGHT = (np.int64(ord(c)) for c in ",:-0{}[]")


@compiled
def put_text(text: Any, starts: Any, i: int, out: Any, n: int) -> int:
    for at in range(np.int64(starts[i]), np.int64(starts[i + 1])):
        out[n] = text[at]
        n += 1
    return n


@compiled
def put_number(value: int, out: Any, n: int) -> int:
    if value < 0:
        out[n] = MINUS
        n += 1
        value = -value
    tens = 1
    while tens * 10 <= value:
        tens *= 10
    while tens > 0:
        out[n] = ZERO + value // tens % 10
        n += 1
        tens //= 10
    return n


@compiled
def put_null(out: Any, n: int) -> int:
    out[n], out[n + 1], out[n + 2], out[n + 3] = 110, 117, 108, 108
    return n + 4


@compiled
def put_flag(yes: bool, out: Any, n: int) -> int:
    if yes:
        out[n], out[n + 1], out[n + 2], out[n + 3] = 116, 114, 117, 101
        return n + 4
    out[n], out[n + 1], out[n + 2], out[n + 3], out[n + 4] = 102, 97, 108, 115, 101
    return n + 5


@compiled
def word_at(memory: Any, at: int, size: int) -> Any:
    """A signed number of 1, 2 or 4 bytes, the lowest first."""
    value, shift = np.int64(0), np.int64(0)
    for i in range(size):
        value |= np.int64(memory[at + i]) << shift
        shift += 8
    sign = np.int64(1) << (shift - 1)
    return (value ^ sign) - sign


@compiled
def put_counts(memory: Any, at: int, d: Any, text: Any, starts: Any, out: Any, n: int) -> int:
    out[n] = OPEN
    n += 1
    before = n
    for i in range(d[3]):
        count = word_at(memory, at + i * d[1], d[1])
        if count:
            if n > before:
                out[n] = COMMA
                n += 1
            n = put_text(text, starts, d[2] + i, out, n)
            out[n] = COLON
            n = put_number(count, out, n + 1)
    out[n] = CLOSE
    return n + 1


@compiled
def put_sentence(
    memory: Any, at: int, d: Any, links: Any, text: Any, starts: Any, out: Any, n: int
) -> int:
    out[n] = OPEN
    n += 1
    if d[2] >= 0:
        n = put_text(text, starts, d[3], out, n)
        n = put_text(text, starts, d[2] + word_at(memory, at, 2), out, n)
        out[n] = COMMA
        n += 1
        at += 2
    kind = d[1] + word_at(memory, at, 2)
    first = np.int64(links[kind, 1])
    n = put_text(text, starts, links[kind, 0], out, n)
    for i in range(links[kind, 2]):
        word = word_at(memory, at + 2 + 2 * i, 2)
        if i:
            out[n] = COMMA
            n += 1
        n = put_text(text, starts, links[first + i, 0], out, n)
        if links[first + i, 1] < 0:
            n = put_number(word, out, n)
        else:
            n = put_text(text, starts, links[first + i, 1] + word, out, n)
    out[n], out[n + 1] = CLOSE, CLOSE
    return n + 2


@compiled
def open_frame(memory: Any, at: int, d: Any, frame: Any) -> None:
    """Note down what is inside an object or a list that begins."""
    op = d[0]
    frame[_KIND], frame[_NEXT], frame[_FIRST] = op, 0, at
    if op == GROUP:
        frame[_TEXTS], frame[_COUNT] = d[1], d[2]
    elif op == EACH:
        frame[_TEXTS], frame[_COUNT], frame[_STRIDE], frame[_CHILD] = d[1], d[2], d[3], d[4]
    elif op == TABLE:
        frame[_COUNT], frame[_FIRST], frame[_STRIDE] = word_at(memory, at, 2), at + d[4], d[5]
        frame[_CHILD], frame[_TEXTS], frame[_KEYS] = d[6], d[3], (at + d[1]) << 2 | d[2]
    else:
        frame[_STRIDE], frame[_CHILD] = d[2], d[3]
        if op == LIST:
            count = word_at(memory, at, 2)
            frame[_COUNT], frame[_FIRST] = count, at + d[1]
            if d[4]:
                frame[_FIRST], frame[_STRIDE] = at + d[1] + (count - 1) * d[2], -d[2]
        elif op == PART:
            frame[_COUNT] = word_at(memory, at + 2, 2)
            frame[_FIRST] = d[1] + word_at(memory, at, 2) * d[2]
        else:
            frame[_COUNT] = d[1] if d[1] >= 0 else memory[0]


@compiled
def write(
    memory: Any,
    start: int,
    nodes: Any,
    links: Any,
    text: Any,
    starts: Any,
    widest: int,
    stack: Any,
    out: Any,
) -> int:
    """The record in `memory`, whose first byte is the number of players, as JSON in `out`; how many
    bytes, or TOO_LITTLE_ROOM."""
    n, depth, at, node = 0, 0, start, np.int64(0)
    while True:
        if n + widest > len(out):
            return TOO_LITTLE_ROOM
        d = nodes[node]
        op = d[0]
        if op == MAYBE and memory[at]:
            at, node = at + d[1], np.int64(d[2])
            continue
        if op == NUMBER:
            n = put_number(word_at(memory, at, d[1]), out, n)
        elif op == NAME:
            name = word_at(memory, at, d[1])
            n = put_null(out, n) if name < 0 else put_text(text, starts, d[2] + name, out, n)
        elif op == SEAT:
            seat = word_at(memory, at, 1)
            n = put_null(out, n) if seat < 0 else put_number(seat, out, n)
        elif op == FLAG:
            n = put_flag(memory[at] != 0, out, n)
        elif op == COUNTS:
            n = put_counts(memory, at, d, text, starts, out, n)
        elif op == SENTENCE:
            n = put_sentence(memory, at, d, links, text, starts, out, n)
        elif op == MAYBE or (op == GROUP and d[3] >= 0 and not memory[at + d[3]]):
            n = put_null(out, n)
        else:
            open_frame(memory, at, d, stack[depth])
            depth += 1
            out[n] = OPEN if op in (GROUP, EACH, TABLE) else LEFT
            n += 1
        while True:  # what comes next
            if depth == 0:
                return n
            frame = stack[depth - 1]
            i, op = frame[_NEXT], frame[_KIND]
            if i < frame[_COUNT]:
                break
            out[n] = CLOSE if op in (GROUP, EACH, TABLE) else RIGHT
            n += 1
            depth -= 1
        frame[_NEXT] = i + 1
        if i:
            out[n] = COMMA
            n += 1
        if op == GROUP:
            link = frame[_TEXTS] + i
            n = put_text(text, starts, links[link, 0], out, n)
            at, node = frame[_FIRST] + links[link, 1], np.int64(links[link, 2])
            continue
        if op in (EACH, TABLE):
            key = i
            if op == TABLE:
                size = frame[_KEYS] & 3
                key = word_at(memory, (frame[_KEYS] >> 2) + i * size, size)
            n = put_text(text, starts, frame[_TEXTS] + key, out, n)
            out[n] = COLON
            n += 1
        at, node = frame[_FIRST] + i * frame[_STRIDE], frame[_CHILD]
