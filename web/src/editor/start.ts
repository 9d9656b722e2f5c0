/** Where the editor begins: a link, a puzzle, a moment of a game, or a deal. */
import { find } from '../puzzles/book';
import { describe, setUp, unpacked, type Position } from '../local/position';
import type { Options, Rules } from '../local/rules';

/** What a save file says (`core/saves.py`). */
interface Save {
  game: string;
  players: number;
  options: Options;
  seed: string;
  decisions: string[];
  /** What it began with, if it was not dealt. */
  position?: Position;
}

/** The position that an address speaks of; null if there is nothing of the sort. */
export async function beginning(
  rules: Rules,
  query: URLSearchParams,
  hash: string,
): Promise<Position | null> {
  const puzzle = query.get('puzzle');
  const [table, local, step] = ['replay', 'local', 'step'].map((name) => query.get(name));
  if (hash) return unpacked(hash);
  if (puzzle) return ofPuzzle(rules, puzzle);
  if (table) return moment(rules, await remoteSave(table), Number(step));
  if (local) return moment(rules, await localSave(local), Number(step));
  const players = rules.about.seats[0];
  return describe(rules.begin({ players, seed: Math.floor(Math.random() * 2 ** 32).toString(16) }));
}

async function ofPuzzle(rules: Rules, name: string): Promise<Position | null> {
  const found = await find(name);
  if (!found) return null;
  const { players, options, seed, decisions } = found.puzzle;
  const game = rules.begin({ players, options, seed: seed.toString(16) });
  for (const decision of decisions) game.play(decision);
  return describe(game);
}

function moment(rules: Rules, save: Save, step: number): Position | null {
  if (save.game !== rules.about.game) return null;
  const game = save.position ? setUp(rules, save.position) : rules.begin(save);
  for (const text of save.decisions.slice(0, step)) {
    const decision = rules.read(text);
    if (decision === undefined || !game.play(decision)) return null;
  }
  // Where a game is over nothing can be decided: the moment before.
  if (!game.over) return describe(game);
  return moment(rules, save, save.decisions.length - 1);
}

async function remoteSave(table: string): Promise<Save> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/export`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as Save;
}

async function localSave(id: string): Promise<Save> {
  const { LocalReplay } = await import('../local/table');
  const replay = new LocalReplay(id);
  try {
    return JSON.parse(await replay.save()) as Save;
  } finally {
    replay.close();
  }
}
