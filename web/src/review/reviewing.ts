/** A review that is being made: what bots/reviewing.py is in Python, with the same numbers from the
 * same seed. Pass after pass every moment of a game is weighed in more worlds (docs/review.md). */
import type { Line, Review, ReviewedDecision, ReviewedSeat } from '../lib/protocol.gen';
import { generator } from '../local/bots.ts';
import type { About } from '../local/module.ts';
import type { Game, Rules } from '../local/rules.ts';
import { sha256 } from '../local/sha256.ts';

/** Calls the module, and says what came of it. */
class Scales {
  readonly about: About['review'];
  #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.about = rules.about.review;
  }

  /** Play on from `root`; `rng` goes on where it was. */
  weigh(root: Uint8Array, viewer: number, worlds: number, rng: Uint8Array, options: number[]) {
    const { module, about } = this.#rules;
    module.bytes('root').set(root);
    module.bytes('rng').set(rng);
    about.settings.usual.forEach((x, i) => module.view('settings').setFloat64(8 * i, x, true));
    const listed = module.view('options');
    options.forEach((option, i) => listed.setInt16(2 * i, option, true));
    module.call('weigh', viewer, worlds, options.length);
    rng.set(module.bytes('rng').subarray(0, rng.length));
  }

  /** What a seat got of the option at place `k`. */
  sum(k: number, seat: number): number {
    return this.#rules.module.view('sums').getFloat64(8 * (k * this.about.seats + seat), true);
  }

  add(sums: number[], k: number): void {
    for (let seat = 0; seat < sums.length; seat++) sums[seat]! += this.sum(k, seat);
  }

  square(k: number): number {
    return this.#rules.module.view('squares').getFloat64(8 * k, true);
  }
}

const zeros = (count: number) => Array<number>(count).fill(0);

/** What was found out about a position and its decision. */
class Moment {
  readonly seat: number;
  readonly choices: number;
  /** Those in the running, what was played first. */
  options: number[];
  worlds = 0;
  onlooked = 0;
  readonly onlookers: number[];
  readonly root: Uint8Array;
  #scales: Scales;
  #rng: Uint8Array;
  /** What those that are not in the running any more were worth, together. */
  #dropped = 0;
  #sums: number[][];
  #squares: number[];
  #byLooks: number[];
  #before: number[];

  constructor(scales: Scales, game: Game, played: number, rng: Uint8Array) {
    this.#scales = scales;
    this.#rng = rng;
    this.root = game.state.slice(0, game.rules.about.record.lean);
    this.seat = game.turn!;
    const choices = game.choices();
    this.choices = choices.length;
    this.options = [played, ...choices.filter((choice) => choice !== played)];
    this.onlookers = zeros(game.players);
    this.#sums = this.options.map(() => zeros(game.players));
    this.#squares = zeros(this.options.length);
    this.#byLooks = zeros(game.players);
    this.#before = zeros(game.players);
  }

  weigh(viewer: number, worlds: number): void {
    const { about } = this.#scales;
    const count = this.options.length;
    this.#scales.weigh(this.root, viewer, worlds, this.#rng, this.options);
    for (let k = 0; k < count; k++) {
      this.#scales.add(this.#sums[k]!, k);
      this.#squares[k]! += this.#scales.square(k);
    }
    this.#scales.add(this.#byLooks, count);
    this.#scales.add(this.#before, count + 1);
    this.worlds += worlds;
    this.#drop(Math.max(about.fewest, Math.floor(about.in_the_running / this.worlds)));
  }

  lookOn(onlooker: number, worlds: number): void {
    this.#scales.weigh(this.root, onlooker, worlds, this.#rng, []);
    this.#scales.add(this.onlookers, this.#scales.about.before);
    this.onlooked += worlds;
  }

  /** Only the most promising stay in the running. */
  #drop(keep: number): void {
    if (this.options.length <= keep + 1) return;
    const order = this.#order([...this.options.keys()].slice(1));
    for (const k of order.slice(keep)) this.#dropped += this.share(k);
    const kept = [0, ...order.slice(0, keep)];
    this.options = kept.map((k) => this.options[k]!);
    this.#sums = kept.map((k) => this.#sums[k]!);
    this.#squares = kept.map((k) => this.#squares[k]!);
  }

  #order(which: Iterable<number>): number[] {
    const won = (k: number) => this.#sums[k]![this.seat]!;
    return [...which].sort((a, b) => won(b) - won(a) || this.options[a]! - this.options[b]!);
  }

  share(k: number): number {
    return this.#sums[k]![this.seat]! / this.worlds;
  }

  #difference(more: number[], less: number[]): number[] {
    return more.map((a, i) => (a - less[i]!) / this.worlds);
  }

  reviewed(rules: Rules, move: number): ReviewedDecision {
    const { sure, mistake } = this.#scales.about;
    const text = this.options.map((option) => rules.forms[option]!.text);
    const order = this.#order(this.options.keys());
    const best = this.share(order[0]!) > this.share(0) ? order[0]! : 0;
    const loss = this.share(best) - this.share(0);
    const spread = this.#squares[best]! / this.worlds - loss * loss;
    const error = Math.sqrt(Math.max(spread, 0) / this.worlds);
    let byLot = this.#dropped;
    for (const k of this.options.keys()) byLot += this.share(k);
    return {
      move,
      seat: this.seat,
      played: text[0]!,
      best: text[best]!,
      loss,
      error,
      mistake: loss >= mistake && loss > sure * error,
      stake: Math.max(this.share(best) - byLot / this.choices, loss),
      share: this.share(0),
      gain: this.#difference(this.#sums[0]!, this.#byLooks),
      unforeseen: this.#difference(this.#byLooks, this.#before),
      options: order.map((k) => ({ decision: text[k]!, share: this.share(k) })),
      why: [],
      instead: [],
    };
  }
}

export class Reviewing {
  readonly rules: Rules;
  #game: Game;
  #seed: number;
  #open: boolean;
  #scales: Scales;
  #moments: Moment[] = [];
  #dealing: Uint8Array;
  #deals = 0;
  #dealt: number[];
  #done = 0;

  /** A game that is over. */
  constructor(game: Game, seed = 0, open = false) {
    this.rules = game.rules;
    this.#game = game;
    this.#seed = seed;
    this.#open = open;
    this.#scales = new Scales(this.rules);
    this.#dealing = this.#generator(-1);
    this.#dealt = zeros(game.players);
    const again = game.fresh();
    game.decisions.forEach((decision, move) => {
      this.#moments.push(new Moment(this.#scales, again, decision, this.#generator(move)));
      again.play(decision);
    });
  }

  #generator(stream: number): Uint8Array {
    const seed = BigInt(`0x${this.#game.seed}`).toString(16);
    const name = new TextEncoder().encode(`review ${this.#seed} ${seed} ${stream}`);
    return generator(this.rules, sha256(name));
  }

  /** In so many worlds every decision has been weighed. */
  get worlds(): number {
    return this.#done;
  }

  /** One more pass, as large as all before it together, but no further than to `most` worlds. Says
   * after every moment how far it has come, from 0 to 1; whoever hears that may want it to stop. */
  *pass(most = this.rules.about.review.worlds): Generator<number, void, void> {
    const { about } = this.#scales;
    const size = Math.min(this.#done || about.first_pass, most - this.#done);
    if (size <= 0) return;
    const { onlookers, all_open } = about.viewers;
    this.#deal(about.dealt * size);
    for (const [i, moment] of this.#moments.entries()) {
      moment.weigh(this.#open ? all_open : moment.seat, size);
      moment.lookOn(this.#open ? all_open : onlookers, about.onlooked * size);
      yield (i + 1) / this.#moments.length;
    }
    this.#done += size;
  }

  /** What the seats can expect before the cards are dealt, or at the position given. */
  #deal(deals: number): void {
    const { about } = this.#scales;
    const { any_deal, all_open, onlookers } = about.viewers;
    const { players, options, record } = this.#game;
    const blank = () => this.rules.blank(players, options).slice(0, this.rules.about.record.lean);
    const [root, viewer] = record
      ? [this.#moments[0]!.root, this.#open ? all_open : onlookers]
      : [blank(), any_deal];
    this.#scales.weigh(root, viewer, deals, this.#dealing, []);
    this.#scales.add(this.#dealt, about.before);
    this.#deals += deals;
  }

  // --- Reading -----------------------------------------------------------------------------------

  review(): Review {
    const decisions = this.#moments.map((moment, move) => moment.reviewed(this.rules, move));
    const turning = turningPoints(decisions, this.#scales.about);
    this.#giveReasons(decisions, turning);
    const result = this.#result();
    const seats = Array.from({ length: this.#game.players }, (_, seat) => seat);
    return {
      game: this.rules.about.game,
      players: this.#game.players,
      worlds: Math.min(...this.#moments.map(({ worlds }) => worlds)),
      seed: this.#seed,
      open: this.#open,
      seats: seats.map((seat) => this.#seat(seat, decisions, result[seat]!)),
      decisions,
      chances: [
        ...this.#moments.map(({ onlookers, onlooked }) => onlookers.map((x) => x / onlooked)),
        result,
      ],
      turning_points: turning,
    };
  }

  /** The shares of the win: what `win_share` in core/winning.py says of a game that is over. */
  #result(): number[] {
    const { winners, places } = this.#game.outcome()!;
    return places.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }

  /** For mistakes and for what mattered most, by what was known. */
  #giveReasons(decisions: ReviewedDecision[], turning: number[]): void {
    const again = this.#game.fresh();
    this.#game.decisions.forEach((decision, move) => {
      const d = decisions[move]!;
      if (d.mistake || turning.includes(move)) {
        const known = again.guessed(d.seat, generator(this.rules, '0'));
        const best = this.rules.read(d.best)!;
        d.why = this.#reasons(known, best);
        d.instead = best === decision ? [] : this.#reasons(known, decision);
      }
      again.play(decision);
    });
  }

  #reasons(known: Game, decision: number): Line[] {
    return known.reasons([decision]).slice(0, this.#scales.about.most_reasons);
  }

  #seat(seat: number, decisions: ReviewedDecision[], result: number): ReviewedSeat {
    const start = this.#dealt[seat]! / this.#deals;
    const own = sum(decisions.filter((d) => d.seat === seat).map(({ gain }) => gain[seat]!));
    const others = sum(decisions.filter((d) => d.seat !== seat).map(({ gain }) => gain[seat]!));
    const unforeseen = sum(decisions.map((d) => d.unforeseen[seat]!));
    const skill = own + others + unforeseen;
    const mine = decisions.filter((d) => d.seat === seat && this.#moments[d.move]!.choices > 1);
    return {
      seat,
      start,
      luck: result - start - skill,
      skill,
      result,
      own,
      others,
      unforeseen,
      ...accuracyOf(mine),
      decisions: mine.length,
      mistakes: mine.filter(({ mistake }) => mistake).length,
    };
  }
}

/** What was kept of what was at stake, in percent, and its standard error. */
export function accuracyOf(decisions: ReviewedDecision[]) {
  const stakes = sum(decisions.map(({ stake }) => stake));
  if (stakes <= 0) return { accuracy: 100, uncertainty: 0 };
  const lost = sum(decisions.map(({ loss }) => loss)) / stakes;
  const spread = sum(decisions.map(({ loss, stake }) => (loss - lost * stake) ** 2));
  return { accuracy: 100 * (1 - lost), uncertainty: (100 * Math.sqrt(spread)) / stakes };
}

/** What mattered most: what was surely given away or found, whichever is more. */
function turningPoints(decisions: ReviewedDecision[], about: About['review']): number[] {
  const weight = (d: ReviewedDecision) => {
    const gained = d.gain[d.seat]!;
    return d.mistake ? Math.max(d.loss - about.sure * d.error, gained) : gained;
  };
  return [...decisions]
    .sort((a, b) => weight(b) - weight(a) || a.move - b.move)
    .slice(0, about.turning_points)
    .map(({ move }) => move)
    .sort((a, b) => a - b);
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
