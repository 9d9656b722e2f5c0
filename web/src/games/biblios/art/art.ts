/** What the art knows about the cards and the table; the rules live elsewhere. */
export const CATEGORY_IDS = [
  'pigments',
  'monks',
  'manuscripts',
  'holy_books',
  'forbidden_books',
] as const;

export type CategoryId = (typeof CATEGORY_IDS)[number];
export type SuitId = CategoryId | 'gold' | 'church';

export interface SuitArt {
  /**
   * The letter drawn on the card's tag: pigments, monks, scrolls, testaments, and X for what is
   * locked away. None is an A … I, so that it is never taken for a tie-break letter.
   */
  readonly letter: string | null;
  /** The pattern behind the picture. */
  readonly pattern: string;
  /** The card's ground and the pattern drawn on it. */
  readonly ground: string;
  readonly mark: string;
  /** A strong colour for chips and charts: AA as text on paper and under white text. */
  readonly strong: string;
}

export const SUIT_ART: Readonly<Record<SuitId, SuitArt>> = {
  pigments: {
    letter: 'P',
    pattern: 'drops',
    ground: '#86bdf3',
    mark: '#5596e0',
    strong: '#1a56a8',
  },
  monks: { letter: 'M', pattern: 'bricks', ground: '#a67c58', mark: '#875f3e', strong: '#6b4023' },
  manuscripts: {
    letter: 'S',
    pattern: 'script',
    ground: '#ffcf8f',
    mark: '#f4a750',
    strong: '#a04600',
  },
  holy_books: {
    letter: 'T',
    pattern: 'quatrefoils',
    ground: '#5cb888',
    mark: '#3a9a6b',
    strong: '#0f6a45',
  },
  forbidden_books: {
    letter: 'X',
    pattern: 'lattice',
    ground: '#6d1f30',
    mark: '#9a3a4a',
    strong: '#a01c2c',
  },
  gold: { letter: null, pattern: 'pennies', ground: '#fff3c9', mark: '#f3d77c', strong: '#7d5700' },
  church: {
    letter: null,
    pattern: 'crosses',
    ground: '#d8ccf2',
    mark: '#b6a2e2',
    strong: '#5b3b9c',
  },
};

/** A rectangle in the units of its file. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A card's size, and the empty places on its vellum that the board writes into. */
export const FACE = {
  w: 100,
  h: 140,
  /** The value, white on the suit's strong colour: left on a category card, centred on gold. */
  value: { x: 10, y: 113.4, w: 26, h: 19 },
  gold: { x: 37, y: 113.4, w: 26, h: 19 },
  /** The tie-break letter, in a ring. */
  tie: { x: 72.8, y: 113.7, w: 18.4, h: 18.4 },
  /** What a church card does to the dice. */
  effect: { x: 12, y: 113.4, w: 76, h: 19 },
} as const satisfies Record<string, number | Box>;

/** The mat `scriptorium.svg`: a niche per category in the order of CATEGORY_IDS. */
export const MAT = { w: 600, h: 260 } as const;

export const DIE_PLACES: Readonly<Record<CategoryId, Box>> = {
  pigments: { x: 40, y: 133, w: 64, h: 64 },
  monks: { x: 154, y: 133, w: 64, h: 64 },
  manuscripts: { x: 268, y: 133, w: 64, h: 64 },
  holy_books: { x: 382, y: 133, w: 64, h: 64 },
  forbidden_books: { x: 496, y: 133, w: 64, h: 64 },
};

/** Where a gift card may go: `place-<id>.svg`, and `#biblios-<id>` in icons.svg. */
export const PLACE_IDS = ['keep', 'public', 'auction'] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

/**
 * dice.svg holds `#biblios-die-1` … `#biblios-die-6`; `--die`, `--die-shade` and `--die-pip` colour
 * them. icons.svg holds `#biblios-` keep, public, auction, bid, pass, coin, church and barred.
 */
export const die = (value: number): string => `#biblios-die-${value}`;
export const icon = (name: string): string => `#biblios-${name}`;
