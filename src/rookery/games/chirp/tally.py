"""How often each command is heard, and whether it does anything: for `rookery stats`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ...core.meta import OptionValue
from ...core.text import Line
from .deck import Card, read_deck
from .game import GAME
from .says import command

SPOKEN = ("event-chirped", "event-bonus")
OVER = ("event-full", "event-all_passed", "event-ran_out", "event-passed")
NO_EFFECT = ("event-nothing", "event-skipped", "event-cut")
TO_THE_PILE = ("event-harvested", "event-banked")


class Tally:
    """A command is called by its card."""

    heads = ("heard", "does something", "boost", "points")

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self._cards: dict[str, Card] = {
            card.face: card for card in read_deck(str(options["deck"])).cards
        }
        self._heard = Counter[str]()
        self._did = Counter[str]()
        self._boost = Counter[str]()
        self._points = Counter[str]()
        self._speaking = ""
        self._counted = False

    def see(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if line.key in SPOKEN:
                self._speaking, self._counted = str(line.args["card"]), False
                self._heard[self._speaking] += 1
                boost = int(line.args["number"]) - self._cards[self._speaking].n
                self._boost[self._speaking] += boost
            elif line.key in OVER:
                self._speaking = ""
            elif self._speaking and line.key not in NO_EFFECT:
                if not self._counted:
                    self._did[self._speaking] += 1
                    self._counted = True
                if line.key in TO_THE_PILE:
                    self._points[self._speaking] += int(line.args["birds"])

    def counts(self) -> Mapping[str, tuple[int, ...]]:
        return {
            face: (self._heard[face], self._did[face], self._boost[face], self._points[face])
            for face in self._cards
        }

    def name(self, thing: str) -> str:
        card = self._cards[thing]
        line = command(card, card.n)
        return f"{thing.capitalize()}: {GAME.texts('en').say(line.key, **line.args)}"
