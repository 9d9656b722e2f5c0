/** What fields of a position and the things in them are called: texts of the game's own. */
import type { Texts } from '../lib/text.svelte';

/** A field that has no name is not offered: it says something of the middle of a turn. A game
 * without any such names (it has no board of its own either) offers all that it has. */
export const isOffered = (field: string, words: Texts): boolean =>
  words.has(`edit-${field}`) || !words.has('edit-phase');

export const label = (field: string, words: Texts): string =>
  words.has(`edit-${field}`) ? words.say(`edit-${field}`) : field;

/** A card, a phase, a colour, as it is called in that field. */
export function thing(field: string, name: string, words: Texts): string {
  const key = [`edit-in-${field}`, 'edit-thing'].find((each) => words.has(each));
  if (field === 'phase' && words.has(`phase-${name}`)) return words.say(`phase-${name}`);
  const all = ['card', 'species', 'feature', 'category', 'colour', 'bird', 'where', 'name'];
  return key ? words.say(key, Object.fromEntries(all.map((arg) => [arg, name]))) : name;
}
