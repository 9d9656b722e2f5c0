"""A process in which bots think: questions on standard input, answers on standard output."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict

import msgspec

from ...bots.asking import ask
from ...bots.bot import Bot, find_bot
from ...core.errors import BotFailed
from ...core.match import Match
from ..children import end_with_parent
from ..protocol import Legal
from .question import Answer, ProposalInfo, Question

KEPT = 64
"""Matches and bots that stay in memory between questions."""


class Thinker:
    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        try:
            match = self._match(question)
            if not question.bot:
                return _explain(match, question)
            key = (question.table, question.seat, question.bot)
            bot = self._bots.pop(key, None) or find_bot(question.bot, question.bot_seed)
            self._bots[key] = bot
            decision = int(ask(bot, match, question.bot, question.seconds))
        except BotFailed as error:
            return Answer(error=str(error)[:500])
        except Exception as error:
            return Answer(error=f"{type(error).__name__}: {error}"[:500])
        finally:
            while len(self._matches) > KEPT:
                self._matches.popitem(last=False)
            while len(self._bots) > KEPT:
                self._bots.popitem(last=False)
        return Answer(decision)

    def _match(self, question: Question) -> Match:
        """The position asked about; mostly a few decisions further than last time."""
        match = self._matches.pop(question.table, None)
        known = [] if match is None else [int(decision) for decision in match.decisions]
        if match is None or known != question.decisions[: len(known)]:
            known = []
            match = Match(question.game, question.players, question.options, int(question.seed, 16))
        for decision in question.decisions[len(known) :]:
            match.play(decision)
        self._matches[question.table] = match
        return match


def _explain(match: Match, question: Question) -> Answer:
    from ...bots.explain import SECONDS, advice, explain

    seconds = SECONDS if question.seconds is None else min(SECONDS, question.seconds)
    explanation = explain(match.copy(), seconds=seconds, seed=question.bot_seed)
    assert explanation is not None
    catalogue = match.game.catalogue
    return Answer(
        options=[
            ProposalInfo(
                option.decision,
                option.text,
                option.share,
                [
                    Legal(step.decision, step.text, catalogue[step.decision].typed())
                    for step in option.plan
                ],
                list(option.reasons),
            )
            for option in advice(explanation)
        ]
    )


def main() -> None:
    end_with_parent()
    os.nice(5)  # moves and sockets come first
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a bot prints is not an answer
    thinker = Thinker()
    for line in sys.stdin:
        answer = thinker.answer(msgspec.json.decode(line, type=Question))
        answers.write(msgspec.json.encode(answer).decode() + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
