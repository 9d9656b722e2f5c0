/* Written by `python -m rookery.server.typescript`. Do not edit. */

export default {
  "species": [
    {
      "name": "flamingo",
      "cards": 7,
      "small": 2,
      "big": 3
    },
    {
      "name": "owl",
      "cards": 10,
      "small": 3,
      "big": 4
    },
    {
      "name": "toucan",
      "cards": 10,
      "small": 3,
      "big": 4
    },
    {
      "name": "duck",
      "cards": 13,
      "small": 4,
      "big": 6
    },
    {
      "name": "parrot",
      "cards": 13,
      "small": 4,
      "big": 6
    },
    {
      "name": "magpie",
      "cards": 17,
      "small": 5,
      "big": 7
    },
    {
      "name": "reed_warbler",
      "cards": 20,
      "small": 6,
      "big": 9
    },
    {
      "name": "robin",
      "cards": 20,
      "small": 6,
      "big": 9
    }
  ]
} as const;
