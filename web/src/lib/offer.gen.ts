/* Written by `python -m rookery.server.typescript`. Do not edit. */

import type { GameInfo } from './protocol.gen';

export default [
  {
    "id": "cubirds",
    "seats": [
      2,
      3,
      4,
      5
    ],
    "usual": 2,
    "unofficial": [],
    "options": [
      {
        "name": "expert",
        "default": false,
        "smallest": 0,
        "largest": 0,
        "choices": [],
        "typed": false,
        "engine": false
      },
      {
        "name": "move_cap",
        "default": 5000,
        "smallest": 1,
        "largest": 1000000,
        "choices": [],
        "typed": false,
        "engine": true
      }
    ],
    "rules_version": 1,
    "bots": [
      "random",
      "chick",
      "fledgling",
      "hawk",
      "eagle",
      "owl"
    ]
  },
  {
    "id": "biblios",
    "seats": [
      2,
      3,
      4
    ],
    "usual": 3,
    "unofficial": [],
    "options": [
      {
        "name": "opening_dice",
        "default": 3,
        "smallest": 1,
        "largest": 3,
        "choices": [],
        "typed": false,
        "engine": false
      },
      {
        "name": "penalty",
        "default": "take",
        "smallest": 0,
        "largest": 0,
        "choices": [
          "take",
          "discard"
        ],
        "typed": false,
        "engine": false
      }
    ],
    "rules_version": 2,
    "bots": [
      "random",
      "chick",
      "fledgling",
      "hawk",
      "eagle",
      "owl"
    ]
  },
  {
    "id": "birdie",
    "seats": [
      2,
      3,
      4
    ],
    "usual": 3,
    "unofficial": [],
    "options": [
      {
        "name": "advanced",
        "default": false,
        "smallest": 0,
        "largest": 0,
        "choices": [],
        "typed": false,
        "engine": false
      },
      {
        "name": "open_memory",
        "default": false,
        "smallest": 0,
        "largest": 0,
        "choices": [],
        "typed": false,
        "engine": false
      },
      {
        "name": "flaps",
        "default": "",
        "smallest": 0,
        "largest": 60,
        "choices": [],
        "typed": true,
        "engine": false
      }
    ],
    "rules_version": 2,
    "bots": [
      "random",
      "chick",
      "fledgling",
      "hawk",
      "eagle",
      "owl"
    ]
  },
  {
    "id": "ducks",
    "seats": [
      2,
      3,
      4,
      5,
      6
    ],
    "usual": 4,
    "unofficial": [
      2
    ],
    "options": [
      {
        "name": "move_cap",
        "default": 5000,
        "smallest": 1,
        "largest": 1000000,
        "choices": [],
        "typed": false,
        "engine": true
      }
    ],
    "rules_version": 2,
    "bots": [
      "random",
      "chick",
      "fledgling",
      "hawk",
      "eagle",
      "owl"
    ]
  },
  {
    "id": "chirp",
    "seats": [
      2,
      3,
      4,
      5
    ],
    "usual": 3,
    "unofficial": [],
    "options": [
      {
        "name": "deck",
        "default": "second",
        "smallest": 0,
        "largest": 32768,
        "choices": [
          "second",
          "first"
        ],
        "typed": false,
        "engine": false
      }
    ],
    "rules_version": 2,
    "bots": [
      "random",
      "chick",
      "fledgling",
      "hawk",
      "eagle",
      "owl"
    ]
  }
] as GameInfo[];
