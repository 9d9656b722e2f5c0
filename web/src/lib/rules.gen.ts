/* Written by `python -m rookery.server.typescript`. Do not edit. */

import type { RulesPage } from './protocol.gen';

export default {
  "cubirds": {
    "sections": [
      {
        "name": "components",
        "clauses": [
          "CUB-1"
        ]
      },
      {
        "name": "setup",
        "clauses": [
          "CUB-2",
          "CUB-3",
          "CUB-4",
          "CUB-5",
          "CUB-6",
          "CUB-7"
        ]
      },
      {
        "name": "turn",
        "clauses": [
          "CUB-8",
          "CUB-9",
          "CUB-10",
          "CUB-11",
          "CUB-12",
          "CUB-13",
          "CUB-14"
        ]
      },
      {
        "name": "round_end",
        "clauses": [
          "CUB-15",
          "CUB-16",
          "CUB-17"
        ]
      },
      {
        "name": "game_end",
        "clauses": [
          "CUB-18",
          "CUB-19",
          "CUB-20",
          "CUB-21"
        ]
      },
      {
        "name": "rulings",
        "clauses": [
          "CUB-R1",
          "CUB-R2",
          "CUB-R3",
          "CUB-R4",
          "CUB-R5",
          "CUB-R6"
        ]
      }
    ],
    "assumed": [],
    "begins": "CUB-2",
    "behind": {
      "reason-takes": "CUB-9",
      "reason-takes_two": "CUB-9",
      "reason-takes_many": "CUB-9",
      "reason-draw": "CUB-11",
      "reason-flock": "CUB-12",
      "reason-ready": "CUB-12",
      "reason-big": "CUB-12",
      "reason-round": "CUB-15",
      "reason-collection": "CUB-18"
    }
  },
  "biblios": {
    "sections": [
      {
        "name": "components",
        "clauses": [
          "BIB-1",
          "BIB-2",
          "BIB-3",
          "BIB-4"
        ]
      },
      {
        "name": "setup",
        "clauses": [
          "BIB-5",
          "BIB-6"
        ]
      },
      {
        "name": "gifts",
        "clauses": [
          "BIB-7",
          "BIB-8",
          "BIB-9",
          "BIB-10",
          "BIB-11",
          "BIB-12"
        ]
      },
      {
        "name": "church",
        "clauses": [
          "BIB-13",
          "BIB-14",
          "BIB-15",
          "BIB-16",
          "BIB-17",
          "BIB-18"
        ]
      },
      {
        "name": "auction",
        "clauses": [
          "BIB-19",
          "BIB-20",
          "BIB-21",
          "BIB-22",
          "BIB-23",
          "BIB-24",
          "BIB-25",
          "BIB-26",
          "BIB-27",
          "BIB-28"
        ]
      },
      {
        "name": "end",
        "clauses": [
          "BIB-29",
          "BIB-30",
          "BIB-31"
        ]
      },
      {
        "name": "rulings",
        "clauses": [
          "BIB-R1",
          "BIB-R2",
          "BIB-R3",
          "BIB-R4",
          "BIB-R5",
          "BIB-R6"
        ]
      }
    ],
    "assumed": [
      "rules-assumed"
    ],
    "begins": "BIB-6",
    "behind": {
      "reason-church": "BIB-13",
      "reason-raises": "BIB-15",
      "reason-lowers": "BIB-15",
      "reason-covered": "BIB-22",
      "reason-exact": "BIB-22",
      "reason-over": "BIB-22",
      "reason-covered_cards": "BIB-23",
      "reason-bluff": "BIB-25",
      "reason-bluff_cards": "BIB-25",
      "reason-sum": "BIB-29",
      "reason-would_sum": "BIB-29"
    }
  },
  "birdie": {
    "sections": [
      {
        "name": "components",
        "clauses": [
          "BRD-1",
          "BRD-2"
        ]
      },
      {
        "name": "setup",
        "clauses": [
          "BRD-3",
          "BRD-4",
          "BRD-5",
          "BRD-6"
        ]
      },
      {
        "name": "turn",
        "clauses": [
          "BRD-7",
          "BRD-8",
          "BRD-9",
          "BRD-10",
          "BRD-11",
          "BRD-12",
          "BRD-13",
          "BRD-14"
        ]
      },
      {
        "name": "scoring",
        "clauses": [
          "BRD-15",
          "BRD-16",
          "BRD-17",
          "BRD-18",
          "BRD-19",
          "BRD-20",
          "BRD-21",
          "BRD-22",
          "BRD-23",
          "BRD-24",
          "BRD-25"
        ]
      },
      {
        "name": "abilities",
        "clauses": [
          "BRD-26",
          "BRD-27",
          "BRD-28",
          "BRD-29",
          "BRD-30",
          "BRD-31"
        ]
      },
      {
        "name": "game_end",
        "clauses": [
          "BRD-32",
          "BRD-33"
        ]
      },
      {
        "name": "advanced",
        "clauses": [
          "BRD-34",
          "BRD-35",
          "BRD-36",
          "BRD-37",
          "BRD-38",
          "BRD-39",
          "BRD-40"
        ]
      },
      {
        "name": "rulings",
        "clauses": [
          "BRD-R1",
          "BRD-R2",
          "BRD-R3",
          "BRD-R4",
          "BRD-R5",
          "BRD-R6",
          "BRD-R7",
          "BRD-R8"
        ]
      }
    ],
    "assumed": [
      "rules-assumed"
    ],
    "begins": "BRD-6",
    "behind": {
      "reason-stacks": "BRD-8",
      "reason-passes": "BRD-9",
      "reason-run": "BRD-18",
      "reason-writes": "BRD-20",
      "reason-trophy": "BRD-23",
      "reason-robin": "BRD-28",
      "reason-flaps": "BRD-29",
      "reason-copies": "BRD-30"
    }
  },
  "ducks": {
    "sections": [
      {
        "name": "components",
        "clauses": [
          "DCK-1"
        ]
      },
      {
        "name": "setup",
        "clauses": [
          "DCK-2",
          "DCK-3",
          "DCK-4",
          "DCK-5",
          "DCK-6"
        ]
      },
      {
        "name": "turn",
        "clauses": [
          "DCK-7",
          "DCK-8",
          "DCK-9",
          "DCK-10",
          "DCK-11"
        ]
      },
      {
        "name": "game_end",
        "clauses": [
          "DCK-12",
          "DCK-13",
          "DCK-13a"
        ]
      },
      {
        "name": "shooting",
        "clauses": [
          "DCK-14",
          "DCK-15",
          "DCK-16",
          "DCK-17",
          "DCK-18",
          "DCK-19",
          "DCK-20",
          "DCK-21"
        ]
      },
      {
        "name": "swimming",
        "clauses": [
          "DCK-22",
          "DCK-23",
          "DCK-24",
          "DCK-25",
          "DCK-26",
          "DCK-27"
        ]
      },
      {
        "name": "others",
        "clauses": [
          "DCK-28",
          "DCK-29",
          "DCK-30",
          "DCK-31"
        ]
      },
      {
        "name": "rulings",
        "clauses": [
          "DCK-R1",
          "DCK-R2",
          "DCK-R3",
          "DCK-R4",
          "DCK-R5",
          "DCK-R6",
          "DCK-R7",
          "DCK-R8",
          "DCK-R9",
          "DCK-R10",
          "DCK-R11",
          "DCK-R12"
        ]
      }
    ],
    "assumed": [],
    "begins": "DCK-6",
    "behind": {
      "reason-throws": "DCK-9",
      "reason-wins": "DCK-12",
      "reason-shuffles": "DCK-27",
      "reason-hides": "DCK-28",
      "reason-peace": "DCK-30",
      "reason-revives": "DCK-31"
    }
  },
  "chirp": {
    "sections": [
      {
        "name": "components",
        "clauses": [
          "CHP-1",
          "CHP-2",
          "CHP-3",
          "CHP-4"
        ]
      },
      {
        "name": "setup",
        "clauses": [
          "CHP-5",
          "CHP-6",
          "CHP-7"
        ]
      },
      {
        "name": "turn",
        "clauses": [
          "CHP-8",
          "CHP-9"
        ]
      },
      {
        "name": "adding",
        "clauses": [
          "CHP-10",
          "CHP-11",
          "CHP-12",
          "CHP-13"
        ]
      },
      {
        "name": "chirping",
        "clauses": [
          "CHP-14",
          "CHP-15",
          "CHP-16",
          "CHP-17",
          "CHP-18",
          "CHP-19",
          "CHP-20",
          "CHP-21",
          "CHP-22"
        ]
      },
      {
        "name": "scoring",
        "clauses": [
          "CHP-23",
          "CHP-24",
          "CHP-25",
          "CHP-26",
          "CHP-27",
          "CHP-28",
          "CHP-29"
        ]
      },
      {
        "name": "game_end",
        "clauses": [
          "CHP-30",
          "CHP-31",
          "CHP-32"
        ]
      },
      {
        "name": "rulings",
        "clauses": [
          "CHP-R1",
          "CHP-R2",
          "CHP-R3",
          "CHP-R4",
          "CHP-R5",
          "CHP-R6",
          "CHP-R7",
          "CHP-R8",
          "CHP-R9",
          "CHP-R10",
          "CHP-R11",
          "CHP-R12",
          "CHP-R13",
          "CHP-R14",
          "CHP-R15",
          "CHP-R16",
          "CHP-R17",
          "CHP-R18",
          "CHP-R19",
          "CHP-R20",
          "CHP-R21",
          "CHP-R22",
          "CHP-R23",
          "CHP-R24",
          "CHP-R25",
          "CHP-R26"
        ]
      }
    ],
    "assumed": [
      "rules-assumed"
    ],
    "begins": "CHP-6",
    "behind": {
      "reason-plumage": "CHP-8",
      "reason-way": "CHP-14",
      "reason-pass": "CHP-24",
      "reason-points": "CHP-25"
    }
  }
} as Record<string, RulesPage>;
