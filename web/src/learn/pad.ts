/** A score pad for people at a real table: numbers in, and a position one decision before the end of
 * the game. What comes of it, and why, the game's own compiled rules say. */
import type { Line } from '../lib/protocol.gen';
import { setUp, type Position } from '../local/position';
import type { Rules } from '../local/rules';

export type Values = Record<string, number>;

/** What is asked: a number of everybody or of the table, or a player (a seat, -1 for nobody). */
export interface PadField {
  key: string;
  of: 'seat' | 'table' | 'player';
  /** A text of the game's (`args` go with it), or, by `pad-`, of the site's. */
  label: string;
  args?: Record<string, string>;
  least?: number;
  most?: number;
  usual?: number;
}

/** A position as far as it is not as usual, and the decision that ends the game. */
export interface Ending {
  position: Partial<Position>;
  play: string;
}

export interface Pad {
  /** What is asked, by what has been answered. */
  fields(values: Values, players: number): PadField[];
  /** In order: the first one that can be set up, and that `holds`, counts. None: the numbers cannot
   * be. */
  endings(values: Values, players: number): Ending[];
  /** Lines that tell of something that nobody was asked, and the site's own in their place. */
  instead?: Record<string, string>;
  /** Whether that is how the game ended, where there are several ways. */
  holds?(lines: Line[], number: number): boolean;
}

export interface Reckoned {
  lines: Line[];
  places: number[];
  scores: number[];
  winners: number[];
}

export const at = (values: Values, field: PadField, seat: number): number =>
  values[nameOf(field, seat)] ?? field.usual ?? field.least ?? 0;

export const nameOf = (field: PadField, seat: number): string =>
  field.of === 'seat' ? `${field.key}.${seat}` : field.key;

export const of = (values: Values, key: string, seat: number, usual = 0): number =>
  values[`${key}.${seat}`] ?? usual;

export const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, i) => i);

/** The result, or null where such numbers cannot be. */
export function reckon(rules: Rules, pad: Pad, values: Values, players: number): Reckoned | null {
  const endings = pad.endings(values, players);
  for (const [number, { position, play }] of endings.entries()) {
    const outcome = end(rules, { players, ...position }, play);
    if (outcome && (pad.holds?.(outcome.lines, number) ?? true)) return outcome;
  }
  return null;
}

function end(rules: Rules, position: Partial<Position>, play: string): Reckoned | null {
  try {
    const whole = { game: rules.about.game, options: {}, turn: 0, decisions: 0, seed: 0 };
    const game = setUp(rules, { ...whole, ...position } as Position);
    const decision = rules.read(play);
    return decision !== undefined && game.play(decision) ? game.outcome() : null;
  } catch {
    return null;
  }
}
