/** A position that is being edited, and what the rules say of it: a game, or what is wrong. */
import type { Update } from '../lib/protocol.gen';
import { BadPosition, describe, setUp, type Position } from '../local/position';
import type { Game, Rules } from '../local/rules';
import { seatInfos } from '../local/seats';
import { Story, update } from '../local/story';

const SEEDS = 2 ** 32;

export class Editing {
  /** As it was written, whether or not it makes sense. */
  position = $state.raw<Position>(undefined!);
  /** The last one that did, and what is wrong with one that does not. */
  game = $state.raw<Game>(undefined!);
  wrong = $state.raw<BadPosition | null>(null);
  /** Cards that were taken away lie among those that are drawn, which are shuffled. */
  shuffled = $state(false);
  readonly rules: Rules;
  readonly #name: (seat: number) => string;

  /** `name` says how a seat is called. */
  constructor(rules: Rules, position: Position, name: (seat: number) => string) {
    this.rules = rules;
    this.#name = name;
    this.replace(position);
  }

  /** Another position; an error if nothing at all can be made of the first one. */
  replace(position: Position): void {
    this.shuffled = false;
    this.#try({ ...position, seed: position.seed ?? Math.floor(Math.random() * SEEDS) });
    if (!this.game && this.wrong) throw this.wrong;
  }

  deal(players: number): void {
    const seed = Math.floor(Math.random() * SEEDS);
    const game = this.rules.begin({
      players,
      options: this.position.options,
      seed: seed.toString(16),
    });
    this.replace({ ...describe(game), seed });
  }

  /** Play a decision: the position after it. */
  follow(decision: number): void {
    const after = this.game.copy();
    if (after.play(decision) && !after.over)
      this.replace({ ...describe(after), seed: this.position.seed });
  }

  /** Another value for a field. Piles that are drawn from are shuffled anew from what lies nowhere,
   * unless it is their own cards that are changed. */
  set(field: string, value: unknown): void {
    const drawn = this.rules.about.fields[field]?.drawn ?? false;
    if (drawn) this.shuffled = false;
    else if (this.rules.about.fields[field]) this.shuffled = true;
    this.#try({ ...this.position, [field]: value });
  }

  /** The position as it is written down: links and tables begin with it. */
  get written(): Position {
    return { ...describe(this.game), seed: this.position.seed };
  }

  seats(players = this.game.players) {
    return Array.from({ length: players }, (_, i) => ({
      name: this.#name(i),
      colour: i,
      bot: null,
    }));
  }

  /** What a seat sees of it, or whoever watches. */
  update(seat: number | null): Update {
    const story = new Story(this.game.copy(), seat === null ? [] : [seat]);
    return { ...update(story, seatInfos({ seats: this.seats() }), 0, null), legal: [] };
  }

  #try(position: Position): void {
    const { fields } = this.rules.about;
    const loose = Object.entries(position).filter(([name]) => !fields[name]?.drawn);
    this.position = position;
    this.wrong = null;
    try {
      const wanted = this.shuffled ? (Object.fromEntries(loose) as Position) : position;
      this.game = setUp(this.rules, wanted);
      this.position = this.written;
    } catch (problem) {
      if (!(problem instanceof BadPosition)) throw problem;
      this.wrong = problem;
    }
  }
}
