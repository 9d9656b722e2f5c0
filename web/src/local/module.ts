/** A game's WebAssembly module, its memory, and its functions by name. Rules and bots (rules.ts,
 * bots.ts) are what it is called for. Works in pages, workers and Node. */

import type { AboutField } from './position.ts';

/** The description beside a module (`<game>.json`, written by `rookery.bots.browser`). */
export interface About {
  format: number;
  game: string;
  rules_version: number;
  /** The smallest and the largest number of players. */
  seats: [number, number];
  constants_end: number;
  rooms: Record<string, number>;
  exports: Record<string, string[]>;
  record: Record<Header | 'lean' | 'size', number>;
  /** What a readable position has (position.ts). */
  fields: Record<string, AboutField>;
  blank: Piece[];
  options: AboutOption[];
  decisions: AboutKind[];
  levels: Record<string, AboutLevel>;
  settings: Record<'usual' | 'guided', number[]>;
  hints: {
    iterations: number;
    seconds: number;
    /** How often a search has to have been somewhere before it is believed. */
    enough: number;
    longest_plan: number;
    most_reasons: number;
    options: number;
    /** How many are proposed, and how much less than the best one they may have been thought about. */
    most: number;
    worth_a_look: number;
  };
  /** How a review weighs: the numbers of bots/reviewing.py. */
  review: {
    /** In a record of sums. */
    seats: number;
    /** What every decision is weighed in, in the end. */
    worlds: number;
    before: number;
    first_pass: number;
    in_the_running: number;
    fewest: number;
    onlooked: number;
    dealt: number;
    sure: number;
    mistake: number;
    turning_points: number;
    most_reasons: number;
    viewers: Record<'onlookers' | 'all_open' | 'any_deal', number>;
  };
  /** How the helper at a real table is asked, if there is one: for each field of a question how many
   * numbers there are at most, and the names that they stand for. */
  asked: Record<string, { most: number; names: string[] | null }> | null;
  /** Where the weights of the network go in the room `opinion`. */
  weights_at: number;
}

/** An address, and bytes in base64. */
export type Piece = [number, string];

type Header =
  | 'players'
  | 'turn'
  | 'places'
  | 'scores'
  | 'drawn'
  | 'options'
  | 'decisions'
  | 'revelations'
  | 'rng';

export interface AboutOption {
  name: string;
  default: boolean | number | string;
  /** The values that have names; none for a number. */
  values: (boolean | number | string)[];
  smallest: number;
  largest: number;
  later: boolean;
  /** The one of its values that makes a game for two. */
  small: string;
  /** It may also be a text of one's own, which only a server can read. */
  text: boolean;
  /** What a value (by its number) changes in an empty record. */
  changes: Record<string, Piece[]>;
}

export interface AboutKind {
  kind: string;
  text: string;
  parameters: Record<string, (string | number)[]>;
}

export interface AboutLevel {
  /** Goes by looks, without a search. */
  looks: boolean;
  iterations: number;
  /** The longest over one decision. */
  seconds: number;
  /** How long a person of this level would take over the easiest and the hardest choice. */
  think_seconds: [number, number];
  /** How likely it is to overlook something, and by how much it misjudges the rest. */
  looking: [number, number];
  /** Where a network guides the search: at tables of so many, with the usual options. */
  guided: { players: number[]; iterations: number } | null;
}

interface Room {
  at: number;
  size: number;
  most: number;
}

const PAGE = 65536;
const STACK = 4 * PAGE;
const ALIGNED = 16;

type Function = (...numbers: number[]) => number;

export class Module {
  readonly about: About;
  #memory: WebAssembly.Memory;
  #exports: Record<string, Function>;
  #arguments: Map<string, Argument[]>;
  #end: number;
  #rooms = new Map<string, Room>();

  private constructor(about: About, memory: WebAssembly.Memory, exports: Record<string, Function>) {
    this.about = about;
    this.#memory = memory;
    this.#exports = exports;
    this.#arguments = new Map(
      Object.entries(about.exports).map(([name, wanted]) => [name, wanted.map(argument)]),
    );
    this.#end = aligned(about.constants_end) + STACK;
  }

  static async load(code: WebAssembly.Module | BufferSource, about: About): Promise<Module> {
    const compiled = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    const top = aligned(about.constants_end) + STACK;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(top / PAGE) });
    const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, top); // it grows down
    const env = {
      __linear_memory: memory,
      __stack_pointer: stack,
    };
    const instance = await WebAssembly.instantiate(compiled, { env });
    return new Module(about, memory, instance.exports as Record<string, Function>);
  }

  /** Call a function: the rooms among its arguments are known, numbers have to be given. */
  call(name: string, ...numbers: number[]): number {
    let next = 0;
    const given: number[] = [];
    for (const wanted of this.#arguments.get(name)!) {
      if (wanted === null) given.push(numbers[next++]!);
      else {
        const room = this.#room(wanted.room);
        given.push(room.at);
        if (wanted.open) given.push(room.size / this.about.rooms[wanted.room]!);
      }
    }
    return this.#exports[name]!(...given);
  }

  has(name: string): boolean {
    return name in this.about.exports;
  }

  /** The bytes of a room, to be read or written before the next call. */
  bytes(name: string): Uint8Array {
    const { at, size } = this.#room(name);
    return new Uint8Array(this.#memory.buffer, at, size);
  }

  view(name: string): DataView {
    const { at, size } = this.#room(name);
    return new DataView(this.#memory.buffer, at, size);
  }

  /** Give a room whose length is open place for so many. What was in it may be lost. */
  makeRoom(name: string, count: number): void {
    const size = count * this.about.rooms[name]!;
    const room = this.#rooms.get(name);
    if (room && room.most >= size) room.size = size;
    else this.#rooms.set(name, this.#taken(size));
  }

  #room(name: string): Room {
    let room = this.#rooms.get(name);
    if (!room) {
      room = this.#taken(this.about.rooms[name]!);
      this.#rooms.set(name, room);
    }
    return room;
  }

  #taken(size: number): Room {
    const at = this.#end;
    this.#end = aligned(at + size);
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return { at, size, most: size };
  }
}

/** A number, or a room, whose length is given too if it is open. */
type Argument = { room: string; open: boolean } | null;

function argument(said: string): Argument {
  if (said.startsWith('=')) return null;
  return said.endsWith('+') ? { room: said.slice(0, -1), open: true } : { room: said, open: false };
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNED) * ALIGNED;
}
