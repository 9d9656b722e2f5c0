/* Written by `python -m rookery.server.typescript`. Do not edit. */

export default {
  "places": 6,
  "ducks": 6,
  "waters": 5,
  "copies": {
    "aim": 11,
    "fire": 13,
    "double_barrel": 1,
    "hip_shot": 1,
    "misfire": 1,
    "double_shot": 1,
    "aim_left": 2,
    "aim_right": 2,
    "march": 6,
    "fall_back": 3,
    "step_ahead": 3,
    "rocket_duck": 1,
    "rearrange": 1,
    "duck_dance": 1,
    "hide": 2,
    "splash": 3,
    "peace_duck": 1,
    "resurrection": 1
  }
} as const;
