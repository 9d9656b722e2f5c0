/** An example of a rule: a position, and what is decided in it, one decision after the other. */
import { seatInfos } from '../local/seats';
import type { Game, Rules } from '../local/rules';
import { replayed } from '../local/story';
import type { Legal, Line, Refusal, Scene, Update } from '../lib/protocol.gen';

export class Example {
  update = $state.raw<Update>(undefined!);
  /** So many decisions have been played. */
  at = $state(0);
  readonly #start: Game;
  readonly #states: Game[];

  constructor(
    rules: Rules,
    readonly scene: Scene,
    private readonly names: string[],
  ) {
    this.#start = rules.from(scene.start);
    this.#states = [this.#start];
    for (const decision of scene.plays) {
      const game = this.#states.at(-1)!.copy();
      if (!game.play(decision)) throw new Error('the rules have changed');
      this.#states.push(game);
    }
    this.show(0);
  }

  get last(): boolean {
    return this.at === this.scene.plays.length;
  }

  /** What is decided next, and by whom. */
  get next(): { decision: Legal; seat: number } | null {
    const number = this.scene.plays[this.at];
    const seat = this.#states[this.at]!.turn;
    return number === undefined || seat === null ? null : { decision: this.#form(number), seat };
  }

  /** What the last decision led to, as everybody may read it. */
  get told(): Line[] {
    return this.at === 0 ? [] : this.#states[this.at]!.log(null);
  }

  /** What may not be done here, and why. */
  get refused(): { decision: Legal; why: Refusal }[] {
    const game = this.#states[this.at]!;
    return this.scene.refused
      .filter(([after]) => after === this.at)
      .map(([, number]) => ({ decision: this.#form(number), why: game.refusal(number) }));
  }

  /** Show the position after so many decisions, as the one who decided last sees it. */
  show(at: number): void {
    this.at = at;
    const seat = this.#states[Math.max(0, at - 1)]!.turn ?? 0;
    const seats = this.names
      .slice(0, this.#start.players)
      .map((name, i) => ({ name, colour: i, bot: null }));
    const shown = replayed(this.#states[at]!, seatInfos({ seats }), at, seat);
    this.update = { ...shown, log: [], seed: null };
  }

  #form(number: number): Legal {
    return this.#start.rules.forms[number]!;
  }
}
