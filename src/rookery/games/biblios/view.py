"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from ...core.records import NOBODY, Record
from ...core.text import Line
from .auction import ceiling, highest_bid
from .cards import (
    CARDS,
    CATEGORIES,
    GOLD_ASIDE,
    GOLD_KINDS,
    HAND_CARDS,
    KINDS_OF_BOOK,
    LETTERS,
    NO_CARD,
)
from .events import EVENTS
from .heaps import gold_in, size, value_in
from .scoring import best_letter, winner_of
from .state import FACE_DOWN, LAYOUT, PHASES, SPECTATOR


class Hand(msgspec.Struct):
    """A seat's cards. `cards` is there for the seat itself, and for all when the game is over;
    `known` is what the viewer knows to be in the hand; `gold` and `sums` go with `cards`."""

    size: int
    known: dict[str, int]
    cards: dict[str, int] | None = None
    gold: int | None = None
    sums: dict[str, int] | None = None


class Gift(msgspec.Struct):
    """The turn of the active player: where there is still room, the card just drawn and the card
    kept so far (both for the active player alone), and whether one lies there face down."""

    room: dict[str, int]
    face_down: bool
    drawn: str | None = None
    kept: str | None = None


class Sale(msgspec.Struct):
    """A card at auction. Bids are in gold, or for gold in cards; 0 is no bid.

    For the viewer alone: `can_cover` is the highest bid that is no bluff, `costs` the gold that
    each bid from 1 up to it takes, there being no change, and `cheapest` the gold cards that cover
    what is due, while the viewer is paying in gold."""

    lot: str
    in_cards: bool
    bids: list[int]
    bidder: int | None
    highest: int
    ceiling: int
    passed: list[bool]
    barred: list[bool]
    due: int
    can_cover: int | None = None
    costs: list[int] | None = None
    cheapest: list[str] | None = None


class Verdict(msgspec.Struct):
    """What the hammer decided about a lot: it was bought, nobody wanted it, or the bluff of a
    `seat` was called."""

    lot: str
    verdict: str
    seat: int | None


class Category(msgspec.Struct):
    """How a category ended: everybody's sum, the best letter of each, who won the die."""

    category: str
    die: int
    sums: list[int]
    letters: list[str | None]
    winner: int | None


class View(msgspec.Struct):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you: int | None
    turn: int | None
    phase: str
    active: int
    dice: dict[str, int]
    deck: int
    auction: int
    aside: dict[str, int]
    """Gold put aside in the open before the game; `removed` counts the cards that nobody saw."""
    removed: int
    hands: list[Hand]
    public: list[str]
    gift: Gift | None
    church: str | None
    sale: Sale | None
    hammer: list[Verdict]
    """What the last decision settled at auction: the next card is turned up at once, and nobody
    should have to read the log to see where the last one went."""
    discard: dict[str, int]
    face_down: int
    your_face_down: dict[str, int]
    your_put_up: dict[str, int]
    """What you put into the auction deck and have not seen turned up yet."""
    categories: list[Category] | None
    """The scoring, when the game is over."""


def view(s: Record, seat: int | None) -> View:
    players, turn = int(s["players"]), int(s["turn"])
    over = turn == NOBODY
    observer = SPECTATOR if seat is None else seat
    aside = int(GOLD_ASIDE[players])
    return View(
        you=seat,
        turn=None if over else turn,
        phase=PHASES[s["phase"]],
        active=int(s["active"]),
        dice=dict(zip(CATEGORIES, s["dice"].tolist(), strict=True)),
        deck=int(s["deck"]["n"]),
        auction=int(s["auction"]["n"]),
        aside={name: aside for name in HAND_CARDS[:GOLD_KINDS] if aside},
        removed=size(s["removed"]) - GOLD_KINDS * aside,
        hands=[_hand(s, other, observer, over) for other in range(players)],
        public=[CARDS[card] for card in s["public"]["cards"][: s["public"]["n"]]],
        gift=_gift(s, seat),
        church=_card(s["church"]),
        sale=_sale(s, players, seat),
        hammer=_hammer(s),
        discard=_heap(s["discard"]),
        face_down=size(s["face_down"]),
        your_face_down=_heap(s["sure"][observer, FACE_DOWN]),
        your_put_up={} if seat is None else _heap(s["put_up"][seat]),
        categories=[_category(s, c, players) for c in range(KINDS_OF_BOOK)] if over else None,
    )


def _hand(s: Record, seat: int, observer: int, over: bool) -> Hand:
    hand = s["hands"][seat]
    shown = Hand(size=size(hand), known=_heap(s["sure"][observer, seat]))
    if over or seat == observer:
        shown.cards = _heap(hand)
        shown.gold = int(gold_in(hand))
        shown.sums = {name: value_in(hand, c) for c, name in enumerate(CATEGORIES)}
    return shown


def _gift(s: Record, seat: int | None) -> Gift | None:
    room = LAYOUT.fields["room"].read(s["room"], 0)
    if not room:
        return None
    gift = Gift(room, face_down=bool(s["kept"] != NO_CARD))  # type: ignore[arg-type]
    if seat == s["active"]:
        gift.drawn, gift.kept = _card(s["gift"]), _card(s["kept"])
    return gift


def _sale(s: Record, players: int, seat: int | None) -> Sale | None:
    if s["lot"] == NO_CARD:
        return None
    bidder = int(s["bidder"])
    sale = Sale(
        lot=CARDS[s["lot"]],
        in_cards=CARDS[s["lot"]].startswith("gold"),
        bids=s["bids"][:players].tolist(),
        bidder=None if bidder == NOBODY else bidder,
        highest=highest_bid(s),
        ceiling=ceiling(s),
        passed=[bool(passed) for passed in s["passed"][:players]],
        barred=[bool(barred) for barred in s["barred"][:players]],
        due=int(s["due"]),
    )
    if seat is not None:
        gold = s["hands"][seat]["gold"].tolist()
        sale.can_cover = size(s["hands"][seat]) if sale.in_cards else gold_in(s["hands"][seat])
        if not sale.in_cards:
            sale.costs = [sum(cover(gold, bid)) for bid in range(1, sale.can_cover + 1)]
        if PHASES[s["phase"]] == "pay_gold" and seat == s["turn"]:
            floor = int(s["paid_up_to"])
            later = [0] * floor + gold[floor:]
            sale.cheapest = [f"gold_{value}" for value in cover(later, sale.due)]
    return sale


def _hammer(s: Record) -> list[Verdict]:
    """A bluff is noted before its lot comes up again, or goes unsold."""
    verdicts: list[Verdict] = []
    for kind, seat, line in EVENTS.read(s):
        if kind.name == "bluffed":
            verdicts.append(Verdict("", "bluffed", seat))
        elif kind.name in ("bought", "unsold", "again"):
            card = str(line.args["card"])
            for verdict in verdicts:
                verdict.lot = verdict.lot or card
            if kind.name != "again":
                bought = kind.name == "bought"
                verdicts.append(Verdict(card, kind.name, seat if bought else None))
    return verdicts


def cover(gold: list[int], due: int) -> list[int]:
    """The values of the gold cards, rising, that cover what is due at the least cost, and of those
    the fewest: `gold` counts what there is of each value."""
    best: list[int] = []
    for counts in product(*(range(n + 1) for n in gold)):
        cards = [value for value, n in enumerate(counts, start=1) for _ in range(n)]
        paid = sum(cards)
        if paid >= due and (not best or (paid, len(cards)) < (sum(best), len(best))):
            best = cards
    return best


def _category(s: Record, category: int, players: int) -> Category:
    winner = winner_of(s, category)
    letters = [best_letter(s, seat, category) for seat in range(players)]
    return Category(
        category=CATEGORIES[category],
        die=int(s["dice"][category]),
        sums=[value_in(s["hands"][seat], category) for seat in range(players)],
        letters=[LETTERS[n].upper() if n < len(LETTERS) else None for n in letters],
        winner=None if winner == NOBODY else int(winner),
    )


UNSEEN = {"kept", "put_up", "gave_up", "took", "lost"}
"""Events whose card only some may see; the others read `event-<name>_unseen`."""


def lines(s: Record, seat: int | None) -> list[Line]:
    """The log. A card drawn, kept, put up, discarded face down is told to its owner, one taken as a
    penalty to both; several of one kind that are not are told as a number."""
    log: list[Line] = []
    for kind, player, line in EVENTS.read(s):
        args = dict(line.args)
        knows = seat is not None and seat in (player, args.pop("victim", player))
        if kind.name == "drew" and not knows:
            continue
        if kind.name not in UNSEEN or knows:
            log.append(Line(line.key, args))
            continue
        key = f"{line.key}_unseen"
        if log and log[-1].key == key and log[-1].args["player"] == player:
            log[-1] = Line(key, {"player": player, "count": int(log[-1].args["count"]) + 1})
        else:
            log.append(Line(key, {"player": player, "count": 1}))
    return log


def result(s: Record) -> list[Line]:
    """Category by category, then everybody's points and gold, then what broke a tie."""
    players = int(s["players"])
    explained = []
    for category in range(KINDS_OF_BOOK):
        shown = _category(s, category, players)
        args: dict[str, str | int] = {"category": shown.category}
        if shown.winner is None:
            explained.append(Line("score-category_nobody", args))
            continue
        args |= {"player": shown.winner, "die": shown.die, "sum": shown.sums[shown.winner]}
        tied = shown.sums.count(shown.sums[shown.winner]) > 1
        if tied:
            args["letter"] = str(shown.letters[shown.winner])
        explained.append(Line("score-category_letter" if tied else "score-category", args))
    scores, gold = s["scores"].tolist(), [int(gold_in(s["hands"][p])) for p in range(players)]
    explained += [
        Line("score-points", {"player": p, "points": scores[p], "gold": gold[p]})
        for p in range(players)
    ]
    return explained + _tie(s, players, scores, gold)


def _tie(s: Record, players: int, scores: list[int], gold: list[int]) -> list[Line]:
    """BIB-31: what decided, if points did not."""
    first = [seat for seat in range(players) if s["places"][seat] == 1]
    level = [seat for seat in range(players) if scores[seat] == scores[first[0]]]
    if len(first) > 1:
        return [Line("score-shared", {})]
    if len(level) == 1:
        return []
    richest = [seat for seat in level if gold[seat] == gold[first[0]]]
    key = "score-tie_gold" if len(richest) == 1 else "score-tie_monks"
    return [Line(key, {"player": first[0]})]


def _card(card: Any) -> str | None:
    return None if card == NO_CARD else CARDS[card]


def _heap(stored: Any) -> dict[str, int]:
    return LAYOUT.fields["discard"].read(stored, 0)  # type: ignore[return-value]
