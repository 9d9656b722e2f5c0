"""The components (DCK-1, DCK-2). Two published lists of the 54 action cards agree with each other
and with the total; nothing here is assumed."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...core.text import Texts

PLACES = 6
LAST = PLACES - 1
ALL_PLACES = (1 << PLACES) - 1
"""All six places as a mask: bit 0 is the head of the row."""

# The duck deck. A seat's colour is the one with its number: the hues of the seats on the screen.
COLOURS = ("blue", "orange", "green", "pink", "yellow", "white")
WATER = len(COLOURS)
DUCK_CARDS = (*COLOURS, "water")
NO_DUCK = -1
EMPTY = -1
DUCKS_OF_A_COLOUR = 6
MARKERS_OF_A_COLOUR = 1
DUCKS_IN_PLAY = DUCKS_OF_A_COLOUR - MARKERS_OF_A_COLOUR
WATERS = 5
DUCK_DECK = len(COLOURS) * DUCKS_IN_PLAY + WATERS


class Action(NamedTuple):
    name: str
    copies: int
    clause: str


TABLE = (
    Action("aim", 11, "DCK-14"),
    Action("fire", 13, "DCK-15"),
    Action("double_barrel", 1, "DCK-16"),
    Action("hip_shot", 1, "DCK-17"),
    Action("misfire", 1, "DCK-18"),
    Action("double_shot", 1, "DCK-19"),
    Action("aim_left", 2, "DCK-20"),
    Action("aim_right", 2, "DCK-21"),
    Action("march", 6, "DCK-22"),
    Action("fall_back", 3, "DCK-23"),
    Action("step_ahead", 3, "DCK-24"),
    Action("rocket_duck", 1, "DCK-25"),
    Action("rearrange", 1, "DCK-26"),
    Action("duck_dance", 1, "DCK-27"),
    Action("hide", 2, "DCK-28"),
    Action("splash", 3, "DCK-29"),
    Action("peace_duck", 1, "DCK-30"),
    Action("resurrection", 1, "DCK-31"),
)
ACTIONS = tuple(action.name for action in TABLE)
KINDS = len(TABLE)
(
    AIM,
    FIRE,
    DOUBLE_BARREL,
    HIP_SHOT,
    MISFIRE,
    DOUBLE_SHOT,
    AIM_LEFT,
    AIM_RIGHT,
    MARCH,
    FALL_BACK,
    STEP_AHEAD,
    ROCKET_DUCK,
    REARRANGE,
    DUCK_DANCE,
    HIDE,
    SPLASH,
    PEACE_DUCK,
    RESURRECTION,
) = range(KINDS)

COPIES = np.array([action.copies for action in TABLE], np.int8)
ACTION_DECK = sum(action.copies for action in TABLE)
HAND = 3

FIGURES = {
    "places": PLACES,
    "ducks": DUCKS_OF_A_COLOUR,
    "waters": WATERS,
    "copies": {action.name: action.copies for action in TABLE},
}


def component_tables(texts: Texts) -> list[list[list[str]]]:
    """The duck deck and the action cards, for the rules page."""
    ducks = [texts.say("rules-table-duck"), texts.say("rules-table-cards")]
    actions = [texts.say("rules-table-action"), texts.say("rules-table-cards")]
    return [
        [
            ducks,
            *([texts.say("card-name", card=name), str(DUCKS_OF_A_COLOUR)] for name in COLOURS),
            [texts.say("card-name", card="water"), str(WATERS)],
        ],
        [actions, *([texts.say("action-name", card=name), str(n)] for name, n, _ in TABLE)],
    ]
