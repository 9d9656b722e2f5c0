import type { Texts } from '../../lib/text.svelte';

export const cardName = (words: Texts, card: string): string => words.say('card-name', { card });

/** "Gold 1, Gold 1, Pigments 2A" */
export const cardList = (words: Texts, cards: readonly string[]): string =>
  cards.map((card) => cardName(words, card)).join(', ');

/** A suit as a player calls it. */
export const suitName = (words: Texts, suit: string): string =>
  suit === 'gold' ? words.say('word-gold') : words.say('category-name', { category: suit });
