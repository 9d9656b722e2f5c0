"""Positions as pictures, for notebooks and pages: what a seat sees, drawn from the game's sketch as
SVG, light or dark as the reader likes it. A film shows one after the other."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

LETTER, LINE, EDGE = 8.5, 20, 16
"""Pixels: how wide a letter is, how high a line, and how far from the edge they stand."""


class Picture:
    """An SVG. A notebook shows it; `save` keeps it as a file."""

    def __init__(self, frames: Sequence[str], seconds: float = 1.0) -> None:
        self.frames = tuple(frames)
        self.seconds = seconds

    def svg(self) -> str:
        lines = [frame.splitlines() for frame in self.frames]
        width = round(2 * EDGE + LETTER * max(len(line) for frame in lines for line in frame))
        height = 2 * EDGE + LINE * max(len(frame) for frame in lines)
        mark = "rk" + hashlib.sha256("\f".join(self.frames).encode()).hexdigest()[:8]
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" class="{mark}" width="{width}"'
                f' height="{height}" viewBox="0 0 {width} {height}" role="img">',
                f"<title>{escape(lines[-1][0])}</title>",
                f"<style>{self._style(mark)}</style>",
                f'<rect width="{width}" height="{height}" rx="10"/>',
                *(self._frame(number, frame) for number, frame in enumerate(lines)),
                "</svg>",
            ]
        )

    def _style(self, mark: str) -> str:
        style = (
            f".{mark} rect{{fill:#fbf7ee}}.{mark} text{{fill:#33302a;white-space:pre;"
            "font:14px ui-monospace,monospace}"
            f"@media(prefers-color-scheme:dark){{.{mark} rect{{fill:#262420}}"
            f".{mark} text{{fill:#ece6d8}}}}"
        )
        if len(self.frames) == 1:
            return style
        # The last frame stays for as long as two.
        share = 100 / (len(self.frames) + 1)
        return (
            f"{style}.{mark} g{{visibility:hidden;"
            f"animation:{mark} {self.seconds * (len(self.frames) + 1):g}s step-end infinite}}"
            f".{mark} g:last-child{{animation-name:{mark}-end}}"
            f"@keyframes {mark}{{0%{{visibility:visible}}{share:.4f}%,100%{{visibility:hidden}}}}"
            f"@keyframes {mark}-end{{0%{{visibility:visible}}{2 * share:.4f}%,"
            "100%{visibility:hidden}}"
        )

    def _frame(self, number: int, lines: Sequence[str]) -> str:
        texts = "".join(
            f'<text x="{EDGE}" y="{EDGE + LINE * (place + 0.7):g}">{escape(line)}</text>'
            for place, line in enumerate(lines)
        )
        return f'<g style="animation-delay:{number * self.seconds:g}s">{texts}</g>'

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.svg(), encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg()
