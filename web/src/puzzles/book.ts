/** The puzzles that come with the games: found by `rookery puzzles`, a file beside each game's
 * rules. Each is known by the form of its position, so that links and what was solved stay right
 * when a collection grows. */
import type { Collection, Puzzle } from '../lib/protocol.gen';

const files = import.meta.glob<Collection>('../../../src/rookery/games/*/puzzles.json', {
  import: 'default',
});
const paths = new Map(Object.keys(files).map((path) => [path.split('/').at(-2)!, path]));
const ID_DIGITS = 10;
/** What a puzzle's difficulty is counted in: each level takes a search four times as long. */
const EASIEST = 25;
const HARDER = 4;

export const PUZZLE_GAMES: readonly string[] = [...paths.keys()].sort();

export interface Filter {
  /** From 1 to 5, or 0 for all. */
  level: number;
  theme: string;
}

/** A game's puzzles, the easiest first. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const path = paths.get(game);
  return path === undefined ? [] : (await files[path]!()).puzzles;
}

export const idOf = ({ form }: Puzzle): string => form.slice(0, ID_DIGITS);

/** As it stands in addresses. */
export const nameOf = (game: string, puzzle: Puzzle): string => `${game}-${idOf(puzzle)}`;

export const levelOf = ({ difficulty }: Puzzle): number =>
  1 + Math.round(Math.log(difficulty / EASIEST) / Math.log(HARDER));

export function fits(puzzle: Puzzle, { level, theme }: Filter): boolean {
  return (
    (level === 0 || levelOf(puzzle) === level) && (theme === '' || puzzle.themes.includes(theme))
  );
}

export interface Found {
  game: string;
  puzzle: Puzzle;
}

/** The one that an address names. */
export async function find(name: string): Promise<Found | null> {
  const [game, id] = [name.replace(/-\w+$/, ''), name.replace(/^.*-/, '')];
  const puzzle = (await puzzlesOf(game)).find((each) => idOf(each) === id);
  return puzzle ? { game, puzzle } : null;
}

/** Today, as a number: days since 1970 by the reader's calendar. */
export function today(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}

/** The puzzle of a day: the same for everybody, another game every day. */
export async function daily(day: number): Promise<Found | null> {
  const game = PUZZLE_GAMES[day % PUZZLE_GAMES.length];
  if (game === undefined) return null;
  const all = await puzzlesOf(game);
  // All of a game's come up before one comes again, in an order that does not get harder.
  const round = Math.floor(day / PUZZLE_GAMES.length);
  let stride = Math.floor(all.length * 0.618) || 1;
  while (common(stride, all.length) > 1) stride++;
  const puzzle = all[(round * stride) % all.length];
  return puzzle ? { game, puzzle } : null;
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}
