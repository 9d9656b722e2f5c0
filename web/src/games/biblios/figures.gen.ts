/* Written by `python -m rookery.server.typescript`. Do not edit. */

export default {
  "gold": 11,
  "church": {
    "church_up": 2,
    "church_down": 2,
    "church_up_two": 2,
    "church_down_two": 2,
    "church_up_or_down": 1
  },
  "values": {
    "pigments": [
      2,
      2,
      2,
      2,
      3,
      3,
      3,
      4,
      4
    ],
    "monks": [
      2,
      2,
      2,
      2,
      3,
      3,
      3,
      4,
      4
    ],
    "manuscripts": [
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      2,
      2
    ],
    "holy_books": [
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      2,
      2
    ],
    "forbidden_books": [
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      2,
      2
    ]
  }
} as const;
