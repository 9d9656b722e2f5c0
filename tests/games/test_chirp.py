"""The Bird Told Me To Do It: what a guess may deal, by counting; the deck as data."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.errors import BadPosition, BadSetup, BrokenSave
from rookery.core.match import Match, describe
from rookery.core.match import position as any_position
from rookery.core.meta import LANGUAGES
from rookery.core.random import generator
from rookery.core.registry import find_game, find_meta
from rookery.games.chirp.branch.places import CELLS, STEP, TRUNK, step, towards
from rookery.games.chirp.branch.shapes import with_any_side, with_birds_up_to, with_side
from rookery.games.chirp.deck import (
    COLOURS,
    FACES,
    KINDS,
    MOST_BIRDS,
    OWN_DECKS,
    USUAL,
    VOCABULARY,
    Card,
    own_deck,
    read_deck,
)
from rookery.games.chirp.hands import card_number, held
from rookery.games.chirp.says import command
from rookery.games.chirp.sets import how_many, put, size_of, take
from rookery.games.chirp.state import (
    SPECTATOR,
    VIEWERS,
    copies,
    count_faces,
    slot_in,
)
from rookery.games.chirp.trial import (
    BEST,
    DECISIONS,
    DID,
    HEARD,
    ON_BRANCHES,
    OTHERS,
    POINTS,
    WINNER,
    WON,
    play_trial,
)
from rookery.games.chirp.tuning import another, written
from tests.tables import play_at_random

OWN = own_deck("first")
SITE_DECK = Path(__file__).parents[2] / "web" / "src" / "games" / "chirp" / "deck.json"


def position(game: str, data: Mapping[str, object]) -> Match:
    """With the first deck, unless another is named: what lies where goes by its cards."""
    return any_position(game, {"options": {"deck": "first"}, **data})


# --- Guesses --------------------------------------------------------------------------------------


def hidden(hands: list[list[str]], stock: list[str], **more: Any) -> Match:
    """A position in which only these cards are hidden from seat 0; the others are discarded."""
    branch = ["L3 ra", "L2 ya", "L1 bb"]
    players = 1 + len(hands)
    placed = Counter(card for place in branch for card in place.split()[1:]) + Counter(["kg"])
    placed += Counter(card for hand in hands for card in hand) + Counter(stock)
    rest = Counter(dict.fromkeys(FACES, copies(players))) - placed
    return position(
        "chirp",
        {
            "players": players,
            "branch": branch,
            "hands": [["kg"], *hands],
            "stock": stock,
            "discard": list(rest.elements()),
            **more,
        },
    )


def dealt(match: Match) -> tuple[tuple[str, ...], ...]:
    """The other hands and the stock."""
    found = describe(match)
    hands, stock = found["hands"], found["stock"]
    assert isinstance(hands, list)
    assert isinstance(stock, list)
    return (*(tuple(hand) for hand in hands[1:]), tuple(stock))


def guesses(match: Match, times: int) -> Counter[tuple[tuple[str, ...], ...]]:
    rng, found = generator(5), Counter[tuple[tuple[str, ...], ...]]()
    for _ in range(times):
        guessed = match.copy()
        match.game.kernels.guess(guessed.state, 0, rng)
        found[dealt(guessed)] += 1
    return found


def deals(
    hands: list[list[str]], stock: list[str], known: set[str], adrift: dict[str, str]
) -> Counter[tuple[tuple[str, ...], ...]]:
    """The same by brute force: all orders of the cards, each a thing of its own; those known stay
    where they are, those adrift are in one of the hands that may hold them."""
    cards = [card for hand in hands for card in hand] + stock
    found = Counter[tuple[tuple[str, ...], ...]]()
    for order in permutations(cards):
        rest, at = list(order), []
        for hand in hands:
            at.append(tuple(sorted(rest[: len(hand)], key=FACES.index)))
            rest = rest[len(hand) :]
        holder = {card: str(seat) for seat, hand in enumerate(at, start=1) for card in hand}
        stays = all(card in at[i] for i, hand in enumerate(hands) for card in hand if card in known)
        if stays and all(holder.get(card, "-") in seats for card, seats in adrift.items()):
            found[*at, tuple(rest)] += 1
    return found


def assert_alike(found: Counter[Any], expected: Counter[Any]) -> None:
    """Chi squared: found as often as expected."""
    assert set(found) <= set(expected)
    times, total = sum(found.values()), sum(expected.values())
    chi_squared = sum(
        (found[deal] - times * ways / total) ** 2 / (times * ways / total)
        for deal, ways in expected.items()
    )
    freedom = len(expected) - 1
    assert chi_squared < freedom + 6 * np.sqrt(2 * freedom)


CASES: dict[str, tuple[list[list[str]], list[str], set[str], dict[str, str]]] = {
    "one hand": ([["yb", "yc"]], ["yd", "ye"], set(), {}),
    "two hands": ([["yb", "yc"], ["yd"]], ["ye", "yf"], set(), {}),
    "known": ([["yb", "yc"], ["yd"]], ["ye", "yf"], {"yb"}, {}),
    "in one of two hands": ([["yb", "yc"], ["yd"]], ["ye"], set(), {"yb": "12"}),
    "in one of two of three": ([["yb", "yc"], ["yd"], ["ye"]], ["yf"], set(), {"yd": "12"}),
    "several adrift": ([["yb", "yc"], ["yd", "yf"]], ["ye"], {"yc"}, {"yb": "12", "yd": "2"}),
}


@pytest.mark.parametrize(("hands", "stock", "known", "adrift"), CASES.values(), ids=CASES)
def test_a_guess_is_uniform_among_what_fits(
    hands: list[list[str]], stock: list[str], known: set[str], adrift: dict[str, str]
) -> None:
    seen = {str(i): [c for c in hand if c in known] for i, hand in enumerate(hands, start=1)}
    match = hidden(
        hands,
        stock,
        known={"0": seen},
        adrift={"0": [f"{card} {seats}" for card, seats in adrift.items()]},
    )
    assert_alike(guesses(match, 4_000), deals(hands, stock, known, adrift))


def test_another_seat_keeps_the_choice_it_is_in() -> None:
    """Seat 1 may pay a yellow card: so it must hold one."""
    hands, stock = [["yb", "kb"]], ["yd", "ke"]
    turn = {"turn": 1, "current": 1, "phase": "pay", "command": "yh", "number": 1, "left": 1}
    match = hidden(hands, stock, part=1, **turn)
    expected = deals(hands, stock, set(), {})
    for deal in list(expected):
        if not {"yb", "yd"} & set(deal[0]):
            del expected[deal]
    assert_alike(guesses(match, 3_000), expected)


def test_another_seat_has_picked_a_card_that_fits() -> None:
    match = hidden(
        [["kf", "yh", "kh"]],
        ["bh", "wh"],
        turn=1,
        current=1,
        phase="lay_place",
        growth="draw",
        picked="kf",
    )
    picked = Counter[str]()
    rng = generator(7)
    for _ in range(400):
        guessed = match.copy()
        match.game.kernels.guess(guessed.state, 0, rng)
        record = guessed.record
        face = FACES[record.picked]
        assert face in dealt(guessed)[0]
        picked[face] += 1
    assert set(picked) == {"kf", "yh", "bh"}, "kh and wh fit nowhere"


@given(seed=st.integers(0, 2**63), players=st.integers(2, 5))
def test_what_is_known_of_hands_is_true(seed: int, players: int) -> None:
    """Along a game: known cards are there, and those adrift are in hands that may hold them."""
    match = Match("chirp", players, seed=seed)
    while not match.over:
        play_at_random(match, seed + len(match.decisions), len(match.decisions) + 1)
        record = match.record
        for viewer in range(VIEWERS):
            if viewer >= players and viewer != SPECTATOR:
                assert not count_faces(record.known[viewer]).any()
                continue
            known = count_faces(record.known[viewer, :players])
            hands = count_faces(record.hands[:players]) - known
            assert (hands[[seat for seat in range(players) if seat != viewer]] >= 0).all()
            adrift = count_faces(record.adrift.cards[viewer])
            holds = record.adrift.holds[viewer][:, None] >> np.arange(KINDS) & 1
            assert not holds[:, adrift == 0].any()
            if viewer != SPECTATOR:
                assert not holds[viewer].any()
            assert ((holds[:players] * hands).sum(axis=0) >= adrift).all()


# --- What the record knows at once ----------------------------------------------------------------


@given(moves=st.lists(st.tuples(st.sampled_from(("put", "take")), st.integers(0, KINDS - 1))))
def test_cards_as_bits_are_counted_like_cards(moves: list[tuple[str, int]]) -> None:
    state = find_game("chirp").layout.blank()
    hand, counts = state[0]["hands"][0], [0] * KINDS
    for move, face in moves:
        if move == "put" and counts[face] < 2:
            put(hand, face)
            counts[face] += 1
        elif move == "take" and counts[face] > 0:
            take(hand, face)
            counts[face] -= 1
    assert [how_many(hand, face) for face in range(KINDS)] == counts
    assert count_faces(state["hands"][0, 0]).tolist() == counts
    assert size_of(hand) == sum(counts)
    s = state[0]
    assert held(s, 0) == sum(1 << face for face, n in enumerate(counts) if n)
    cards = [face for face, n in enumerate(counts) for _ in range(n)]
    assert [card_number(s, 0, i) for i in range(len(cards))] == cards


def test_a_third_of_a_card_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"hands.1: ya is there 2 times at most \(CHP-4\)"):
        position("chirp", {"players": 4, "hands": [[], ["ya", "yb", "ya", "ya"], [], []]})


@given(sides=st.integers(0, 15), birds=st.integers(0, 6))
def test_shapes_are_computed_right(sides: int, birds: int) -> None:
    """Against a look at each shape of a card: one to three sides, one to four birds."""
    shapes = range(15)
    for direction in range(4):
        wanted = [shape for shape in shapes if shape >> direction & 1]
        assert with_side(direction) == sum(1 << shape for shape in wanted)
    some = with_any_side(sides)
    assert some == sum(1 << shape for shape in shapes if shape & sides)
    so_many = range(min(birds, MOST_BIRDS))
    assert with_birds_up_to(birds, some) == sum(some << 16 * more for more in so_many)


def test_steps_are_computed_right() -> None:
    for direction, by in enumerate(STEP.tolist()):
        assert step(direction) == by
        assert towards(TRUNK, TRUNK + by) == direction


@settings(max_examples=6)  # whole games, looked at after every decision
@given(seed=st.integers(0, 2**63), players=st.integers(2, 5))
def test_the_grid_and_the_loose_sides_are_those_of_the_cards(seed: int, players: int) -> None:
    """Along a game: what is kept from move to move is what a look at all cards would find, and
    what a position with these cards says."""
    match = Match("chirp", players, seed=seed)
    while True:
        play_at_random(match, seed + len(match.decisions), len(match.decisions) + 1)
        if match.over:  # where it is nobody's turn is no position
            break
        branch = match.record.branch
        expected = any_position("chirp", describe(match)).record.branch
        of = {int(place.cell): slot for slot, place in enumerate(branch.places[: branch.n])}
        for cell in range(CELLS):
            mine, theirs = int(branch.grid[cell]), int(expected.grid[cell])
            assert mine & 0xFF == theirs & 0xFF
            assert slot_in(mine) == of.get(cell, slot_in(theirs))
        sides, others = (x.loose.cards[: x.loose.n].tolist() for x in (branch, expected))
        assert sorted(sides) == sorted(others)
        assert not branch.loose.cards[branch.loose.n :].any()


# --- The deck -------------------------------------------------------------------------------------

RULES_TABLE = """
ya 4 LRD draw 1|yb 4 LU salvage 1|yc 3 RUD draw 1|yd 3 RD draw 2|ye 2 LRU dig 3|yf 2 L refill 4
yg 1 RU draw 2|yh 1 U pay 1|ka 4 LRD discard 1|kb 4 UD discard 1|kc 3 LUD steal 1|kd 3 RU discard 1
ke 2 RUD discard 1|kf 2 U steal 1|kg 1 LR steal 1|kh 1 D pay 1|ra 4 LRD pluck 1|rb 4 RU pluck 2
rc 3 LRU pluck 2|rd 3 LD prune 2|re 2 LUD pluck 3|rf 2 L pluck 1|rg 1 UD pluck 3|rh 1 R bank 2
ba 4 LRU cover 1|bb 4 LR move 1|bc 3 LRD cover_top 1|bd 3 UD cover 2|be 2 LUD cover 1|bf 2 R cover 1
bg 1 RD cover 1|bh 1 U cover 1|ga 4 LRU add_top 1|gb 4 LD add 1|gc 3 RUD add 1|gd 3 LR add_top 1
ge 2 LRD add 1|gf 2 D add_top 2|gg 1 LU add 1|gh 1 L add 1|wa 4 RUD claim 2|wb 4 RD claim 1
wc 3 LUD strip 1|wd 3 LU bank 2|we 2 LRU swap 3|wf 2 R pluck 2|wg 1 LD claim 1|wh 1 D bank 2
"""


def test_the_first_deck_is_that_of_the_rules() -> None:
    cards = read_deck("first").cards
    assert read_deck("").cards == cards, "games saved when there was no other"
    listed = [row.split() for line in RULES_TABLE.strip().splitlines() for row in line.split("|")]
    assert [[c.face, str(c.birds), c.sides, c.word, str(c.n)] for c in cards] == listed
    for colour in COLOURS:
        values = [card.birds for card in cards if card.colour == colour]
        assert values == [4, 4, 3, 3, 2, 2, 1, 1]


@pytest.mark.parametrize("name", OWN_DECKS)
def test_our_decks_use_every_word_and_no_command_twice(name: str) -> None:
    cards = read_deck(name).cards
    assert {card.word for card in cards} == set(VOCABULARY)
    said = [(c.word, *(v for k, v in c.row.items() if k not in ("birds", "sides"))) for c in cards]
    assert len(set(said)) == KINDS


@pytest.mark.parametrize("name", OWN_DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_can_be_said_with_every_number(language: str, name: str) -> None:
    texts = find_game("chirp").texts(language)
    for card in read_deck(name).cards:
        said = set()
        for number in range(card.n, card.n + 12):
            line = command(card, number)
            text = texts.say(line.key, **line.args)
            assert f"({number})" in text, f"{card.face}: {text}"
            said.add(text)
        assert len(said) == 12


def every_effect() -> list[Card]:
    """One card for each value of each parameter, and for two of them together."""
    cards = []
    for word, parameters in VOCABULARY.items():
        needed = {
            name: next(iter(p.names)) if p.names else 2
            for name, p in parameters.items()
            if p.default is None
        }
        entries = [needed]
        for name, p in parameters.items():
            values: list[Any] = list(p.names) if p.names else [True] if p.flag else [0, 1, 2]
            entries += [{**entry, name: value} for entry in entries[:3] for value in values]
        for entry in entries:
            if "count" in parameters:
                entry = {**entry, "count": "N"}
            fields = "".join(f", {k} = {str(v).lower() if v is True else repr(v)}"
                             for k, v in entry.items())  # fmt: skip
            text = f'{{ birds = 2, sides = "LR", do = "{word}", n = 2{fields} }}'.replace("'", '"')
            cards.append(read_deck(with_first_yellow(text)).cards[0])
    return cards


def with_first_yellow(entry: str) -> str:
    """The project's deck with another card for its first one."""
    return re.sub(r"(yellow = \[\n)[^\n]*", lambda found: f"{found[1]}  {entry},", OWN, count=1)


def test_every_effect_of_the_vocabulary_can_be_said() -> None:
    for card in every_effect():
        for language in LANGUAGES:
            for number in (1, 2, 5):
                line = command(card, number)
                text = find_game("chirp").texts(language).say(line.key, **line.args)
                assert "  " not in text
                assert " ." not in text


def test_every_effect_of_the_vocabulary_can_be_played() -> None:
    for seed, card in enumerate(every_effect()):
        shown = " ".join(f"{k} = {v}" for k, v in card.row.items())
        text = with_first_yellow(entry_of(card))
        match = Match("chirp", 2 + seed % 4, {"deck": text}, seed)
        play_at_random(match, seed)
        assert match.over, shown


def entry_of(card: Card) -> str:
    """A card as a line of a deck file, from its row."""
    fields = []
    for name, parameter in VOCABULARY[card.word].items():
        value = card.row[parameter.column]
        if parameter.names:
            names = [key for key, number in parameter.names.items() if number == value]
            if names:
                fields.append(f'{name} = "{names[0]}"')
        elif value != parameter.default:
            plain = str(bool(value)).lower() if parameter.flag else str(value)
            fields.append(f"{name} = " + ('"N"' if value == -1 else plain))
    start = f'{{ birds = {card.birds}, sides = "{card.sides}", do = "{card.word}", n = {card.n}'
    return ", ".join([start, *fields]) + " }"


MISTAKES = {
    "not TOML": ("yellow = [", "not TOML"),
    "colour": (OWN.replace("yellow = [", "yelow = ["), "Did you mean yellow?"),
    "missing": (OWN.replace("white = [", "title2 = ["), "'title2' is no colour"),
    "seven cards": (re.sub(r"(black = \[\n)[^\n]*\n", r"\1", OWN), "black: a list of 8 cards"),
    "title": (OWN.replace('title = "Rookery"', "title = 5"), "title: a text"),
    "card": (with_first_yellow("5"), "yellow, card 1: a table with birds"),
    "word": (
        with_first_yellow('{ birds = 4, sides = "L", do = "drw", n = 1 }'),
        "Did you mean draw?",
    ),
    "birds": (
        with_first_yellow('{ birds = 5, sides = "L", do = "draw", n = 1 }'),
        "birds: a number from 1 to 4, not 5",
    ),
    "sides": (
        with_first_yellow('{ birds = 4, sides = "LX", do = "draw", n = 1 }'),
        "sides: one to 3 different letters of LRUD",
    ),
    "four sides": (
        with_first_yellow('{ birds = 4, sides = "LRUD", do = "draw", n = 1 }'),
        "sides: one to 3",
    ),
    "number": (
        with_first_yellow('{ birds = 4, sides = "L", do = "draw", n = 0 }'),
        "n: a number from 1 to 9",
    ),
    "parameter": (
        with_first_yellow('{ birds = 4, sides = "L", do = "draw", n = 1, then_discrd = 1 }'),
        "Did you mean then_discard?",
    ),
    "value": (
        with_first_yellow('{ birds = 4, sides = "L", do = "discard", n = 1, who = "nobody" }'),
        "who: me, all or opponent, not 'nobody'",
    ),
    "needed": (
        with_first_yellow('{ birds = 4, sides = "L", do = "pay", n = 1, reward = "draw" }'),
        "colour: yellow, black, red, blue, grey or white is needed",
    ),
    "flag": (
        with_first_yellow(
            '{ birds = 4, sides = "L", do = "steal", n = 1, from = "one", give_back = 1 }'
        ),
        "give_back: true or false",
    ),
    "not boostable": (
        with_first_yellow('{ birds = 4, sides = "L", do = "draw", n = 1, then_discard = "N" }'),
        "then_discard: a number from 0 to 9, not 'N'",
    ),
    "useless number": (
        with_first_yellow('{ birds = 4, sides = "L", do = "add", n = 1 }'),
        'nothing in this command is "N"',
    ),
}


@pytest.mark.parametrize(("text", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_in_a_deck_is_named(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(message)):
        Match("chirp", 2, {"deck": text})


def test_another_deck_is_played_saved_and_shown() -> None:
    text = with_first_yellow('{ birds = 1, sides = "U", do = "draw", n = 7 }')
    match = Match("chirp", 2, {"deck": text}, seed=4)
    assert Match("chirp", 2, seed=4).digest() != match.digest()
    hands = [["ya", "kg"], ["ra"]]
    start = {"options": {"deck": text}, "branch": ["L1 bb"], "hands": hands}
    face = position("chirp", start).view(0).faces["ya"]
    play_at_random(match, 1, 40)
    assert (face.birds, face.sides, face.command.args["n"]) == (1, "U", 7)
    again = Match.from_json(match.to_json())
    assert again.state.tobytes() == match.state.tobytes()
    assert position("chirp", describe(match)).legal() == match.legal()
    with pytest.raises(BadPosition, match="another deck"):
        position("chirp", describe(match) | {"options": {"deck": "first"}})
    with pytest.raises(BrokenSave, match="not TOML"):
        Match.from_json(match.to_json().replace("title = ", "title "))


def test_a_game_saved_before_there_were_two_decks_is_played_with_the_first() -> None:
    saved = Path(__file__).parents[1] / "saves" / "chirp.json"
    match = Match.from_json(saved.read_text())
    assert match.options == {"deck": ""}
    first = Match("chirp", match.players, {"deck": "first"}, match.seed)
    for decision in match.decisions:
        first.play(decision)
    assert first.record.tobytes() != Match("chirp", match.players, {}, match.seed).record.tobytes()
    assert describe(first) | {"options": {}} == describe(match) | {"options": {}}


def test_a_position_saved_before_there_were_two_decks_keeps_the_first() -> None:
    laid: dict[str, Any] = {"players": 2, "branch": ["L1 bb"], "hands": [["kg"], ["kf"]]}
    match = any_position("chirp", {"options": {"deck": ""}, **laid})
    saved = json.loads(match.to_json())
    del saved["position"]["options"]
    again = Match.from_json(json.dumps(saved))
    assert again.options == match.options
    assert again.digest() == match.digest()


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    option = find_meta("chirp").option("deck")
    file = tmp_path / "deck.toml"
    file.write_text(OWN)
    assert option.parse(str(file)) == OWN
    assert option.parse("") == ""
    with pytest.raises(BadSetup, match="nowhere"):
        option.parse(str(tmp_path / "nowhere.toml"))
    with pytest.raises(BadSetup, match="at most 32768 characters"):
        option.stored("#" * 40_000)
    with pytest.raises(BadSetup, match="a text"):
        option.stored(5)


PLUCK_OFF = """{ birds = 4, sides = "RD", do = "pluck", n = 4, to = "score", where = "%s", \
birds_at_most = "N" }"""


@pytest.mark.parametrize(
    ("where", "legal"),
    [("off_end", ["place D1", "place L1D2"]), ("off", ["place D1", "place L1D1", "place L1D2"])],
)
def test_off_the_route_is_any_card_or_an_end_card(where: str, legal: list[str]) -> None:
    """A card that is plucked from the middle leaves first, with its pile; then what hung on it is
    cut off, and at last it is scored."""
    deck = OWN.replace(
        '{ birds = 4, sides = "RU", do = "pluck", n = 2, to = "score", where = "off_end", '
        'birds_at_most = "N" }',
        PLUCK_OFF % where,
    )
    assert deck != OWN
    match = position(
        "chirp",
        {
            "options": {"deck": deck},
            "players": 2,
            "phase": "target",
            "growth": "two",
            "branch": ["L1 yc", "L1U1 rb", "L1D1 gf wa", "L1D2 kf", "D1 yf"],
            "laid": ["L1", "L1U1"],
            "hands": [["gh"], ["wb"]],
            "stock": ["wg", "bb", "bc", "bd"],
        },
    )
    match.play("place L1U1")
    assert sorted(d.text for d in match.legal()) == legal
    if where == "off":
        match.play("place L1D1")
        record = describe(match)
        assert record["branch"] == ["L1U1 rb", "L1 yc"]
        assert record["piles"] == [["wa"], []]
        discard = record["discard"]
        assert isinstance(discard, list)
        assert [card for card in reversed(discard) if card != "wg"][-4:] == ["gf", "yf", "kf", "bb"]


# --- Trying decks out -----------------------------------------------------------------------------


def test_quick_games_add_up() -> None:
    games, commands = play_trial(3, "first", 60, 1)
    assert (games[:, DECISIONS] > 10).all()
    assert (games[:, BEST] * 2 >= games[:, OTHERS]).all()
    assert set(games[:, WINNER].tolist()) == {0, 1, 2}
    assert (commands[:, HEARD] >= commands[:, DID]).all()
    assert (commands[:, HEARD] >= commands[:, WON]).all()
    brought = commands[:, POINTS].sum() + games[:, ON_BRANCHES].sum()
    assert brought >= games[:, BEST].sum() + games[:, OTHERS].sum()
    assert (play_trial(3, "first", 60, 1).games == games).all()
    assert (play_trial(3, "second", 60, 1).games != games).any()


@pytest.mark.parametrize("name", OWN_DECKS)
def test_a_deck_is_written_as_it_was_read(name: str) -> None:
    assert read_deck(written(tomllib.loads(own_deck(name)))) == read_deck(name)


def test_a_changed_deck_is_a_deck() -> None:
    rng, deck = Random(1), tomllib.loads(own_deck("first"))
    for _ in range(30):
        deck = another(deck, rng)
    changed = read_deck(written(deck))
    assert changed != read_deck("first")
    assert [sum(c.birds for c in changed.cards if c.colour == colour) for colour in COLOURS] == [
        20
    ] * 6, "birds were swapped"


# --- Positions ------------------------------------------------------------------------------------

BAD_POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "no such card": ({"branch": ["L1 yz"]}, "'yz' is not one of"),
    "no such place": ({"branch": ["X1 ya"]}, "is no place"),
    "no card": ({"branch": ["L1"]}, "a place and its cards"),
    "twice": ({"branch": ["L1 ya", "L1 kg"]}, "named twice"),
    "loose": ({"branch": ["L1 ya", "L3 kg"]}, "does not hang on the trunk"),
    "loop": ({"branch": ["L1 ba", "L1U1 ya", "L2U1 yd", "L2 ga"]}, "joins two cards"),
    "both sides": ({"branch": ["L1 ya", "R1 kg"]}, "one side of the trunk"),
    "too many": ({"branch": ["L1 ya"], "hands": [["ya"], []]}, "there is 1 (CHP-4)"),
    "bare plumage": ({"plumage": [0, -1, -1, -1, -1, -1]}, "while the branch is empty"),
    "phase": ({"phase": "discard"}, "command: does not go with"),
    "growth": ({"phase": "lay"}, "growth: which one"),
    "picked": ({"phase": "lay_place", "growth": "draw"}, "picked: a card of the hand"),
    "picked too early": ({"phase": "lay", "growth": "draw", "picked": "kg"}, "picked: does not go"),
    "route": ({"branch": ["L1 ya"], "route": ["L2"]}, "there is no card at L2"),
    "route order": ({"branch": ["L1 ya", "L2 bf"], "route": ["L2"]}, "does not follow"),
    "known": ({"known": {"0": {"1": ["ya"]}}}, "does not hold that"),
    "viewer": ({"known": {"7": {}}}, "no seat '7'"),
}


@pytest.mark.parametrize(("data", "message"), BAD_POSITIONS.values(), ids=BAD_POSITIONS)
def test_a_position_that_makes_no_sense_is_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(message)):
        position("chirp", {"players": 2, "hands": [["kg"], ["kf"]], **data})


def test_the_rules_page_shows_the_deck() -> None:
    """The site's copy of the deck. To write it anew: python -m tests.games.test_chirp"""
    assert json.loads(SITE_DECK.read_text()) == site_deck()


def site_deck() -> dict[str, Any]:
    """The faces of the usual deck, as a view shows them."""
    return {
        card.face: {
            "colour": card.colour,
            "birds": card.birds,
            "sides": card.sides,
            "command": msgspec.to_builtins(command(card, card.n)),
        }
        for card in read_deck(USUAL).cards
    }


if __name__ == "__main__":
    SITE_DECK.write_text(json.dumps(site_deck(), indent=2, ensure_ascii=False) + "\n")
