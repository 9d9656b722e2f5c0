/** How a table in this browser comes to be. */
import type { Kept, KeptSeat } from './kept.ts';
import { newSeed, type Options } from './rules.ts';
import { marked, shuffled } from './seats.ts';

/** What a table starts from. A game is dealt from its seed; with `decisions` it begins after these
 * (to play on from a moment of another game: give that game's seed and options too), and with a
 * `record` in any position at all, which `Game.state` gives and whatever else writes records for
 * this version of the rules. Seats are taken as they are given unless they are shuffled. */
export interface Start {
  game: string;
  rules_version: number;
  players: number;
  options: Options;
  seats: KeptSeat[];
  shuffle?: boolean;
  seed?: string;
  decisions?: string[];
  record?: Uint8Array;
  /** With open cards. */
  open?: boolean;
  /** The page that it was made from, to come back to. */
  from?: string;
}

export function newTable(start: Start): Kept {
  const { shuffle = false, decisions = [] } = start;
  const now = Date.now();
  return {
    id: newSeed().slice(0, 20),
    game: start.game,
    rules_version: start.rules_version,
    players: start.players,
    options: { ...start.options },
    seed: start.seed ?? newSeed(),
    record: start.record ?? null,
    seats: marked(shuffle ? shuffled(start.seats) : start.seats),
    shuffle,
    decisions: [...decisions],
    given: decisions.length,
    over: false,
    turn: null,
    made_at: now,
    changed_at: now,
    rematch: null,
    open: start.open ?? false,
    from: start.from ?? null,
    handed_over: null,
    writes: 0,
  };
}

/** The same people, the same game, dealt anew. */
export function again(table: Kept): Kept {
  const { game, rules_version, players, options, seats, shuffle, open } = table;
  return newTable({ game, rules_version, players, options, seats, shuffle, open });
}
