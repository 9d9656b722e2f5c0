/** A guided first game as it is played: the position, what is asked, and what was tried. */
import { seatInfos } from '../local/seats';
import type { Game } from '../local/rules';
import { Story, update } from '../local/story';
import { tempo } from '../lib/pace';
import type { Legal, Lesson, LessonStep, Line, Update } from '../lib/protocol.gen';
import { lessonOf, rulesOf } from './files';

/** There is something to see, or to do; it was something else, or well done; it is over. */
export type Phase = 'look' | 'do' | 'wrong' | 'well' | 'over';

const LEARNER = 0;
const NO_CHANCE = new Uint8Array(32).fill(1);
/** How long the others' moves are looked at, at the usual pace. */
const PACE_MS = 1100;

export class Course {
  update = $state.raw<Update>(undefined!);
  phase = $state<Phase>('look');
  at = $state(0);
  /** What was tried in vain last. */
  tried = $state.raw<Legal | null>(null);
  /** What stands against something that may not be done. */
  refused = $state.raw<(Line & { clause: string | null }) | null>(null);
  /** What the others have done since. */
  told = $state.raw<Line[]>([]);
  /** What is good about what was played: the game's own reasons. */
  reasons = $state.raw<Line[]>([]);
  /** The others are playing. */
  busy = $state(false);
  /** The way is drawn on the board. */
  shows = $state(false);
  #path = $state.raw<number[]>([]);
  #states: Game[] = [];
  #version = 0;

  private constructor(
    readonly lesson: Lesson,
    readonly starts: Game[],
    private readonly names: string[],
  ) {}

  /** `name` says how a seat is called; `at` is the step to begin with. Null: there is none. */
  static async of(game: string, at: number, names: string[]): Promise<Course | null> {
    const [rules, lesson] = await Promise.all([rulesOf(game), lessonOf(game)]);
    if (!lesson) return null;
    const starts = lesson.scenes.map((scene) => rules.from(scene));
    const course = new Course(lesson, starts, names);
    course.enter(at < lesson.steps.length ? at : 0);
    return course;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  get game(): Game {
    return this.#states.at(-1)!;
  }

  /** What is left of the way that is shown. */
  get rest(): Legal[] {
    const way = this.#fitting[0] ?? [];
    return way.slice(this.#path.length).map((each) => this.#form(each));
  }

  /** So many decisions of this step can be taken back. */
  get draft(): number {
    return this.phase === 'do' ? this.#path.length : 0;
  }

  get #fitting(): number[][] {
    return this.step.ways.filter((way) => this.#path.every((each, i) => way[i] === each));
  }

  /** Go to a step: its scene is played up to it. */
  enter(at: number): void {
    const scene = this.lesson.steps[at]!.scene;
    const game = this.starts[scene]!.copy();
    for (const step of this.lesson.steps.slice(0, at))
      if (step.scene === scene)
        for (const decision of [...(step.ways[0] ?? []), ...step.others]) game.play(decision);
    this.#begin(at, game);
    this.#tell([]);
  }

  #begin(at: number, game: Game): void {
    this.at = at;
    this.#states = [game];
    this.#path = [];
    this.tried = this.refused = null;
    this.told = this.reasons = [];
    this.shows = false;
    this.phase = this.step.ways.length > 0 ? 'do' : 'look';
  }

  decide(decision: number): void {
    this.refused = null;
    if (this.phase !== 'do') return;
    const path = [...this.#path, decision];
    const after = this.game.copy();
    if (!after.play(decision)) return;
    this.reasons = this.#reasonsOf(path);
    this.#states.push(after);
    this.#path = path;
    const ways = this.#fitting;
    if (ways.length === 0) {
      this.tried = this.#form(decision);
      this.phase = 'wrong';
      this.shows = false;
    } else if (ways.some((way) => way.length === path.length)) this.phase = 'well';
    this.#tell(after.log(LEARNER));
  }

  /** What is good about this step's decisions, by what the learner can know. */
  #reasonsOf(path: number[]): Line[] {
    return this.#states[0]!.guessed(LEARNER, NO_CHANCE).reasons(path);
  }

  takeBack(): void {
    if (this.phase !== 'wrong' && this.draft === 0) return;
    this.#states.pop();
    this.#path = this.#path.slice(0, -1);
    this.tried = null;
    this.reasons = [];
    this.phase = 'do';
    this.#tell([]);
  }

  show(): void {
    if (this.phase === 'wrong') this.takeBack();
    this.refused = null;
    this.shows = true;
  }

  /** Play what is shown, one decision. */
  follow(): void {
    const next = this.rest[0];
    if (next) this.decide(next.decision);
  }

  /** What stands against a decision, by its text. */
  ask(text: string): void {
    const decision = this.game.rules.read(text);
    if (decision === undefined || this.phase !== 'do') return;
    if (!this.game.choices().includes(decision)) this.refused = this.game.refusal(decision);
  }

  /** The others play, and the next step begins. */
  async goOn(): Promise<void> {
    if (this.busy || (this.phase !== 'well' && this.phase !== 'look')) return;
    this.busy = true;
    const { others } = this.step;
    const told: Line[] = [];
    for (const decision of others) {
      const game = this.game.copy();
      game.play(decision);
      this.#states.push(game);
      const lines = game.log(LEARNER);
      told.push(...lines);
      this.#tell(lines);
      if (tempo() > 0) await new Promise((wake) => setTimeout(wake, PACE_MS * tempo()));
    }
    this.busy = false;
    const next = this.at + 1;
    if (next === this.count) {
      this.phase = 'over';
      return;
    }
    if (this.lesson.steps[next]!.scene !== this.step.scene) return this.enter(next);
    this.#begin(next, this.game);
    this.told = told;
    this.#tell([]);
  }

  #tell(lines: Line[]): void {
    const called = this.names.slice(0, this.game.players);
    const seats = called.map((name, i) => ({ name, colour: i, bot: i === 0 ? null : 'hawk' }));
    const story = new Story(this.game, [LEARNER]);
    story.version = ++this.#version;
    this.update = { ...update(story, seatInfos({ seats }), 0, null), log: lines, seed: null };
  }

  #form(decision: number): Legal {
    return this.game.rules.forms[decision]!;
  }
}
