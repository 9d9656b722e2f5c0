/** How the cards are drawn: files of `art/`, by name. */
import { COLOUR_ART, SIDES, type ColourId, type Side } from './art/art';

const files = import.meta.glob<string>(['./art/*.svg', '!./art/cover.svg'], {
  eager: true,
  import: 'default',
});

export const art = (name: string): string => files[`./art/${name}.svg`] ?? '';

export const colourId = (colour: string): ColourId => colour as ColourId;
export const strongOf = (colour: string): string => COLOUR_ART[colourId(colour)].strong;

/** "LRD" as the art names sides. */
export const sidesOf = (sides: string): Side[] =>
  SIDES.filter((side) => sides.toLowerCase().includes(side));
