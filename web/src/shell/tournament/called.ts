/** What players of a tournament are called: bots in the reader's language, several of a kind by their
 * numbers. */
import { botName } from '../../lib/names';

export function called({ name, bot }: { name: string; bot: string | null }): string {
  if (bot === null) return name;
  const number = / \d+$/.exec(name)?.[0] ?? '';
  return botName(bot) + number;
}
