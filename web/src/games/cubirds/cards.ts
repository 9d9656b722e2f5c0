/** What is printed on the cards, and how they are drawn. */
import FIGURES from './figures.gen';

export type Species = (typeof FIGURES.species)[number];

export const TABLE: readonly Species[] = FIGURES.species;

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
