/** The story of a table in this browser: what `server/table/story.py` is at a server's. All people
 * at it are at this device, and the other seats are bots'.
 *
 * Decisions that reveal nothing stay a draft: they can be taken back, and a bot's are not seen. The
 * first one that reveals something, ends the turn or ends the game makes all of them public. */
import type { Line, SeatInfo, Update } from '../lib/protocol.gen';
import type { Game } from './rules.ts';

interface Step {
  game: Game;
  lines: Line[];
}

export class Story {
  /** As everybody at the table knows it. */
  game: Game;
  /** The seats of those who are at this device. */
  readonly mine: number[];
  /** What was told of the public game, to those who are here. */
  readonly log: Line[] = [];
  version = 1;
  /** Since this version no decision was made public: what was chosen later fits. */
  moveVersion = 1;
  #draft: Step[] = [];

  constructor(start: Game, mine: number[]) {
    this.game = start;
    this.mine = mine;
  }

  /** Whoever holds several seats reads what everybody may. */
  get reader(): number | null {
    return this.mine.length === 1 ? this.mine[0]! : null;
  }

  get turn(): number | null {
    return this.game.turn;
  }

  get over(): boolean {
    return this.game.over;
  }

  get yours(): boolean {
    return this.turn !== null && this.mine.includes(this.turn);
  }

  /** The game with the draft of whoever has one. */
  get latest(): Game {
    return this.#draft.at(-1)?.game ?? this.game;
  }

  /** The game as it is seen here. */
  get seen(): Game {
    return this.yours ? this.latest : this.game;
  }

  /** How many decisions can be taken back. */
  get draft(): number {
    return this.yours ? this.#draft.length : 0;
  }

  get drafting(): boolean {
    return this.#draft.length > 0;
  }

  /** All lines that may be read here, those of one's own draft included. */
  get lines(): Line[] {
    return this.yours ? [...this.log, ...this.#draft.flatMap((step) => step.lines)] : this.log;
  }

  /** Play a decision of the seat to move; false if the rules do not allow it. */
  decide(decision: number): boolean {
    const seat = this.turn;
    const after = this.latest.copy();
    if (!after.play(decision)) return false;
    this.#draft.push({ game: after, lines: after.log(this.reader) });
    if (!after.over && after.turn === seat && after.revelations === this.game.revelations) {
      if (this.yours) this.version++;
    } else this.settle();
    return true;
  }

  /** What was decided until now stays decided. */
  settle(): void {
    this.log.push(...this.#draft.flatMap((step) => step.lines));
    this.game = this.latest;
    this.#draft = [];
    this.moveVersion = ++this.version;
  }

  takeBack(): boolean {
    if (this.draft === 0) return false;
    this.#draft.pop();
    this.version++;
    return true;
  }
}

/** The table as it is shown here. The log begins at `from`. */
export function update(story: Story, seats: SeatInfo[], from: number, rematch: string | null) {
  const { seen, turn, mine, over } = story;
  const seat = turn !== null && mine.includes(turn) ? turn : (mine[0] ?? null);
  return {
    type: 'update',
    version: story.version,
    status: over ? 'over' : 'playing',
    title: '',
    host: mine[0] ?? null,
    seats,
    turn,
    seat,
    view: seen.view(seat),
    legal: story.yours ? seen.legal() : [],
    draft: story.draft,
    log_from: from,
    log: story.lines.slice(from),
    clock: { left_ms: null, running: null },
    outcome: seen.outcome(),
    // A game that began in the middle was dealt by nobody.
    seed: over && !seen.record ? seen.seed : null,
    rematch,
  } satisfies Update;
}

/** A game as it stood after so many decisions, as a seat saw it. */
export function replayed(game: Game, seats: SeatInfo[], steps: number, seat: number | null) {
  const again = game.fresh();
  const log: Line[] = [];
  for (const decision of game.decisions.slice(0, steps)) {
    again.play(decision);
    log.push(...again.log(seat));
  }
  return {
    type: 'update',
    version: steps,
    status: again.over ? 'over' : 'playing',
    title: '',
    host: null,
    seats: seats.map((each) => ({ ...each, yours: false })),
    turn: again.turn,
    seat,
    view: again.view(seat),
    legal: [],
    draft: 0,
    log_from: 0,
    log,
    clock: { left_ms: null, running: null },
    outcome: again.outcome(),
    seed: game.record ? null : game.seed,
  } satisfies Update;
}
