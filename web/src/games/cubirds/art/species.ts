/** What the art knows about each bird; the rules live elsewhere. */
export const SPECIES_IDS = [
  'flamingo',
  'owl',
  'toucan',
  'duck',
  'parrot',
  'magpie',
  'reed_warbler',
  'robin',
] as const;

export type SpeciesId = (typeof SPECIES_IDS)[number];

export interface SpeciesArt {
  /** The letter printed on the card's tag. */
  readonly letter: string;
  /** The pattern behind the bird; also `#pattern-<id>` in patterns.svg. */
  readonly pattern: string;
  /** The card's ground and the pattern drawn on it. */
  readonly ground: string;
  readonly mark: string;
  /** A strong colour for chips and charts: AA as text on paper and under white text. */
  readonly strong: string;
}

export const SPECIES_ART: Readonly<Record<SpeciesId, SpeciesArt>> = {
  flamingo: {
    letter: 'F',
    pattern: 'scallops',
    ground: '#ffbfcc',
    mark: '#f795ad',
    strong: '#b8245f',
  },
  owl: { letter: 'O', pattern: 'stars', ground: '#3b3b72', mark: '#5d5ea6', strong: '#3b3b72' },
  toucan: { letter: 'T', pattern: 'leaves', ground: '#35a880', mark: '#1f8a66', strong: '#0f6a4c' },
  duck: { letter: 'D', pattern: 'waves', ground: '#84caf1', mark: '#4fa7dd', strong: '#15639c' },
  parrot: {
    letter: 'P',
    pattern: 'stripes',
    ground: '#ffd454',
    mark: '#f5b324',
    strong: '#8f5200',
  },
  magpie: {
    letter: 'M',
    pattern: 'diamonds',
    ground: '#c3b0ee',
    mark: '#9f88da',
    strong: '#6544b0',
  },
  reed_warbler: {
    letter: 'W',
    pattern: 'reeds',
    ground: '#d3dc90',
    mark: '#afbd5c',
    strong: '#5a6414',
  },
  robin: { letter: 'R', pattern: 'dots', ground: '#e6f2f1', mark: '#a9cfd3', strong: '#b5360e' },
};
