/** What the art knows about the colours and the branch; the rules live elsewhere. */
export const COLOUR_IDS = ['red', 'black', 'blue', 'grey', 'white', 'yellow'] as const;
export type ColourId = (typeof COLOUR_IDS)[number];

export interface ColourArt {
  /** The bird of `bird-<colour>.svg`, and what tells it apart in solid black. */
  readonly bird: string;
  readonly outline: string;
  /** The letter printed on the tag: K is for black, B for blue. */
  readonly letter: string;
  /** On the ground and on the feathers of `plumage-<colour>.svg`. */
  readonly pattern: string;
  /** The card's ground and the pattern drawn on it. */
  readonly ground: string;
  readonly mark: string;
  /** A strong colour for chips and charts: AA as text on paper and under white text. */
  readonly strong: string;
}

export const COLOUR_ART: Readonly<Record<ColourId, ColourArt>> = {
  red: {
    bird: 'cardinal',
    outline: 'pointed-crest',
    letter: 'R',
    pattern: 'zigzag',
    ground: '#ee8072',
    mark: '#dd5f52',
    strong: '#ad1f24',
  },
  black: {
    bird: 'crow',
    outline: 'heavy-beak-and-ruffled-crown',
    letter: 'K',
    pattern: 'diamonds',
    ground: '#443d57',
    mark: '#5d5574',
    strong: '#35304a',
  },
  blue: {
    bird: 'kingfisher',
    outline: 'big-head-and-dagger-beak',
    letter: 'B',
    pattern: 'waves',
    ground: '#6ea6e8',
    mark: '#4d88d4',
    strong: '#14509c',
  },
  grey: {
    bird: 'heron',
    outline: 'long-neck-and-legs',
    letter: 'G',
    pattern: 'rain',
    ground: '#b4bcc6',
    mark: '#98a2af',
    strong: '#55606c',
  },
  white: {
    bird: 'fantail',
    outline: 'fan-tail',
    letter: 'W',
    pattern: 'snow',
    ground: '#f6f3ea',
    mark: '#dcd8e6',
    strong: '#4f6390',
  },
  yellow: {
    bird: 'canary',
    outline: 'small-ball-with-open-beak',
    letter: 'Y',
    pattern: 'checks',
    ground: '#ffdf70',
    mark: '#f9c437',
    strong: '#7d5700',
  },
};

/** A rectangle in the units of its file. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The sides of a card, in the order in which they are named in `branch-<sides>.svg`. */
export const SIDES = ['l', 'r', 'u', 'd'] as const;
export type Side = (typeof SIDES)[number];

/**
 * On the branch a card is square: `ground-<colour>.svg`. Branches meet at the height `meetY` on the
 * left and right and at `meetX` above and below. `number` is free for the circled number.
 */
export const TILE = {
  w: 100,
  h: 100,
  meetX: 50,
  meetY: 60,
  tag: { x: 6.5, y: 6.5, w: 17.5, h: 19 },
  number: { x: 74.5, y: 6.5, w: 19, h: 19 },
} as const satisfies Record<string, number | Box>;

/** How 1 to 4 birds sit, drawn in this order. */
export const PERCHES: Readonly<Record<1 | 2 | 3 | 4, readonly Box[]>> = {
  1: [{ x: 24, y: 7.9, w: 52, h: 52 }],
  2: [
    { x: 11, y: 20.1, w: 39, h: 39 },
    { x: 50, y: 20.1, w: 39, h: 39 },
  ],
  3: [
    { x: 12, y: 21.1, w: 38, h: 38 },
    { x: 50, y: 21.1, w: 38, h: 38 },
    { x: 12, y: 61.5, w: 36, h: 36 },
  ],
  4: [
    { x: 12, y: 21.1, w: 38, h: 38 },
    { x: 50, y: 21.1, w: 38, h: 38 },
    { x: 12, y: 61.5, w: 36, h: 36 },
    { x: 52, y: 61.5, w: 36, h: 36 },
  ],
};

export interface Layer extends Box {
  /** The file's name without `.svg`. */
  readonly file: string;
}

/** The layers of a card's picture from the ground up; the first is the square ground. */
export const layers = (
  colour: ColourId,
  birds: 1 | 2 | 3 | 4,
  sides: readonly Side[],
): readonly Layer[] => {
  const whole = { x: 0, y: 0, w: TILE.w, h: TILE.h };
  const branch = SIDES.filter((side) => sides.includes(side)).join('');
  return [
    { file: `ground-${colour}`, ...whole },
    { file: `perch-${birds}`, ...whole },
    { file: `branch-${branch}`, ...whole },
    ...PERCHES[birds].map((box) => ({ file: `bird-${colour}`, ...box })),
  ];
};
