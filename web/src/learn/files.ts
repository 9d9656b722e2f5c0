/** What is written beside a game's module to teach it: see `bots/browser/learn.py`. */
import { loadBeside, loadRules, type Rules } from '../local/rules';
import type { Lesson, Scenes } from '../lib/protocol.gen';
import { fileUrl } from '../lib/site';

const folder = () => new URL(fileUrl('wasm'), location.href).href;

export const rulesOf = (game: string): Promise<Rules> => loadRules(folder(), game);

export const lessonOf = (game: string) => loadBeside<Lesson>(folder(), game, 'lesson');

let scenes: { game: string; found: Promise<Scenes | null> } | null = null;

/** The examples of a game's rules; null where they cannot be had. */
export function scenesOf(game: string): Promise<Scenes | null> {
  if (scenes?.game !== game)
    scenes = { game, found: loadBeside<Scenes>(folder(), game, 'scenes').catch(() => null) };
  return scenes.found;
}
