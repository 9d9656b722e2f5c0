/** The games that are offered: ours, which the site knows by itself, and what this server has
 * besides. */
import { api, type GameInfo } from './api';
import own from './offer.gen';
import { STATIC } from './site';

let asked: Promise<GameInfo[]> | null = null;

/** All of them; without a server, ours. */
export async function offered(): Promise<GameInfo[]> {
  if (STATIC) return own;
  asked ??= api.games();
  try {
    const more = (await asked).filter(({ id }) => own.every((game) => game.id !== id));
    return [...own, ...more];
  } catch {
    asked = null;
    return own;
  }
}

/** One of them; who asks for one of ours waits for nobody. */
export async function findOffered(id: string): Promise<GameInfo | null> {
  const found = own.find((game) => game.id === id);
  return found ?? (await offered()).find((game) => game.id === id) ?? null;
}
