/** The worker in which a game is reviewed: it shows what it has found after every pass, until every
 * decision is weighed in as many worlds as a review has, or the time is over. */
import type { Legal, Review } from '../lib/protocol.gen';
import { generator } from '../local/bots.ts';
import { loadRules, newSeed, type Game, type Options } from '../local/rules.ts';
import { Reviewing } from './reviewing.ts';

/** A finished game, as it was played. */
export interface Played {
  game: string;
  rules_version: number;
  players: number;
  options: Options;
  seed: string;
  /** The position that it began with, if it was not dealt. */
  record: Uint8Array | null;
  decisions: string[];
}

export interface Order {
  played: Played;
  /** Where the modules are. */
  folder: string;
  open: boolean;
}

/** What was played at a moment, what was best and, if that was played, what would have been next
 * best; and for turning points also what its player saw. */
export interface Told {
  played: Legal;
  best: Legal;
  next: { decision: Legal; share: number } | null;
  view: unknown;
}

export type Found =
  | { progress: number; worlds: number }
  | { review: Review; told: Told[]; done: boolean }
  | { imagined: Uint8Array }
  | { failed: 'unloadable' | 'older_rules' };

/** Asks for a position as a seat may imagine it. */
export interface Imagine {
  imagine: { step: number; seat: number };
}

const LONGEST_MS = 9000;
const NEWS_MS = 100;
const post = (found: Found) => self.postMessage(found);
let game: Game | null = null;

self.onmessage = ({ data }: MessageEvent<Order | Imagine>) => {
  if ('imagine' in data) imagine(data.imagine.step, data.imagine.seat);
  else void work(data);
};

async function work({ played, folder, open }: Order): Promise<void> {
  const rules = await loadRules(folder, played.game).catch(() => null);
  if (!rules) return post({ failed: 'unloadable' });
  if (rules.about.rules_version !== played.rules_version) return post({ failed: 'older_rules' });
  try {
    game = rules.begin(played);
    for (const text of played.decisions) {
      const decision = rules.read(text);
      if (decision === undefined || !game.play(decision)) throw new Error(`not legal: ${text}`);
    }
  } catch {
    return post({ failed: 'older_rules' });
  }
  review(new Reviewing(game, 0, open));
}

function review(reviewing: Reviewing): void {
  const deadline = performance.now() + LONGEST_MS;
  const most = reviewing.rules.about.review.worlds;
  let told = 0;
  let late = false;
  while (!late && reviewing.worlds < most) {
    const before = reviewing.worlds;
    for (const progress of reviewing.pass()) {
      const now = performance.now();
      if (now >= deadline && before > 0) late = true;
      if (late) break;
      if (now - told >= NEWS_MS) {
        told = now;
        post({ progress, worlds: before });
      }
    }
    late ||= performance.now() >= deadline;
    const found = reviewing.review();
    const done = late || reviewing.worlds >= most;
    post({ review: found, told: toldOf(reviewing, found), done });
  }
}

function toldOf({ rules }: Reviewing, found: Review): Told[] {
  const again = game!.fresh();
  const form = (text: string) => rules.forms[rules.read(text)!]!;
  return found.decisions.map(({ played, best, seat, move, options }) => {
    const view = found.turning_points.includes(move) ? again.view(seat) : null;
    const other = played === best ? options.find(({ decision }) => decision !== best) : undefined;
    const next = other ? { decision: form(other.decision), share: other.share } : null;
    again.play(rules.read(played)!);
    return { played: form(played), best: form(best), next, view };
  });
}

/** The position after so many decisions, with all that the seat cannot know dealt anew. */
function imagine(step: number, seat: number): void {
  const again = game!.fresh();
  for (const decision of game!.decisions.slice(0, step)) again.play(decision);
  post({ imagined: again.guessed(seat, generator(again.rules, newSeed())).state });
}
