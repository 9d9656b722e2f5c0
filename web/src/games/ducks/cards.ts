/** What is printed on the cards, and how they are drawn. */
import { ACTION_FAMILY, DUCK_ART, DUCK_IDS, type ActionId, type DuckId } from './art/art';
import backDuck from './art/back-duck.svg';
import FIGURES from './figures.gen';

/** How many of the 54 action cards are of each kind. */
export const COPIES: Readonly<Record<ActionId, number>> = FIGURES.copies;
export const ACTIONS = Object.keys(COPIES) as ActionId[];
export const COLOURS: readonly string[] = DUCK_IDS;

const art = import.meta.glob<string>('./art/*.svg', { eager: true, import: 'default' });
const drawn = (name: string): string => art[`./art/${name}.svg`] ?? '';
const number = (colour: string): number => DUCK_ART[colour as DuckId].n;

/** The face of a card of the duck deck; its back if nobody knows which it is. */
export function face(card: string): string {
  if (card === 'water') return drawn('face-water');
  return COLOURS.includes(card) ? drawn(`face-duck-${number(card)}`) : backDuck;
}

export const duck = (colour: string): string => drawn(`duck-${number(colour)}`);
export const shotDuck = (colour: string): string => drawn(`duck-${number(colour)}-shot`);
export const emblem = (action: string): string => drawn(`action-${action}`);
export const blank = (action: string): string => drawn(`face-${ACTION_FAMILY[action as ActionId]}`);
