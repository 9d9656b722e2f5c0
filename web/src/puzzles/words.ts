/** What puzzles are about, in words: themes of all games, and kinds of decision in a game's own. */
import { hasText, t, type Texts } from '../lib/text.svelte';

export function themeName(theme: string, words: Texts): string {
  const shared = `puzzle-theme-${theme.replace('_', '-')}`;
  if (hasText(shared)) return t(shared);
  return words.say(`theme-${theme.replace('_', '-')}`);
}
