/** What the board says about cards, places and ways. */
import type { Texts } from '../../lib/text.svelte';
import { boosted, printedNumber, verbOf, type Face, type Sentence, type Step } from './view';

export const saidBy = (words: Texts, { key, args }: Sentence): string => words.say(key, args);

/** A command in full, with this number or the printed one. */
export function commandOf(words: Texts, face: Face, number = printedNumber(face)): string {
  return saidBy(words, boosted(face.command, number));
}

export const verb = (words: Texts, face: Face): string =>
  words.say('board-verb', { word: verbOf(face) });

/** "Yc" */
export const nameOf = (card: string): string => card.charAt(0).toUpperCase() + card.slice(1);

/** "Yc, yellow, 3 birds" */
export function cardName(words: Texts, card: string, face: Face): string {
  return words.say('board-card', {
    card: nameOf(card),
    colour: words.say('colour-name', { colour: face.colour }),
    birds: face.birds,
  });
}

/** "Ra (2), Yc (3)": the cards of a way with their numbers. */
export function wayText(words: Texts, way: Step[]): string {
  return words.say('board-walk', {
    way: way.map(({ card, number }) => `${nameOf(card)} (${number})`).join(', '),
  });
}
