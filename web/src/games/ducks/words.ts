import type { Texts } from '../../lib/text.svelte';
import type { Place } from './view';

/** "Place 3: orange duck. Target above it. …" */
export function describe(words: Texts, number: number, place: Place, names: string[]): string {
  const parts = [
    place.card
      ? words.say('board-place', { place: number, card: place.card })
      : words.say('board-place-empty', { place: number }),
  ];
  if (place.target) parts.push(words.say('board-under-target'));
  if (place.hides) parts.push(words.say('board-hides', { card: place.hides }));
  if (place.splash !== null)
    parts.push(words.say('board-splashed', { player: names[place.splash] ?? '' }));
  return parts.join(' ');
}
