/** The helper of people who score at a real table, in this browser. */
import { fileUrl } from '../lib/site';
import { loadRules } from './rules.ts';

export type Ask = (question: object) => Promise<unknown>;

/** Null where this game's module cannot be had: then a server has to be asked. */
export async function scorer(game: string): Promise<Ask | null> {
  const rules = await loadRules(fileUrl('wasm'), game).catch(() => null);
  return rules?.about.asked ? async (question) => rules.score(question) : null;
}
