/** What is printed on the cards, and how they are drawn. */

export interface Species {
  name: string;
  cards: number;
  small: number;
  big: number;
}

export const TABLE: readonly Species[] = [
  { name: 'flamingo', cards: 7, small: 2, big: 3 },
  { name: 'owl', cards: 10, small: 3, big: 4 },
  { name: 'toucan', cards: 10, small: 3, big: 4 },
  { name: 'duck', cards: 13, small: 4, big: 6 },
  { name: 'parrot', cards: 13, small: 4, big: 6 },
  { name: 'magpie', cards: 17, small: 5, big: 7 },
  { name: 'reed_warbler', cards: 20, small: 6, big: 9 },
  { name: 'robin', cards: 20, small: 6, big: 9 },
];

export const SPECIES: readonly string[] = TABLE.map((species) => species.name);

const faces = import.meta.glob<string>('./art/face-*.svg', { eager: true, import: 'default' });
const birds = import.meta.glob<string>(['./art/*.svg', '!./art/*-*.svg'], {
  eager: true,
  import: 'default',
});

export const face = (species: string): string => faces[`./art/face-${species}.svg`] ?? '';
export const bird = (species: string): string => birds[`./art/${species}.svg`] ?? '';

export function printed(species: string): Species {
  return TABLE.find((other) => other.name === species)!;
}
