import type { Legal } from './protocol.gen';

/** What kinds of things could be decided, as one word: a question's text asks only for those. */
export function ways(legal: Legal[]): string {
  return [...new Set(legal.map(({ typed }) => String(typed.where ?? typed.kind)))].sort().join('_');
}
