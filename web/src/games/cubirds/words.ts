import type { Texts } from '../../lib/text.svelte';
import { SPECIES } from './cards';

/** "2 ducks, 1 owl" */
export function birdList(words: Texts, birds: string[]): string {
  return SPECIES.map((species) => ({
    species,
    count: birds.filter((bird) => bird === species).length,
  }))
    .filter(({ count }) => count > 0)
    .map((args) => words.say('species-count', args))
    .join(', ');
}
