/** What the art knows about the ducks and the action cards; the rules live elsewhere. */
export const DUCK_IDS = ['blue', 'orange', 'green', 'pink', 'yellow', 'white'] as const;
export type DuckId = (typeof DUCK_IDS)[number];

export interface DuckArt {
  /** `duck-<n>.svg`, `duck-<n>-shot.svg` and `face-duck-<n>.svg`; follows the hue of `--seat-<n>`. */
  readonly n: number;
  /** The letter printed on the card's tag. */
  readonly letter: string;
  /** On its wing and behind it on the card: the seat's pattern. */
  readonly pattern: string;
  /** What it wears: tells ducks apart by their outline. */
  readonly wears: string;
  /** The duck itself, the card's ground and the pattern drawn on it. */
  readonly body: string;
  readonly ground: string;
  readonly mark: string;
  /** A strong colour for chips and charts: AA as text on paper and under white text. */
  readonly strong: string;
}

export const DUCK_ART: Readonly<Record<DuckId, DuckArt>> = {
  blue: {
    n: 1,
    letter: 'B',
    pattern: 'plain',
    wears: 'sailor-cap',
    body: '#2f6fc9',
    ground: '#5d8fd6',
    mark: '#4378c4',
    strong: '#114a94',
  },
  orange: {
    n: 2,
    letter: 'O',
    pattern: 'diagonals',
    wears: 'cowboy-hat',
    body: '#ee6a35',
    ground: '#f9b391',
    mark: '#f08f63',
    strong: '#a83a10',
  },
  green: {
    n: 3,
    letter: 'G',
    pattern: 'lines',
    wears: 'party-hat',
    body: '#22a576',
    ground: '#7fcfae',
    mark: '#58b38d',
    strong: '#0a6b4c',
  },
  pink: {
    n: 4,
    letter: 'P',
    pattern: 'dots',
    wears: 'bow',
    body: '#d765b4',
    ground: '#efbbe0',
    mark: '#dd93c8',
    strong: '#9a3a7e',
  },
  yellow: {
    n: 5,
    letter: 'Y',
    pattern: 'checks',
    wears: 'crown',
    body: '#ffd24d',
    ground: '#ffe9a6',
    mark: '#f3c862',
    strong: '#7d5700',
  },
  white: {
    n: 6,
    letter: 'W',
    pattern: 'bars',
    wears: 'propeller',
    body: '#e6f4fd',
    ground: '#d3ebfa',
    mark: '#a3cfeb',
    strong: '#2a6689',
  },
};

/** The kinds of action card: `action-<id>.svg`, laid on the blank `face-<family>.svg`. */
export const ACTION_FAMILY = {
  fire: 'shoot',
  aim: 'shoot',
  march: 'move',
  step_ahead: 'move',
  fall_back: 'move',
  splash: 'other',
  aim_left: 'shoot',
  aim_right: 'shoot',
  hide: 'other',
  double_barrel: 'shoot',
  double_shot: 'shoot',
  hip_shot: 'shoot',
  misfire: 'shoot',
  rocket_duck: 'move',
  rearrange: 'move',
  duck_dance: 'move',
  peace_duck: 'other',
  resurrection: 'other',
} as const satisfies Record<string, 'shoot' | 'move' | 'other'>;

export type ActionId = keyof typeof ACTION_FAMILY;
export type ActionFamily = (typeof ACTION_FAMILY)[ActionId];

export const ACTION_IDS = Object.keys(ACTION_FAMILY) as ActionId[];

/** Behind the emblems of a family, for chips and charts as above. */
export const FAMILY_STRONG: Readonly<Record<ActionFamily, string>> = {
  shoot: '#a8322b',
  move: '#1f5f8b',
  other: '#7d5700',
};

/** A rectangle in the units of its file. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A card's size; where an emblem goes on a blank face; the cloth below takes a name. */
export const FACE = {
  w: 100,
  h: 140,
  emblem: { x: 6, y: 16, w: 88, h: 88 },
  cloth: { x: 7, y: 118.5, w: 86, h: 15 },
} as const satisfies Record<string, number | Box>;

/** The strip `sky.svg`: six places from the left, each with a hook for `target.svg`. */
export const SKY = { w: 600, h: 120, places: 6 } as const;

/** Where the file target.svg lies so that it hangs on the hook of a place, 1 to 6. */
export const targetBox = (place: number): Box => ({ x: place * 100 - 95, y: 21, w: 90, h: 90 });
