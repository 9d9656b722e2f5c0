/** Bots in this page or worker: what bots/levels.py and bots/search.py are in Python. From the same
 * seed, and without a limit of time, they decide the same.
 *
 *     const bot = new Bot(rules, 'eagle', seed);        // chick, fledgling, hawk, eagle
 *     await bot.prepare(game);                           // fetches a network where it wants one
 *     const decision = bot.decide(game, seconds?);       // for the seat to move; takes as long
 *     const options = hints(game, seed, seconds?);       // as Hint.options, the best one first
 *
 * `decide` and `hints` do not return before they are done: call them in a worker. A bot remembers
 * what it thought, so keep one for each seat. A level's `think_seconds` (rules.about.levels) say
 * how long a person would take: `pause(rules, level, choices)`.
 */
import type { ProposalInfo } from '../lib/protocol.gen';
import { putSeed, type Game, type Rules } from './rules.ts';

const SLICE = 128;
const SLICE_MS = 10;
const MOST_INHERITED = 0.75;
const NODE = {
  size: 28,
  first: 0,
  next: 4,
  visits: 8,
  offered: 12,
  reward: 16,
  wins: 20,
  decision: 24,
};
const RNG = 32;
/** Of a network's weights, to one. */
const STEPS = 128;

/** How long a person of this level would take for a decision among so many, in seconds. */
export function pause(rules: Rules, level: string, choices: number): number {
  const [easiest, hardest] = rules.about.levels[level]!.think_seconds;
  return easiest + (hardest - easiest) * Math.min(1, Math.log2(Math.max(choices, 1)) / 6);
}

/** The best decisions of a position, the share of the win that each promises, what would be decided
 * in one go with it, and why: what bots/explain.py is in Python. */
export function hints(game: Game, seed: string, seconds?: number): ProposalInfo[] {
  const { about, forms } = game.rules;
  const { iterations, seconds: usual, longest_plan, most, worth_a_look } = about.hints;
  const search = new Search(game.rules, seed, iterations);
  const all = search.think(game, seconds ?? usual).slice(0, about.hints.options);
  const found = all
    .filter(({ visits }) => visits >= worth_a_look * all[0]!.visits)
    .sort((a, b) => b.wins - a.wins)
    .slice(0, most);
  const lines = found.map(({ decision }) => search.line(decision, longest_plan));
  const seat = game.turn!;
  const known = game.guessed(seat, generator(game.rules, '0'));
  return found.map(({ decision, wins }, i) => {
    const line = lines[i]!.length > 0 ? lines[i]! : [decision];
    const plan = planOf(known, line);
    return {
      decision,
      text: forms[decision]!.text,
      share: wins,
      plan: plan.map((each) => forms[each]!),
      reasons: known.reasons(plan).slice(0, about.hints.most_reasons),
    };
  });
}

/** The part of a line that the seat to move can decide on now. */
function planOf(known: Game, line: number[]): number[] {
  const game = known.copy();
  const plan: number[] = [];
  for (const decision of line) {
    if (!game.play(decision)) break;
    plan.push(decision);
    if (game.turn !== known.turn || game.revelations !== known.revelations) break;
  }
  return plan.length > 0 ? plan : line.slice(0, 1);
}

export class Bot {
  readonly level: string;
  #rules: Rules;
  #seed: string;
  #rng: Uint8Array;
  #search: Search | null = null;
  #weights: Uint8Array | null = null;

  constructor(rules: Rules, level: string, seed: string) {
    this.#rules = rules;
    this.level = level;
    this.#seed = seed;
    this.#rng = generator(rules, seed);
  }

  /** Fetch what this bot needs at this table beside the rules. */
  async prepare(game: Game): Promise<void> {
    if (this.#guided(game) !== null) this.#weights ??= await knowledge(this.#rules);
  }

  /** The decision of the seat to move; within the level's seconds unless told otherwise, and with
   * `Infinity` whatever time it takes. */
  decide(game: Game, seconds?: number): number {
    const level = this.#rules.about.levels[this.level]!;
    if (level.looks) return this.#look(game);
    this.#search ??= this.#searching(game);
    return this.#search.decide(game, seconds ?? level.seconds);
  }

  #searching(game: Game): Search {
    const guided = this.#guided(game);
    if (guided === null)
      return new Search(this.#rules, this.#seed, this.#rules.about.levels[this.level]!.iterations);
    if (!this.#weights) throw new Error('prepare() has to come first');
    return new Search(this.#rules, this.#seed, guided, this.#weights);
  }

  /** How many iterations with a network, where one leads. */
  #guided(game: Game): number | null {
    const { about } = this.#rules;
    const { guided } = about.levels[this.level]!;
    const usual = about.options.every((option) => game.options[option.name] === option.default);
    return guided && usual && guided.players.includes(game.players) ? guided.iterations : null;
  }

  #look(game: Game): number {
    const { module, about } = this.#rules;
    const { looking } = about.levels[this.level]!;
    game.enter();
    module.bytes('rng').set(this.#rng);
    looking.forEach((number, i) => module.view('looking').setFloat64(8 * i, number, true));
    const which = module.call('look', game.turn!, game.choices().length);
    this.#rng = module.bytes('rng').slice();
    return game.choices()[which]!;
  }
}

/** The weights of a game's network as the search reads them: numbers of 32 bits, of which the file may
 * have the steps (`in_steps` in bots/browser/weights.py). */
export async function knowledge(rules: Rules): Promise<Uint8Array> {
  const file = new Uint8Array(await rules.weights());
  const { rooms, weights_at } = rules.about;
  if (file.length === rooms.opinion! - weights_at) return file;
  const count = file.length / 2;
  const whole = Float32Array.from({ length: count }, (_, i) => {
    const folded = file[i]! | (file[count + i]! << 8);
    return (folded & 1 ? -(folded + 1) / 2 : folded / 2) / STEPS;
  });
  return new Uint8Array(whole.buffer);
}

interface Candidate {
  decision: number;
  visits: number;
  reward: number;
  wins: number;
}

/** Where the tree stands after our own decision: what the seat would see there. */
interface Memory {
  decisions: number;
  revelations: number;
  seat: number;
  features: Uint8Array;
  nodes: Uint8Array;
}

/** The trees of one bot, grown in the module's memory and kept here between its decisions. */
export class Search {
  #rules: Rules;
  #iterations: number;
  #rng: Uint8Array;
  #weights: Uint8Array | null;
  #memory: Memory | null = null;

  constructor(rules: Rules, seed: string, iterations: number, weights: Uint8Array | null = null) {
    this.#rules = rules;
    this.#iterations = iterations;
    this.#rng = generator(rules, seed);
    this.#weights = weights;
  }

  /** What the search visits most. */
  decide(game: Game, seconds = Infinity): number {
    const best = this.think(game, seconds)[0]!.decision;
    this.remember(game, best);
    return best;
  }

  /** Search the position for the seat to move; its decisions, the best first. */
  think(game: Game, seconds = Infinity): Candidate[] {
    const deadline = performance.now() + 1000 * seconds;
    const { module, about } = this.#rules;
    const memory = this.#recalled(game);
    module.makeRoom('nodes', this.#iterations + 1);
    module.makeRoom('spare', this.#iterations + 1);
    const kept = memory?.nodes ?? new Uint8Array(NODE.size);
    module.bytes('nodes').set(kept);
    module.view('used').setBigInt64(0, BigInt(kept.length / NODE.size), true);
    const grow = this.#weights ? 'grow_guided' : 'grow';
    const settings = about.settings[this.#weights ? 'guided' : 'usual']!;
    settings.forEach((number, i) => module.view('settings').setFloat64(8 * i, number, true));
    if (this.#weights) module.bytes('opinion').set(this.#weights, about.weights_at);
    const root = module.bytes('root');
    root.fill(0);
    root.set(game.state.subarray(0, about.record.lean));
    module.bytes('rng').set(this.#rng);
    const done = this.#node(0, NODE.visits);
    let left = this.#iterations - Math.min(done, Math.floor(MOST_INHERITED * this.#iterations));
    let slice = 1;
    while (left > 0) {
      const some = Math.min(slice, left);
      const began = performance.now();
      module.call(grow, game.turn!, some);
      const now = performance.now();
      slice = now - began < SLICE_MS ? Math.min(2 * slice, SLICE) : Math.max(slice >> 1, 1);
      left -= some;
      if (now >= deadline) break;
    }
    this.#rng = module.bytes('rng').slice();
    return this.#candidates();
  }

  /** The most visited way on from a decision, as long as enough is known of it. */
  line(first: number, longest: number): number[] {
    const found: number[] = [];
    let nodes = this.#children().filter((node) => this.#decision(node) === first);
    while (nodes.length > 0 && found.length < longest) {
      const visits = (node: number) => this.#node(node, NODE.visits);
      const best = nodes.reduce((a, b) => (visits(b) > visits(a) ? b : a));
      if (visits(best) < this.#rules.about.hints.enough) break;
      found.push(this.#decision(best));
      nodes = this.#children(best);
    }
    return found;
  }

  /** Keep what lies below our decision, for when we go on deciding with nothing new revealed. */
  remember(game: Game, decision: number): void {
    const { module } = this.#rules;
    const seat = game.turn!;
    const top = this.#children().find((node) => this.#decision(node) === decision) ?? 0;
    // What our decision leads to is tried on a guess, so that nothing hidden is looked at.
    const after = game.guessed(seat, this.#rng);
    after.play(decision);
    if (after.revelations !== game.revelations || after.turn !== seat || top === 0) return;
    module.call('keep', top);
    const used = Number(module.view('used').getBigInt64(0, true));
    this.#memory = {
      decisions: after.count,
      revelations: game.revelations,
      seat,
      features: after.features(seat),
      nodes: module.bytes('nodes').slice(0, used * NODE.size),
    };
  }

  #recalled(game: Game): Memory | null {
    const memory = this.#memory;
    this.#memory = null;
    if (
      memory === null ||
      memory.decisions !== game.count ||
      memory.revelations !== game.revelations ||
      memory.seat !== game.turn
    )
      return null;
    const features = game.features(memory.seat);
    return features.every((value, i) => value === memory.features[i]) ? memory : null;
  }

  #candidates(): Candidate[] {
    const view = this.#rules.module.view('nodes');
    const found = this.#children().map((node) => {
      const visits = this.#node(node, NODE.visits);
      return {
        decision: this.#decision(node),
        visits,
        reward: view.getFloat32(node * NODE.size + NODE.reward, true) / visits,
        wins: view.getFloat32(node * NODE.size + NODE.wins, true) / visits,
      };
    });
    return found.sort(
      (a, b) => b.visits - a.visits || b.reward - a.reward || a.decision - b.decision,
    );
  }

  #children(parent = 0): number[] {
    const found: number[] = [];
    for (let node = this.#node(parent, NODE.first); node; node = this.#node(node, NODE.next))
      found.push(node);
    return found;
  }

  #node(node: number, field: number): number {
    return this.#rules.module.view('nodes').getInt32(node * NODE.size + field, true);
  }

  #decision(node: number): number {
    return this.#rules.module.view('nodes').getInt16(node * NODE.size + NODE.decision, true);
  }
}

/** A generator's state from a seed. */
export function generator(rules: Rules, seed: string): Uint8Array {
  putSeed(rules.module, seed);
  rules.module.call('generator');
  return rules.module.bytes('rng').slice(0, RNG);
}
