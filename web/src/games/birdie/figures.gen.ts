/* Written by `python -m rookery.server.typescript`. Do not edit. */

export default {
  "flaps": [
    1,
    2,
    3,
    4,
    6,
    8,
    10,
    12,
    15,
    18
  ],
  "most_squares": 12,
  "most_points": 50,
  "most_for_an_owl": 5,
  "longest_row": 40
} as const;
