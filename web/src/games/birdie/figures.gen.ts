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
  ]
} as const;
