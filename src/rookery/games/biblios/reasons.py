"""What is good about a decision: parts of a sentence whose subject is the decision."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.views import List, Sentence, ViewLayout, noted, say
from .cards import (
    CARD_VALUE,
    CARDS_IN_A_CATEGORY,
    CATEGORIES,
    FIRST_BOOK,
)
from .events import (
    BID_CARDS,
    BID_GOLD,
    BOUGHT,
    CHURCH_GAINED,
    DECLINED,
    GAVE_UP,
    KEPT,
    LAID_OUT,
    LOWERED,
    PAID,
    PASSED,
    PICKED,
    PUT_UP,
    RAISED,
)
from .heaps import gold_in, is_church, is_gold, size, value_in
from .record import Record

_CATEGORY = {"category": CATEGORIES, "sum": None, "die": None}
_AMOUNT = {"amount": None}
REASONS = ViewLayout(
    List(
        32,
        Sentence(
            {
                "reason-sum": _CATEGORY,
                "reason-gold": _AMOUNT,
                "reason-church": {},
                "reason-hides": _CATEGORY,
                "reason-hides_gold": _AMOUNT,
                "reason-hides_church": {},
                "reason-leaves": _CATEGORY,
                "reason-leaves_gold": _AMOUNT,
                "reason-leaves_church": {},
                "reason-raises": _CATEGORY,
                "reason-lowers": _CATEGORY,
                "reason-dice": {},
                "reason-would_sum": _CATEGORY,
                "reason-would_gold": _AMOUNT,
                "reason-would_church": {},
                "reason-covered": _AMOUNT,
                "reason-covered_cards": _AMOUNT,
                "reason-bluff": _AMOUNT,
                "reason-bluff_cards": _AMOUNT,
                "reason-saves": {"amount": None, "cards": None},
                "reason-exact": _AMOUNT,
                "reason-over": {"amount": None, "over": None},
                "reason-gives": _CATEGORY,
                "reason-gives_gold": _AMOUNT,
            }
        ),
    )
)
(
    SUM, GOLD, CHURCH, HIDES, HIDES_GOLD, HIDES_CHURCH, LEAVES, LEAVES_GOLD, LEAVES_CHURCH, RAISES,
    LOWERS, DICE, WOULD_SUM, WOULD_GOLD, WOULD_CHURCH, COVERED, COVERED_CARDS, BLUFF, BLUFF_CARDS,
    SAVES, EXACT, OVER, GIVES, GIVES_GOLD,
) = range(24)  # fmt: skip


@compiled
def reason(before: Record, after: Record, seat: int, lines: Any) -> None:
    """Only what the seat does by itself is spoken of: what comes after a card drawn is unknown."""
    paid, bought = 0, False
    for i in range(noted(after)):
        event = after.events.items[i]
        kind, word = event[0], event[2]
        if event[1] != seat:
            break
        if kind in (PAID, GAVE_UP):
            paid += word if kind == PAID else 1
            if kind == GAVE_UP:
                say_of_card(before, seat, word, GIVES, 0, lines)
        elif kind == BOUGHT:
            bought = True
            break
        elif kind in (RAISED, LOWERED):
            total = value_in(before.hands[seat], word)
            say(lines, RAISES if kind == RAISED else LOWERS, word, total, event[3])
        else:
            say_first(before, seat, kind, word, lines)
            break
    if bought and not is_gold(before.lot):
        left = gold_in(before.hands[seat]) - paid
        if paid > before.due:
            say(lines, OVER, left, paid - before.due)
        else:
            say(lines, EXACT, left)


@compiled
def say_first(s: Record, seat: int, kind: int, word: int, lines: Any) -> None:
    """What a decision does that is done with one event."""
    hand = s.hands[seat]
    if kind in (KEPT, PICKED):
        say_of_card(s, seat, word, SUM, 1, lines)
    elif kind == PUT_UP:
        say_of_card(s, seat, word, HIDES, 0, lines)
    elif kind == LAID_OUT:
        say_of_card(s, seat, word, LEAVES, 0, lines)
    elif kind == CHURCH_GAINED:
        say(lines, CHURCH)
    elif kind == DECLINED:
        say(lines, DICE)
    elif kind == PASSED:
        say(lines, SAVES, gold_in(hand), s.auction.n)
    elif kind in (BID_GOLD, BID_CARDS):
        say_of_card(s, seat, s.lot, WOULD_SUM, 1, lines)
        have, covered, bluff = gold_in(hand), COVERED, BLUFF
        if kind == BID_CARDS:
            have, covered, bluff = size(hand), COVERED_CARDS, BLUFF_CARDS
        if have >= word:
            say(lines, covered, have - word)
        else:
            say(lines, bluff, have)


@compiled
def say_of_card(s: Record, seat: int, card: int, kind: int, times: int, lines: Any) -> None:
    """`kind` is of three: about a book, gold, a church card. The card is added to the hand so many
    times."""
    hand = s.hands[seat]
    if is_gold(card):
        gold = (card + 1) if times == 0 else gold_in(hand) + card + 1
        say(lines, kind + 1, gold)
    elif is_church(card):
        say(lines, kind + 2)
    else:
        category = (card - FIRST_BOOK) // CARDS_IN_A_CATEGORY
        total = value_in(hand, category) + times * CARD_VALUE[card]
        say(lines, kind, category, total, s.dice[category])
