/** Positions in a browser: what `describe` and `position` are in Python (core/match.py). What the
 * rules fill in, and what is wrong with a position, the module says. */
import { BadField, readField, writeField, type Form } from './forms.ts';
import { newSeed, putSeed, type Game, type Options, type Rules } from './rules.ts';

/** A position as people and Python read it: the fields of the game beside these. */
export interface Position {
  game: string;
  players: number;
  options: Options;
  turn: number;
  decisions: number;
  seed?: number | string;
  [field: string]: unknown;
}

/** Where a field of a record lies; without a form it is only kept. */
export interface AboutField {
  at: number;
  form: Form | null;
  /** Where cards that a position does not place lie, shuffled. */
  drawn: boolean;
}

export const HEADER = ['game', 'players', 'options', 'turn', 'decisions', 'seed'];

/** What is wrong with a position: the field, if it is one's fault, a seat's part of it, and why. The
 * key is a text of the game's, or one of the site's own. */
export class BadPosition extends Error {
  readonly field!: string;
  readonly seat!: number | null;
  readonly key!: string;
  readonly args!: Record<string, string | number>;
  readonly clause!: string;

  constructor(
    field: string,
    seat: number | null,
    key: string,
    args: Record<string, string | number> = {},
    clause = '',
  ) {
    super(`${field}: ${key}`);
    Object.assign(this, { field, seat, key, args, clause });
  }
}

/** The whole position, hidden cards too; not what players have seen of them. */
export function describe(game: Game): Position {
  const { about } = game.rules;
  const record = new DataView(game.state.slice().buffer);
  const fields = Object.entries(about.fields).flatMap(([name, { at, form }]) => {
    if (form === null) return [];
    const value = readField(form, record, at, game.players);
    return form.is === 'number' && form.later && value === 0 ? [] : [[name, value] as const];
  });
  return {
    game: about.game,
    players: game.players,
    options: game.options,
    turn: game.turn ?? 0,
    decisions: game.count,
    ...Object.fromEntries(fields),
  };
}

/** A game that starts from a readable position; `BadPosition` if there is no such. */
export function setUp(rules: Rules, position: Position): Game {
  const { about, module } = rules;
  const { players, turn, decisions } = position;
  if (position.game !== about.game) throw new BadPosition('game', null, 'edit-wrong-game');
  for (const name of Object.keys(position))
    if (!HEADER.includes(name) && !about.fields[name])
      throw new BadPosition(name, null, 'edit-wrong-field');
  let options: Options;
  let record: Uint8Array;
  try {
    options = rules.complete(position.options);
    record = rules.blank(players, options);
  } catch {
    throw new BadPosition('options', null, 'edit-wrong-options');
  }
  if (!Number.isInteger(turn) || turn < 0 || turn >= players)
    throw new BadPosition('turn', null, 'edit-wrong-value');
  const view = new DataView(record.buffer);
  view.setInt8(about.record.turn, turn);
  view.setInt32(about.record.decisions, Number.isInteger(decisions) ? decisions : 0, true);
  const seed = seedOf(position.seed);
  putSeed(module, seed);
  module.call('generator');
  record.set(module.bytes('rng'), about.record.rng);
  for (const [name, { at, form }] of Object.entries(about.fields))
    if (form !== null && name in position) put(form, view, at, players, name, position[name]);
  module.bytes('state').set(record);
  // The first of the names is none.
  const given = module.bytes('given');
  given.set([0, ...Object.keys(about.fields).map((name) => (name in position ? 1 : 0))]);
  const length = module.call('complete');
  if (length > 0) throw wrong(new TextDecoder().decode(module.bytes('text').subarray(0, length)));
  const game = rules.begin({ players, options, seed, record: module.bytes('state').slice() });
  if (game.over) throw new BadPosition('turn', turn, 'edit-idle');
  return game;
}

function put(
  form: Form,
  record: DataView,
  at: number,
  players: number,
  name: string,
  value: unknown,
): void {
  try {
    writeField(form, record, at, players, value);
  } catch (problem) {
    if (problem instanceof BadField) throw new BadPosition(name, null, 'edit-wrong-value');
    throw problem;
  }
}

function wrong(said: string): BadPosition {
  const { clause, key, args } = JSON.parse(said) as {
    clause: string;
    key: string;
    args: Record<string, string | number>;
  };
  const { field, seat, ...more } = args as { field: string; seat: number };
  return new BadPosition(field, seat < 0 ? null : seat, key, more, clause);
}

function seedOf(seed: unknown): string {
  if (typeof seed === 'number' && Number.isInteger(seed) && seed >= 0) return seed.toString(16);
  if (typeof seed === 'string' && /^[0-9a-f]{1,64}$/.test(seed)) return seed;
  return newSeed();
}

// --- Links -----------------------------------------------------------------------------------------

/** A position as a part of an address. */
export async function packed(position: Position): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...small))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What stands in an address, or null if it is nothing of the sort. */
export async function unpacked(text: string): Promise<Position | null> {
  try {
    const small = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(small, (letter) => letter.charCodeAt(0));
    const json = await through(bytes, new DecompressionStream('deflate-raw'));
    const found = JSON.parse(new TextDecoder().decode(json)) as Position;
    const whole = typeof found?.game === 'string' && Number.isInteger(found.players);
    return whole && typeof found.options === 'object' ? found : null;
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array, change: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
