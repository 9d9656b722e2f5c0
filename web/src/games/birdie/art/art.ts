/** What the art knows about the birds, the seasons and the table; the rules live elsewhere. */
export const BIRD_IDS = ['woodpecker', 'robin', 'pigeon', 'owl'] as const;
export const SEASON_IDS = ['spring', 'summer', 'autumn', 'winter'] as const;

export type BirdId = (typeof BIRD_IDS)[number];
export type SeasonId = (typeof SEASON_IDS)[number];

export interface BirdArt {
  /** The letter printed on the card's tag, beside the season's emblem. */
  readonly letter: string;
  /** What tells it apart in solid black. */
  readonly outline: string;
  /** A strong colour for chips and charts: AA as text on paper and under white text. */
  readonly strong: string;
}

/**
 * `<bird>.svg` plain, `<bird>-<season>.svg` dressed for the season (both 100 × 100, feet at y = 92.6),
 * `trophy-<bird>.svg` in gold, `face-<bird>-<season>.svg` the whole card.
 */
export const BIRD_ART: Readonly<Record<BirdId, BirdArt>> = {
  woodpecker: { letter: 'W', outline: 'crest-and-chisel', strong: '#9c1f3a' },
  robin: { letter: 'R', outline: 'ball-with-tail-up', strong: '#a8410c' },
  pigeon: { letter: 'P', outline: 'small-head-on-big-chest', strong: '#45557f' },
  owl: { letter: 'O', outline: 'dome', strong: '#7a5510' },
};

export interface SeasonArt {
  /** The emblem's shape, on the tag and in `<season>.svg`; seasons have no letter. */
  readonly shape: string;
  /** The pattern behind the bird. */
  readonly pattern: string;
  /** What the birds wear. */
  readonly wears: string;
  /** The card's ground and the pattern drawn on it. */
  readonly ground: string;
  readonly mark: string;
  /** A strong colour for chips and charts: AA as text on paper and under white text. */
  readonly strong: string;
  /** The board's sky from top to horizon, and the colour of text on all of it (AA). */
  readonly sky: readonly [string, string, string];
  readonly onSky: string;
  /** The same at night, for the dark theme. */
  readonly skyDark: readonly [string, string, string];
  readonly onSkyDark: string;
}

/** `<season>.svg` is the emblem, `sky-<season>.svg` (600 × 360) a landscape to lie behind the board. */
export const SEASON_ART: Readonly<Record<SeasonId, SeasonArt>> = {
  spring: {
    shape: 'blossom',
    pattern: 'blossoms',
    wears: 'wreath',
    ground: '#ffe3ea',
    mark: '#f9b4c8',
    strong: '#a82c62',
    sky: ['#cfe9f7', '#fbe3ec', '#fff4e0'],
    onSky: '#2b2233',
    skyDark: ['#1d3440', '#3a2b3d', '#43343a'],
    onSkyDark: '#f6eedd',
  },
  summer: {
    shape: 'sun',
    pattern: 'rays',
    wears: 'straw-hat',
    ground: '#ffd862',
    mark: '#ffc331',
    strong: '#7d5700',
    sky: ['#7fc7ef', '#b5e2f5', '#fff1b8'],
    onSky: '#2b2233',
    skyDark: ['#12364c', '#1d4a5c', '#4a4423'],
    onSkyDark: '#f6eedd',
  },
  autumn: {
    shape: 'maple-leaf',
    pattern: 'leaves',
    wears: 'acorn-cap',
    ground: '#d9803f',
    mark: '#bd6226',
    strong: '#8f3d0e',
    sky: ['#f3c48a', '#f9dba8', '#fdeccb'],
    onSky: '#2b2233',
    skyDark: ['#3a2413', '#4c3018', '#57401f'],
    onSkyDark: '#f6eedd',
  },
  winter: {
    shape: 'snowflake',
    pattern: 'snow',
    wears: 'woolly-hat',
    ground: '#33528a',
    mark: '#5c7fb8',
    strong: '#23477f',
    sky: ['#1f3560', '#34548c', '#3f609a'],
    onSky: '#fffdf7',
    skyDark: ['#0f1c36', '#1b2f55', '#2a4470'],
    onSkyDark: '#f6eedd',
  },
};

/** A sky as a CSS background, where the landscape would be too much. */
export const skyGradient = ([top, middle, low]: SeasonArt['sky']): string =>
  `linear-gradient(${top}, ${middle} 55%, ${low})`;

/** A rectangle in the units of its file. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A card's size; the tag with letter and emblem; the height of the wire that runs from card to card. */
export const FACE = {
  w: 100,
  h: 140,
  tag: { x: 8, y: 8, w: 41, h: 24 },
  wire: 109.5,
} as const satisfies Record<string, number | Box>;

/** The strip `wire.svg`, to be repeated sideways: a post in its middle, the wire sagging between posts. */
export const WIRE = { w: 240, h: 200, post: 120 } as const;

/** How far below the strip's upper edge the wire hangs at x, in the units of the file. */
export const wireY = (x: number): number => {
  const within = ((x % WIRE.w) + WIRE.w) % WIRE.w;
  const fromLowest = Math.min(within, WIRE.w - within) / WIRE.post;
  return 40 - 10 * fromLowest * fromLowest;
};

/** Where a bird of the given size lies so that it stands on the wire at x. */
export const perch = (x: number, size: number): Box => ({
  x: x - size / 2,
  y: wireY(x) - 0.945 * size,
  w: size,
  h: size,
});

/** icons.svg holds `#birdie-` flap, pass, stack, trophy, cut and the four seasons. */
export const icon = (name: string): string => `#birdie-${name}`;
