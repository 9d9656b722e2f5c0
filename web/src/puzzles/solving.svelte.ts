/** A puzzle that is being solved: the position, what has been found of it, and what was tried. */
import { seatInfos } from '../local/seats';
import { loadRules, type Game } from '../local/rules';
import { Story, update } from '../local/story';
import type { Legal, Line, Puzzle, Update } from '../lib/protocol.gen';
import { fileUrl } from '../lib/site';
import type { How } from './done.svelte';

export type Verdict = 'none' | 'wrong' | 'goes_on' | 'solved' | 'shown';

export class Solving {
  update = $state.raw<Update>(undefined!);
  verdict = $state<Verdict>('none');
  /** What was tried in vain last. */
  tried = $state.raw<Legal | null>(null);
  /** What stands against something that may not be done. */
  refused = $state.raw<(Line & { clause: string | null }) | null>(null);
  #mistakes = 0;
  #found = $state(0);
  #start: Game;
  #story: Story;
  #seats: ReturnType<typeof seatInfos>;

  private constructor(
    readonly puzzle: Puzzle,
    start: Game,
    names: string[],
  ) {
    this.#start = start;
    const seat = start.turn!;
    const seats = names.map((name, i) => ({ name, colour: i, bot: i === seat ? null : 'hawk' }));
    this.#seats = seatInfos({ seats });
    this.#story = new Story(start.copy(), [seat]);
    this.#tell();
  }

  /** `name` says how a seat is called. */
  static async of(game: string, puzzle: Puzzle, name: (seat: number) => string): Promise<Solving> {
    const rules = await loadRules(new URL(fileUrl('wasm'), location.href).href, game);
    const { players, options, seed } = puzzle;
    const start = rules.begin({ players, options, seed: seed.toString(16) });
    for (const decision of puzzle.decisions)
      if (!start.play(decision)) throw new Error('the rules have changed');
    const names = Array.from({ length: players }, (_, seat) => name(seat));
    return new Solving(puzzle, start, names);
  }

  get seat(): number {
    return this.#start.turn!;
  }

  /** What is left to be found. */
  get rest(): Legal[] {
    return this.#forms(this.puzzle.solution.slice(this.#found));
  }

  get plan(): Legal[] {
    return this.#forms(this.puzzle.plan);
  }

  get tempting(): Legal {
    return this.#forms([this.puzzle.tempting])[0]!;
  }

  get over(): boolean {
    return this.verdict === 'solved' || this.verdict === 'shown';
  }

  get how(): How {
    if (this.verdict === 'shown') return 'shown';
    return this.#mistakes > 0 ? 'later' : 'first';
  }

  /** Somebody decides: the board goes on only if it is right. */
  decide(decision: number): void {
    this.refused = null;
    if (this.over) return;
    if (decision === this.puzzle.solution[this.#found]) this.#play(decision);
    else {
      this.#mistakes++;
      this.tried = this.#forms([decision])[0]!;
      this.verdict = 'wrong';
    }
  }

  /** Give up: the solution is there to be looked at. */
  show(): void {
    this.refused = null;
    this.verdict = 'shown';
  }

  /** What stands against a decision, by its text. */
  ask(text: string): void {
    const decision = this.#start.rules.read(text);
    const { seen } = this.#story;
    if (decision === undefined || seen.choices().includes(decision)) return;
    this.refused = seen.refusal(decision);
  }

  /** Play what is shown, one step. */
  follow(): void {
    const next = this.puzzle.solution[this.#found];
    if (next !== undefined) this.#play(next);
  }

  #play(decision: number): void {
    this.#story.decide(decision);
    this.#found++;
    this.tried = null;
    if (this.verdict !== 'shown')
      this.verdict = this.#found === this.puzzle.solution.length ? 'solved' : 'goes_on';
    this.#tell();
  }

  #tell(): void {
    this.update = update(this.#story, this.#seats, 0, null);
  }

  #forms(decisions: readonly number[]): Legal[] {
    return decisions.map((decision) => this.#start.rules.forms[decision]!);
  }
}
